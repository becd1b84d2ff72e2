import type { Change } from '../../server/live.ts';

/** What may have changed once a client is erased or merged. */
export const everythingOfAClient: Change['topic'][] = [
  'clients',
  'vehicles',
  'appointments',
  'services',
  'reminders',
  'enquiries',
  'messages',
];

/** @returns the changes that make every page reload everything about this client */
export const everythingOf = (profileId: string): Change[] =>
  everythingOfAClient.map((topic) => ({ topic, profileId }));

/** @returns the same for a client who has been erased, whose own pages lose access at once */
export const everythingOfErased = (profileId: string): Change[] => [
  { topic: 'access', profileId },
  ...everythingOf(profileId),
];
