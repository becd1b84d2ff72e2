import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { erasuresIn } from '../../db/erasures.ts';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import type { EnquiryRow, ProfileRow, VehicleRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { recordChanges, engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { unsubscribeUrl } from '../reminders/unsubscribe-link.server.ts';
import { queueMessage } from '../notifications/outbox.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import { lockEmailAddress } from './data.server.ts';
import { everythingOf } from './topics.ts';
import { recordMileage } from '../vehicles/readings.server.ts';

type Page = {
  client: ProfileRow;
  vehicles: VehicleRow[];
  appointments: { id: string; vehicle_id: string | null }[];
  services: { id: string }[];
  reminders: { id: string; vehicle_id: string; reminder_type: string; due_date: string }[];
  enquiries: EnquiryRow[];
};
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

describe.each(engines)('clients who were entered twice on %s', (engine) => {
  let garage: TestGarage;
  let admin: Person;
  let kit: Person;
  let entered: ProfileRow;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    admin = await makePerson(garage, 'admin');
  });
  afterAll(() => garage.stop());

  const merge = <T = ErrorBody>(from: string, into: string) =>
    admin.post<T>(`/api/admin/clients/${from}/merge`, { client_id: into });
  const pageOf = async (id: string) => (await admin.get<Page>(`/api/staff/clients/${id}`)).body;
  const found = async (typed: string) =>
    ids((await admin.get<{ rows: ProfileRow[] }>(`/api/staff/clients?q=${typed}`)).body.rows);
  const counted = async () =>
    (await admin.get<{ counters: Record<string, number> }>('/api/staff/overview')).body.counters[
      'total_clients'
    ];

  /** Kit has an account, and staff entered Kit earlier under another name, phone and address. */
  async function twice(given: Partial<ProfileRow> = {}) {
    kit = await makePerson(garage, 'client', { fullName: 'Kit Ward' });
    const old = { full_name: 'Christopher Ward', email: `old-${kit.email}`, phone: '07700900555' };
    entered = await makeProfile(garage.garage.db, { ...old, ...given });
  }

  test('become one with everything that either had', async () => {
    await twice({ staff_notes: 'Pays in cash.' });
    const { db, clock } = garage.garage;
    const car = await makeVehicle(db, { owner_id: entered.id, registration: 'AB12ONE' });
    const work = { client_id: entered.id, vehicle_id: car.id, appointment_date: '2026-06-15' };
    const appointment = await makeAppointment(db, work);
    const service = await makeService(db, { vehicle_id: car.id });
    const became = await makeEnquiry(db, { client_id: entered.id, email: 'third@example.com' });
    const byAddress = await makeEnquiry(db, { email: entered.email ?? '' });
    const said = { kind: 'booking-received', subject: 'We have your booking', text: '', html: '' } as const;
    await queueMessage(db, { ...said, to: entered.email ?? '', profileId: entered.id }, clock());
    const before = Number(await counted());

    const told = recordChanges(garage);
    const merged = await merge<ProfileRow>(entered.id, kit.profile.id);
    expect(merged.status).toBe(200);
    expect(told).toEqual(everythingOf(kit.profile.id));
    expect(merged.body).toMatchObject({
      id: kit.profile.id,
      full_name: 'Kit Ward',
      email: kit.email,
      phone: '07700900555',
      staff_notes: `Pays in cash.\n\nAlso entered as Christopher Ward, ${entered.email}.`,
    });
    const page = await pageOf(kit.profile.id);
    expect(ids(page.vehicles)).toEqual([car.id]);
    expect(page.appointments).toMatchObject([{ id: appointment.id, vehicle_id: car.id }]);
    expect(ids(page.services)).toEqual([service.id]);
    expect(ids(page.enquiries)).toEqual(ids([became, byAddress]));
    const draft = await admin.get(`/api/staff/enquiries/${byAddress.id}/draft`);
    expect(draft.body, 'it may still become an appointment').toMatchObject({
      known: [{ id: kit.profile.id }],
    });
    const convert = () =>
      admin.post(`/api/staff/enquiries/${byAddress.id}/convert`, { client_id: kit.profile.id });
    expect([(await convert()).status, (await convert()).status]).toEqual([201, 409]);
    expect((await kit.get('/api/vehicles')).body).toMatchObject({ rows: [{ id: car.id }] });
    expect((await kit.get('/api/privacy/export')).body).toMatchObject({
      messages: [{ subject: said.subject }],
    });

    const merging = db.selectFrom('audit_log').where('action', '=', 'client.merged');
    const acts = await merging.select(['subject_id', 'summary', 'details']).execute();
    expect(new Map(acts.map(({ subject_id: id, summary }) => [id, summary]))).toEqual(
      new Map([
        [entered.id, 'Merged a client into another'],
        [kit.profile.id, 'Merged another client into this one'],
      ]),
    );
    const which = { from: entered.id, into: kit.profile.id };
    expect(acts.map(({ details }) => JSON.parse(details))).toEqual([which, which]);
    const left = await pageOf(entered.id);
    expect(left.client).toMatchObject({
      merged_into: kit.profile.id,
      full_name: null,
      email: null,
      phone: null,
      staff_notes: null,
    });
    expect(Object.values(left).filter((part) => Array.isArray(part) && part.length > 0)).toEqual([]);
    expect([await found('christopher'), await counted()]).toEqual([[], before - 1]);
    const cars = await admin.get<{ rows: { id: string }[] }>('/api/staff/vehicles?q=kit one');
    expect(ids(cars.body.rows)).toEqual([car.id]);
    const words = db.selectFrom('search_terms').select('term').where('subject_id', '=', entered.id);
    expect(await words.execute(), 'no search terms of the record that is gone').toEqual([]);
  });

  test('keep one entry of a car that both have, with what each knows about it', async () => {
    await twice();
    const { db, clock } = garage.garage;
    const same = { registration: 'AB12TWO', make: 'Škoda' };
    const theirs = await makeVehicle(db, {
      ...same,
      owner_id: entered.id,
      vin: 'VINOFSTAFF',
      mileage: 41_000,
      mot_expiry: '2026-12-01',
    });
    const own = await makeVehicle(db, {
      ...same,
      owner_id: kit.profile.id,
      mileage: 40_000,
      mot_expiry: '2025-12-01',
      service_due_date: '2026-12-10',
    });
    const removed = await makeVehicle(db, {
      ...same,
      owner_id: kit.profile.id,
      created_at: '2025-01-01T00:00:00.000Z',
      archived_at: '2026-01-01T00:00:00.000Z',
    });
    const other = { registration: 'AB12TRE' };
    const sold = '2026-01-01T00:00:00.000Z';
    const gone = { owner_id: entered.id, archived_at: sold, sold_at: sold };
    await makeVehicle(db, { ...other, ...gone });
    const onlyTheirs = await makeVehicle(db, { registration: 'AB12FOR', owner_id: entered.id });
    const driven = await makeVehicle(db, { ...other, owner_id: kit.profile.id });
    const work = { client_id: entered.id, vehicle_id: theirs.id, appointment_date: '2026-06-16' };
    const appointment = await makeAppointment(db, work);
    const service = await makeService(db, { vehicle_id: theirs.id });
    await recordMileage(db, theirs.id, 41_000, clock());
    const ask = { title: 'Cambelt', reminder_type: 'own' as const };
    // Staff stopped this one, not the one that waits.
    const stopped = await makeReminder(db, { ...ask, vehicle_id: own.id, dismissed_at: sold });
    const cambelt = await makeReminder(db, { ...ask, vehicle_id: theirs.id });
    await makeReminder(db, { ...ask, vehicle_id: own.id, title: 'Coolant' });
    const asked = [
      stopped,
      cambelt,
      await makeReminder(db, { ...ask, vehicle_id: theirs.id, title: 'Coolant', is_sent: 1 }),
      await makeReminder(db, { ...ask, vehicle_id: own.id, title: 'Coolant', is_sent: 1 }),
      await makeReminder(db, { ...ask, vehicle_id: own.id, send_on: '2026-11-24' }),
      await makeReminder(db, { ...ask, vehicle_id: own.id, due_date: '2026-12-02' }),
      await makeReminder(db, { ...ask, vehicle_id: own.id, title: 'Winter tyres' }),
    ];
    await makeReminder(db, { ...ask, vehicle_id: own.id });
    await planReminders(db, [theirs.id, own.id], clock());

    expect((await merge(entered.id, kit.profile.id)).status).toBe(200);
    const page = await pageOf(kit.profile.id);
    expect(ids(page.vehicles)).toEqual(ids([own, removed, driven, onlyTheirs]));
    expect(page.vehicles.find(({ id }) => id === own.id)).toMatchObject({
      vin: 'VINOFSTAFF',
      mileage: 41_000,
      mot_expiry: '2026-12-01',
      service_due_date: '2026-12-10',
      archived_at: null,
    });
    const still = { archived_at: null, sold_at: null };
    expect(page.vehicles.find(({ id }) => id === driven.id)).toMatchObject(still);
    expect(page.appointments).toMatchObject([{ id: appointment.id, vehicle_id: own.id }]);
    expect(ids(page.services)).toEqual([service.id]);
    const planned = page.reminders.filter((due) => due.vehicle_id === own.id && due.reminder_type !== 'own');
    expect(planned.map(({ due_date: due }) => due).toSorted()).toEqual(['2026-12-01', '2026-12-10']);
    const asks = page.reminders.filter((due) => due.reminder_type === 'own');
    expect(ids(asks), 'what both ask for is listed once').toEqual(ids(asked));
    const readings = await db
      .selectFrom('mileage_readings')
      .select('mileage')
      .where('vehicle_id', '=', own.id)
      .execute();
    expect(readings).toEqual([{ mileage: 41_000 }]);
    const words = db.selectFrom('search_terms').select('term').where('subject_id', '=', theirs.id);
    expect(await words.execute()).toEqual([]);
  });

  test('are not merged if the first signs in, or if one is staff, was erased, or is the same', async () => {
    await twice();
    const refused = async (from: string, into: string) => (await merge(from, into)).body.error;
    expect(await refused(entered.id, entered.id)).toMatchObject({ fields: { client_id: /another/ } });
    expect((await refused(kit.profile.id, entered.id)).code).toBe('conflict');
    expect((await refused(entered.id, admin.profile.id)).code).toBe('not_found');
    expect((await refused(admin.profile.id, entered.id)).code).toBe('not_found');
    expect((await merge(entered.id, kit.profile.id)).status).toBe(200);
    expect((await refused(entered.id, kit.profile.id)).code).toBe('not_found');
    const third = await makeProfile(garage.garage.db);
    expect((await refused(third.id, entered.id)).code).toBe('not_found');
  });

  test('fill what is missing in the one that stays, including the address', async () => {
    const { db } = garage.garage;
    const [from, into] = [
      await makeProfile(db, { full_name: 'Pat', email: 'pat@example.com', phone: '07700900556' }),
      await makeProfile(db, { full_name: null, staff_notes: 'Red van' }),
    ];
    const { body } = await merge<ProfileRow>(from.id, into.id);
    expect(body).toMatchObject({
      full_name: 'Pat',
      email: 'pat@example.com',
      phone: '07700900556',
      staff_notes: 'Red van',
    });
    expect(await found('pat@example.com')).toEqual([into.id]);
    const third = await makeProfile(db, { full_name: 'Pat', phone: '07700900557' });
    const again = await merge<ProfileRow>(third.id, into.id);
    expect(again.body).toMatchObject({
      phone: '07700900556',
      staff_notes: 'Red van\n\nAlso entered as 07700 900557.',
    });
  });

  test('do not note the same phone number typed in another way', async () => {
    const { db } = garage.garage;
    const into = await makeProfile(db, { full_name: 'Pat', phone: '07700900556' });
    const from = await makeProfile(db, { full_name: 'Pat', phone: '+44 7700 900556' });
    const { body } = await merge<ProfileRow>(from.id, into.id);
    expect(body).toMatchObject({ phone: '07700900556', staff_notes: null });
  });

  test('have agreed to reminders as the one that stays, and stop them by a link to either', async () => {
    const agreed = { reminders_agreed_at: '2026-01-01T00:00:00.000Z' };
    const { db } = garage.garage;
    await twice(agreed);
    const agreedAt = async () =>
      (await kit.get<{ agreed_at: string | null }>('/api/reminders/consent')).body.agreed_at;
    await merge(entered.id, kit.profile.id);
    expect(await agreedAt()).toBeNull();
    expect((await pageOf(entered.id)).client.reminders_agreed_at).toBeNull();

    const first = await makeProfile(db);
    const second = await makeProfile(db);
    await kit.put('/api/reminders/consent', { agreed: true });
    expect(await agreedAt()).not.toBeNull();
    await merge(first.id, second.id);
    await merge(second.id, kit.profile.id);
    const { pathname } = new URL(unsubscribeUrl(garage.garage, first.id));
    expect(await (await fetch(garage.url + pathname)).text()).toContain('<h1>Stop reminders</h1>');
    const told = recordChanges(garage);
    expect((await fetch(garage.url + pathname, { method: 'POST' })).status).toBe(200);
    expect(told, 'the page of the record that stays').toEqual([
      { topic: 'reminders', profileId: kit.profile.id },
    ]);
    expect(await agreedAt()).toBeNull();
    expect((await pageOf(kit.profile.id)).client.reminders_stopped_at).toBe('2026-06-08T09:00:00.000Z');
  });

  test.runIf(engine === 'postgres')(
    'stop reminders by a link that is opened while they are merged',
    async () => {
      const { db } = garage.garage;
      await twice();
      await kit.put('/api/reminders/consent', { agreed: true });
      const { pathname } = new URL(unsubscribeUrl(garage.garage, entered.id));
      const trx = await openTransaction(db);
      const change = { merged_into: kit.profile.id };
      await trx.updateTable('profiles').set(change).where('id', '=', entered.id).execute();
      const stopped = fetch(garage.url + pathname, { method: 'POST' });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await stopped).status).toBe(200);
      expect((await pageOf(kit.profile.id)).client.reminders_stopped_at).not.toBeNull();
    },
  );

  test.each([
    ['before the other agreed', '2026-01-01', '2026-02-01', true],
    ['after the other agreed', '2026-03-01', '2026-02-01', false],
    ['where the other was never asked', '2026-01-01', null, false],
  ])('follow the later choice if one of them stopped reminders %s', async (_, stopped, agreed, does) => {
    const moment = (date: string | null) => date && `${date}T09:00:00.000Z`;
    await twice({ reminders_agreed_at: moment('2025-12-01'), reminders_stopped_at: moment(stopped) });
    const into = await makeProfile(garage.garage.db, { reminders_agreed_at: moment(agreed) });
    expect((await merge<ProfileRow>(entered.id, into.id)).body).toMatchObject({
      reminders_agreed_at: moment(agreed),
      reminders_stopped_at: does ? null : moment(stopped),
    });
    const { reminders_agreed_at, reminders_stopped_at } = (await pageOf(entered.id)).client;
    expect([reminders_agreed_at, reminders_stopped_at]).toEqual([null, null]);
  });

  test('are both on record as erased, so that a restore brings back neither, and no stored response remains', async () => {
    await twice();
    const car = { make: 'Ford', model: 'Focus', year: 2019, registration: 'AB12FOR' };
    // The entered car becomes part of this one, so erasing Kit no longer comes across its id.
    await makeVehicle(garage.garage.db, { ...car, owner_id: kit.profile.id });
    const key = { 'idempotency-key': 'a-car-by-phone' };
    const url = `/api/staff/clients/${entered.id}`;
    const { body: theirs } = await admin.post<VehicleRow>(`${url}/vehicles`, car, key);
    // One response names only the client, another only the car.
    await admin.patch(url, { phone: '07700 900558' }, { 'idempotency-key': 'a-phone-by-phone' });
    const due = { vehicle_id: theirs.id, title: 'Tyres of Kit', due_date: '2026-09-01' };
    const asked = await admin.post(`${url}/reminders`, due, { 'idempotency-key': 'a-reminder-by-phone' });
    expect(asked.status).toBe(201);
    await merge(entered.id, kit.profile.id);
    const typed = { name: 'Kit Ward' };
    expect((await admin.post(`/api/admin/clients/${kit.profile.id}/erase`, typed)).status).toBe(200);
    const erased = (await erasuresIn(garage.garage.db)).map(({ subject_id: id }) => id);
    expect(erased).toEqual(expect.arrayContaining([entered.id, kit.profile.id]));
    const kept = await garage.garage.db.selectFrom('idempotency_keys').select('body').execute();
    const naming = kept.filter(({ body }) => [entered.id, theirs.id].some((id) => body.includes(id)));
    expect(naming).toEqual([]);
    expect((await pageOf(entered.id)).client.merged_into).toBe(kit.profile.id);
  });

  test('do not lose an appointment that is booked at the same moment', async () => {
    for (let day = 22; day < 27; day += 1) {
      await twice();
      const booking = { client_id: entered.id, service_type: 'Diagnostics', duration_minutes: 30 };
      const at = { appointment_date: `2026-06-${day}`, appointment_time: '08:00' };
      const [booked, merged] = await Promise.all([
        admin.post<{ id: string }>('/api/staff/appointments', { ...booking, ...at }),
        merge(entered.id, kit.profile.id),
      ]);
      expect(merged.status).toBe(200);
      const kept = ids((await pageOf(kit.profile.id)).appointments);
      expect(kept).toEqual(booked.status === 201 ? [booked.body.id] : []);
    }
  });

  test('lose nothing of a car that someone changes at the same moment', async () => {
    const { db } = garage.garage;
    for (let turn = 0; turn < 5; turn += 1) {
      await twice();
      const same = { registration: `AB12TW${turn}` };
      await makeVehicle(db, { ...same, owner_id: entered.id, vin: 'VINOFSTAFF' });
      const own = await makeVehicle(db, { ...same, owner_id: kit.profile.id });
      const [changed, merged] = await Promise.all([
        admin.patch(`/api/staff/vehicles/${own.id}`, { mot_expiry: '2027-03-03' }),
        merge(entered.id, kit.profile.id),
      ]);
      expect(merged.status).toBe(200);
      const [kept] = (await pageOf(kit.profile.id)).vehicles;
      // The change is refused if the merge came first.
      const mot = changed.status === 200 && { mot_expiry: '2027-03-03' };
      expect(kept).toMatchObject({ id: own.id, vin: 'VINOFSTAFF', ...mot });
    }
  });

  test.runIf(engine === 'postgres')('leave no car behind that someone is changing', async () => {
    const { db } = garage.garage;
    await twice();
    const car = await makeVehicle(db, { owner_id: entered.id });
    const trx = await openTransaction(db);
    const change = { mot_expiry: '2027-03-03', version: car.version + 1 };
    await trx.updateTable('vehicles').set(change).where('id', '=', car.id).execute();
    const merged = merge(entered.id, kit.profile.id);
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await merged).status).toBe(200);
    const { vehicles } = await pageOf(kit.profile.id);
    expect(vehicles).toMatchObject([{ id: car.id, mot_expiry: '2027-03-03' }]);
  });

  test.runIf(engine === 'postgres')('do not block the entry of another client with a car', async () => {
    const { db } = garage.garage;
    await twice();
    for (const owner_id of [entered.id, kit.profile.id]) await makeVehicle(db, { owner_id });
    const trx = await openTransaction(db);
    const { id } = await makeProfile(trx);
    const merged = merge(entered.id, kit.profile.id);
    await untilWaiting(db);
    const count = trx.selectFrom('counters').select('name').where('name', '=', 'vehicles');
    expect(await count.forUpdate().noWait().execute()).toHaveLength(1);
    await makeVehicle(trx, { owner_id: id });
    await trx.commit().execute();
    expect((await merged).status).toBe(200);
  });

  test.runIf(engine === 'postgres')('wait for a decision on who has the address', async () => {
    const { db } = garage.garage;
    await twice();
    const trx = await openTransaction(db);
    await lockEmailAddress(trx, entered.email ?? '');
    const merged = merge(entered.id, kit.profile.id);
    await untilWaiting(db);
    const added = admin.post('/api/staff/clients', { full_name: 'Kit', email: entered.email });
    await untilWaiting(db, 2);
    await trx.commit().execute();
    expect((await merged).status).toBe(200);
    expect((await added).status).toBe(201);
  });

  test('are not merged while their notes together are too long for the form', async () => {
    await twice({ staff_notes: 'a'.repeat(2500) });
    const notes = (staff_notes: string) =>
      admin.patch(`/api/staff/clients/${kit.profile.id}`, { staff_notes });
    const room = 5000 - 2500 - `\n\n\n\nAlso entered as Christopher Ward, ${entered.email}.`.length;
    await notes('b'.repeat(room + 1));
    const refused = await merge(entered.id, kit.profile.id);
    expect(refused).toMatchObject({ status: 409, body: { error: { message: /5,000 characters/ } } });
    expect((await pageOf(entered.id)).client.full_name).toBe('Christopher Ward');
    await notes('b'.repeat(room));
    const merged = await merge<ProfileRow>(entered.id, kit.profile.id);
    expect(merged.body.staff_notes).toHaveLength(5000);
    expect((await notes(merged.body.staff_notes ?? '')).status).toBe(200);
  });
});
