import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/** An index for each way in which staff filter and sort, so that a list reads only the rows that it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, indexes);
}

const indexes = `
create index appointments_type on appointments (service_type, appointment_date, appointment_time, id);
create index appointments_status_type on appointments (status, service_type, appointment_date, appointment_time, id);
create index appointments_assigned on appointments (assigned_to, appointment_date, appointment_time, id);
create index appointments_created on appointments (created_at, id);
create index appointments_status_created on appointments (status, created_at, id);
create index appointments_no_show on appointments (appointment_date, appointment_time, id) where is_no_show = 1;
create index appointments_requests on appointments (appointment_date, appointment_time, id) where is_request = 1;
create index profiles_name on profiles (user_type, (lower(coalesce(full_name, ''))), id);
drop index vehicles_registration;
create index vehicles_registration on vehicles (registration, id);
drop index vehicles_mot;
create index vehicles_mot on vehicles (mot_expiry, id);
create index vehicles_fuel on vehicles (fuel_type, created_at, id);
create index vehicles_archived on vehicles (created_at, id) where archived_at is not null;
create index services_type on services (service_type, service_date, id);
create index services_status on services (status, service_date, id);
create index contact_submissions_all on contact_submissions (is_suspected_spam, created_at, id);
create index contact_submissions_assigned on contact_submissions (assigned_to, created_at, id);
create index contact_submissions_client on contact_submissions (client_id, created_at);
alter table audit_log add column summary text not null default '';
create index audit_log_actor on audit_log (actor_id, created_at, id);
create index audit_log_action on audit_log (action, created_at, id);
create index audit_log_kind on audit_log (subject_kind, created_at, id);
`;
