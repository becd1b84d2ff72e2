import { type Kysely, sql } from 'kysely';
import { clientTerms, enquiryTerms, vehicleTerms } from '../../features/search/words.ts';
import { runSql } from '../migrate.ts';

/** The search terms for people, cars and enquiries, including those already stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runSql(db, tables);
  await fillTerms(db);
}

/** Stores the words that `features/search/words.ts` gives and that are not stored yet. */
export async function fillTerms(db: Kysely<unknown>): Promise<void> {
  await fill(db, 'client', clients, clientTerms);
  await fill(db, 'vehicle', vehicles, vehicleTerms);
  await fill(db, 'enquiry', enquiries, enquiryTerms);
}

const tables = `
create table search_terms (
  kind text not null check (kind in ('client', 'vehicle', 'enquiry', 'audit')),
  term text not null,
  subject_id text not null,
  primary key (kind, term, subject_id)
);
create index search_terms_subject on search_terms (subject_id, term);
`;

type Client = { full_name: string | null; email: string | null; phone: string | null };
type Car = {
  registration: string;
  make: string;
  model: string;
  vin: string | null;
  owner_name: string | null;
};

const clients = (after: string) => sql<Client & { id: string }>`
  select id, full_name, email, phone from profiles where user_type = 'client' and id > ${after} order by id limit 500`;
const vehicles = (after: string) => sql<Car & { id: string }>`
  select vehicles.id, registration, make, model, vin, profiles.full_name as owner_name
  from vehicles inner join profiles on profiles.id = vehicles.owner_id where vehicles.id > ${after} order by vehicles.id limit 500`;
const enquiries = (after: string) => sql<Client & { id: string; vehicle_info: string | null }>`
  select id, full_name, email, phone, vehicle_info from contact_submissions where id > ${after} order by id limit 500`;

async function fill<Row extends { id: string }>(
  db: Kysely<unknown>,
  kind: string,
  rowsAfter: (id: string) => { execute(db: Kysely<unknown>): Promise<{ rows: Row[] }> },
  termsOf: (row: Row) => string[],
): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await rowsAfter(after).execute(db);
    const terms = rows.flatMap((row) => termsOf(row).map((term) => sql`(${kind}, ${term}, ${row.id})`));
    if (terms.length > 0) {
      await sql`insert into search_terms (kind, term, subject_id) values ${sql.join(terms)} on conflict do nothing`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
