import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { addDays } from '../features/appointments/calendar.ts';
import { clientTerms, vehicleTerms } from '../features/search/words.ts';
import { at, insert, instant, type Owned, person, times, word } from './volume-rows.ts';
import {
  addActs,
  addAppointments,
  addEnquiries,
  addMessages,
  addQuotes,
  addServices,
} from './volume-work.ts';

/** The size of a garage, for tests and measurements of how a large one behaves. */
export type Size = { clients: number; vehicles: number; appointments: number };

const cars = [
  ['Ford', 'Focus'],
  ['BMW', '320d'],
  ['Audi', 'A4'],
  ['Kia', 'Ceed'],
  ['Fiat', '500'],
] as const;
/** Fills an empty garage. The last day with appointments is `until`; there are about ten a day. */
export async function fillGarage(
  db: Db,
  { clients, vehicles, appointments }: Size,
  until: string,
): Promise<void> {
  const mechanics = await addMechanics(db);
  const people = await addClients(db, clients);
  const owned = await addVehicles(db, vehicles, people, until);
  await addAppointments(db, appointments, owned, mechanics, until);
  await addQuotes(db);
  await addServices(db, Math.floor(appointments / 2), owned, until);
  await addEnquiries(db, Math.floor(clients / 2), mechanics);
  await addMessages(db, appointments, people);
  await addActs(db, Math.floor(appointments / 10), mechanics);
}

async function addMechanics(db: Db): Promise<string[]> {
  const rows = [
    ...times(4, (index) => ({
      ...person(index),
      user_id: null,
      email: `mechanic-${index}@example.com`,
      user_type: 'employee' as const,
    })),
  ];
  await insert(db, 'profiles', rows);
  return rows.map((row) => row.id);
}

/** Every tenth client has an account. */
async function addClients(db: Db, count: number): Promise<{ id: string; full_name: string }[]> {
  const rows = [
    ...times(count, (index) => ({ ...person(index), user_id: index % 10 === 0 ? randomUUIDv7() : null })),
  ];
  const accounts = rows.flatMap(({ user_id: id, email, created_at, updated_at }) =>
    id === null
      ? []
      : [{ id, email, user_metadata: '{}', email_confirmed_at: created_at, created_at, updated_at }],
  );
  await insert(db, 'users', accounts);
  await insert(db, 'profiles', rows);
  await insert(
    db,
    'search_terms',
    rows.flatMap((row) =>
      clientTerms(row).map((term) => ({ kind: 'client' as const, term, subject_id: row.id })),
    ),
  );
  return rows;
}

async function addVehicles(
  db: Db,
  count: number,
  owners: { id: string; full_name: string }[],
  until: string,
): Promise<Owned[]> {
  const rows = [
    ...times(count, (index) => {
      const [make, model] = at(cars, index);
      const registration = `${word(index).slice(2)}${String(10 + (index % 60))}${word(index).slice(0, 2)}X`;
      const stamps = { created_at: instant(index), updated_at: instant(index) };
      const dates = {
        mot_expiry: addDays(until, (index % 400) - 30),
        archived_at: index % 50 === 0 ? instant(index) : null,
      };
      const fuel = index % 20 === 0 ? ('electric' as const) : ('petrol' as const);
      return {
        id: randomUUIDv7(),
        owner_id: at(owners, index).id,
        make,
        model,
        year: 2015,
        registration,
        fuel_type: fuel,
        ...dates,
        ...stamps,
      };
    }),
  ];
  await insert(db, 'vehicles', rows);
  const terms = rows.flatMap((row, index) =>
    vehicleTerms({ ...row, vin: null, owner_name: at(owners, index).full_name }).map((term) => ({
      kind: 'vehicle' as const,
      term,
      subject_id: row.id,
    })),
  );
  await insert(db, 'search_terms', terms);
  return rows;
}
