import { leadDays } from '../../../../features/reminders/schema.ts';

type Lead = (typeof leadDays)[number];

/** @returns the nearest number of days on offer: a reminder set late is sent at once, however many days before */
export function nearestLead(days: number): Lead {
  return leadDays.reduce((best, lead) => (Math.abs(lead - days) < Math.abs(best - days) ? lead : best));
}

export const leadWords: Record<Lead, string> = {
  0: 'On the day',
  1: 'One day before',
  7: 'One week before',
  14: 'Two weeks before',
  30: '30 days before',
};
