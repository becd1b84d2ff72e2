import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * What reliable delivery of messages needs: who has claimed a message, which were withdrawn, a key that
 * lets something be sent only once, and one planned reminder for each thing that is due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, outbox);
  await runSql(db, reminders);
}

const outbox = `
alter table outbox add column
  claimed_by text;
alter table outbox add column
  withdrawn_at text;
alter table outbox add column
  once_key text;
alter table outbox add column
  resent_of text;
create unique index outbox_once on outbox (once_key);
drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at, id) where sent_at is null and failed_at is null and withdrawn_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
create index outbox_appointment on outbox (appointment_id);
create index outbox_reminder on outbox (reminder_id);
`;

// The planner recreates these rows, so deleting the existing ones loses nothing.
const reminders = `
alter table reminders add column
  days_before integer;
alter table reminders add column
  reason text;
delete from reminders where is_sent = 0 and reminder_type <> 'own';
create unique index reminders_planned on reminders (vehicle_id, reminder_type) where is_sent = 0 and reminder_type <> 'own';
`;
