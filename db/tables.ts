import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * Every table, as both engines store it: ids are UUIDs (v7) as text, money is integer pence, calendar
 * dates are `YYYY-MM-DD`, times `HH:MM`, instants ISO 8601 in UTC, flags 0 or 1, JSON is text.
 */
export type Tables = {
  users: UsersTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  flow_states: FlowStatesTable;
  factors: FactorsTable;
  factor_challenges: FactorChallengesTable;
  recovery_codes: RecoveryCodesTable;
  profiles: ProfilesTable;
  vehicles: VehiclesTable;
  mileage_readings: MileageReadingsTable;
  appointments: AppointmentsTable;
  appointment_slots: AppointmentSlotsTable;
  blocks: BlocksTable;
  quotes: QuotesTable;
  services: ServicesTable;
  reminders: RemindersTable;
  contact_submissions: ContactSubmissionsTable;
  calendar_feeds: CalendarFeedsTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
  search_terms: SearchTermsTable;
  counters: CountersTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
};

type Flag = 0 | 1;
/** A column that the database fills with its default when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

type UsersTable = {
  id: string;
  /** Lower case. */
  email: string;
  password_hash: string | null;
  /** When the account was first allowed to sign in. */
  email_confirmed_at: string | null;
  /** When the link or code in a message to this address was first used; absent if only let in (AUTH_AUTOCONFIRM). */
  email_proven_at: Defaulted<string | null>;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  reauthentication_sent_at: string | null;
  new_email: string | null;
  email_change_sent_at: string | null;
  /** Which of the two addresses has confirmed the change to `new_email` so far. */
  email_change_accepted: Defaulted<'current' | 'new' | null>;
  /** What the person gave at sign-up and later (`full_name`), as a JSON object. */
  user_metadata: string;
  last_sign_in_at: string | null;
  /** Set while an administrator has disabled the account. */
  disabled_at: string | null;
  created_at: string;
  updated_at: string;
};

type SessionsTable = {
  id: string;
  user_id: string;
  aal: Defaulted<'aal1' | 'aal2'>;
  /** `[{ method, timestamp }]`, most recent first, as JSON. */
  amr: string;
  /** How often the refresh token has been rotated; the token itself is derived, never stored. */
  refresh_counter: Defaulted<number>;
  refreshed_at: string;
  /** End of the absolute lifetime. */
  expires_at: string;
  user_agent: string | null;
  ip: string | null;
  created_at: string;
};

type OneTimeTokensTable = {
  id: string;
  user_id: string;
  kind:
    | 'signup'
    | 'recovery'
    | 'magiclink'
    | 'email_change_current'
    | 'email_change_new'
    | 'reauthentication';
  /** The address that the message went to, lower case. */
  email: string;
  link_hash: string;
  code_hash: string;
  attempts: Defaulted<number>;
  flow_state_id: string | null;
  code_expires_at: string;
  link_expires_at: string;
  created_at: string;
};

type FlowStatesTable = {
  id: string;
  user_id: string;
  code_hash: string | null;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  authentication_method: string;
  expires_at: string;
  created_at: string;
};

/** A second step of signing in: an authenticator app, or a person's one set of recovery codes. */
type FactorsTable = {
  id: string;
  user_id: string;
  factor_type: 'totp' | 'recovery_code';
  friendly_name: string;
  /** The app's secret, encrypted; absent for recovery codes. */
  sealed_secret: string | null;
  status: 'unverified' | 'verified';
  /** The last half minute whose code was accepted, counted from 1970, so that no code works twice. */
  last_step: Defaulted<number | null>;
  last_challenged_at: Defaulted<string | null>;
  created_at: string;
  updated_at: string;
};

type FactorChallengesTable = {
  id: string;
  factor_id: string;
  ip: string | null;
  verified_at: Defaulted<string | null>;
  expires_at: string;
  created_at: string;
};

type RecoveryCodesTable = { factor_id: string; code_hash: string; used_at: Defaulted<string | null> };

