import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closureOn, usualDays } from '../features/appointments/calendar.ts';
import { statuses } from '../features/appointments/statuses.ts';
import { earliestMotTest, expiryAfterPass } from '../features/vehicles/mot.ts';
import { plateShape } from '../features/vehicles/plate.ts';
import { settles } from '../features/vehicles/service.ts';
import { call } from '../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../tests/server.ts';
import { findings } from './demo-questions.ts';
import { demoAccounts, fillWithDemoData } from './demo.ts';
import type { Tables } from './tables.ts';

describe.each(engines)('demo data on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage(engine, { DEMO_DATA: 'on' });
  });
  afterAll(() => garage.stop());

  const count = async (table: keyof Tables) => {
    const { rows } = await garage.garage.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return rows;
  };

  test('is a month of a garage', async () => {
    const { db } = garage.garage;
    const people = await db.selectFrom('profiles').select('user_type').execute();
    expect(people.filter(({ user_type }) => user_type === 'client')).toHaveLength(25);
    expect(people.filter(({ user_type }) => user_type !== 'client')).toHaveLength(3);
    expect(await count('vehicles')).toBe(40);
    expect(await count('appointments')).toBe(150);
    expect(await count('services')).toBe(120);
    expect(await count('contact_submissions')).toBe(20);
    expect(await count('reminders')).toBeGreaterThanOrEqual(30);
  });

  test('is created once, even if two servers start at the same moment', async () => {
    const empty = await startTestGarage(engine);
    const { db } = empty.garage;
    await Promise.all([fillWithDemoData(empty.garage), fillWithDemoData(empty.garage)]);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(demoAccounts.length);
    await empty.stop();
  });

  test('has every status, work today, and plates that exist', async () => {
    const { db } = garage.garage;
    const appointments = await db.selectFrom('appointments').select(['status', 'appointment_date']).execute();
    expect(new Set(appointments.map(({ status }) => status))).toEqual(new Set(statuses));
    expect(
      appointments.filter(({ appointment_date }) => appointment_date === '2026-06-08').length,
    ).toBeGreaterThan(2);
    const plates = await db.selectFrom('vehicles').select('registration').execute();
    expect(plates.filter(({ registration }) => plateShape(registration) !== 'usual')).toEqual([]);
    expect(new Set(plates.map(({ registration }) => registration)).size).toBe(40);
  });

  test('leaves weekends and bank holidays empty', async () => {
    const days = await garage.garage.db.selectFrom('appointments').select('appointment_date').execute();
    const dates = new Set(days.map((row) => row.appointment_date));
    expect([...dates].filter((date) => closureOn(date, usualDays) !== null)).toEqual([]);
    expect(dates, 'the demo data spans the spring bank holiday').toContain('2026-05-22');
  });

  test('records when each mileage was entered, or deleting a service record would lose it', async () => {
    const cars = await garage.garage.db
      .selectFrom('vehicles')
      .leftJoin('mileage_readings as entered', 'entered.vehicle_id', 'vehicles.id')
      .select(['vehicles.mileage', 'entered.mileage as entered'])
      .execute();
    expect(cars).toHaveLength(40);
    expect(cars.filter(({ mileage, entered }) => mileage !== entered)).toEqual([]);
  });

  test('nothing was stored before it happened, or changed before it was stored', async () => {
    const { db } = garage.garage;
    const works = await db
      .selectFrom('services')
      .select(['service_date', 'created_at', 'updated_at'])
      .execute();
    expect(works.filter((row) => row.created_at.slice(0, 10) !== row.service_date)).toEqual([]);
    const cars = await db.selectFrom('vehicles').select(['created_at', 'updated_at']).execute();
    expect([...works, ...cars].filter((row) => row.updated_at < row.created_at)).toEqual([]);
  });

  test('every enquiry was answered after it arrived, unless it is still new', async () => {
    const enquiries = await garage.garage.db
      .selectFrom('contact_submissions')
      .select(['status', 'created_at', 'first_answered_at'])
      .execute();
    const wrong = enquiries.filter(({ status, created_at, first_answered_at }) =>
      status === 'new' ? first_answered_at : (first_answered_at ?? '') <= created_at,
    );
    expect(wrong).toEqual([]);
  });

  test('a recent MOT test set the expiry date, and none is booked for a car just tested', async () => {
    const { db } = garage.garage;
    const tests = await db
      .selectFrom('services')
      .innerJoin('vehicles', 'vehicles.id', 'services.vehicle_id')
      .select(['service_date', 'mot_expiry'])
      .where('service_type', '=', 'MOT Test')
      .where('service_date', '>', '2025-06-08')
      .execute();
    expect(tests.length).toBeGreaterThan(3);
    expect(tests.filter((row) => row.mot_expiry !== expiryAfterPass(null, row.service_date))).toEqual([]);
    const booked = await db
      .selectFrom('appointments')
      .innerJoin('vehicles', 'vehicles.id', 'appointments.vehicle_id')
      .select(['appointment_date', 'mot_expiry'])
      .where('service_type', '=', 'MOT Test')
      .where('status', 'in', ['scheduled', 'confirmed'])
      .execute();
    expect(booked.length).toBeGreaterThan(1);
    expect(
      booked.filter(
        ({ appointment_date: day, mot_expiry: expiry }) => !expiry || day < earliestMotTest(expiry),
      ),
    ).toEqual([]);
  });

  test('all cars come about equally often, have no work twice, and belong to someone who was a client by then', async () => {
    const visits = await garage.garage.db
      .selectFrom('appointments')
      .innerJoin('vehicles', 'vehicles.id', 'appointments.vehicle_id')
      .innerJoin('profiles', 'profiles.id', 'appointments.client_id')
      .select(['registration', 'service_type', 'appointment_date', 'profiles.created_at as since'])
      .execute();
    const byCar = Object.values(Object.groupBy(visits, ({ registration }) => registration));
    expect(byCar.filter((its = []) => its.length < 2 || its.length > 5)).toEqual([]);
    const kinds = (its: typeof visits = []) =>
      its.map(({ service_type: type }) => (settles('service', type) ? 'service' : type));
    expect(byCar.filter((its) => new Set(kinds(its)).size < kinds(its).length)).toEqual([]);
    expect(visits.filter(({ appointment_date: day, since }) => day < since.slice(0, 10))).toEqual([]);
  });

  test('clients are asked to approve only work that their car does not have in the diary', async () => {
    const asked = await garage.garage.db
      .selectFrom('quotes')
      .innerJoin('appointments', 'appointments.id', 'quotes.appointment_id')
      .select(['vehicle_id', 'work'])
      .execute();
    expect(asked).toHaveLength(3);
    for (const { vehicle_id, work } of asked) {
      const type = findings.find((found) => found.work === work)?.type ?? 'unknown';
      const seenTo = await garage.garage.db
        .selectFrom('appointments')
        .select('id')
        .where('vehicle_id', '=', vehicle_id)
        .where('service_type', '=', type)
        .execute();
      expect([type, seenTo]).toEqual([expect.not.stringMatching('unknown'), []]);
    }
  });

  test('is not created again', async () => {
    await fillWithDemoData(garage.garage);
    expect(await count('appointments')).toBe(150);
  });

  test('its sign-ins work from this machine', async () => {
    for (const { email, password } of demoAccounts) {
      const answer = await call(garage.url, 'POST', '/auth/v1/token?grant_type=password', {
        body: { email, password },
      });
      expect(answer.status).toBe(200);
    }
  });
});
