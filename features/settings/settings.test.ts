import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile } from '../../db/factories.ts';
import { up } from '../../db/migrations/036-offered-durations.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, recordChanges, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { createAppointment } from '../appointments/data.server.ts';
import { readSettings } from './data.server.ts';
import { differences, mergeClosedDays, type Settings, settingsSchema } from './schema.ts';

test('only changed settings count as different, whatever the order of their parts', () => {
  const before = settingsSchema.parse({});
  const reversed = Object.entries(before.durations).toReversed();
  const durations = Object.fromEntries(reversed) as Settings['durations'];
  const opening_hours = before.opening_hours.map((day) => day && { closes: day.closes, opens: day.opens });
  expect(differences(before, { ...before, durations, opening_hours })).toEqual({});
  expect(differences(before, { ...before, durations, bays: 3, notice_hours: undefined })).toEqual({
    bays: 3,
  });
  expect(differences(before, { durations: { ...durations, Other: 30 } })).toEqual({
    durations: { ...durations, Other: 30 },
  });
  expect(settingsSchema.parse({ durations: { Other: 30 } }).durations, 'an hour if missing').toMatchObject({
    Other: 30,
    'Full Service': 60,
  });
});

test('merged closed days keep those that others have added, and the caller’s reason counts', () => {
  const day = (date: string, reason = 'Painting') => ({ date, reason });
  const seen = [day('2033-03-03'), day('2033-03-07')];
  const theirs = [...seen, day('2033-03-05'), day('2033-03-09')];
  const mine = [day('2033-03-01'), day('2033-03-05', 'Stocktaking'), day('2033-03-07', 'Training')];
  expect(mergeClosedDays(mine, seen, theirs).days).toEqual([...mine, day('2033-03-09')]);
  const alike = [...mine, day('2033-03-09')];
  const { clashes } = mergeClosedDays(alike, seen, theirs);
  expect(clashes, 'not a day that both have closed for the same reason').toEqual([day('2033-03-05')]);
});

