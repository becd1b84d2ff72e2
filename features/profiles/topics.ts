import type { LiveChange } from '../../server/live.ts';

/** What may have changed once a client is erased or merged. */
export const everythingOfAClient: LiveChange['topic'][] = [
  'clients',
  'vehicles',
  'appointments',
  'services',
  'reminders',
  'enquiries',
  'messages',
];

/** @returns the changes that make every page reload everything about this client */
export const everythingOf = (profileId: string): LiveChange[] =>
  everythingOfAClient.map((topic) => ({ topic, profileId }));

/** @returns the same for a client who has been erased, whose own pages lose access at once */
export const everythingOfErased = (profileId: string): LiveChange[] => [
  { topic: 'access', profileId },
  ...everythingOf(profileId),
];