type ProfilesTable = {
  id: string;
  /** Absent for a client whom staff entered and who has no account yet. */
  user_id: string | null;
  email: string | null;
  full_name: string | null;
  phone: string | null;
  user_type: Defaulted<'client' | 'employee' | 'admin'>;
  /** When the person last agreed to reminders that invite a booking; absent: never. */
  reminders_agreed_at: string | null;
  /** When they stopped them; absent: never, or they have agreed again. */
  reminders_stopped_at: Defaulted<string | null>;
  /** Staff's own notes about a client. */
  staff_notes: string | null;
  /** When a client was erased: the row stays for the records that tax law requires, and identifies nobody. */
  erased_at: Defaulted<string | null>;
  /** The client that this entry was merged into; the entry was erased at the same moment, with nothing left to keep. */
  merged_into: Defaulted<string | null>;
  version: Defaulted<number>;
  created_at: string;
  updated_at: string;
};

type VehiclesTable = {
  id: string;
  owner_id: string;
  make: string;
  model: string;
  year: number;
  /** Upper case letters and digits only. */
  registration: string;
  vin: string | null;
  mileage: number | null;
  fuel_type: 'petrol' | 'diesel' | 'electric' | 'hybrid' | null;
  mot_expiry: string | null;
  service_due_date: string | null;
  service_due_mileage: number | null;
  /** Removed from the owner's list, kept with its history. */
  archived_at: string | null;
  sold_at: string | null;
  version: Defaulted<number>;
  created_at: string;
  updated_at: string;
};

type MileageReadingsTable = {
  id: string;
  vehicle_id: string;
  read_on: string;
  mileage: number;
  created_at: string;
};

type AppointmentsTable = {
  id: string;
  client_id: string;
  vehicle_id: string | null;
  service_type: string;
  appointment_date: string;
  appointment_time: string;
  duration_minutes: number;
  /** The client reads and changes these too. */
  notes: string | null;
  /** What staff tell each other about the job. */
  workshop_notes: Defaulted<string | null>;
  /** Pence. */
  estimated_cost: number | null;
  status: 'scheduled' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled';
  /** 1 for the first bay. */
  bay: Defaulted<number>;
  /** The mechanic's profile. */
  assigned_to: string | null;
  /** Asked for on a closed day: the garage still has to agree. */
  is_request: Defaulted<Flag>;
  is_no_show: Defaulted<Flag>;
  cancel_reason: string | null;
  cancelled_by: string | null;
  /** Rises with every change; an update names the version it saw. */
  version: Defaulted<number>;
  created_at: string;
  updated_at: string;
};

type AppointmentSlotsTable = {
  date: string;
  /** Start of the half hour. */
  slot: string;
  bay: number;
  /** What takes it: an appointment, or a blocked time. */
  appointment_id: string | null;
  block_id: string | null;
};

/** A time when no work is taken, such as half a day off: on every day from `first_date` to `last_date`. */
type BlocksTable = {
  id: string;
  first_date: string;
  last_date: string;
  start_time: string;
  end_time: string;
  /** Null for all bays. */
  bay: number | null;
  reason: string;
  created_at: string;
};

type QuotesTable = {
  id: string;
  appointment_id: string;
  /** What is to be done, as the client reads it. */
  work: string;
  /** Pence, VAT included. */
  price: number;
  status: Defaulted<'asked' | 'agreed' | 'declined' | 'withdrawn'>;
  asked_at: string;
  asked_by: string | null;
  answered_at: string | null;
  /** A profile: the client's own, or that of staff who took the client's answer or withdrew the question. */
  answered_by: string | null;
};

type ServicesTable = {
  id: string;
  vehicle_id: string;
  appointment_id: string | null;
  service_type: string;
  service_date: string;
  /** Pence. */
  cost: number | null;
  description: string | null;
  status: Defaulted<'completed' | 'in_progress'>;
  mileage: number | null;
  version: Defaulted<number>;
  created_at: string;
  updated_at: string;
};

