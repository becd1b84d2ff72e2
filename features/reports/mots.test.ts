import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile, makeVehicle } from '../../db/factories.ts';
import { addDays } from '../appointments/calendar.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { MotCounts, MotRow } from './mots.server.ts';

/** More than a file reads at once. */
const cars = 510;

type Answer = MotCounts & { rows: MotRow[]; next: string | null };

describe.each(engines)('the call list of MOTs in a large garage on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let ids: string[];

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
    const { db } = garage.garage;
    const { id: owner_id } = await makeProfile(db);
    ids = [];
    for (let index = 0; index < cars; index += 1) {
      // Some two hundred on each of three days, so that pages end between equal days.
      const mot_expiry = addDays('2026-06-29', index % 3);
      ids.push((await makeVehicle(db, { owner_id, mot_expiry })).id);
    }
    const outside = await makeVehicle(db, { owner_id, mot_expiry: '2026-12-24' });
    const sold = await makeVehicle(db, {
      owner_id,
      mot_expiry: '2026-06-29',
      sold_at: '2026-01-01T00:00:00.000Z',
    });
    const given = { client_id: owner_id, service_type: 'MOT Test' as const };
    for (const [vehicle_id, appointment_date, more] of [
      [ids[0], '2026-06-15', {}],
      [ids[1], '2026-06-16', {}],
      // A second test of the same car, and one that is too late.
      [ids[1], '2026-06-18', {}],
      [ids[2], '2026-07-02', {}],
      [ids[3], '2026-06-17', { status: 'cancelled' }],
      [ids[4], '2026-06-17', { service_type: 'Diagnostics' }],
      [outside.id, '2026-06-19', {}],
      [sold.id, '2026-06-22', {}],
    ] as const)
      await makeAppointment(db, { ...given, vehicle_id: vehicle_id ?? null, appointment_date, ...more });
  });
  afterAll(() => garage.stop());

  const page = (query: string) => jess.get<Answer>(`/api/staff/reports/mots?${query}`);

  test('comes page by page, in order, with no car lost or twice, and counts all of them on each page', async () => {
    const rows: MotRow[] = [];
    let pages = 0;
    for (let next: string | null = ''; next !== null; pages += 1) {
      const { body } = await page(`limit=25${next && `&cursor=${next}`}`);
      expect(body).toMatchObject({ cars, unbooked: cars - 2, undated: 0, long_past: 0, too_many: false });
      expect(body.rows.length).toBeLessThanOrEqual(25);
      rows.push(...body.rows);
      next = body.next;
    }
    expect(pages).toBe(Math.ceil(cars / 25));
    const listed = rows.map(({ vehicle_id }) => vehicle_id);
    expect(listed.toSorted()).toEqual(ids.toSorted());
    const keys = rows.map((row) => `${row.mot_expiry} ${row.vehicle_id}`);
    expect(keys).toEqual(keys.toSorted());
    expect(rows.filter((row) => !row.has_booking).length, 'the count of those without a test').toBe(cars - 2);
  });

  test('refuses a page that is none, and the page of another list', async () => {
    const { next } = (await jess.get<Answer>('/api/staff/vehicles?sort=registration&limit=1')).body;
    for (const query of ['limit=0', 'limit=201', 'cursor=nonsense', `cursor=${next}`])
      expect(await page(query), query).toMatchObject({ status: 422, body: { error: expect.anything() } });
  });

  test('has every car in its file', async () => {
    const file = await (await jess.file('/api/staff/reports/mots/csv')).text();
    const [, ...lines] = file.trimEnd().split('\r\n');
    expect(lines.length).toBe(cars);
    const days = lines.map((line) => line.slice(0, 10));
    expect(days).toEqual(days.toSorted());
    expect(lines.filter((line) => line.endsWith(',yes,,no')).length).toBe(2);
  });
});
