export const reminderWords = { mot: 'MOT', service: 'Service', own: 'Your own' } as const;
