import type { Kysely } from 'kysely';
import { runSql } from '../migrate.ts';

/**
 * The first schema: accounts, what the garage works with, and what the server keeps for itself. `db/tables.ts`
 * explains each column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, accounts);
  await runSql(db, nouns);
  await runSql(db, housekeeping);
}

const accounts = `
create table users (
  id text primary key,
  email text not null unique,
  password_hash text,
  email_confirmed_at text,
  confirmation_sent_at text,
  recovery_sent_at text,
  reauthentication_sent_at text,
  new_email text,
  email_change_sent_at text,
  user_metadata text not null,
  last_sign_in_at text,
  disabled_at text,
  created_at text not null,
  updated_at text not null
);
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  amr text not null,
  refresh_counter integer not null default 0,
  refreshed_at text not null,
  expires_at text not null,
  user_agent text,
  ip text,
  created_at text not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);
create table flow_states (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  code_hash text unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  expires_at text not null,
  created_at text not null
);
create index flow_states_user on flow_states (user_id);
create table one_time_tokens (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')),
  email text not null,
  link_hash text not null unique,
  code_hash text not null,
  attempts integer not null default 0,
  flow_state_id text references flow_states (id) on delete set null,
  code_expires_at text not null,
  link_expires_at text not null,
  created_at text not null
);
create index one_time_tokens_user on one_time_tokens (user_id, kind);
create index one_time_tokens_email on one_time_tokens (email, kind);
create index one_time_tokens_expiry on one_time_tokens (link_expires_at);
`;

const nouns = `
create table profiles (
  id text primary key,
  user_id text unique references users (id) on delete set null,
  email text,
  full_name text,
  phone text,
  user_type text not null default 'client' check (user_type in ('client', 'employee', 'admin')),
  reminders_agreed_at text,
  staff_notes text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index profiles_newest on profiles (user_type, created_at, id);
create index profiles_email on profiles (email);
create table vehicles (
  id text primary key,
  owner_id text not null references profiles (id),
  make text not null,
  model text not null,
  year integer not null,
  registration text not null,
  vin text,
  mileage integer check (mileage >= 0),
  fuel_type text check (fuel_type in ('petrol', 'diesel', 'electric', 'hybrid')),
  mot_expiry text,
  service_due_date text,
  service_due_mileage integer check (service_due_mileage >= 0),
  archived_at text,
  sold_at text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index vehicles_owner on vehicles (owner_id, created_at, id);
create index vehicles_newest on vehicles (created_at, id);
create index vehicles_registration on vehicles (registration);
create index vehicles_mot on vehicles (mot_expiry);
create table mileage_readings (
  id text primary key,
  vehicle_id text not null references vehicles (id) on delete cascade,
  read_on text not null,
  mileage integer not null,
  created_at text not null
);
create index mileage_readings_vehicle on mileage_readings (vehicle_id, read_on);
create table appointments (
  id text primary key,
  client_id text not null references profiles (id),
  vehicle_id text references vehicles (id),
  service_type text not null,
  appointment_date text not null,
  appointment_time text not null,
  duration_minutes integer not null check (duration_minutes > 0),
  notes text,
  estimated_cost integer check (estimated_cost >= 0),
  status text not null check (status in ('scheduled', 'confirmed', 'in_progress', 'completed', 'cancelled')),
  bay integer not null default 1,
  assigned_to text references profiles (id),
  is_request integer not null default 0 check (is_request in (0, 1)),
  is_no_show integer not null default 0 check (is_no_show in (0, 1)),
  cancel_reason text,
  cancelled_by text references profiles (id),
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index appointments_client on appointments (client_id, appointment_date, appointment_time, id);
create index appointments_vehicle on appointments (vehicle_id, appointment_date);
create index appointments_day on appointments (appointment_date, appointment_time, id);
create index appointments_status on appointments (status, appointment_date, appointment_time, id);
create table appointment_slots (
  date text not null,
  slot text not null,
  bay integer not null,
  appointment_id text not null references appointments (id) on delete cascade,
  primary key (date, slot, bay)
);
create index appointment_slots_appointment on appointment_slots (appointment_id);
create table services (
  id text primary key,
  vehicle_id text not null references vehicles (id),
  appointment_id text references appointments (id),
  service_type text not null,
  service_date text not null,
  cost integer check (cost >= 0),
  description text,
  status text not null default 'completed' check (status in ('completed', 'in_progress')),
  mileage integer check (mileage >= 0),
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index services_vehicle on services (vehicle_id, service_date, id);
create index services_newest on services (service_date, id);
create index services_appointment on services (appointment_id);
create table reminders (
  id text primary key,
  vehicle_id text not null references vehicles (id) on delete cascade,
  title text not null,
  reminder_type text not null check (reminder_type in ('mot', 'service', 'own')),
  due_date text not null,
  send_on text not null,
  is_sent integer not null default 0 check (is_sent in (0, 1)),
  sent_at text,
  created_at text not null
);
create index reminders_vehicle on reminders (vehicle_id, is_sent, due_date, id);
create index reminders_due on reminders (is_sent, send_on);
create table contact_submissions (
  id text primary key,
  full_name text not null,
  email text not null,
  phone text,
  service_needed text,
  vehicle_info text,
  source_page text not null,
  message text,
  status text not null default 'new' check (status in ('new', 'in_progress', 'resolved', 'archived')),
  assigned_to text references profiles (id),
  internal_notes text,
  is_suspected_spam integer not null default 0 check (is_suspected_spam in (0, 1)),
  client_id text references profiles (id),
  first_answered_at text,
  version integer not null default 1,
  created_at text not null,
  updated_at text not null
);
create index contact_submissions_newest on contact_submissions (created_at, id);
create index contact_submissions_status on contact_submissions (is_suspected_spam, status, created_at, id);
create index contact_submissions_email on contact_submissions (email);
`;

const housekeeping = `
create table outbox (
  id text primary key,
  kind text not null,
  to_email text not null,
  subject text not null,
  text text not null,
  html text not null,
  ics text,
  headers text not null default '{}',
  profile_id text references profiles (id) on delete set null,
  appointment_id text references appointments (id) on delete set null,
  reminder_id text references reminders (id) on delete set null,
  attempts integer not null default 0,
  next_attempt_at text not null,
  claimed_until text,
  sent_at text,
  failed_at text,
  last_error text,
  created_at text not null
);
create index outbox_waiting on outbox (sent_at, failed_at, next_attempt_at);
create index outbox_profile on outbox (profile_id, created_at);
create index outbox_newest on outbox (created_at);
create table audit_log (
  id text primary key,
  actor_id text references profiles (id) on delete set null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details text not null,
  created_at text not null
);
create index audit_log_newest on audit_log (created_at, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at);
create table settings (
  name text primary key,
  value text not null,
  updated_at text not null
);
create table idempotency_keys (
  scope text not null,
  key text not null,
  request_hash text not null,
  body text not null,
  created_at text not null,
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create table rate_limits (
  key text primary key,
  window_start integer not null,
  count integer not null default 0
);
create table jobs (
  name text primary key,
  owner text,
  leased_until text,
  last_started_at text,
  last_finished_at text,
  last_result text,
  last_ok integer,
  next_run_at text not null
);
`;
