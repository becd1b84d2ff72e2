import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeVehicle } from '../../db/factories.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { instantOf } from '../../server/clock.ts';
import { jobs } from '../../server/jobs/list.ts';
import { subjectsTo } from '../../tests/outbox.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { reminderHours, remindAll } from './send.server.ts';

const never = new AbortController().signal;
const at = (time: string, day = '2026-06-08') => instantOf(day, time);

test('from the daily run on, a reminder leaves at once', () => {
  const run = jobs.find(({ name }) => name === 'reminders');
  expect(run?.next(at('07:00'))).toEqual(at(reminderHours.from));
});

describe.each(engines)('a reminder that is entered on the day it is to leave, on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  let client: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    garage.setTime(at('10:00'));
    staff = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());
  beforeEach(() => arrive('10:00'));

  /** Makes a client, with the clock at that time. */
  async function arrive(time: string): Promise<void> {
    garage.setTime(at(time));
    client = await makePerson(garage);
    await client.put('/api/reminders/consent', { agreed: true });
    const later = { mot_expiry: '2029-12-31', service_due_date: '2029-12-31' };
    vehicleId = (await makeVehicle(garage.garage.db, { owner_id: client.profile.id, ...later })).id;
  }

  const tyres = (given: object = {}) => ({
    vehicle_id: vehicleId,
    title: 'Winter tyres',
    due_date: '2026-06-09',
    days_before: 7,
    ...given,
  });
  const add = async (given: object = {}) =>
    (await client.post<ReminderRow>('/api/reminders', tyres(given))).body;
  const waiting = () => subjectsTo(garage.garage.db, client.profile.id);

  test('leaves at once, and in its new words when it is changed', async () => {
    const { id, send_on } = await add();
    expect([send_on, await waiting()]).toEqual(['2026-06-08', ['Your reminder: Winter tyres']]);
    await client.patch(`/api/reminders/${id}`, tyres({ title: 'Summer tyres' }));
    expect(await waiting()).toEqual(['Your reminder: Summer tyres']);
    await remindAll(garage.garage, never);
    expect(await waiting(), 'no duplicate').toEqual(['Your reminder: Summer tyres']);
    await client.patch(`/api/reminders/${id}`, tyres({ days_before: 0 }));
    expect(await waiting(), 'it now leaves tomorrow').toEqual([]);
  });

  test('leaves at once when the garage enters, changes or brings it back', async () => {
    const added = await staff.post<ReminderRow>(`/api/staff/clients/${client.profile.id}/reminders`, tyres());
    expect(await waiting()).toEqual(['A reminder: Winter tyres']);
    const one = `/api/staff/reminders/${added.body.id}`;
    await staff.patch(one, tyres({ title: 'Summer tyres' }));
    expect(await waiting()).toEqual(['A reminder: Summer tyres']);
    await staff.post(`${one}/dismiss`, { dismissed: true });
    expect(await waiting()).toEqual([]);
    await staff.post(`${one}/dismiss`, { dismissed: false });
    expect(await waiting()).toEqual(['A reminder: Summer tyres']);
  });

  test('is left to that day’s run before its time, and to the next day’s run in the evening', async () => {
    await arrive('07:59');
    expect((await add()).send_on).toBe('2026-06-08');
    expect(await waiting()).toEqual([]);
    for (const time of ['07:59', '20:00']) {
      garage.setTime(at(time));
      await remindAll(garage.garage, never);
      expect(await waiting(), 'a catch-up run at night does not write it either').toEqual([]);
    }
    garage.setTime(at('08:00', '2026-06-09'));
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual(['Your reminder: Winter tyres']);
    await arrive('19:59');
    await add();
    expect(await waiting()).toEqual(['Your reminder: Winter tyres']);
    await arrive('20:00');
    expect((await add({ due_date: '2026-06-08', days_before: 0 })).send_on).toBe('2026-06-09');
    expect(await waiting()).toEqual([]);
    garage.setTime(at('08:00', '2026-06-09'));
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual(['Your reminder: Winter tyres']);
  });

  test('about a mileage that turns out to be passed leaves with the next run, and says so', async () => {
    const { db } = garage.garage;
    await staff.patch(`/api/staff/vehicles/${vehicleId}`, { service_due_mileage: 66_000, mileage: 71_000 });
    garage.setTime(at('08:00', '2026-06-09'));
    await remindAll(garage.garage, never);
    const written = db.selectFrom('outbox').select(['subject', 'text']);
    const [mail] = await written.where('profile_id', '=', client.profile.id).execute();
    expect(mail?.subject).toMatch(/^Service due today: /);
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'was due at 66,000 miles, and it has been driven further than that.',
    );
  });

  test('does not leave without consent', async () => {
    await client.put('/api/reminders/consent', { agreed: false });
    await add();
    expect(await waiting()).toEqual([]);
  });
});
