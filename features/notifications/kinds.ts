/**
 * Every message that the software sends. `account` messages hold links or codes that sign people in: staff
 * never read them or send them again. `reminder` messages invite a booking: only with consent, and never
 * after a stop.
 */
const messageKinds = {
  'confirm-address': { label: 'Confirm address', group: 'account' },
  'already-registered': { label: 'Already registered', group: 'account' },
  'reset-password': { label: 'Choose a new password', group: 'account' },
  'sign-in-link': { label: 'Sign-in link', group: 'account' },
  'change-address': { label: 'Change of address', group: 'account' },
  'address-taken': { label: 'Address already in use', group: 'account' },
  reauthentication: { label: 'Security code', group: 'account' },
  'password-changed': { label: 'Password changed', group: 'account' },
  'second-step-changed': { label: 'Second step changed', group: 'account' },
  'booking-received': { label: 'Booking received', group: 'appointment' },
  'booking-confirmed': { label: 'Booking confirmed', group: 'appointment' },
  'booking-moved': { label: 'Booking moved', group: 'appointment' },
  'booking-cancelled': { label: 'Booking cancelled', group: 'appointment' },
  'appointment-tomorrow': { label: 'Appointment tomorrow', group: 'appointment' },
  'price-asked': { label: 'Price to approve', group: 'appointment' },
  'price-agreed': { label: 'Price agreed', group: 'appointment' },
  'work-completed': { label: 'Work completed', group: 'appointment' },
  'enquiry-received': { label: 'Enquiry received', group: 'enquiry' },
  'enquiry-new': { label: 'New enquiry, to the garage', group: 'enquiry' },
  'reminder-mot': { label: 'MOT reminder', group: 'reminder' },
  'reminder-service': { label: 'Service reminder', group: 'reminder' },
  'reminder-own': { label: 'Other reminder', group: 'reminder' },
} as const;

export type MessageKind = keyof typeof messageKinds;
type Group = (typeof messageKinds)[MessageKind]['group'];

/** The kinds of message about an appointment. */
export type AppointmentKind = {
  [Kind in MessageKind]: (typeof messageKinds)[Kind]['group'] extends 'appointment' ? Kind : never;
}[MessageKind];

/** @returns the group of a kind; a kind that this version does not know counts as the most private one */
export function groupOf(kind: string): Group {
  return isMessageKind(kind) ? messageKinds[kind].group : 'account';
}

export function isAppointmentKind(kind: string): kind is AppointmentKind {
  return groupOf(kind) === 'appointment';
}

/** @returns a kind's label for staff */
export function labelOf(kind: string): string {
  return isMessageKind(kind) ? messageKinds[kind].label : kind;
}

function isMessageKind(kind: string): kind is MessageKind {
  return Object.hasOwn(messageKinds, kind);
}

/** @returns every kind of a group, for queries */
export function kindsOf(group: Group): MessageKind[] {
  return Object.keys(messageKinds)
    .filter(isMessageKind)
    .filter((kind) => messageKinds[kind].group === group);
}
