import { hasReminderConsent, type Consent } from '../../../../../features/reminders/consent.ts';
import { sendTiming } from '../../../../../features/reminders/send-timing.ts';
import type { BadgeVariant } from '../../../../ui/badge.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { shownInstantDay } from '../../parts/days.ts';
import type { Client, Reminder, Vehicle } from '../parts/types.ts';

type Owner = Consent & Pick<Client, 'email'> & { isDisabled: boolean };
type State = { badge: string; variant: BadgeVariant; words: string };

/**
 * What has happened or will happen to a reminder, and the reason if nothing is sent.
 * @param vehicle undefined when it is no longer the client's
 * @param day today's date in Chesterfield
 */
export function stateOf(
  reminder: Pick<Reminder, 'is_sent' | 'sent_at' | 'dismissed_at' | 'due_date' | 'send_on' | 'reminder_type'>,
  client: Owner,
  vehicle: Pick<Vehicle, 'archived_at'> | undefined,
  day: string,
): State {
  if (reminder.is_sent === 1) {
    const when = reminder.sent_at ? ` on ${shownInstantDay(reminder.sent_at)}` : '';
    return { badge: 'Sent', variant: 'outline', words: `Sent${when}.` };
  }
  if (reminder.dismissed_at) {
    const when = shownInstantDay(reminder.dismissed_at);
    return { badge: 'Stopped', variant: 'secondary', words: `Stopped on ${when}.` };
  }
  const isOver = reminder.due_date < day;
  const when = sendTiming(reminder, day);
  const coming = when === 'later' ? 'Planned' : 'Due';
  const badge = isOver ? 'Overdue' : coming;
  const isRemoved = !vehicle || vehicle.archived_at !== null;
  const obstacle =
    (isRemoved ? 'the vehicle was removed' : obstacleOf(client)) ??
    (when === 'never' ? 'the day has passed' : undefined);
  if (obstacle)
    return isOver
      ? { badge, variant: 'destructive', words: `Not sent: ${obstacle}.` }
      : { badge, variant: 'default', words: `Will not be sent: ${obstacle}.` };
  return {
    badge,
    variant: 'default',
    words: when === 'now' ? 'To be sent within 24 hours.' : `To be sent on ${formatDate(reminder.send_on)}.`,
  };
}

/** Why nothing is sent to a client, whatever the reminder; absent if nothing is in the way. */
export function obstacleOf(client: Owner): string | undefined {
  if (client.reminders_stopped_at) return 'the client has stopped reminders';
  if (!hasReminderConsent(client)) return 'the client has not agreed to reminders';
  if (client.isDisabled) return 'the account is disabled';
  return client.email ? undefined : 'there is no email address';
}

/** Reminders still to come, the soonest first; then those sent or stopped, the latest first. */
export function byUrgency<R extends Pick<Reminder, 'is_sent' | 'dismissed_at' | 'due_date'>>(
  reminders: R[],
): R[] {
  const isOver = (reminder: R) => reminder.is_sent === 1 || reminder.dismissed_at !== null;
  const sorted = reminders.toSorted((a, b) => a.due_date.localeCompare(b.due_date));
  return [...sorted.filter((each) => !isOver(each)), ...sorted.filter((each) => isOver(each)).toReversed()];
}
