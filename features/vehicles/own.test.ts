import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeAppointment, makeReminder, makeService, makeVehicle } from '../../db/factories.ts';
import type { ReminderRow, VehicleRow } from '../../db/tables.ts';
import type { PageOf } from '../../server/paging.ts';
import type { Env } from '../../server/env.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { indexClient } from '../search/terms.server.ts';
import { lockOwnVehicle } from './data.server.ts';
import { type LookupResult, fuelOf, makeOf } from './lookup-result.server.ts';
import { canLookUp, lookUpVehicle } from './lookup.server.ts';
import { readingsOf, recordMileage } from './readings.server.ts';

const focus = { make: 'Ford', model: 'Focus', year: 2019, registration: 'yn19 abc' };

describe.each(engines)('a client’s own vehicles on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    other = await makePerson(garage);
  });
  afterAll(() => garage.stop());

  const list = async (query = '') =>
    (await client.get<{ rows: VehicleRow[] }>(`/api/vehicles${query}`)).body.rows;
  const owned = (given: object = {}) =>
    makeVehicle(garage.garage.db, { owner_id: client.profile.id, ...given });

  test('a vehicle is stored as specified: registration in upper case, empty optionals as null', async () => {
    const added = await client.post<VehicleRow>('/api/vehicles', focus);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      registration: 'YN19ABC',
      vin: null,
      mileage: null,
      fuel_type: null,
      mot_expiry: null,
      service_due_date: null,
      service_due_mileage: null,
    });
    expect(await list()).toMatchObject([{ id: added.body.id }]);
  });

  test.each([
    ['the year 1899', { year: 1899 }, 'year', 'Please enter the year as a whole number from 1900 to 2027.'],
    ['two years ahead', { year: 2028 }, 'year', 'Please enter the year as a whole number from 1900 to 2027.'],
    [
      'a mileage of −1',
      { mileage: -1 },
      'mileage',
      'Please enter the mileage as a whole number from 0 to 2,000,000.',
    ],
    [
      'half a mile',
      { mileage: 10.5 },
      'mileage',
      'Please enter the mileage as a whole number from 0 to 2,000,000.',
    ],
    [
      'a plate of smileys',
      { registration: '😀😀😀' },
      'registration',
      'Please check the registration: it does not match any United Kingdom plate.',
    ],
    [
      'the letter O for a zero',
      { registration: 'YDO8 GHT' },
      'registration',
      'Please check the registration: it does not match any United Kingdom plate. Did you mean YD08 GHT?',
    ],
    [
      'an MOT on the 30th of February',
      { mot_expiry: '2027-02-30' },
      'mot_expiry',
      'Please enter the MOT expiry as a date.',
    ],
    ['steam', { fuel_type: 'steam' }, 'fuel_type', 'Please choose the fuel from the list.'],
    ['no make', { make: '  ' }, 'make', 'Please enter the make.'],
  ])('%s is refused with a sentence, when adding and when changing', async (_, wrong, field, sentence) => {
    const { id } = await owned();
    const before = await list();
    for (const refused of [
      await client.post<ErrorBody>('/api/vehicles', { ...focus, ...wrong }),
      await client.patch<ErrorBody>(`/api/vehicles/${id}`, { ...focus, ...wrong }),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.body.error.fields).toEqual({ [field]: sentence });
    }
    expect(await list()).toEqual(before);
  });

  test('next year’s model and an unusual plate are accepted', async () => {
    expect(
      (await client.post('/api/vehicles', { ...focus, year: 2027, registration: 'IO66 ABC' })).status,
    ).toBe(201);
  });

  test('a change is stored with a new reading; the second of two editors is told', async () => {
    const { id, version } = await owned({ mileage: 40_000 });
    const change = (mileage: number) =>
      client.patch<VehicleRow & ErrorBody>(`/api/vehicles/${id}`, { ...focus, mileage, version });
    expect((await change(41_000)).body).toMatchObject({ mileage: 41_000, version: version + 1 });
    expect((await change(42_000)).body.error.code).toBe('changed_meanwhile');
    const readingsOf = (car: string) =>
      garage.garage.db
        .selectFrom('mileage_readings')
        .select(['mileage', 'read_on'])
        .where('vehicle_id', '=', car)
        .execute();
    const added = await other.post<VehicleRow>('/api/vehicles', { ...focus, mileage: 12_000 });
    expect(await readingsOf(added.body.id)).toEqual([{ mileage: 12_000, read_on: '2026-06-08' }]);
    expect(await readingsOf(id)).toEqual([{ mileage: 41_000, read_on: '2026-06-08' }]);
    // On the same day a second reading would only replace the first.
    const yesterday = { read_on: '2026-06-07' };
    await garage.garage.db
      .updateTable('mileage_readings')
      .set(yesterday)
      .where('vehicle_id', '=', id)
      .execute();
    const same = { mileage: 41_000 };
    const staff = await makePerson(garage, 'employee');
    const saved = [
      await client.patch(`/api/vehicles/${id}`, same),
      await staff.patch(`/api/staff/vehicles/${id}`, same),
    ];
    expect(saved.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readingsOf(id), 'an unchanged mileage adds nothing').toEqual([{ ...same, ...yesterday }]);
  });

  test('a mileage that is corrected on its day is not kept as a reading; those of other days, cars and records stay', async () => {
    const { db } = garage.garage;
    const staff = await makePerson(garage, 'employee');
    const { id } = await owned({ mileage: 43_000 });
    const another = await owned();
    const yesterday = Temporal.Instant.from('2026-06-07T15:00:00Z');
    await recordMileage(db, id, 43_000, yesterday);
    await client.patch(`/api/vehicles/${another.id}`, { mileage: 9000 });
    const work = { vehicle_id: id, service_date: '2026-06-08', mileage: 44_900 };
    const record = await makeService(db, work);
    const readings = async (car: string) =>
      (await readingsOf(db, [car], [record])).filter((row) => row.vehicle_id === car);
    const before = [{ read_on: '2026-06-07', mileage: 43_000 }, { mileage: 44_900 }];
    await client.patch(`/api/vehicles/${id}`, { mileage: 4500 });
    await client.patch(`/api/vehicles/${id}`, { mileage: 45_000 });
    expect(await readings(id)).toMatchObject([...before, { mileage: 45_000 }]);
    await staff.patch(`/api/staff/vehicles/${id}`, { mileage: 45_010 });
    expect(await readings(id)).toMatchObject([...before, { read_on: '2026-06-08', mileage: 45_010 }]);
    expect(await readings(another.id)).toMatchObject([{ mileage: 9000 }]);
  });

  test.runIf(engine === 'postgres')('one is found by the name that its owner is being given', async () => {
    const { db } = garage.garage;
    const owner = await makePerson(garage);
    const trx = await openTransaction(db);
    const name = { full_name: 'Robin Newname' };
    await trx.updateTable('profiles').set(name).where('id', '=', owner.profile.id).execute();
    await indexClient(trx, owner.profile.id);
    const begun = owner.post<VehicleRow>('/api/vehicles', focus);
    await untilWaiting(db);
    await trx.commit().execute();
    const { id } = (await begun).body;
    const found = db.selectFrom('search_terms').select('subject_id').where('term', '=', 'newname');
    expect(await found.where('kind', '=', 'vehicle').execute()).toEqual([{ subject_id: id }]);
  });

  test.runIf(engine === 'postgres')('a change that waits for a car does not lock its reading', async () => {
    const { db } = garage.garage;
    const { id } = await owned({ mileage: 40_000 });
    await client.patch(`/api/vehicles/${id}`, { mileage: 41_000 });
    const trx = await openTransaction(db);
    await lockOwnVehicle(trx, client.profile.id, id);
    const begun = client.patch(`/api/vehicles/${id}`, { mileage: 42_000 });
    await untilWaiting(db);
    const readings = trx.selectFrom('mileage_readings').select('mileage').where('vehicle_id', '=', id);
    expect(await readings.forUpdate().noWait().execute()).toEqual([{ mileage: 41_000 }]);
    await trx.commit().execute();
    expect((await begun).body).toMatchObject({ mileage: 42_000 });
  });

  test('changing one field leaves the others as they are; null clears one', async () => {
    const { id } = await owned({ vin: 'WVWZZZ1JZXW000001', mileage: 40_000, mot_expiry: '2026-12-01' });
    const change = async (given: object) =>
      (await client.patch<VehicleRow>(`/api/vehicles/${id}`, given)).body;
    expect(await change({ model: 'Fiesta' })).toMatchObject({
      make: 'Ford',
      model: 'Fiesta',
      vin: 'WVWZZZ1JZXW000001',
      mileage: 40_000,
      mot_expiry: '2026-12-01',
    });
    expect(await change({ vin: null })).toMatchObject({ vin: null, mileage: 40_000 });
  });

  test('are listed newest first, in pages, the removed ones separately', async () => {
    const owner = await makePerson(garage);
    const add = async (day: number, given: object = {}) =>
      (await owned({ owner_id: owner.profile.id, created_at: `2026-01-0${day}T09:00:00.000Z`, ...given })).id;
    const ids = [await add(1), await add(2), await add(3)];
    const removed = await add(4, { archived_at: '2026-02-01T09:00:00.000Z' });
    const page = async (query: string) => {
      const { body } = await owner.get<PageOf<VehicleRow>>(`/api/vehicles?${query}`);
      return { ids: body.rows.map(({ id }) => id), next: body.next };
    };
    const first = await page('limit=2');
    expect(first.ids).toEqual([ids[2], ids[1]]);
    expect(await page(`limit=2&cursor=${first.next}`)).toEqual({ ids: [ids[0]], next: null });
    expect(await page('limit=3'), 'a full last page').toEqual({ ids: ids.toReversed(), next: null });
    expect(await page('removed=true')).toEqual({ ids: [removed], next: null });
  });

  test('a new one and a changed one are found by staff, and get reminders', async () => {
    const staff = await makePerson(garage, 'employee');
    const found = async (typed: string) =>
      (await staff.get<PageOf<VehicleRow>>(`/api/staff/vehicles?q=${typed}`)).body.rows.map(({ id }) => id);
    const given = { ...focus, registration: 'KX20 NEW', mot_expiry: '2026-12-01' };
    const { id } = (await client.post<VehicleRow>('/api/vehicles', given)).body;
    const mots = async () =>
      (await client.get<PageOf<ReminderRow>>('/api/reminders')).body.rows
        .filter((row) => row.vehicle_id === id && row.reminder_type === 'mot')
        .map((row) => row.due_date);
    expect([await found('kx20new'), await mots()]).toEqual([[id], ['2026-12-01']]);
    const change = { registration: 'KX21 NEW', mot_expiry: '2027-01-15' };
    await client.patch(`/api/vehicles/${id}`, change);
    expect([await found('kx20new'), await found('kx21new'), await mots()]).toEqual([
      [],
      [id],
      ['2027-01-15'],
    ]);
    await staff.patch(`/api/staff/vehicles/${id}`, { registration: 'KX22 NEW', mot_expiry: '2027-02-01' });
    expect([await found('kx21new'), await found('kx22new'), await mots()]).toEqual([
      [],
      [id],
      ['2027-02-01'],
    ]);
  });

  test('says when its service is due by mileage, also after the last reminder and while it is booked', async () => {
    const { db } = garage.garage;
    const car = { ...focus, mileage: 60_000, service_due_mileage: 60_100, service_due_date: '2026-09-01' };
    const { id } = (await client.post<VehicleRow>('/api/vehicles', car)).body;
    const ofCar = () => db.selectFrom('reminders').selectAll().where('vehicle_id', '=', id);
    const reminder = await ofCar().executeTakeFirstOrThrow();
    expect(reminder).toMatchObject({ reason: 'mileage', days_before: 7 });
    const dueDay = async () => (await list()).find((row) => row.id === id);
    const expected = { service_by_mileage: reminder.due_date };
    await db.updateTable('reminders').set({ is_sent: 1 }).where('id', '=', reminder.id).execute();
    expect(await dueDay(), 'every reminder has left').toMatchObject(expected);
    const service = { client_id: client.profile.id, vehicle_id: id, service_type: 'Full Service' as const };
    await makeAppointment(db, { ...service, appointment_date: '2026-06-10' });
    expect(await dueDay(), 'booked').toMatchObject(expected);
    await client.patch(`/api/vehicles/${id}`, { service_due_date: '2026-06-09' });
    expect(await dueDay(), 'the date comes first').toMatchObject({ service_by_mileage: null });
    await client.patch(`/api/vehicles/${id}`, { service_due_date: '2026-09-01' });
    expect(await dueDay()).toMatchObject(expected);
    await db.updateTable('appointments').set({ status: 'cancelled' }).where('vehicle_id', '=', id).execute();
    expect((await client.post(`/api/vehicles/${id}/remove`, { sold: false })).status).toBe(200);
    const removed = (await list('?removed=true')).find((row) => row.id === id);
    expect(removed, 'not worked out for a removed one').toMatchObject({ service_by_mileage: null });
    await client.post(`/api/vehicles/${id}/restore`);
  });

  test('a removed vehicle keeps its history and comes back; a sold one loses its waiting reminders', async () => {
    const { id } = await owned({ registration: 'AB12CDE', mot_expiry: '2026-11-15' });
    await makeService(garage.garage.db, { vehicle_id: id });
    const { id: kept } = await owned();
    for (const vehicle_id of [id, kept])
      await makeReminder(garage.garage.db, { vehicle_id, reminder_type: 'own' });
    await makeReminder(garage.garage.db, { vehicle_id: id, reminder_type: 'own', is_sent: 1 });
    const remindersOf = (vehicleId: string) =>
      garage.garage.db
        .selectFrom('reminders')
        .select('is_sent')
        .where('vehicle_id', '=', vehicleId)
        .execute();
    expect((await client.post(`/api/vehicles/${id}/remove`, { sold: true })).status).toBe(200);
    expect((await list()).map((row) => row.id)).not.toContain(id);
    expect(await list('?removed=true')).toMatchObject([{ id, sold_at: expect.any(String) }]);
    expect((await client.get<{ rows: object[] }>(`/api/services?vehicle_id=${id}`)).body.rows).toHaveLength(
      1,
    );
    expect(await remindersOf(id)).toEqual([{ is_sent: 1 }]);
    const removed = await client.post<VehicleRow>(`/api/vehicles/${kept}/remove`, {});
    expect(removed.body).toMatchObject({ archived_at: expect.any(String), sold_at: null });
    expect(await remindersOf(kept)).toEqual([{ is_sent: 0 }]);
    const late = { mileage: 99_000, version: removed.body.version };
    const refused = await client.patch<ErrorBody>(`/api/vehicles/${kept}`, late);
    expect([refused.status, refused.body.error.message], 'from a window opened before').toEqual([
      409,
      'This vehicle has been removed. To change it, bring it back first.',
    ]);
    const back = await client.post<VehicleRow>(`/api/vehicles/${id}/restore`);
    expect(back.body).toMatchObject({ archived_at: null, sold_at: null });
    expect((await list()).map((row) => row.id)).toContain(id);
    const { rows } = (await client.get<{ rows: ReminderRow[] }>('/api/reminders')).body;
    expect(rows.map((row) => [row.vehicle_id, row.reminder_type])).toContainEqual([id, 'mot']);
  });

  test('a vehicle with an upcoming appointment cannot be removed, and a sentence says so', async () => {
    const { id } = await owned();
    const { id: appointmentId } = await makeAppointment(garage.garage.db, {
      client_id: client.profile.id,
      vehicle_id: id,
      appointment_date: '2026-06-20',
    });
    const refused = await client.post<ErrorBody>(`/api/vehicles/${id}/remove`, {});
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toBe(
      'This vehicle still has an appointment. Please cancel the appointment first.',
    );
    await client.post(`/api/appointments/${appointmentId}/cancel`, {});
    expect((await client.post(`/api/vehicles/${id}/remove`, {})).status).toBe(200);
  });

  test.runIf(engine === 'postgres')('nor can one that is being booked', async () => {
    const { db } = garage.garage;
    const { id } = await owned();
    const trx = await openTransaction(db);
    // The lock that booking takes.
    await lockOwnVehicle(trx, client.profile.id, id);
    const booked = { client_id: client.profile.id, vehicle_id: id, appointment_date: '2026-06-20' };
    await makeAppointment(trx, booked);
    const begun = client.post(`/api/vehicles/${id}/remove`, {});
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await begun).status).toBe(409);
  });

  test('an appointment that nobody closed keeps a vehicle on the list only until its day is over', async () => {
    const { id } = await owned();
    const booked = { client_id: client.profile.id, vehicle_id: id, status: 'confirmed' as const };
    await makeAppointment(garage.garage.db, { ...booked, appointment_date: '2026-06-05' });
    const { id: latest } = await makeAppointment(garage.garage.db, {
      ...booked,
      appointment_date: '2026-06-08',
      appointment_time: '08:00',
    });
    const remove = () => client.post(`/api/vehicles/${id}/remove`, { sold: true });
    expect((await remove()).status, 'today’s').toBe(409);
    await garage.garage.db.deleteFrom('appointments').where('id', '=', latest).execute();
    expect((await remove()).status, 'yesterday’s').toBe(200);
  });

  test('someone else’s vehicle cannot be seen, changed, removed or brought back', async () => {
    const { id } = await owned();
    for (const answer of [
      await other.get<ErrorBody>(`/api/vehicles/${id}`),
      await other.patch<ErrorBody>(`/api/vehicles/${id}`, focus),
      await other.post<ErrorBody>(`/api/vehicles/${id}/remove`, {}),
      await other.post<ErrorBody>(`/api/vehicles/${id}/restore`),
      await other.get<ErrorBody>(`/api/services/pack/${id}`),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body.error.message).toBe('We could not find that vehicle.');
    }
  });

  test('without keys the look-up is off', async () => {
    expect((await client.get('/api/vehicles/options')).body).toEqual({ lookup: false });
    expect((await client.post<ErrorBody>('/api/vehicles/lookup', { registration: 'AA19AAA' })).status).toBe(
      503,
    );
  });
});