type RemindersTable = {
  id: string;
  vehicle_id: string;
  title: string;
  reminder_type: 'mot' | 'service' | 'own';
  due_date: string;
  /** The day on which the message is to be sent. */
  send_on: string;
  /** How many days before it is due; absent for a person's own reminders. */
  days_before: Defaulted<number | null>;
  /** Where the due date comes from, for the message's words; absent for a person's own reminders. */
  reason: Defaulted<'expiry' | 'date' | 'mileage' | 'interval' | null>;
  is_sent: Defaulted<Flag>;
  sent_at: string | null;
  /** When staff stopped it: nothing is sent for this due date, and its owner no longer sees it. */
  dismissed_at: Defaulted<string | null>;
  /** Entered by the garage, not by its owner; for the message's words. */
  is_from_staff: Defaulted<Flag>;
  version: Defaulted<number>;
  created_at: string;
};

type ContactSubmissionsTable = {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  service_needed: string | null;
  vehicle_info: string | null;
  source_page: string;
  message: string | null;
  status: Defaulted<'new' | 'in_progress' | 'resolved' | 'archived'>;
  assigned_to: string | null;
  internal_notes: string | null;
  is_suspected_spam: Defaulted<Flag>;
  /** The client this enquiry became. */
  client_id: string | null;
  first_answered_at: string | null;
  version: Defaulted<number>;
  created_at: string;
  updated_at: string;
};

type CalendarFeedsTable = { id: string; profile_id: string; created_at: string };

type OutboxTable = {
  id: string;
  /** Which template made it, such as `confirm-address`. */
  kind: string;
  to_email: string;
  subject: string;
  text: string;
  html: string;
  /** A calendar file to attach. */
  ics: string | null;
  /** Extra headers as a JSON object. */
  headers: Defaulted<string>;
  profile_id: string | null;
  appointment_id: string | null;
  reminder_id: string | null;
  /** The enquiry that the message is about and is deleted with. */
  enquiry_id: Defaulted<string | null>;
  attempts: Defaulted<number>;
  next_attempt_at: string;
  /** While a worker has claimed it: when the claim expires, and whose it is. */
  claimed_until: string | null;
  claimed_by: Defaulted<string | null>;
  sent_at: string | null;
  failed_at: string | null;
  /** Withdrawn before it was sent: reminders were stopped, or what it says is no longer true. */
  withdrawn_at: Defaulted<string | null>;
  /** Names what may be sent only once, such as the message the day before an appointment. */
  once_key: Defaulted<string | null>;
  /** The message that staff asked to have sent again. */
  resent_of: Defaulted<string | null>;
  last_error: string | null;
  created_at: string;
};

type AuditLogTable = {
  id: string;
  actor_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  /** A few words for the reader of the log. */
  summary: Defaulted<string>;
  details: string;
  created_at: string;
};

/** The words by which a subject is found, lower case. */
type SearchTermsTable = {
  kind: 'client' | 'vehicle' | 'enquiry' | 'audit';
  term: string;
  subject_id: string;
};

/** Row counts of large tables, maintained by triggers; read-only. */
type CountersTable = { name: string; count: number };

type SettingsTable = { name: string; value: string; updated_at: string };

type IdempotencyKeysTable = {
  /** Whose key it is: a user's id, or `anybody` for signed-out callers. */
  scope: string;
  key: string;
  request_hash: string;
  body: string;
  created_at: string;
};

type RateLimitsTable = { key: string; window_start: number; count: Generated<number> };

type JobsTable = {
  name: string;
  owner: string | null;
  leased_until: string | null;
  last_started_at: string | null;
  last_finished_at: string | null;
  last_result: string | null;
  last_ok: Flag | null;
  next_run_at: string;
};

export type UserRow = Selectable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type OneTimeTokenRow = Selectable<OneTimeTokensTable>;
export type FactorRow = Selectable<FactorsTable>;
export type ProfileRow = Selectable<ProfilesTable>;
export type VehicleRow = Selectable<VehiclesTable>;
export type AppointmentRow = Selectable<AppointmentsTable>;
export type BlockRow = Selectable<BlocksTable>;
export type QuoteRow = Selectable<QuotesTable>;
export type ServiceRow = Selectable<ServicesTable>;
export type ReminderRow = Selectable<RemindersTable>;
export type EnquiryRow = Selectable<ContactSubmissionsTable>;
export type AuditRow = Selectable<AuditLogTable>;
export type MessageRow = Selectable<OutboxTable>;
