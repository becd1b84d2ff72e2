import type { Queries } from '../../db/open.ts';
import { areTheirEnquiries, areTheirMessages, provenAddress } from './address.server.ts';

/**
 * A copy of everything stored about a person (UK GDPR, articles 15 and 20), except what would let someone in: messages
 * without their text, which may hold sign-in codes, and second steps without their secrets.
 */
export type PersonalData = Awaited<ReturnType<typeof collectPersonalData>>;

/**
 * @param profileId the person's profile, with or without an account
 * @returns all rows about the person, without what is only the garage's own (staff's notes are the person's too);
 *   `account` is null if there is none
 */
export async function collectPersonalData(db: Queries, profileId: string) {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
  return {
    account: profile.user_id ? await accountOf(db, profile.user_id) : null,
    sessions: profile.user_id ? await sessionsOf(db, profile.user_id) : [],
    second_steps: profile.user_id ? await secondStepsOf(db, profile.user_id) : [],
    profile,
    ...(await carsOf(db, profileId)),
    appointments: await db
      .selectFrom('appointments')
      .selectAll()
      .where('client_id', '=', profileId)
      .orderBy('appointment_date')
      .orderBy('appointment_time')
      .orderBy('id')
      .execute(),
    quotes: await db
      .selectFrom('quotes')
      .innerJoin('appointments', 'appointments.id', 'quotes.appointment_id')
      .selectAll('quotes')
      .where('appointments.client_id', '=', profileId)
      .orderBy('quotes.asked_at')
      .execute(),
    calendar_addresses: await db
      .selectFrom('calendar_feeds')
      .select('created_at')
      .where('profile_id', '=', profileId)
      .execute(),
    ...(await correspondenceWith(db, profileId, await provenAddress(db, profileId))),
  };
}

function accountOf(db: Queries, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'new_email', 'email_change_sent_at'])
    .select(['user_metadata', 'created_at', 'last_sign_in_at', 'disabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

function sessionsOf(db: Queries, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'refreshed_at', 'user_agent', 'ip'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function secondStepsOf(db: Queries, userId: string) {
  return db
    .selectFrom('factors')
    .select(['factor_type', 'friendly_name', 'status', 'last_challenged_at', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

async function carsOf(db: Queries, ownerId: string) {
  const vehicles = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const ids = vehicles.map(({ id }) => id);
  return {
    vehicles,
    mileage_readings: await ofMany(ids, (cars) =>
      db
        .selectFrom('mileage_readings')
        .select(['vehicle_id', 'read_on', 'mileage'])
        .where('vehicle_id', 'in', cars)
        .orderBy('read_on')
        .orderBy('mileage')
        .execute(),
    ),
    service_records: await ofMany(ids, (cars) =>
      db
        .selectFrom('services')
        .selectAll()
        .where('vehicle_id', 'in', cars)
        .orderBy('service_date')
        .orderBy('id')
        .execute(),
    ),
    reminders: await ofMany(ids, (cars) =>
      db
        .selectFrom('reminders')
        .selectAll()
        .where('vehicle_id', 'in', cars)
        .orderBy('due_date')
        .orderBy('id')
        .execute(),
    ),
  };
}

async function correspondenceWith(db: Queries, id: string, email: string | null) {
  return {
    messages: await db
      .selectFrom('outbox')
      .select(['to_email', 'subject', 'created_at', 'sent_at'])
      .where(areTheirMessages(id, email))
      .orderBy('created_at')
      .execute(),
    enquiries: await db
      .selectFrom('contact_submissions')
      .selectAll()
      .where(areTheirEnquiries(id, email))
      .orderBy('created_at')
      .execute(),
  };
}

/** An `in` without values is not valid SQL. Nobody has so many cars that the list must be split. */
function ofMany<T>(ids: string[], query: (ids: string[]) => Promise<T[]>): Promise<T[]> {
  return ids.length > 0 ? query(ids) : Promise.resolve([]);
}
