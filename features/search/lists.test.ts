import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';

type Listed = { rows: { id: string; owner_id?: string; client_id?: string; vehicle_id?: string }[] };

describe.each(engines)('searching the staff lists on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  beforeAll(async () => {
    garage = await startTestGarage(engine, { DEMO_DATA: 'on' });
    staff = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());

  const list = async (path: string) => {
    const answer = await staff.get<Listed>(path);
    expect(answer.status, path).toBe(200);
    return answer.body.rows;
  };

  test('by a client’s name finds the client, their cars, appointments and records, and nobody else’s', async () => {
    const { db } = garage.garage;
    const client = await db
      .selectFrom('profiles')
      .selectAll()
      .where('full_name', '=', 'Priya Patel')
      .executeTakeFirstOrThrow();
    const cars = await db.selectFrom('vehicles').selectAll().where('owner_id', '=', client.id).execute();
    const carIds = cars.map(({ id }) => id);
    const query = `q=${encodeURIComponent('priya pat')}&limit=200`;
    expect((await list(`/api/staff/clients?${query}`)).map(({ id }) => id)).toEqual([client.id]);
    expect((await list(`/api/staff/vehicles?${query}`)).map(({ id }) => id).toSorted()).toEqual(
      carIds.toSorted(),
    );
    const appointments = await list(`/api/staff/appointments?${query}`);
    const expected = await db
      .selectFrom('appointments')
      .select('id')
      .where('client_id', '=', client.id)
      .execute();
    expect(appointments.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(appointments.length).toBeGreaterThan(0);
    const records = await list(`/api/staff/services?${query}`);
    expect(records.every(({ vehicle_id: vehicle }) => carIds.includes(vehicle ?? ''))).toBe(true);
  });

  test('by a plate, however it is written', async () => {
    const { db } = garage.garage;
    const car = await db.selectFrom('vehicles').selectAll().executeTakeFirstOrThrow();
    const spaced = `${car.registration.slice(0, 4)} ${car.registration.slice(4)}`.toLowerCase();
    const found = await list(`/api/staff/vehicles?q=${encodeURIComponent(spaced)}`);
    expect(found.map(({ id }) => id)).toEqual([car.id]);
    expect(await list(`/api/staff/appointments?q=${encodeURIComponent(spaced)}`)).not.toBe(undefined);
  });

  test('for what nobody has finds nothing', async () => {
    for (const noun of ['clients', 'vehicles', 'appointments', 'services', 'enquiries']) {
      expect(await list(`/api/staff/${noun}?q=zzzyyx`), noun).toEqual([]);
    }
  });
});
