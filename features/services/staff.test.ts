import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile, makeQuote, makeService, makeVehicle } from '../../db/factories.ts';
import type { ReminderRow, VehicleRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { auditedActs, engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('service records for staff on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());

  const clients = '/api/staff/clients';

  test('are filled in from the completed appointment', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mileage: 40_000 });
    const given = {
      client_id: owner.id,
      vehicle_id: car.id,
      appointment_date: '2026-06-05',
      estimated_cost: 8900,
      notes: 'Front pads',
    };
    const done = await makeAppointment(db, { ...given, service_type: 'Brake Service', status: 'completed' });
    const draft = await jess.get<Record<string, unknown>>(
      `/api/staff/services/draft?appointment_id=${done.id}`,
    );
    expect(draft.body).toMatchObject({
      vehicle_id: car.id,
      service_type: 'Brake Service',
      service_date: '2026-06-05',
      cost: 8900,
      agreed: null,
      written: 0,
    });
    await makeQuote(db, { appointment_id: done.id, price: 1, status: 'declined' });
    await makeQuote(db, { appointment_id: done.id, price: 1 });
    await makeQuote(db, { appointment_id: done.id, price: 12_000, status: 'agreed', work: 'New discs' });
    await makeQuote(db, {
      appointment_id: done.id,
      price: 500,
      status: 'agreed',
      work: 'Bulb',
      asked_at: '2026-06-05T10:00:00.000Z',
    });
    const withAgreed = await jess.get(`/api/staff/services/draft?appointment_id=${done.id}`);
    expect(withAgreed.body).toMatchObject({ cost: 21_400, agreed: 'New discs\nBulb' });
    const record = await jess.post<{ id: string }>('/api/staff/services', { ...draft.body, mileage: 41_500 });
    expect(record.status).toBe(201);
    const page = await jess.get(`/api/staff/appointments/${done.id}`);
    expect(page.body).toMatchObject({ services: [{ id: record.body.id }] });
    const second = await jess.get(`/api/staff/services/draft?appointment_id=${done.id}`);
    expect(second.body, 'the estimate and the agreed price count once').toMatchObject({
      cost: null,
      agreed: null,
      written: 1,
    });
    expect(
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle.mileage,
    ).toBe(41_500);
    const changed = await jess.patch(`/api/staff/services/${record.body.id}`, { cost: 9900, version: 1 });
    expect(changed.body).toMatchObject({ cost: 9900, description: 'Front pads', mileage: 41_500 });
    const stale = await jess.patch<ErrorBody>(`/api/staff/services/${record.body.id}`, {
      cost: 1,
      version: 1,
    });
    expect(stale.body.error.code).toBe('changed_meanwhile');
    const unread = await jess.delete<ErrorBody>(`/api/staff/services/${record.body.id}?version=1`);
    expect(unread.body.error.code).toBe('changed_meanwhile');
    const early = await makeAppointment(db, { ...given, appointment_date: '2026-06-19' });
    const today = await jess.get(`/api/staff/services/draft?appointment_id=${early.id}`);
    expect(today.body, 'done before the booked day').toMatchObject({ service_date: '2026-06-08' });
    const other = await makeVehicle(db, { owner_id: owner.id });
    const ofOther = { ...draft.body, vehicle_id: other.id };
    const refused = await jess.post<ErrorBody>('/api/staff/services', ofOther);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The vehicle for this appointment has changed in the meantime. Please check what you have written here, then save again.',
    ]);
    const file = await jess.file('/api/staff/services/csv?from=2026-06-05&type=Brake+Service');
    expect((await file.text()).split('\r\n')).toEqual([
      'Date,Work,Status,Registration,Vehicle,Client,Mileage,Cost in pounds,Description',
      '2026-06-05,Brake Service,Completed,YN19 ABC,Ford Focus,Sam Example,41500,99.00,Front pads',
      '',
    ]);
  });

  test('bring the car’s MOT expiry up to date after a passed test', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mot_expiry: '2026-06-20' });
    const expiry = async () =>
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle.mot_expiry;
    const work = { vehicle_id: car.id, service_type: 'MOT Test', service_date: '2026-06-05' };
    const failed = await jess.post<{ id: string }>('/api/staff/services', work);
    expect(failed.status).toBe(201);
    expect(await expiry(), 'failed: the date stays').toBe('2026-06-20');
    await jess.post('/api/staff/services', { ...work, mot_expiry: '2027-06-20' });
    expect(await expiry()).toBe('2027-06-20');
    await jess.patch(`/api/staff/services/${failed.body.id}`, { mot_expiry: '2027-06-21' });
    expect(await expiry()).toBe('2027-06-21');
    expect((await jess.post('/api/staff/services', { ...work, mot_expiry: 'soon' })).status).toBe(422);
  });

  test('set the date of the car’s next service', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, service_due_date: '2026-06-01' });
    const due = async () => {
      const { vehicle } = (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body;
      return [vehicle.service_due_date, vehicle.service_due_mileage];
    };
    const work = { vehicle_id: car.id, service_type: 'Full Service', service_date: '2026-06-05' };
    await jess.post('/api/staff/services', work);
    expect(await due(), 'no date given: the old one stays').toEqual(['2026-06-01', null]);
    const next = { service_due_date: '2026-12-05', service_due_mileage: 51_000 };
    const { body: record } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 45_000,
      ...next,
    });
    expect(await due()).toEqual(['2026-12-05', 51_000]);
    const corrected = { service_due_date: '2026-12-06', service_due_mileage: 52_000 };
    await jess.patch(`/api/staff/services/${record.id}`, corrected);
    expect(await due()).toEqual(['2026-12-06', 52_000]);
  });

  test('have a mistyped mileage go back to the highest or latest that is still on record', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const add = async (registration: string, miles: number) => {
      const given = { make: 'Ford', model: 'Focus', year: 2019, registration, mileage: miles };
      return (await jess.post<VehicleRow>(`/api/staff/clients/${owner.id}/vehicles`, given)).body;
    };
    const car = await add('YN19 ABD', 40_000);
    const other = await add('YN19 ABE', 77_000);
    // Mistyped long ago.
    const earlier = { read_on: '2025-01-07', mileage: 62_000, created_at: '2025-01-07T09:00:00.000Z' };
    await garage.garage.db
      .insertInto('mileage_readings')
      .values({ ...earlier, id: crypto.randomUUID(), vehicle_id: car.id })
      .execute();
    const mileage = async ({ id } = car) =>
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${id}`)).body.vehicle.mileage;
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-05' };
    const { body: untouched } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      vehicle_id: other.id,
    });
    const { body: slip } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 415_000,
    });
    const correct = (to: number | null) => jess.patch(`/api/staff/services/${slip.id}`, { mileage: to });
    expect(await mileage()).toBe(415_000);
    await correct(41_500);
    expect(await mileage()).toBe(41_500);
    const { body: second } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 41_200,
    });
    await correct(39_000);
    expect(await mileage(), 'the other record').toBe(41_200);
    await jess.patch(`/api/staff/services/${second.id}`, { mileage: null });
    expect(await mileage(), 'the mileage entered for the car').toBe(40_000);
    await correct(50_000);
    garage.setTime(monday.add({ minutes: 1 }));
    await jess.patch(`/api/staff/vehicles/${car.id}`, { mileage: 38_000 });
    await jess.patch(`/api/staff/services/${slip.id}`, { mileage: 50_000, description: 'Oil' });
    expect(await mileage(), 'its record says more, as it did before').toBe(38_000);
    await jess.patch(`/api/staff/services/${second.id}`, { mileage: 99_000 });
    expect(await mileage()).toBe(99_000);
    expect((await jess.delete(`/api/staff/services/${second.id}?version=3`)).status).toBe(200);
    expect(await mileage(), 'without that record: the latest entry, newer than both').toBe(38_000);
    await correct(37_000);
    expect(await mileage(), 'the mileage entered since').toBe(38_000);
    expect(await mileage(other), 'another car').toBe(77_000);
    expect((await jess.get(`/api/staff/services/${untouched.id}`)).body).toEqual(untouched);
    garage.setTime(monday);
    expect((await jess.get(`/api/staff/services/${second.id}`)).status).toBe(404);
    expect(await auditedActs(garage, second.id)).toEqual([
      'service.created Recorded Diagnostics of 5 Jun 2026, Ford Focus',
      'service.edited Changed Diagnostics of 5 Jun 2026, Ford Focus',
      'service.edited Changed Diagnostics of 5 Jun 2026, Ford Focus',
      'service.deleted Deleted Diagnostics of 5 Jun 2026, Ford Focus',
    ]);
    expect(await auditedActs(garage, other.id)).toEqual(['vehicle.created Added Ford Focus']);
  });

  test('keep the car’s mileage without a reading when an older one is corrected; a new mileage raises the version', async () => {
    const { db } = garage.garage;
    const { id: owner } = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner, mileage: 60_000 });
    const { id } = await makeService(db, { vehicle_id: car.id, mileage: 20_000 });
    const become = async (mileage: number) => {
      await jess.patch(`/api/staff/services/${id}`, { mileage });
      return (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle;
    };
    expect(await become(21_000)).toMatchObject({ mileage: 60_000, version: car.version });
    // Anyone who has the car open must not overwrite the new mileage with the old one.
    expect(await become(61_000)).toMatchObject({ mileage: 61_000, version: car.version + 1 });
  });

  test('are not drafted from an appointment without a car', async () => {
    const { db } = garage.garage;
    const { id } = await makeAppointment(db, {
      client_id: (await makeProfile(db, {})).id,
      appointment_date: '2026-11-02',
    });
    const draft = await jess.get<ErrorBody>(`/api/staff/services/draft?appointment_id=${id}`);
    expect([draft.status, draft.body.error.message]).toEqual([
      409,
      'This appointment has no vehicle yet. Please choose one first: a service record belongs to a vehicle.',
    ]);
  });

  test('count towards the next service, until they are deleted as a mistake', async () => {
    const { id } = await makeProfile(garage.garage.db, {});
    const given = { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19 ABF' };
    const car = await jess.post<VehicleRow>(`${clients}/${id}/vehicles`, {
      ...given,
      mot_expiry: '2026-08-20',
    });
    const dueDates = async () =>
      (await jess.get<{ reminders: ReminderRow[] }>(`${clients}/${id}`)).body.reminders
        .map((row) => row.due_date)
        .toSorted();
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-08']);
    const work = { vehicle_id: car.body.id, service_type: 'Full Service', service_date: '2026-06-05' };
    const record = await jess.post<{ id: string }>('/api/staff/services', work);
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-05']);
    await jess.delete(`/api/staff/services/${record.body.id}`);
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-08']);
    await jess.post('/api/staff/services', { ...work, status: 'in_progress' });
    await jess.post('/api/staff/services', { ...work, service_type: 'Brake Service' });
    expect(await dueDates(), 'neither counts as a completed service').toEqual(['2026-08-20', '2026-12-08']);
  });

  test('never lose a mileage that someone else entered at the same moment', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mileage: 40_000 });
    const trx = await openTransaction(db);
    await trx.updateTable('vehicles').set({ mileage: 60_000 }).where('id', '=', car.id).execute();
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-05' };
    const answer = jess.post('/api/staff/services', { ...work, mileage: 50_000 });
    if (engine === 'postgres') await untilWaiting(db);
    await trx.commit().execute();
    expect((await answer).status).toBe(201);
    const after = await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`);
    expect(after.body.vehicle.mileage).toBe(60_000);
  });

  test('have work completed today, but not on a future day', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const car = await makeVehicle(garage.garage.db, { owner_id: owner.id });
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-09' };
    const today = { ...work, service_date: '2026-06-08' };
    expect((await jess.post('/api/staff/services', today)).status).toBe(201);
    const sentence = 'Completed work cannot have a date in the future.';
    const refused = { error: { code: 'invalid_input', fields: { service_date: sentence } } };
    expect((await jess.post('/api/staff/services', work)).body).toMatchObject(refused);
    const begun = await jess.post<{ id: string }>('/api/staff/services', { ...work, status: 'in_progress' });
    expect(begun.status).toBe(201);
    const priced = await jess.patch(`/api/staff/services/${begun.body.id}`, { cost: 5000 });
    expect(priced.status, 'it is still in progress').toBe(200);
    const ended = await jess.patch(`/api/staff/services/${begun.body.id}`, { status: 'completed' });
    expect(ended.body).toMatchObject(refused);
  });
});
