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

/** @returns the changes that make every page ask again for whatever this client has */
export const everythingOf = (profileId: string): Change[] =>
  everythingOfAClient.map((topic) => ({ topic, profileId }));
