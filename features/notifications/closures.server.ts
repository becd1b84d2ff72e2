import type { Queries } from '../../db/open.ts';
import { today } from '../../server/clock.ts';
import { addDays, closureOn, daysBetween, type OpenDays } from '../appointments/calendar.ts';
import { formatDate } from '../date-words.ts';
import { readSettings } from '../settings/data.server.ts';

/** How many days ahead a message names the owner's closed days. */
const horizon = 14;
/** Where a closure without an end, as with no opening hours at all, is cut off. */
const longest = 366;

/** @returns as `closureWords`, by the settings and the current day */
export async function closuresAhead(db: Queries, now: Temporal.Instant): Promise<string> {
  return closureWords(await readSettings(db), today(now));
}

/**
 * The owner's closed days from today on, with the weekends and bank holidays that prolong them, such as
 * ` We are closed from 24 Dec 2026 to 3 Jan 2027: Christmas shutdown.`
 * @returns the sentences, each after a space; empty if none begins within 14 days
 */
export function closureWords(open: OpenDays, today: string): string {
  const sentences: string[] = [];
  const reasonOn = (date: string) => open.closed_days.find((day) => day.date === date)?.reason;
  for (let ahead = 0; ahead <= horizon; ahead += 1) {
    const first = addDays(today, ahead);
    if (reasonOn(first) === undefined) continue;
    let last = first;
    const reasons = new Set<string>();
    for (let days = 0; days < longest && closureOn(addDays(first, days), open) !== null; days += 1) {
      last = addDays(first, days);
      reasons.add(reasonOn(last) ?? '');
    }
    reasons.delete('');
    const when =
      first === last ? `on ${formatDate(first)}` : `from ${formatDate(first)} to ${formatDate(last)}`;
    sentences.push(` We are closed ${when}: ${[...reasons].join(', ')}.`);
    ahead += daysBetween(first, last);
  }
  return sentences.join('');
}
