import { shownMiles } from '../../features/amount-words.ts';

/**
 * How often a service is due, in words.
 * @returns such as `Every 12 months or 12,000 miles`, or `Every 3 months` where the make counts no miles
 */
export function interval(due: { months: number; miles?: number | undefined }): string {
  const time = `Every ${due.months} months`;
  return due.miles === undefined ? time : `${time} or ${shownMiles(due.miles)}`;
}
