import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Indexes for what was slow in a garage with 200,000 appointments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, indexes);
}

const indexes = `
drop index appointments_vehicle;
create index appointments_vehicle on appointments (vehicle_id, appointment_date, appointment_time, id, client_id);
create index appointments_first on appointments (client_id, status, appointment_date);
create index outbox_gave_up on outbox (created_at, id) where failed_at is not null;
create index outbox_withdrawn on outbox (created_at, id) where withdrawn_at is not null;
create index outbox_unsent on outbox (created_at, id) where sent_at is null and failed_at is null and withdrawn_at is null;
create index users_newest on users (created_at, id);
`;
