import type { Queries } from '../../db/open.ts';
import type { AppointmentRow, ProfileRow, ServiceRow, VehicleRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError } from '../../server/errors.ts';
import { lockRow, nextVersion } from '../../server/transaction.ts';
import { deleteStoredResponses } from '../../server/write.ts';
import { comingStatuses, isComing, isOpen } from '../appointments/statuses.ts';
import { type Attribution, forgetActor, type NewAuditEntry, recordAuditEntry } from '../audit/data.server.ts';
import { revokeFeed } from '../calendar/feeds.server.ts';
import { removeEnquiries } from '../enquiries/data.server.ts';
import { findClient } from '../profiles/staff-data.server.ts';
import { indexClient } from '../search/terms.server.ts';
import { erasedPlate } from '../vehicles/plate.ts';
import {
  areTheirEnquiries,
  areTheirMessages,
  erasePendingEmailChange,
  provenAddress,
} from './address.server.ts';

/** Replaces a client's name in whatever is kept. */
const erasedName = 'Erased client';

/** What erasing changes: every column not listed as kept must be included, so that a new one is not forgotten. */
type Changes<Row, Kept extends keyof Row> = Record<Exclude<keyof Row, Kept>, unknown>;

type KeptOfProfile = 'id' | 'user_type' | 'merged_into' | 'created_at';
type KeptOfVehicle = 'id' | 'owner_id' | 'make' | 'model' | 'year' | 'fuel_type' | 'sold_at' | 'created_at';
type KeptOfService =
  | 'id'
  | 'vehicle_id'
  | 'appointment_id'
  | 'service_type'
  | 'service_date'
  | 'cost'
  | 'status'
  | 'created_at';
type KeptOfAppointment =
  | 'id'
  | 'client_id'
  | 'vehicle_id'
  | 'service_type'
  | 'appointment_date'
  | 'appointment_time'
  | 'duration_minutes'
  | 'estimated_cost'
  // Set to cancelled if the appointment was still to come.
  | 'status'
  | 'bay'
  | 'assigned_to'
  | 'is_request'
  | 'is_no_show'
  | 'cancelled_by'
  | 'created_at';

/**
 * Erases a client, with or without an account. A record of what was done to which kind of car, on which day and for how
 * much stays, because tax law wants such records for six years (HMRC VAT Notice 700/21), but nothing in it leads to the
 * person any longer.
 * @param by the administrator who erases the client; without an id if clients erase themselves
 * @param summary what the audit log says, if neither default fits
 * @throws {AppError} `not_found` for staff and for clients already erased; `conflict` while a car is being worked on
 */
export async function erasePerson(
  db: Queries,
  profileId: string,
  by: Attribution,
  entry: Pick<NewAuditEntry, 'action' | 'summary'> = {
    action: 'client.erased',
    summary: by.id ? 'Erased a client' : 'A client erased their own account',
  },
): Promise<void> {
  const { now } = by;
  const { user_id: signsIn } = await findClient(db, profileId);
  // Waits for any sign-in message that is just being stored for them, so that it is erased too.
  if (signsIn) await lockRow(db, 'users', signsIn);
  // Waits for anyone who is just booking for them; anyone later finds no such client (`requireUnerasedClient`).
  await lockRow(db, 'profiles', profileId);
  const client = await findClient(db, profileId);
  await refuseDuringWork(db, profileId);
  const cars = await db
    .selectFrom('vehicles')
    .select('id')
    .where('owner_id', '=', profileId)
    // Waits for anyone who is just storing something about one of the cars, so that it is erased too.
    .forUpdate()
    .execute();
  const address = await provenAddress(db, profileId);
  // Before the cars, as when a client is entered with a car: the count of clients always changes before that of cars.
  await db
    .updateTable('profiles')
    .set({
      user_id: null,
      email: null,
      full_name: erasedName,
      phone: null,
      reminders_agreed_at: null,
      reminders_stopped_at: null,
      staff_notes: null,
      erased_at: stamp(now),
      ...nextVersion(now),
    } satisfies Changes<ProfileRow, KeptOfProfile>)
    .where('id', '=', profileId)
    .execute();
  await eraseCars(db, profileId, now);
  await eraseAppointments(db, profileId, now);
  await eraseCorrespondence(db, profileId, address);
  if (signsIn) await erasePendingEmailChange(db, signsIn);
  await revokeFeed(db, profileId);
  await indexClient(db, profileId);
  await forgetActor(db, profileId);
  const account = client.user_id === null ? [] : [client.user_id];
  await deleteStoredResponses(db, [profileId, ...account, ...cars.map(({ id }) => id)]);
  await auditFormerEntries(db, profileId, by, entry);
  await db.deleteFrom('idempotency_keys').where('scope', '=', client.user_id).execute();
  // Sessions, codes and factors go with the account.
  await db.deleteFrom('users').where('id', '=', client.user_id).execute();
  await recordAuditEntry(db, by, { ...entry, subjectId: profileId });
}

