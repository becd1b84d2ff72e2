import type { Queries } from '../../db/open.ts';
import { clientTerms, enquiryTerms, vehicleTerms } from './words.ts';

/** What a search can find; each subject has its words in `search_terms`. */
export type Kind = 'client' | 'vehicle' | 'enquiry' | 'audit';

/**
 * Brings a client's words up to date, and those of the client's cars, which carry the owner's name. Call it
 * in the transaction that wrote the profile.
 */
export async function indexClient(db: Queries, id: string): Promise<void> {
  const client = await db
    .selectFrom('profiles')
    .select(['full_name', 'email', 'phone', 'user_type', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isFound = client?.user_type === 'client' && client.erased_at === null;
  await storeTerms(db, 'client', id, isFound ? clientTerms(client) : []);
  const cars = await db.selectFrom('vehicles').select('id').where('owner_id', '=', id).execute();
  for (const car of cars) await indexVehicle(db, car.id);
}

/** Brings the words of an account's profile up to date, when there is one. */
export async function indexAccount(db: Queries, userId: string): Promise<void> {
  const profile = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (profile) await indexClient(db, profile.id);
}

/** Brings a car's words up to date. Call it in the transaction that wrote the vehicle. */
export async function indexVehicle(db: Queries, id: string): Promise<void> {
  const car = await db
    .selectFrom('vehicles')
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .select(['registration', 'make', 'model', 'vin', 'profiles.full_name as owner_name'])
    .where('vehicles.id', '=', id)
    .executeTakeFirst();
  await storeTerms(db, 'vehicle', id, car ? vehicleTerms(car) : []);
}

/** Brings an enquiry's words up to date. Call it in the transaction that wrote the enquiry. */
export async function indexEnquiry(db: Queries, id: string): Promise<void> {
  const enquiry = await db
    .selectFrom('contact_submissions')
    .select(['full_name', 'email', 'phone', 'vehicle_info'])
    .where('id', '=', id)
    .executeTakeFirst();
  await storeTerms(db, 'enquiry', id, enquiry ? enquiryTerms(enquiry) : []);
}

/** Replaces the stored words of one subject; without any, the subject is no longer found. */
export async function storeTerms(db: Queries, kind: Kind, id: string, terms: string[]): Promise<void> {
  // Without `kind`, by which SQLite would walk all words of the kind. An id belongs to one subject only.
  const rows = await db.selectFrom('search_terms').select('term').where('subject_id', '=', id).execute();
  const had = new Set(rows.map(({ term }) => term));
  const gone = [...had].filter((term) => !terms.includes(term));
  const fresh = terms.filter((term) => !had.has(term));
  if (gone.length > 0) {
    await db.deleteFrom('search_terms').where('subject_id', '=', id).where('term', 'in', gone).execute();
  }
  if (fresh.length === 0) return;
  await db
    .insertInto('search_terms')
    .values(fresh.map((term) => ({ kind, term, subject_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
