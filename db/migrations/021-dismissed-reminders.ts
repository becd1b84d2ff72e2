import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Staff may stop one reminder. Its row stays, so that the planner does not create it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
alter table reminders add column
  dismissed_at text;
drop index reminders_planned;
create unique index reminders_planned on reminders (vehicle_id, reminder_type) where is_sent = 0 and dismissed_at is null and reminder_type <> 'own';
`;
