import { timeZone } from '../../server/clock.ts';
import { asUtc } from '../date-words.ts';

const longDayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const longFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

const thousands = new Intl.NumberFormat('en-GB');
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** `2026-06-09` → `Tuesday 9 June 2026`. */
export function longDay(date: string): string {
  return longDayFormat.format(asUtc(date)).replace(',', '');
}

/** `2026-06-09` → `9 June 2026`. */
export function longDate(date: string): string {
  return longFormat.format(asUtc(date));
}

/** An instant as the clock in Chesterfield shows it: `9 June 2026, 09:30`. */
export function moment(instant: string): string {
  return momentFormat.format(new Date(instant)).replace(' at ', ', ');
}

/** 123456 pence → `£1,234.56`. */
export function pounds(pence: number): string {
  return money.format(pence / 100);
}

/** 45200 → `45,200 miles`. */
export function miles(count: number): string {
  return `${thousands.format(count)} ${count === 1 ? 'mile' : 'miles'}`;
}

/** 90 → `1 hour 30 minutes`. */
export function howLong(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [...(hours > 0 ? [many(hours, 'hour')] : []), ...(rest > 0 ? [many(rest, 'minute')] : [])];
  return parts.join(' ');
}

/** 1 → `1 day`, 2 → `2 days`. */
export function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/**
 * How a message starts. Only what can be a first name is repeated: anybody can type anything into the
 * contact form, and we do not carry it to others.
 */
export function greeting(fullName: string | null): string {
  const [, first] = /^\s*([\p{L}][\p{L}'’-]{0,29})(?:\s|$)/u.exec(fullName ?? '') ?? [];
  return first ? `Hello ${first},` : 'Hello,';
}