describe.each(engines)('settings on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let admin: Person;
  let client: ProfileRow;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
    admin = await makePerson(garage, 'admin');
    client = await makeProfile(garage.garage.db, {});
  });
  afterAll(() => garage.stop());

  test('are changed one by one, by administrators, and each change is on record', async () => {
    const before = (await admin.get<Settings>('/api/staff/settings')).body;
    expect((await jess.patch('/api/staff/settings', { notice_hours: 1 })).status).toBe(403);
    const told = recordChanges(garage);
    const after = (await admin.patch<Settings>('/api/staff/settings', { notice_hours: 48 })).body;
    expect(
      told.map(({ topic }) => topic),
      'open pages are told',
    ).toEqual(['settings', 'appointments']);
    expect(after).toEqual({ ...before, notice_hours: 48 });
    type Log = { rows: { summary: string; details: object }[] };
    const log = await admin.get<Log>('/api/staff/audit?subject_kind=settings');
    expect(log.body.rows).toMatchObject([
      { summary: 'Changed the notice in hours from 24 to 48', details: { before: 24, after: 48 } },
    ]);
    const others = {
      reminder_days: [45, 14],
      closed_days_on_request: false,
      opening_hours: Array.from({ length: 7 }, () => null),
    };
    await admin.patch('/api/staff/settings', others);
    const words = (await admin.get<Log>('/api/staff/audit?subject_kind=settings')).body.rows;
    expect(new Set(words.slice(0, 3).map(({ summary }) => summary))).toEqual(
      new Set([
        'Changed the reminder days from 60, 30, 7 to 45, 14',
        'Changed requests for closed days from on to off',
        'Changed the opening hours',
      ]),
    );
    const { reminder_days, closed_days_on_request, opening_hours } = before;
    await admin.patch('/api/staff/settings', { reminder_days, closed_days_on_request, opening_hours });
  });

  test('for opening hours close and open days of the diary', async () => {
    const { opening_hours: hours } = (await admin.get<Settings>('/api/staff/settings')).body;
    const saturday = async () =>
      (await jess.get<{ closed: string | null }>('/api/staff/calendar/day?date=2026-06-13')).body;
    expect(await saturday()).toMatchObject({ closed: 'We are closed on Saturdays.' });
    const open = hours.map((day, index) => (index === 5 ? { opens: '09:00', closes: '12:00' } : day));
    await admin.patch('/api/staff/settings', { opening_hours: open });
    expect(await saturday()).toMatchObject({ closed: null });
    const wrong = await admin.patch<ErrorBody>('/api/staff/settings', {
      opening_hours: hours.map(() => ({ opens: '12:00', closes: '09:00' })),
    });
    expect(wrong.status).toBe(422);
  });

  test('tell staff, before hours are shortened, how many appointments would be outside them', async () => {
    const { db } = garage.garage;
    // A Thursday to come, and a past one.
    for (const appointment_date of ['2026-07-16', '2026-05-14'])
      for (const appointment_time of ['10:00', '16:00'])
        await makeAppointment(db, { client_id: client.id, appointment_date, appointment_time });
    const cancelled = { appointment_time: '16:30', status: 'cancelled' as const };
    await makeAppointment(db, { client_id: client.id, appointment_date: '2026-07-16', ...cancelled });
    const outside = async (query: string) => {
      const answer = await jess.get<{ appointments: number }>(`/api/staff/calendar/outside?${query}`);
      return answer.body.appointments;
    };
    const all = await outside('weekday=4');
    expect(await outside('weekday=4&opens=09:00&closes=17:00')).toBe(0);
    expect(await outside('weekday=4&opens=09:00&closes=16:30')).toBe(1);
    expect(await outside('weekday=4&opens=10:30&closes=16:30')).toBe(all);
    expect(await outside('weekday=7')).toBe(0);
    type Booked = { rows: { date: string; appointments: number }[] };
    const { rows } = (await jess.get<Booked>('/api/staff/calendar/booked')).body;
    expect(rows, 'neither past nor cancelled ones').toEqual([{ date: '2026-07-16', appointments: 2 }]);
    const mondays = await outside('weekday=1');
    const today = { appointment_date: '2026-06-08', appointment_time: '17:00' };
    await makeAppointment(db, { client_id: client.id, ...today });
    expect(await outside('weekday=1'), 'later today').toBe(mondays + 1);
  });

  test('keep a bay that has upcoming work', async () => {
    const { db } = garage.garage;
    await admin.patch('/api/staff/settings', { bays: 2 });
    for (const appointment_date of ['2026-06-05', '2026-06-20', '2026-06-22', '2026-06-19'])
      await makeAppointment(db, { client_id: client.id, appointment_date, bay: 2 });
    const refused = await admin.patch<ErrorBody>('/api/staff/settings', { bays: 1 });
    expect(refused.body.error).toMatchObject({
      code: 'conflict',
      message: 'Bay 2 is booked until 22 Jun 2026. Please move those appointments first.',
    });
    const today = { appointment_date: '2026-06-08', appointment_time: '17:00', bay: 2 };
    await makeAppointment(db, { client_id: client.id, ...today });
    const slots = db.deleteFrom('appointment_slots').where('bay', '=', 2);
    await slots.where('date', '>', '2026-06-08').execute();
    const still = await admin.patch<ErrorBody>('/api/staff/settings', { bays: 1 });
    expect(still.body.error?.message).toContain('is booked until 8 Jun 2026');
    await slots.where('date', '>=', '2026-06-08').execute();
    expect((await admin.patch('/api/staff/settings', { bays: 1 })).status, 'past work no longer counts').toBe(
      200,
    );
  });

  test.runIf(engine === 'postgres')('or in which work is being booked', async () => {
    const { db, clock } = garage.garage;
    await admin.patch('/api/staff/settings', { bays: 2 });
    const when = { appointment_date: '2026-06-24', appointment_time: '09:00', duration_minutes: 60 } as const;
    const what = {
      service_type: 'Diagnostics',
      vehicle_id: null,
      notes: null,
      estimated_cost: null,
    } as const;
    const trx = await openTransaction(db);
    await createAppointment(trx, client.id, { ...when, ...what, bay: 2 }, clock());
    const answer = admin.patch('/api/staff/settings', { bays: 1 });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await answer).status).toBe(409);
  });

  test('take only durations that can be booked', async () => {
    const refused = await admin.patch<ErrorBody>('/api/staff/settings', { durations: { Other: 45 } });
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } });
    const taken = await admin.patch('/api/staff/settings', { durations: { Other: 240 } });
    expect(taken).toMatchObject({ status: 200, body: { durations: { Other: 240 } } });
  });

  test('say how many hours of notice, days for writing to owners and closed days there can be', async () => {
    const day = { date: '2033-03-07', reason: 'Painting' };
    const many = {
      notice_hours: 337,
      reminder_days: [60, 50, 40, 30, 20, 10, 5],
      closed_days: Array.from({ length: 401 }, () => day),
    };
    const { body } = await admin.patch<ErrorBody>('/api/staff/settings', many);
    expect(body.error.fields).toEqual({
      notice_hours: 'Please enter the notice in hours as a whole number from 0 to 336.',
      reminder_days: 'Please enter no more than six numbers.',
      closed_days: 'Please remove closed days that have passed: there is room for 400.',
    });
  });

  test('can be saved over earlier values', async () => {
    for (const hours of [12, 0]) await admin.patch('/api/staff/settings', { notice_hours: hours });
    expect((await readSettings(garage.garage.db)).notice_hours, 'until the last moment').toBe(0);
  });

  test('keep what two administrators change at the same moment, or tell the second', async () => {
    const other = await makePerson(garage, 'admin');
    const seen = await readSettings(garage.garage.db);
    const day = (date: string) => ({ date, reason: 'Painting' });
    const close = (by: Person, ...closed_days: Settings['closed_days']) =>
      by.patch<Settings>('/api/staff/settings', { closed_days, seen: { closed_days: seen.closed_days } });
    await Promise.all([close(admin, day('2033-03-07')), close(other, day('2033-03-08'))]);
    const both = await readSettings(garage.garage.db);
    expect(both.closed_days).toEqual([...seen.closed_days, day('2033-03-07'), day('2033-03-08')]);
    const answers = await Promise.all(
      [admin, other].map((by, index) =>
        by.patch<ErrorBody>('/api/staff/settings', {
          reminder_days: [90 + index],
          bays: seen.bays,
          seen: { reminder_days: seen.reminder_days, bays: seen.bays },
        }),
      ),
    );
    const reasoned = (reason: string) => [{ date: '2033-03-07', reason }, day('2033-03-09')];
    const refused = await close(other, ...reasoned('Stocktaking'));
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          fields: {
            closed_days:
              'Somebody else has closed 7 Mar 2033 in the meantime (Painting). Save again to keep your version.',
          },
          details: { theirs: { closed_days: [...seen.closed_days, day('2033-03-07')] } },
        },
      },
    });
    const insisted = await other.patch<Settings>('/api/staff/settings', {
      closed_days: reasoned('Stocktaking'),
      seen: { closed_days: [...seen.closed_days, day('2033-03-07')] },
    });
    expect(insisted.body.closed_days, 'the other day they added stays').toEqual([
      ...seen.closed_days,
      { date: '2033-03-07', reason: 'Stocktaking' },
      day('2033-03-08'),
      day('2033-03-09'),
    ]);
    const stored = (await readSettings(garage.garage.db)).reminder_days;
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toEqual({
      code: 'changed_meanwhile',
      message: 'Somebody else has changed the settings.',
      fields: {
        reminder_days:
          'Somebody else has changed the reminder days in the meantime. Save again to keep your version.',
      },
      details: { theirs: { reminder_days: stored } },
    });
    const again = { reminder_days: [45], seen: { reminder_days: stored } };
    expect((await admin.patch('/api/staff/settings', again)).body).toMatchObject({ reminder_days: [45] });
    expect((await admin.patch('/api/staff/settings', again)).status, 'the value is already stored').toBe(200);
  });

  test.runIf(engine === 'postgres')(
    'keep both of the days that two administrators close while a third is saving',
    async () => {
      const { db } = garage.garage;
      const close = (...dates: string[]) =>
        admin.patch('/api/staff/settings', {
          closed_days: dates.map((date) => ({ date, reason: 'Painting' })),
          seen: { closed_days: [] },
        });
      await close('2034-03-06');
      const trx = await openTransaction(db);
      await trx
        .updateTable('settings')
        .set({ name: 'closed_days' })
        .where('name', '=', 'closed_days')
        .execute();
      const answers = [close('2034-03-07'), close('2034-03-08')];
      await untilWaiting(db, 2);
      await trx.commit().execute();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
      const days = (await readSettings(db)).closed_days.map(({ date }) => date);
      expect(days).toEqual(expect.arrayContaining(['2034-03-06', '2034-03-07', '2034-03-08']));
    },
  );

  test.each([
    ['a garage without a bay', { bays: 0 }],
    [
      'a day that closes when it opens',
      { opening_hours: Array.from({ length: 7 }, () => ({ opens: '09:00', closes: '09:00' })) },
    ],
    ['a week of six days', { opening_hours: Array(6).fill(null) }],
    ['a reminder on the day itself', { reminder_days: [0] }],
    ['no reminder at all', { reminder_days: [] }],
    [
      'a day that is closed twice',
      {
        closed_days: [
          { date: '2026-12-24', reason: 'Painting' },
          { date: '2026-12-24', reason: 'Stocktaking' },
        ],
      },
    ],
    ['a closed day without a reason', { closed_days: [{ date: '2026-12-24', reason: ' ' }] }],
  ])('refuse %s', async (_, wrong) => {
    const before = await readSettings(garage.garage.db);
    expect((await admin.patch('/api/staff/settings', wrong)).status).toBe(422);
    expect(await readSettings(garage.garage.db)).toEqual(before);
  });

  test('with durations from before that rule get the next one that can be booked', async () => {
    const { db } = garage.garage;
    await db
      .updateTable('settings')
      .set({ value: JSON.stringify({ Diagnostics: 45, Other: 480, 'Oil Change': 60 }) })
      .where('name', '=', 'durations')
      .execute();
    await up(db);
    expect((await readSettings(db)).durations).toMatchObject({
      Diagnostics: 60,
      Other: 240,
      'Oil Change': 60,
    });
  });
});
