export const statuses = ['scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const;
export type Status = (typeof statuses)[number];

/** The words that everyone reads: on screens, in files and in the copy of a person's data. */
export const statusWords: Record<Status, string> = {
  scheduled: 'Scheduled',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
/** @returns a status as it is written within a sentence */
export const inSentence = (status: Status) => statusWords[status].toLowerCase();

/** The statuses that staff set step by step; cancelling has rules of its own. */
export type Step = Exclude<Status, 'scheduled' | 'cancelled'>;

/** The only table of what staff may do next, with the words on the button. */
export const transitions: Record<Status, { to: Step; action: string }[]> = {
  scheduled: [{ to: 'confirmed', action: 'Confirm' }],
  confirmed: [{ to: 'in_progress', action: 'Start Work' }],
  in_progress: [{ to: 'completed', action: 'Complete' }],
  completed: [],
  cancelled: [],
};

/** How far an appointment has come in each status. */
const stages: Record<Status, 'to come' | 'under way' | 'over'> = {
  scheduled: 'to come',
  confirmed: 'to come',
  in_progress: 'under way',
  completed: 'over',
  cancelled: 'over',
};

/** Whether the garage has agreed to the appointment in each status. */
const isAgreed: Record<Status, boolean> = {
  scheduled: false,
  confirmed: true,
  in_progress: true,
  completed: true,
  cancelled: false,
};

/** The statuses in which work has not begun. */
export const comingStatuses = statuses.filter((status) => stages[status] === 'to come');
/** The statuses in which a car is being worked on. */
export const workStatuses = statuses.filter((status) => stages[status] === 'under way');
/** The statuses in which an appointment is still to come or under way. */
export const openStatuses = statuses.filter((status) => stages[status] !== 'over');
/** The statuses in which the garage has agreed to the appointment. */
export const agreedStatuses = statuses.filter((status) => isAgreed[status]);
/** The statuses in which the appointment is over. */
export const overStatuses = statuses.filter((status) => stages[status] === 'over');

/** For how many days after an appointment someone may still write the record of its completed work. */
export const recordDays = 28;

/** Whether a client asked for a closed day and the garage has not agreed yet. In queries: `isNotPendingRequest`. */
export const isPendingRequest = ({ is_request: asked, status }: { is_request: 0 | 1; status: Status }) =>
  asked === 1 && status === 'scheduled';
/** @returns an appointment's status in the words that staff read; a request that nobody has agreed to has its own */
export const statusShown = (appointment: Parameters<typeof isPendingRequest>[0]) =>
  isPendingRequest(appointment) ? 'Requested' : statusWords[appointment.status];
/** Whether an appointment is still to come: work has not begun. */
export const isComing = (status: Status) => comingStatuses.includes(status);
/** Whether an appointment is still to come or under way. */
export const isOpen = (status: Status) => openStatuses.includes(status);
