import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** Times when the garage takes no work in a bay: their half hours are taken as an appointment's are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, statements);
}

const statements = `
create table blocks (
  id text primary key,
  first_date text not null,
  last_date text not null,
  start_time text not null,
  end_time text not null,
  bay integer,
  reason text not null,
  created_at text not null
);
drop index appointment_slots_appointment;
alter table appointment_slots add column
  holder text references appointments (id) on delete cascade;
update appointment_slots set holder = appointment_id;
alter table appointment_slots drop column appointment_id;
alter table appointment_slots rename column holder to appointment_id;
alter table appointment_slots add column
  block_id text references blocks (id) on delete cascade check ((block_id is null) <> (appointment_id is null));
create index appointment_slots_appointment on appointment_slots (appointment_id);
create index appointment_slots_block on appointment_slots (block_id) where block_id is not null;
`;
