import { clockTime } from '../../../../../features/appointments/times.ts';

/** @returns when something ends that starts at a time and takes so many minutes, `HH:MM` */
export function endTime(time: string, minutes: number): string {
  const [hours = 0, past = 0] = time.split(':').map(Number);
  return clockTime(hours * 60 + past + minutes);
}

export const reminderWords = { mot: 'MOT', service: 'Service', own: 'Your own' } as const;