/** A restore may bring back an entry from before it was merged into this client: this has it erased again too. */
async function auditFormerEntries(
  db: Queries,
  profileId: string,
  by: Attribution,
  entry: Pick<NewAuditEntry, 'action' | 'summary'>,
): Promise<void> {
  const former = await db.selectFrom('profiles').select('id').where('merged_into', '=', profileId).execute();
  for (const { id } of former) await recordAuditEntry(db, by, { ...entry, subjectId: id });
}

/** A client whose car is in the workshop must be told when it is ready. */
async function refuseDuringWork(db: Queries, profileId: string): Promise<void> {
  const all = await db
    .selectFrom('appointments')
    .select('status')
    .where('client_id', '=', profileId)
    // Waits for anyone who is starting work at this moment, or undoing the end of an appointment.
    .forNoKeyUpdate()
    .execute();
  if (all.every(({ status }) => !isOpen(status) || isComing(status))) return;
  throw new AppError(
    'conflict',
    'A car is being worked on at the moment. Please try again once that appointment is completed or cancelled.',
  );
}

async function eraseCars(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  const owned = db.selectFrom('vehicles').select('id').where('owner_id', '=', profileId);
  await db.deleteFrom('reminders').where('vehicle_id', 'in', owned).execute();
  await db.deleteFrom('mileage_readings').where('vehicle_id', 'in', owned).execute();
  await db
    .updateTable('services')
    .set({
      description: null,
      mileage: null,
      ...nextVersion(now),
    } satisfies Changes<ServiceRow, KeptOfService>)
    .where('vehicle_id', 'in', owned)
    .execute();
  await db
    .updateTable('vehicles')
    .set({
      registration: erasedPlate,
      vin: null,
      mileage: null,
      mot_expiry: null,
      service_due_date: null,
      service_due_mileage: null,
      archived_at: stamp(now),
      ...nextVersion(now),
    } satisfies Changes<VehicleRow, KeptOfVehicle>)
    .where('owner_id', '=', profileId)
    .execute();
}

async function eraseAppointments(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  const booked = db.selectFrom('appointments').select('id').where('client_id', '=', profileId);
  const open = booked.where('status', 'in', comingStatuses);
  await db.deleteFrom('quotes').where('appointment_id', 'in', booked).execute();
  await db.deleteFrom('appointment_slots').where('appointment_id', 'in', open).execute();
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('client_id', '=', profileId)
    .where('status', 'in', comingStatuses)
    .execute();
  // A new version, so that nobody can undo an earlier step.
  await db
    .updateTable('appointments')
    .set({
      notes: null,
      workshop_notes: null,
      cancel_reason: null,
      ...nextVersion(now),
    } satisfies Changes<AppointmentRow, KeptOfAppointment>)
    .where('client_id', '=', profileId)
    .execute();
}

async function eraseCorrespondence(db: Queries, id: string, email: string | null): Promise<void> {
  await db.deleteFrom('outbox').where(areTheirMessages(id, email)).execute();
  const enquiries = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where(areTheirEnquiries(id, email))
    .execute();
  const ids = enquiries.map((enquiry) => enquiry.id);
  await removeEnquiries(db, ids);
}