describe('the look-up of a registration', () => {
  let garage: TestGarage;
  let client: Person;
  let official: Awaited<ReturnType<typeof officialRecords>>;

  beforeAll(async () => {
    official = await officialRecords();
    const url = `http://127.0.0.1:${(official.address() as AddressInfo).port}`;
    garage = await startTestGarage('sqlite', {
      DVLA_API_KEY: 'dvla-key',
      DVLA_URL: url,
      DVSA_API_KEY: 'dvsa-key',
      DVSA_CLIENT_ID: 'id',
      DVSA_CLIENT_SECRET: 'secret',
      DVSA_TOKEN_URL: `${url}/token`,
      DVSA_URL: url,
    });
    client = await makePerson(garage);
  });
  afterAll(async () => {
    await garage.stop();
    official.close();
  });

  const lookUp = (env: Env, registration: string) =>
    lookUpVehicle({ ...garage.garage, env }, registration, '2026-06-08');

  test('fills in what the two services know; the expiry is that of the latest pass', async () => {
    expect((await client.get('/api/vehicles/options')).body).toEqual({ lookup: true });
    const found = await client.post<LookupResult>('/api/vehicles/lookup', { registration: 'aa19 aaa' });
    expect(found.body).toEqual({
      make: 'Ford',
      model: 'Focus',
      year: 2019,
      fuel_type: 'petrol',
      mot_expiry: '2027-03-01',
      mileage: 41_234,
    });
  });

  test('takes what one service knows when the other does not answer, or is not asked at all', async () => {
    const { env } = garage.garage;
    const fromDvla = { make: 'Ford', year: 2019, fuel_type: 'petrol', mot_expiry: '2027-03-01' };
    const fromDvsa = { ...fromDvla, model: 'Focus', mileage: 41_234 };
    const justDvla = { ...fromDvla, model: null, mileage: null };
    const onlyDvla = { ...env, dvsa: null };
    const onlyDvsa = { ...env, dvlaApiKey: '' };
    expect([canLookUp(onlyDvla), canLookUp(onlyDvsa)]).toEqual([true, true]);
    expect(await lookUp(env, 'NO19DLA')).toEqual(fromDvsa);
    expect(await lookUp(onlyDvsa, 'AA19AAA')).toEqual(fromDvsa);
    expect(await lookUp(env, 'NO19DSA')).toEqual(justDvla);
    expect(await lookUp(onlyDvla, 'AA19AAA')).toEqual(justDvla);
    const due = { mot_expiry: '2028-05-01', mileage: null };
    expect(await lookUp(onlyDvsa, 'NE19CAR'), 'never tested').toEqual({ ...fromDvsa, ...due });
    for (const one of [onlyDvla, onlyDvsa]) {
      await expect(lookUp(one, 'ER19NFD')).rejects.toMatchObject({ code: 'not_found' });
      await expect(lookUp(one, 'ER19ERR')).rejects.toMatchObject({ code: 'unavailable' });
      await expect(lookUp(one, 'GO19AWY')).rejects.toMatchObject({ code: 'unavailable' });
    }
    expect(official.asked, 'no key or plate is sent anywhere else').not.toContain('/elsewhere');
    expect(official.asked.filter((path) => path === '/token')).toHaveLength(1);
    expect(await lookUp(env, 'LI19TLE'), 'DVLA knows two things, and they count').toEqual({
      ...fromDvsa,
      make: 'Kia',
      fuel_type: 'hybrid',
    });
    expect(await lookUp(onlyDvsa, 'LI19TLE')).toMatchObject({ make: 'Škoda' });
  });

  test('says when a car that was never tested is due for its first MOT, unless that was long ago', async () => {
    const onlyDvla = { ...garage.garage.env, dvsa: null };
    const expiryOf = async (month: string | null, env: Env = onlyDvla) => {
      official.register(month);
      return (await lookUp(env, 'NE19CAR')).mot_expiry;
    };
    expect(await expiryOf('2025-02')).toBe('2028-02-01');
    expect(await expiryOf('2022-07'), 'eleven months late').toBe('2025-07-01');
    expect(await expiryOf('2022-06'), 'a year late').toBeNull();
    expect(await expiryOf('1998-05')).toBeNull();
    expect(await expiryOf(null)).toBeNull();
    expect(await expiryOf('in May')).toBeNull();
    expect(await expiryOf('2025-02', garage.garage.env), 'DVSA knows the day').toBe('2028-05-01');
    official.register('2025-02');
    const found = await client.post<LookupResult>('/api/vehicles/lookup', { registration: 'NE19CAR' });
    expect(found.body).toMatchObject({ make: 'Ford', mot_expiry: '2028-05-01' });
    official.register(undefined);
  });

  test('the log says which service does not answer, and why, but not for which car', async () => {
    const lines: string[] = [];
    const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
    const said = async (registration: string, changed: Partial<Env>) => {
      lines.length = 0;
      const about = { log, env: { ...garage.garage.env, ...changed } };
      await lookUpVehicle(about, registration, '2026-06-08').catch(() => null);
      return lines.map((line) => JSON.parse(line) as object);
    };
    const line = (authority: string, why: string) => [
      { level: 40, authority, why, msg: 'the look-up cannot be used' },
    ];
    const { dvsa } = garage.garage.env;
    const lost = dvsa && { ...dvsa, clientId: 'other', tokenUrl: `${garage.url}/nowhere` };
    const otherForm = 'answered in another form than documented';
    expect(await said('AA19AAA', {})).toEqual([]);
    expect(await said('ER19NFD', {})).toEqual([]);
    expect(await said('AA19AAA', { dvlaUrl: 'http://127.0.0.1:1' })).toEqual(line('DVLA', 'bad port'));
    expect(await said('GO19OUT', {})).toEqual(line('DVSA', 'answered with 401'));
    expect(await said('GO19AWY', { dvsa: null })).toEqual(line('DVLA', 'unexpected redirect'));
    expect(await said('IN19BIT', { dvsa: null })).toEqual(line('DVLA', otherForm));
    expect(await said('AA19AAA', { dvsa: lost })).toEqual(line('DVSA', 'DVSA_TOKEN_URL answered with 404'));
    const { timeout } = AbortSignal;
    const hasty = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    onTestFinished(() => hasty.mockRestore());
    expect(await said('SI19LNT', { dvsa: null })).toEqual(
      line('DVLA', 'The operation was aborted due to timeout'),
    );
  });

  test('asks for a new access token once the old one is revoked, or is about to expire', async () => {
    const onlyDvsa = { ...garage.garage.env, dvlaApiKey: '' };
    const asked = () => official.asked.filter((path) => path === '/token').length;
    await lookUp(onlyDvsa, 'AA19AAA');
    for (const takenBack of ['GO19OUT', 'GO19BAN']) {
      const before = asked();
      await expect(lookUp(onlyDvsa, takenBack)).rejects.toMatchObject({ code: 'unavailable' });
      await lookUp(onlyDvsa, 'AA19AAA');
      expect(asked() - before, takenBack).toBe(1);
    }
    const { dvsa } = onlyDvsa;
    const short = { ...onlyDvsa, dvsa: dvsa && { ...dvsa, clientId: 'a minute' } };
    const before = asked();
    for (const _ of ['one', 'the next']) await lookUp(short, 'AA19AAA');
    expect(asked() - before, 'it could expire on the way').toBe(2);
  });

  // The plates that DVLA publishes for testing its service.
  test.each([
    [
      'ER19BAD',
      404,
      'The look-up did not find this registration. Please check it, or fill in the form yourself.',
    ],
    [
      'ER19NFD',
      404,
      'The look-up did not find this registration. Please check it, or fill in the form yourself.',
    ],
    ['ER19THR', 503, 'The look-up is not answering at the moment. Please fill in the form yourself.'],
    ['ER19ERR', 503, 'The look-up is not answering at the moment. Please fill in the form yourself.'],
  ])('%s is answered with %s and a sentence', async (registration, status, sentence) => {
    const answer = await client.post<ErrorBody>('/api/vehicles/lookup', { registration });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toBe(sentence);
  });
});

