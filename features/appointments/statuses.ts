export const statuses = ['scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/** The one table of what staff may do next, with the word on the button. */
export const transitions: Record<Status, { to: Status; action: string }[]> = {
  scheduled: [{ to: 'confirmed', action: 'Confirm' }],
  confirmed: [{ to: 'in_progress', action: 'Start Work' }],
  in_progress: [{ to: 'completed', action: 'Complete' }],
  completed: [],
  cancelled: [],
};

/** Whether an appointment is still to come or under way. */
export const isOpen = (status: Status) => status !== 'completed' && status !== 'cancelled';
