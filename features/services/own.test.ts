import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeReminder, makeService, makeVehicle } from '../../db/factories.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import type { Status } from '../appointments/statuses.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('a client’s service history and overview on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    other = await makePerson(garage);
    const { db } = garage.garage;
    vehicleId = (await makeVehicle(db, { owner_id: client.profile.id })).id;
    const second = await makeVehicle(db, {
      owner_id: client.profile.id,
      registration: 'AB12CDE',
      archived_at: '2026-01-01T00:00:00.000Z',
    });
    const theirs = await makeVehicle(db, { owner_id: other.profile.id });
    for (let day = 1; day <= 5; day += 1) {
      await makeService(db, {
        vehicle_id: vehicleId,
        service_date: day === 1 ? '2026-01-01' : `2026-02-0${day}`,
        cost: 10_050,
        description: day === 5 ? '=2+5, "new" pads' : null,
      });
    }
    await makeService(db, { vehicle_id: second.id, service_date: '2025-12-31', cost: 5000 });
    await makeService(db, { vehicle_id: theirs.id, cost: 999_99 });
    for (let day = 1; day <= 4; day += 1)
      await makeReminder(db, { vehicle_id: vehicleId, reminder_type: 'own', due_date: `2026-07-0${day}` });
    await makeReminder(db, {
      vehicle_id: vehicleId,
      reminder_type: 'own',
      is_sent: 1,
      due_date: '2026-06-30',
    });
    const hidden = { reminder_type: 'own' as const, due_date: '2026-06-29' };
    await makeReminder(db, { ...hidden, vehicle_id: vehicleId, dismissed_at: '2026-06-01T09:00:00.000Z' });
    await makeReminder(db, { ...hidden, vehicle_id: second.id });
    await makeReminder(db, { ...hidden, vehicle_id: theirs.id });
    for (const [date, status, time = '09:00'] of [
      ['2026-06-15', 'confirmed'],
      ['2026-06-16', 'scheduled'],
      ['2026-05-05', 'completed'],
      ['2026-05-05', 'cancelled', '08:00'],
    ] as const) {
      await makeAppointment(db, {
        client_id: client.profile.id,
        vehicle_id: vehicleId,
        appointment_date: date,
        appointment_time: time,
        status,
      });
    }
    await makeAppointment(db, { client_id: other.profile.id, appointment_date: '2026-06-17' });
  });
  afterAll(() => garage.stop());

  type List = { rows: { service_date: string; vehicle: { registration: string } }[]; next: string | null };

  test('is latest first, in pages, includes removed vehicles, and never those of others', async () => {
    const first = (await client.get<List>('/api/services?limit=4')).body;
    const second = (await client.get<List>(`/api/services?limit=4&cursor=${first.next}`)).body;
    const dates = [...first.rows, ...second.rows].map((row) => row.service_date);
    expect(dates).toEqual([
      '2026-02-05',
      '2026-02-04',
      '2026-02-03',
      '2026-02-02',
      '2026-01-01',
      '2025-12-31',
    ]);
    expect(second.next).toBeNull();
    expect((await client.get<List>('/api/services?year=2025')).body.rows).toHaveLength(1);
    expect((await client.get<List>('/api/services?year=2026')).body.rows).toHaveLength(5);
    expect((await other.get<List>(`/api/services?vehicle_id=${vehicleId}`)).body.rows).toEqual([]);
  });

  test('costs are summed by year', async () => {
    expect((await client.get('/api/services/costs')).body).toEqual({
      years: [
        { year: '2026', pence: 50_250, jobs: 5 },
        { year: '2025', pence: 5000, jobs: 1 },
      ],
    });
    expect((await client.get(`/api/services/costs?vehicle_id=${vehicleId}`)).body).toMatchObject({
      years: [{ year: '2026' }],
    });
  });

  test('unfinished work costs nothing yet, and is not in the sale pack', async () => {
    const owner = await makePerson(garage);
    const { id } = await makeVehicle(garage.garage.db, { owner_id: owner.profile.id });
    await makeService(garage.garage.db, { vehicle_id: id, service_date: '2026-03-02', cost: 5000 });
    const unfinished = { vehicle_id: id, cost: 90_000, status: 'in_progress' as const };
    await makeService(garage.garage.db, { ...unfinished, service_date: '2026-06-08' });
    await makeService(garage.garage.db, { ...unfinished, service_date: '2027-01-04' });
    await makeService(garage.garage.db, { vehicle_id: id, service_date: '2025-03-02', cost: null });
    const years = [
      { year: '2026', pence: 5000, jobs: 1 },
      // Nobody recorded its cost, which does not mean that it was free.
      { year: '2025', pence: null, jobs: 1 },
    ];
    expect((await owner.get('/api/services/costs')).body).toEqual({ years });
    expect((await owner.get(`/api/services/pack/${id}`)).body).toMatchObject({
      costs: years,
      services: [{ service_date: '2026-03-02' }, { service_date: '2025-03-02' }],
    });
  });

  test('the CSV has the whole history, safe for spreadsheets', async () => {
    const file = async (which = '') => {
      const answer = await client.file(`/api/services/csv${which}`);
      return Buffer.from(await answer.arrayBuffer())
        .toString()
        .split('\r\n');
    };
    const lines = await file();
    expect(lines[0]).toBe(
      '\uFEFFDate,Registration,Vehicle,Service,Status,Mileage,Cost in pounds,Description',
    );
    expect(lines[1]).toBe(
      `2026-02-05,YN19 ABC,Ford Focus,Full Service,Completed,,100.50,"'=2+5, ""new"" pads"`,
    );
    expect(lines.filter(Boolean)).toHaveLength(7);
    expect((await file('?year=2025')).filter(Boolean), 'only what the page shows').toHaveLength(2);
  });

  test('the sale pack of a car has everything about it', async () => {
    const pack = await client.get<{ vehicle: object; services: object[]; costs: object[] }>(
      `/api/services/pack/${vehicleId}`,
    );
    expect(pack.body).toMatchObject({ vehicle: { registration: 'YN19ABC' }, costs: [{ pence: 50_250 }] });
    expect(pack.body.services).toHaveLength(5);
  });

  test('a mileage from a record counts for the day of the work, once, and as it was corrected', async () => {
    const staff = await makePerson(garage, 'employee');
    const owner = await makePerson(garage);
    const { id } = await makeVehicle(garage.garage.db, { owner_id: owner.profile.id });
    await staff.patch(`/api/staff/vehicles/${id}`, { mileage: 42_000 });
    const another = await makeVehicle(garage.garage.db, { owner_id: owner.profile.id });
    await staff.patch(`/api/staff/vehicles/${another.id}`, { mileage: 90_000 });
    garage.setTime(Temporal.Instant.from('2026-06-08T23:30:00Z'));
    const late = await makePerson(garage, 'employee');
    await late.patch(`/api/staff/vehicles/${another.id}`, { mileage: 90_010 });
    garage.setTime(monday);
    const afterMidnight = await owner.get<{ readings: object[] }>(`/api/services/pack/${another.id}`);
    expect(afterMidnight.body.readings, 'dated in London time').toMatchObject([
      { read_on: '2026-06-08' },
      { read_on: '2026-06-09' },
    ]);
    const work = { vehicle_id: id, service_type: 'Diagnostics', service_date: '2026-03-02' };
    const record = await staff.post<{ id: string }>('/api/staff/services', { ...work, mileage: 400_000 });
    await staff.patch(`/api/staff/services/${record.body.id}`, { mileage: 40_000 });
    const pack = await owner.get<{ vehicle: object; readings: object[] }>(`/api/services/pack/${id}`);
    expect(pack.body.vehicle, 'anyone who has the car open is told').toMatchObject({ version: 4 });
    expect(pack.body.readings).toMatchObject([
      { read_on: '2026-03-02', mileage: 40_000 },
      { read_on: '2026-06-08', mileage: 42_000 },
    ]);
    await staff.post('/api/staff/services', { ...work, service_date: '2026-06-08', mileage: 41_990 });
    const sameDay = await owner.get<{ readings: { mileage: number }[] }>(`/api/services/pack/${id}`);
    expect(sameDay.body.readings.map(({ mileage }) => mileage)).toEqual([40_000, 41_990, 42_000]);
    const slip = await staff.post<{ id: string }>('/api/staff/services', {
      ...work,
      vehicle_id: another.id,
      mileage: 900_000,
    });
    await staff.delete(`/api/staff/services/${slip.body.id}`);
    const corrected = await owner.get(`/api/services/pack/${another.id}`);
    expect(corrected.body, 'the latest entry').toMatchObject({ vehicle: { mileage: 90_010 } });
    await staff.patch(`/api/staff/vehicles/${another.id}`, { mileage: null });
    await staff.post('/api/staff/services', { ...work, vehicle_id: another.id });
    const emptied = await owner.get(`/api/services/pack/${another.id}`);
    expect(emptied.body, 'a record without a mileage brings none back').toMatchObject({
      vehicle: { mileage: null },
    });
  });

  test('the overview counts as specified and shows three of each', async () => {
    await makeService(garage.garage.db, { vehicle_id: vehicleId, status: 'in_progress' });
    const { body } = await client.get<{
      counters: object;
      reminders: { due_date: string }[];
      recent: { appointment_date: string; status: string }[];
    }>('/api/overview');
    expect(body.counters).toEqual({ vehicles: 1, upcoming: 2, services: 7, reminders: 4 });
    expect(body.reminders.map((row) => row.due_date)).toEqual(['2026-07-01', '2026-07-02', '2026-07-03']);
    expect(
      body.recent.map((row) => row.appointment_date),
      'the nearest first',
    ).toEqual(['2026-06-15', '2026-06-16', '2026-05-05']);
    expect(body.recent[2]?.status).toBe('completed');
  });

  test('the overview’s appointments: the nearest ahead, then the latest that are over, then cancelled ones', async () => {
    const owner = await makePerson(garage);
    const shown = async () =>
      (await owner.get<{ recent: { appointment_date: string }[] }>('/api/overview')).body.recent.map(
        (row) => row.appointment_date,
      );
    const add = (appointment_date: string, status: Status) =>
      makeAppointment(garage.garage.db, { client_id: owner.profile.id, appointment_date, status });
    await add('2026-06-09', 'cancelled');
    await add('2026-06-05', 'cancelled');
    expect(await shown()).toEqual(['2026-06-09', '2026-06-05']);
    await add('2026-03-03', 'completed');
    await add('2026-06-04', 'confirmed');
    expect(await shown(), 'one that staff left open is past').toEqual([
      '2026-06-04',
      '2026-03-03',
      '2026-06-09',
    ]);
    await add('2026-06-03', 'in_progress');
    await add('2027-01-11', 'scheduled');
    expect(await shown(), 'a car in the workshop comes first').toEqual([
      '2026-06-03',
      '2027-01-11',
      '2026-06-04',
    ]);
    await add('2027-01-12', 'scheduled');
    await add('2026-06-08', 'confirmed');
    expect(await shown(), 'today is not past').toEqual(['2026-06-03', '2026-06-08', '2027-01-11']);
  });
});
