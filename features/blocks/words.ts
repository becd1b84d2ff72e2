import { formatDate } from '../date-words.ts';
import { wholeDay } from './schema.ts';

type Hours = { start_time: string; end_time: string };
type Days = { first_date: string; last_date: string };
type Where = { bay: number | null };

const bays = ({ bay }: Where) => (bay === null ? 'All bays' : `Bay ${bay}`);

const hours = ({ start_time: start, end_time: end }: Hours) =>
  start === wholeDay.start_time && end === wholeDay.end_time ? 'all day' : `from ${start} to ${end}`;

/** `Bay 2 is blocked from 09:00 to 12:00: Ramp inspection.`, where the day is shown nearby. */
export function blockedWords(block: Hours & Where & { reason: string }): string {
  return `${bays(block)} ${block.bay === null ? 'are' : 'is'} blocked ${hours(block)}: ${block.reason}.`;
}

/** `All bays, all day, 24 Dec 2026 to 1 Jan 2027` */
export function blockTitle(block: Hours & Where & Days): string {
  const { first_date: first, last_date: last } = block;
  const days = first === last ? formatDate(first) : `${formatDate(first)} to ${formatDate(last)}`;
  return `${bays(block)}, ${hours(block)}, ${days}`;
}
