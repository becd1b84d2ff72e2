import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { provenAddress } from './address.server.ts';
import { indexClient, unindexEnquiries } from '../search/terms.server.ts';

/** Stands where a registration was; not a plate of any shape. */
export const erasedPlate = 'ERASED';

/**
 * Erases a client. What was done to which kind of car on which day and for how much stays, because tax law
 * wants such records for six years (HMRC VAT Notice 700/21), but nothing in it leads to the person any more.
 */
export async function erasePerson(
  db: Queries,
  who: { userId: string; profileId: string },
  now: Temporal.Instant,
): Promise<void> {
  await eraseCars(db, who.profileId, now);
  await eraseAppointments(db, who.profileId, now);
  await eraseCorrespondence(db, who.profileId, await provenAddress(db, who.profileId));
  await db.deleteFrom('calendar_feeds').where('profile_id', '=', who.profileId).execute();
  await db
    .updateTable('profiles')
    .set((eb) => ({
      user_id: null,
      email: null,
      full_name: null,
      phone: null,
      reminders_agreed_at: null,
      staff_notes: null,
      version: eb('version', '+', 1),
      updated_at: stamp(now),
    }))
    .where('id', '=', who.profileId)
    .execute();
  await indexClient(db, who.profileId);
  await db.deleteFrom('idempotency_keys').where('scope', '=', who.userId).execute();
  // Sessions, codes and factors go with the account.
  await db.deleteFrom('users').where('id', '=', who.userId).execute();
}

async function eraseCars(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  const owned = db.selectFrom('vehicles').select('id').where('owner_id', '=', profileId);
  await db.deleteFrom('reminders').where('vehicle_id', 'in', owned).execute();
  await db.deleteFrom('mileage_readings').where('vehicle_id', 'in', owned).execute();
  await db
    .updateTable('services')
    .set((eb) => ({
      description: null,
      mileage: null,
      version: eb('version', '+', 1),
      updated_at: stamp(now),
    }))
    .where('vehicle_id', 'in', owned)
    .execute();
  await db
    .updateTable('vehicles')
    .set((eb) => ({
      registration: erasedPlate,
      vin: null,
      mileage: null,
      mot_expiry: null,
      service_due_date: null,
      service_due_mileage: null,
      archived_at: stamp(now),
      version: eb('version', '+', 1),
      updated_at: stamp(now),
    }))
    .where('owner_id', '=', profileId)
    .execute();
}

async function eraseAppointments(db: Queries, profileId: string, now: Temporal.Instant): Promise<void> {
  const booked = db.selectFrom('appointments').select('id').where('client_id', '=', profileId);
  const open = booked.where('status', 'in', ['scheduled', 'confirmed']);
  await db.deleteFrom('appointment_slots').where('appointment_id', 'in', open).execute();
  const touched = { updated_at: stamp(now) };
  await db
    .updateTable('appointments')
    .set((eb) => ({ ...touched, status: 'cancelled', version: eb('version', '+', 1) }))
    .where('client_id', '=', profileId)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .execute();
  await db
    .updateTable('appointments')
    .set({ ...touched, notes: null, cancel_reason: null })
    .where('client_id', '=', profileId)
    .execute();
}

async function eraseCorrespondence(db: Queries, profileId: string, email: string | null): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('profile_id', '=', profileId), eb('to_email', '=', email)]))
    .execute();
  await unindexEnquiries(db, { clientId: profileId, email });
  await db
    .deleteFrom('contact_submissions')
    .where((eb) => eb.or([eb('client_id', '=', profileId), eb('email', '=', email)]))
    .execute();
}
