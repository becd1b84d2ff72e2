import type { Consent } from '../../../../../features/reminders/consent.ts';
import { shownInstantDay } from '../../parts/days.ts';

/** @returns what a client last said about reminders, with the day; an earlier agreement stays on record */
export function consentWords({
  reminders_agreed_at: agreed,
  reminders_stopped_at: stopped,
}: Consent): string {
  const before = agreed ? `, agreed on ${shownInstantDay(agreed)}` : '';
  if (stopped) return `Stopped on ${shownInstantDay(stopped)}${before}`;
  return agreed ? `Agreed on ${shownInstantDay(agreed)}` : 'Not asked';
}
