import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import { addDays } from '../features/appointments/calendar.ts';
import { serviceTypes } from '../features/appointments/schema.ts';
import { clientTerms, enquiryTerms, vehicleTerms } from '../features/search/words.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

/** A garage of any size, for tests and measurements of how it behaves when it is large. */
export type Size = { clients: number; vehicles: number; appointments: number };

const firstNames = ['Amelia', 'Ben', 'Chloe', 'Daniel', 'Ella', 'Freddie', 'Grace', 'Harry', 'Isla', 'Jack'];
const lastNames = [
  'Smith',
  'Jones',
  'Taylor',
  'Brown',
  'Wilson',
  'Evans',
  'Thomas',
  'Roberts',
  'Walker',
  'Wright',
];
const cars = [
  ['Ford', 'Focus'],
  ['BMW', '320d'],
  ['Audi', 'A4'],
  ['Kia', 'Ceed'],
  ['Fiat', '500'],
] as const;
const letters = 'ABCDEFGHJKLMNOPRSTUVWXYZ';

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const instant = (minutes: number) => new Date(Date.UTC(2018, 0, 1) + minutes * 60_000).toISOString();
/** A word of its own for every number, so that there are rare names as well as common ones. */
const word = (index: number) =>
  [0, 1, 2, 3].map((place) => letters[Math.floor(index / 24 ** place) % 24] ?? 'A').join('');

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
  await addServices(db, Math.floor(appointments / 2), owned, until);
  await addEnquiries(db, Math.floor(clients / 2), mechanics);
}

type Owned = { id: string; owner_id: string };
type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/** One row at a time in memory, many at a time to the database. */
async function insert<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: Iterable<Row<Table>>,
): Promise<void> {
  let batch: Row<Table>[] = [];
  const flush = async () => {
    // The table's name picks the row's type, which the compiler does not follow here.
    if (batch.length > 0) await db.insertInto(table).values(batch).execute();
    batch = [];
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === 1000) await flush();
  }
  await flush();
}

function* times<T>(count: number, make: (index: number) => T): Generator<T> {
  for (let index = 0; index < count; index += 1) yield make(index);
}

async function addMechanics(db: Db): Promise<string[]> {
  const rows = [
    ...times(4, (index) => ({
      ...person(index),
      email: `mechanic-${index}@example.com`,
      user_type: 'employee' as const,
    })),
  ];
  await insert(db, 'profiles', rows);
  return rows.map((row) => row.id);
}

function person(index: number) {
  const name = `${at(firstNames, index)} ${index % 7 === 0 ? at(lastNames, Math.floor(index / 7)) : word(index)}`;
  return {
    id: randomUUIDv7(),
    user_id: null,
    email: `client-${index}@example.com`,
    full_name: name,
    phone: `07${String(100_000_000 + index)}`,
    created_at: instant(index),
    updated_at: instant(index),
  };
}

async function addClients(db: Db, count: number): Promise<{ id: string; full_name: string }[]> {
  const rows = [...times(count, person)];
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

async function addAppointments(
  db: Db,
  count: number,
  owned: Owned[],
  mechanics: string[],
  until: string,
): Promise<void> {
  const days = Math.ceil(count / 10);
  await insert(
    db,
    'appointments',
    times(count, (index) => {
      const vehicle = at(owned, index * 7);
      const day = Math.floor(index / 10);
      const isRecent = day > days - 15;
      const status =
        index % 12 === 0
          ? 'cancelled'
          : isRecent
            ? index % 3 === 0
              ? 'scheduled'
              : 'confirmed'
            : 'completed';
      return {
        id: randomUUIDv7(),
        client_id: vehicle.owner_id,
        vehicle_id: vehicle.id,
        service_type: at(serviceTypes, index),
        appointment_date: addDays(until, day - days + 1),
        appointment_time: `${String(8 + (index % 10)).padStart(2, '0')}:00`,
        duration_minutes: 60,
        notes: null,
        estimated_cost: 5000 + (index % 300) * 100,
        status,
        bay: 1,
        assigned_to: status === 'scheduled' ? null : at(mechanics, index),
        is_request: index % 500 === 0 ? 1 : 0,
        is_no_show: index % 240 === 0 ? 1 : 0,
        cancel_reason: null,
        cancelled_by: null,
        created_at: instant(index * 3),
        updated_at: instant(index * 3),
      };
    }),
  );
}

async function addServices(db: Db, count: number, owned: Owned[], until: string): Promise<void> {
  await insert(
    db,
    'services',
    times(count, (index) => ({
      id: randomUUIDv7(),
      vehicle_id: at(owned, index * 3).id,
      appointment_id: null,
      service_type: at(serviceTypes, index),
      service_date: addDays(until, -Math.floor(index / 10)),
      cost: 9000,
      description: null,
      status: index % 200 === 0 ? 'in_progress' : 'completed',
      mileage: null,
      created_at: instant(index),
      updated_at: instant(index),
    })),
  );
}

async function addEnquiries(db: Db, count: number, mechanics: string[]): Promise<void> {
  const rows = [
    ...times(count, (index) => ({
      ...person(index),
      user_id: undefined,
      service_needed: null,
      vehicle_info: null,
      source_page: '/contact',
      message: 'Please call me back.',
      status:
        index % 40 === 0 ? ('new' as const) : at(['in_progress', 'resolved', 'archived'] as const, index),
      assigned_to: index % 3 === 0 ? null : at(mechanics, index),
      is_suspected_spam: index % 10 === 1 ? (1 as const) : (0 as const),
      internal_notes: null,
      client_id: null,
      first_answered_at: null,
    })),
  ].map(({ user_id: _, ...row }) => row);
  await insert(db, 'contact_submissions', rows);
  await insert(
    db,
    'search_terms',
    rows.flatMap((row) =>
      enquiryTerms(row).map((term) => ({ kind: 'enquiry' as const, term, subject_id: row.id })),
    ),
  );
}
