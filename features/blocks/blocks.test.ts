import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { BlockRow } from '../../db/tables.ts';
import { instantOf } from '../../server/clock.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, recordChanges, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { complaints } from '../../tests/torture/invariants.ts';
import { blockedWords, blockTitle } from './words.ts';

const inspection = {
  first_date: '2026-06-10',
  start_time: '10:00',
  end_time: '12:00',
  bay: 2,
  reason: 'Ramp inspection',
};

test('the words say where, when and why', () => {
  const block = { ...inspection, last_date: '2026-06-10' };
  expect(blockedWords(block)).toBe('Bay 2 is blocked from 10:00 to 12:00: Ramp inspection.');
  const days = { ...block, last_date: '2026-06-12', bay: null, start_time: '08:00', end_time: '18:00' };
  expect(blockedWords(days)).toBe('All bays are blocked all day: Ramp inspection.');
  expect(blockTitle(block)).toBe('Bay 2, from 10:00 to 12:00, 10 Jun 2026');
  expect(blockTitle(days)).toBe('All bays, all day, 10 Jun 2026 to 12 Jun 2026');
});

describe.each(engines)('blocked times on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let client: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
    client = await makePerson(garage);
    const admin = await makePerson(garage, 'admin');
    await admin.patch('/api/staff/settings', { bays: 2 });
  });
  afterAll(async () => {
    expect(await complaints(garage.garage.db)).toEqual([]);
    await garage.stop();
  });
  beforeEach(async () => {
    const { db } = garage.garage;
    await db.deleteFrom('blocks').execute();
    await db.deleteFrom('appointments').execute();
  });

  const block = (given: object = {}) =>
    jess.post<BlockRow & ErrorBody>('/api/staff/blocks', { ...inspection, ...given });
  const refusal = async (given: object) => {
    const { status, body } = await block(given);
    return { status, message: body.error.message, fields: body.error.fields };
  };
  const remove = (id: string) => jess.delete<ErrorBody>(`/api/staff/blocks/${id}`);
  const work = { service_type: 'Diagnostics', appointment_date: '2026-06-10', duration_minutes: 60 };
  const book = (time: string, given: object = {}) =>
    client.post<ErrorBody & { id: string }>('/api/appointments', {
      ...work,
      appointment_time: time,
      ...given,
    });
  const coming = async (staff: Person) =>
    (await staff.get<{ blocks: BlockRow[] }>('/api/staff/blocks')).body.blocks.map(({ reason }) => reason);
  type Times = { times: string[] };
  const free = async (date = '2026-06-10') =>
    (await client.get<Times>(`/api/appointments/free?date=${date}&duration=60`)).body.times;
  type Board = { blocks: (BlockRow & { bays: number[] })[] };
  const board = async (date: string) =>
    (await jess.get<Board>(`/api/staff/calendar/day?date=${date}`)).body.blocks;

  test('a blocked bay takes no work, and takes it again afterwards', async () => {
    const told = recordChanges(garage);
    const { status, body } = await block();
    expect(status).toBe(201);
    expect(told).toEqual([{ topic: 'appointments' }]);
    expect(await board('2026-06-10')).toMatchObject([{ ...inspection, id: body.id, bays: [2] }]);
    expect(await board('2026-06-11')).toEqual([]);
    expect((await book('10:00')).status, 'bay 1 is free').toBe(201);
    expect(await free()).not.toContain('10:00');
    expect(await free(), 'it would end in the blocked time').not.toContain('09:30');
    expect(await free()).toContain('12:00');
    const refused = await book('10:30', { duration_minutes: 30 });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'slot_taken']);
    const other = (await book('14:00')).body.id;
    const moving = `/api/appointments/free?date=2026-06-10&duration=60&except=${other}`;
    expect((await client.get<Times>(moving)).body.times, 'nor anything that is moved').not.toContain('10:00');
    const when = { appointment_date: '2026-06-10', appointment_time: '10:00', duration_minutes: 60, bay: 2 };
    expect((await jess.post(`/api/staff/appointments/${other}/move`, when)).status).toBe(409);
    type Staff = { times: { time: string; bays: number[] }[]; blocks: unknown[] };
    const staff = (await jess.get<Staff>('/api/staff/calendar/free?date=2026-06-10&duration=60')).body;
    expect(staff.times.find(({ time }) => time === '11:00')?.bays, 'for staff too').toEqual([1]);
    expect(staff.blocks, 'who are told why').toMatchObject([{ reason: 'Ramp inspection' }]);

    told.length = 0;
    expect((await remove(body.id)).status).toBe(200);
    expect(told).toEqual([{ topic: 'appointments' }]);
    expect(await free()).toContain('09:30');
    expect(await board('2026-06-10')).toEqual([]);
    expect((await remove(body.id)).status, 'by a colleague meanwhile').toBe(404);
    const acts = await garage.garage.db
      .selectFrom('audit_log')
      .select(['action', 'summary', 'actor_id'])
      .where('subject_id', '=', body.id)
      .orderBy('id')
      .execute();
    expect(acts).toEqual([
      {
        action: 'block.blocked',
        summary: 'Blocked: Bay 2, from 10:00 to 12:00, 10 Jun 2026, Ramp inspection',
        actor_id: jess.profile.id,
      },
      {
        action: 'block.unblocked',
        summary: 'Removed blocked time: Bay 2, from 10:00 to 12:00, 10 Jun 2026, Ramp inspection',
        actor_id: jess.profile.id,
      },
    ]);
  });

  test('all bays for several days, as for a holiday', async () => {
    const days = { first_date: '2026-06-11', last_date: '2026-06-12', bay: null };
    await block({ ...days, start_time: '08:00', end_time: '18:00', reason: 'Training' });
    expect(await free('2026-06-11')).toEqual([]);
    expect(await free('2026-06-12')).toEqual([]);
    expect(await free('2026-06-15')).not.toEqual([]);
    expect(await board('2026-06-12')).toMatchObject([{ bay: null, bays: [1, 2], reason: 'Training' }]);
    type Week = { days: { date: string; open_minutes: number; booked_minutes: number }[] };
    const { body } = await jess.get<Week>('/api/staff/calendar/week?from=2026-06-08');
    const open = Object.fromEntries(body.days.map((day) => [day.date, day.open_minutes]));
    expect([open['2026-06-10'], open['2026-06-11'], open['2026-06-12']]).toEqual([960, 0, 0]);
    await block();
    const after = await jess.get<Week>('/api/staff/calendar/week?from=2026-06-08');
    expect(after.body.days[2]?.open_minutes, 'two hours less in one bay').toBe(840);
    await block({ first_date: '2026-06-13', bay: 1 });
    await book('08:00', { duration_minutes: 120 });
    type Bays = { open_minutes: number; rows: { blocked_minutes: number; share: number }[] };
    const report = await jess.get<Bays>('/api/staff/reports/bays?from=2026-06-08&to=2026-06-14');
    expect(report.body).toMatchObject({
      open_minutes: 5 * 480,
      rows: [
        // Nothing of a closed day; one hour of the work is before opening.
        { bay: 1, blocked_minutes: 2 * 480, share: 60 / (3 * 480) },
        { bay: 2, blocked_minutes: 2 * 480 + 120, share: 0 },
      ],
    });
    const closed = await jess.get<Bays>('/api/staff/reports/bays?from=2026-06-11&to=2026-06-12');
    expect(closed.body.rows[0]).toMatchObject({ blocked_minutes: 2 * 480, share: 0 });
  });

  test('as many days as can be blocked at once, all of them', async () => {
    const given = { bay: null, start_time: '08:00', end_time: '18:00', last_date: '2026-08-10' };
    expect((await block(given)).status).toBe(201);
    expect(await free('2026-08-10')).toEqual([]);
    expect(await free('2026-08-11')).not.toEqual([]);
    expect(await complaints(garage.garage.db)).toEqual([]);
  });

  test('what is blocked today is in the overview, in order', async () => {
    const today = { first_date: '2026-06-08' };
    await block({ ...today, start_time: '14:00', end_time: '15:00', reason: 'Fire drill' });
    await block({ ...today, last_date: '2026-06-09' });
    await block({ first_date: '2026-06-09', bay: 1 });
    const { body } = await jess.get<{ today: Board }>('/api/staff/overview');
    expect(body.today.blocks.map(({ reason }) => reason)).toEqual(['Ramp inspection', 'Fire drill']);
  });

  test('everything to come is listed, the next first, and what is over is not', async () => {
    const { clock } = garage.garage;
    await block({ first_date: '2036-06-09', reason: 'Mistyped year' });
    await block({ first_date: '2026-06-08', last_date: '2026-06-10', bay: 1, reason: 'Holiday' });
    await block({ first_date: '2026-06-08', start_time: '14:00', end_time: '15:00', reason: 'Fire drill' });
    await block({ first_date: '2026-06-09', start_time: '09:30' });
    expect(await coming(jess)).toEqual(['Holiday', 'Fire drill', 'Ramp inspection', 'Mistyped year']);
    const before = clock();
    onTestFinished(() => garage.setTime(before));
    garage.setTime(instantOf('2026-06-10', '07:00'));
    expect(await coming(await makePerson(garage, 'employee'))).toEqual(['Holiday', 'Mistyped year']);
  });

  test('nothing that is booked is blocked over', async () => {
    await book('09:30');
    expect(await refusal({ bay: 1 })).toEqual({
      status: 409,
      message: 'An appointment is booked then: bay 1 at 10:00 on 10 Jun 2026. Please move it first.',
      fields: undefined,
    });
    await book('11:00');
    expect((await refusal({ bay: null })).message).toBe(
      '2 appointments are booked then, the first in bay 1 at 10:00 on 10 Jun 2026. Please move them first.',
    );
    expect((await block()).status, 'in the other bay').toBe(201);
    expect((await refusal({ start_time: '11:30', end_time: '13:00' })).message).toBe(
      'This time is already blocked: bay 2 at 11:30 on 10 Jun 2026.',
    );
    const rows = await garage.garage.db.selectFrom('blocks').selectAll().execute();
    expect(rows, 'a refusal stores nothing').toHaveLength(1);
  });

  test.each([
    [{ first_date: '2026-06-07' }, 'first_date', 'Please choose today or a later day.'],
    [{ first_date: '' }, 'first_date', 'Please choose a day.'],
    [{ last_date: '2026-06-09' }, 'last_date', 'Please choose the first day or a later one.'],
    [
      { last_date: '2027-06-10' },
      'last_date',
      'Please check the year: at most 62 days can be added at once.',
    ],
    [{ end_time: '10:00' }, 'end_time', 'Please choose an end after the beginning.'],
    [{ end_time: '18:30' }, 'end_time', 'Please choose from the list when it ends.'],
    [{ start_time: '07:30' }, 'start_time', 'Please choose from the list when it begins.'],
    [{ bay: 3 }, 'bay', 'Please choose a bay from the list.'],
    [{ reason: ' . ' }, 'reason', 'Please enter the reason.'],
  ])('%o is refused at its field', async (given, field, sentence) => {
    expect(await refusal(given)).toMatchObject({ status: 422, fields: { [field]: sentence } });
    expect(await garage.garage.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
  });

  test('of a blocked time and bookings at the same moment, one wins', async () => {
    for (const time of ['08:00', '09:00', '13:00', '16:00']) {
      const all = { bay: null, start_time: '08:00', end_time: '18:00' };
      const [blocked, ...booked] = await Promise.all([
        block(all),
        ...Array.from({ length: 4 }, () => book(time)),
      ]);
      const statuses = booked.map(({ status }) => status);
      if (blocked.status === 201) expect(statuses).toEqual([409, 409, 409, 409]);
      else expect([blocked.status, statuses.filter((status) => status === 201)]).toEqual([409, [201, 201]]);
      expect(await complaints(garage.garage.db)).toEqual([]);
      await garage.garage.db.deleteFrom('blocks').execute();
      await garage.garage.db.deleteFrom('appointments').execute();
    }
  });

  test('a bay with a blocked time ahead is not given up', async () => {
    const admin = await makePerson(garage, 'admin');
    const { id } = (await block()).body;
    const { body: all } = await block({ first_date: '2026-06-11', bay: null });
    const refused = await admin.patch<ErrorBody>('/api/staff/settings', { bays: 1 });
    expect(refused.body.error.message).toBe(
      'Bay 2 is blocked on 10 Jun 2026. Please remove that blocked time first.',
    );
    expect(await board('2026-06-11')).toMatchObject([{ bays: [1, 2] }]);
    await remove(id);
    const given = await admin.patch('/api/staff/settings', { bays: 1 });
    expect(given.status, 'where all bays are blocked, the others stay so').toBe(200);
    expect(await board('2026-06-11')).toMatchObject([{ id: all.id, bays: [1] }]);
    expect((await admin.patch('/api/staff/settings', { bays: 2 })).status).toBe(200);
    expect(await board('2026-06-11')).toMatchObject([{ id: all.id, bays: [1, 2] }]);
  });

  test('what is removed on its way stays blocked until yesterday, and what is over is not removed', async () => {
    const { db, clock } = garage.garage;
    const { id } = (await block({ first_date: '2026-06-08', last_date: '2026-06-12' })).body;
    const before = clock();
    onTestFinished(() => garage.setTime(before));
    garage.setTime(instantOf('2026-06-10', '07:00'));
    const sam = await makePerson(garage, 'employee');
    const path = `/api/staff/blocks/${id}`;
    expect((await sam.delete(path)).status).toBe(200);
    const on = async (date: string) =>
      (await sam.get<Board>(`/api/staff/calendar/day?date=${date}`)).body.blocks;
    const left = { id, first_date: '2026-06-08', last_date: '2026-06-09' };
    expect(await on('2026-06-09')).toMatchObject([left]);
    expect(await on('2026-06-10')).toEqual([]);
    expect((await sam.delete(path)).status, 'it is over').toBe(404);
    expect(await complaints(db)).toEqual([]);
  });

  test('where all bays are blocked, so is a new one, from today on', async () => {
    const { db, clock } = garage.garage;
    await block({ first_date: '2026-06-08', last_date: '2026-06-10', bay: null });
    await block({ first_date: '2026-06-12' });
    const before = clock();
    onTestFinished(() => garage.setTime(before));
    garage.setTime(instantOf('2026-06-09', '07:00'));
    const admin = await makePerson(garage, 'admin');
    expect((await admin.patch('/api/staff/settings', { bays: 3 })).status).toBe(200);
    const slots = await db
      .selectFrom('appointment_slots')
      .select(['date', 'slot'])
      .where('bay', '=', 3)
      .orderBy('date')
      .orderBy('slot')
      .execute();
    const halfHours = ['10:00', '10:30', '11:00', '11:30'];
    expect(slots).toEqual(
      ['2026-06-09', '2026-06-10'].flatMap((date) => halfHours.map((slot) => ({ date, slot }))),
    );
    expect(await complaints(db)).toEqual([]);
  });
});