test.each([
  ['PETROL', 'petrol'],
  ['DIESEL', 'diesel'],
  ['HEAVY OIL', 'diesel'],
  ['ELECTRICITY', 'electric'],
  ['Electric', 'electric'],
  ['Hybrid Electric (Clean)', 'hybrid'],
  ['ELECTRIC DIESEL', 'hybrid'],
  ['ELECTRIC PETROL', 'hybrid'],
  ['GAS BI-FUEL', null],
  ['', null],
])('the authorities’ %j is our %j', (official, ours) => {
  expect(fuelOf(official)).toBe(ours);
});

test.each([
  ['MINI', 'MINI'],
  ['SEAT', 'SEAT'],
  ['KIA', 'Kia'],
  ['CITROEN', 'Citroën'],
  ['SKODA', 'Škoda'],
  ['LAND ROVER', 'Land Rover'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['ROLLS ROYCE', 'Rolls-Royce'],
  ['MG', 'MG'],
  ['LDV', 'LDV'],
  ['TESLA', 'Tesla'],
])('the authorities’ make %j is our %j', (official, ours) => {
  expect(makeOf(official)).toBe(ours);
});

/** Answers as the official services are documented to. */
async function officialRecords() {
  const codes: Record<string, number> = { ER19BAD: 400, ER19NFD: 404, ER19THR: 429, ER19ERR: 500 };
  const dvla = {
    make: 'FORD',
    yearOfManufacture: 2019,
    fuelType: 'PETROL',
    motExpiryDate: '2027-03-01',
    colour: 'BLUE',
  };
  const dvsa = { make: 'FORD', model: 'FOCUS', fuelType: 'Petrol', manufactureDate: '2019-05-01' };
  const motTests = [
    {
      completedDate: '2025-03-02T09:00:00.000Z',
      testResult: 'PASSED',
      expiryDate: '2026-03-01',
      odometerValue: '32000',
      odometerUnit: 'MI',
    },
    {
      completedDate: '2026-02-20T09:00:00.000Z',
      testResult: 'PASSED',
      expiryDate: '2027-03-01',
      odometerValue: '41234',
      odometerUnit: 'MI',
    },
    {
      completedDate: '2026-02-18T09:00:00.000Z',
      testResult: 'FAILED',
      odometerValue: '41230',
      odometerUnit: 'MI',
    },
    {
      completedDate: '2026-05-18T09:00:00.000Z',
      testResult: 'FAILED',
      odometerValue: '70000',
      odometerUnit: 'KM',
    },
    ...['UNREADABLE', '', null, undefined].map((odometerValue) => ({
      completedDate: '2026-05-19T09:00:00.000Z',
      testResult: 'FAILED',
      odometerValue,
      odometerUnit: 'MI',
    })),
  ];
  const asked: string[] = [];
  /** From then on DVLA has no MOT of NE19CAR but, unless this is null, the month of its first registration. */
  let registered: string | null | undefined;
  const register = (month: string | null | undefined) => {
    registered = month;
  };
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(url);
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      const plate = /[A-Z]{2}19[A-Z]{3}/.exec(text + url)?.[0] ?? '';
      if (url === '/token') {
        const seconds = text.includes('client_id=a+minute') ? 60 : 3600;
        return answer(200, { access_token: 'token', expires_in: seconds });
      }
      if (codes[plate]) return answer(codes[plate], {});
      if (plate === 'SI19LNT') return undefined;
      if (plate === 'GO19AWY') return response.writeHead(307, { location: '/elsewhere' }).end();
      if (plate === 'LI19TLE' && method === 'POST')
        return answer(200, { make: 'KIA', fuelType: 'ELECTRIC HYBRID' });
      if (plate === 'LI19TLE') return answer(200, { ...dvsa, make: 'SKODA', motTests });
      if (plate === 'GO19OUT' && method === 'GET') return answer(401, {});
      if (plate === 'GO19BAN' && method === 'GET') return answer(403, {});
      if (plate === 'IN19BIT') return response.end('IN19BIT is not JSON');
      if (plate === 'NE19CAR' && method === 'POST' && registered !== undefined)
        return answer(200, { ...dvla, motExpiryDate: undefined, monthOfFirstRegistration: registered });
      if (method === 'POST') return plate === 'NO19DLA' ? answer(500, {}) : answer(200, dvla);
      if (plate === 'NO19DSA') return answer(500, {});
      if (plate === 'NE19CAR') return answer(200, { ...dvsa, motTests: null, motTestDueDate: '2028-05-01' });
      return answer(200, { ...dvsa, motTests });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, { asked, register });
}
