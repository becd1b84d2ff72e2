import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeAppointment, makeProfile, makeQuote, makeService, makeVehicle } from '../../db/factories.ts';
import type { Queries } from '../../db/open.ts';
import type { ProfileRow, VehicleRow } from '../../db/tables.ts';
import { instantOf, startOfDay } from '../../server/clock.ts';
import { lockRow } from '../../server/transaction.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { recordChanges, engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { ListOf } from '../search/list.server.ts';
import { erasePerson } from '../privacy/erase.server.ts';
import { addDays } from './calendar.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { saveSettings } from '../settings/data.server.ts';
import { lockOwnVehicle } from '../vehicles/data.server.ts';
import { changedByClients } from './client-changes.server.ts';
import type { FreeDay } from './free.server.ts';
import type { StaffAppointment } from './staff-rows.server.ts';
import type { Latest } from './staff-unfinished.server.ts';

type Conflict = { error: ErrorBody['error'] & { details: { theirs: StaffAppointment; yours: object } } };

const idsOf = ({ rows }: Latest) => rows.map(({ id }) => id);

describe.each(engines)('appointments for staff on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let dev: Person;
  let client: ProfileRow;
  let car: VehicleRow;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee', { fullName: 'Jess Thornhill' });
    dev = await makePerson(garage, 'employee', { fullName: 'Dev Sharma' });
  });
  afterAll(() => garage.stop());

  beforeEach(async () => {
    const { db } = garage.garage;
    garage.setTime(monday);
    await db.deleteFrom('appointment_slots').execute();
    await db.deleteFrom('appointments').execute();
    client = await makeProfile(db, {
      full_name: 'Robin Carter',
      email: 'robin@example.com',
      phone: '+447700900111',
    });
    car = await makeVehicle(db, { owner_id: client.id, registration: 'YN19ABC' });
  });

  const url = (id = '', act = '') => `/api/staff/appointments${id && `/${id}`}${act && `/${act}`}`;
  const on = (date: string, time = '09:00') => ({
    client_id: client.id,
    vehicle_id: car.id,
    appointment_date: date,
    appointment_time: time,
  });
  const booked = (given: Partial<Parameters<typeof makeAppointment>[1]> = {}) =>
    makeAppointment(garage.garage.db, { ...on('2026-06-08', '11:00'), ...given });
  const slots = (id: string) =>
    garage.garage.db.selectFrom('appointment_slots').selectAll().where('appointment_id', '=', id).execute();
  const later = (seconds: number) => garage.setTime(monday.add({ seconds }));

  describe.runIf(engine === 'postgres')('while someone else writes', () => {
    /** Locks a row that calls wait for. @returns their statuses, and how many of these rows stayed free meanwhile */
    const during = async (
      hold: (trx: Queries) => Promise<unknown>,
      table: 'appointments' | 'vehicles',
      ids: string[],
      calls: (() => Promise<{ status: number }>)[],
    ) => {
      const { db } = garage.garage;
      const trx = await openTransaction(db);
      await hold(trx);
      const begun = calls.map((call) => call());
      await untilWaiting(db, calls.length);
      const rows = trx.selectFrom(table).select('id').where('id', 'in', ids);
      const free = (await rows.forNoKeyUpdate().noWait().execute()).length;
      await trx.commit().execute();
      return { free, statuses: (await Promise.all(begun)).map(({ status }) => status) };
    };

    test('a write that waits for the client, who may be being erased, does not lock the appointment', async () => {
      const at = (hour: number) => booked({ appointment_time: `${hour}:00` });
      const [cancelled, confirmed, moved, undone] = [await at(11), await at(12), await at(13), await at(14)];
      await jess.post(url(undone.id, 'cancel'), { reason: 'Ill' });
      const ids = [cancelled, confirmed, moved, undone].map(({ id }) => id);
      const time = { appointment_date: '2026-06-09', appointment_time: '09:00', duration_minutes: 60 };
      const calls = [
        () => jess.post(url(cancelled.id, 'cancel'), { reason: 'Ill' }),
        () => jess.patch(url(confirmed.id, 'status'), { status: 'confirmed' }),
        () => jess.post(url(moved.id, 'move'), time),
        () => jess.post(url(undone.id, 'undo'), {}),
      ];
      const hold = (trx: Queries) => lockRow(trx, 'profiles', client.id);
      const { free, statuses } = await during(hold, 'appointments', ids, calls);
      expect([free, statuses]).toEqual([4, [200, 200, 200, 200]]);
    });

    test('a write that waits for the appointment’s old car does not lock the new one', async () => {
      const other = await makeVehicle(garage.garage.db, { owner_id: client.id });
      const { id } = await booked();
      const hold = (trx: Queries) => lockOwnVehicle(trx, client.id, car.id);
      const change = () => jess.patch(url(id), { vehicle_id: other.id });
      const { free, statuses } = await during(hold, 'vehicles', [other.id], [change]);
      expect([free, statuses]).toEqual([1, [200]]);
    });
  });

  test('is booked for a new client without an email address and a new car in one request', async () => {
    const told = recordChanges(garage);
    const answer = await jess.post<StaffAppointment>(url(), {
      client: { full_name: 'Pat Moss', phone: '07700 900222' },
      vehicle: { make: 'Mini', model: 'Cooper', year: 1965, registration: 'ABC 123D' },
      appointment_date: '2026-06-09',
      appointment_time: '10:00',
      duration_minutes: 90,
      service_type: 'Full Service',
      assigned_to: dev.profile.id,
      estimated_cost: 18_000,
    });
    expect(answer.status).toBe(201);
    const { client_id: profileId } = answer.body;
    const topics = ['clients', 'vehicles', 'appointments'] as const;
    expect(told, 'all three lists').toEqual(topics.map((topic) => ({ topic, profileId })));
    expect(answer.body).toMatchObject({
      status: 'scheduled',
      is_request: 0,
      client: { full_name: 'Pat Moss', email: null },
      vehicle: { registration: 'ABC123D' },
      assignee: { id: dev.profile.id, full_name: 'Dev Sharma' },
    });
    expect(await slots(answer.body.id)).toHaveLength(3);
    const page = await jess.get<{ acts: { action: string }[] }>(url(answer.body.id));
    expect(page.body.acts.map((act) => act.action)).toEqual(['appointment.created']);
    const found = await jess.get<ListOf<StaffAppointment>>(`${url()}?q=abc+123d`);
    expect(found.body.rows.map((row) => row.id)).toEqual([answer.body.id]);
  });

  test('a booking that fails leaves no client and no car behind', async () => {
    await booked();
    const answer = await jess.post<ErrorBody>(url(), {
      client: { full_name: 'Nobody Kept' },
      appointment_date: '2026-06-08',
      appointment_time: '11:30',
      service_type: 'Diagnostics',
    });
    expect([answer.status, answer.body.error.code]).toEqual([409, 'slot_taken']);
    expect((await jess.get<ListOf<object>>('/api/staff/clients?q=nobody')).body.rows).toEqual([]);
  });

  test('needs a client, their own car, and a bay that exists', async () => {
    const work = { appointment_date: '2026-06-09', appointment_time: '10:00', service_type: 'Diagnostics' };
    const stranger = await makeProfile(garage.garage.db, {});
    const statusOf = async (body: object) => (await jess.post(url(), { ...work, ...body })).status;
    expect(await statusOf({})).toBe(422);
    expect(await statusOf({ client_id: stranger.id, vehicle_id: car.id })).toBe(404);
    const noBay = await jess.post<ErrorBody>(url(), { ...work, client_id: client.id, bay: 2 });
    expect(noBay).toMatchObject({
      status: 422,
      body: { error: { fields: { bay: 'The garage has one bay.' } } },
    });
    expect(await statusOf({ client_id: client.id, assigned_to: client.id })).toBe(404);
    const theirs = await makeVehicle(garage.garage.db, { owner_id: stranger.id });
    const { id } = await booked();
    expect((await jess.patch(url(id), { vehicle_id: theirs.id })).status).toBe(404);
  });

  test('goes through the transitions of the specification and no others', async () => {
    const { id } = await booked();
    const become = async (status: string) =>
      (await jess.patch<StaffAppointment>(url(id, 'status'), { status })).status;
    expect(await become('completed')).toBe(409);
    for (const status of ['confirmed', 'in_progress', 'completed']) expect(await become(status)).toBe(200);
    expect(await become('scheduled')).toBe(409);
    expect((await jess.post(url(id, 'cancel'), { reason: 'Too late' })).status).toBe(409);
  });

  test('is no longer a request once the garage has moved it', async () => {
    const { id } = await booked({ is_request: 1 });
    const when = { appointment_date: '2026-06-08', appointment_time: '09:00' };
    const { body: before } = await jess.get<{ appointment: StaffAppointment }>(url(id));
    const same = { ...before.appointment, duration_minutes: 90 };
    const longer = await jess.post<StaffAppointment>(url(id, 'move'), same);
    expect(longer.body).toMatchObject({ is_request: 1, duration_minutes: 90 });
    const moved = await jess.post<StaffAppointment>(url(id, 'move'), {
      ...when,
      appointment_time: '15:30',
      duration_minutes: 60,
    });
    expect(moved.body).toMatchObject({ is_request: 0 });
    const page = await jess.get<{ acts: { action: string; summary: string }[] }>(url(id));
    expect(
      page.body.acts.map((act) => act.action),
      'a new length alone is not a move',
    ).toEqual(['appointment.moved', 'appointment.edited']);
    expect(page.body.acts[1]?.summary).toMatch(/^Changed .+ on 8 Jun 2026 at 11:00$/);
    expect(page.body.acts[0]?.summary, 'with the old time').toMatch(
      /^Moved .+ from 8 Jun 2026 at 11:00 to 8 Jun 2026 at 15:30$/,
    );
    const log = await garage.garage.db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    const hour = { ...when, appointment_time: '11:00', bay: 1 };
    expect(log.map(({ details }) => JSON.parse(details).from)).toEqual([
      { ...hour, duration_minutes: 60 },
      { ...hour, duration_minutes: 90 },
    ]);
  });

  test('lets the person who took a step undo it for half a minute', async () => {
    const { id } = await booked({ is_request: 1 });
    const agreed = await jess.patch<StaffAppointment>(url(id, 'status'), { status: 'confirmed' });
    expect(agreed.body).toMatchObject({ status: 'confirmed', is_request: 0 });
    expect((await jess.get<{ undo_until: string | null }>(url(id))).body.undo_until).toBe(
      '2026-06-08T09:00:30.000Z',
    );
    expect((await dev.post(url(id, 'undo'), {})).status).toBe(409);
    later(30);
    const undone = await jess.post<StaffAppointment>(url(id, 'undo'), {});
    expect(undone.body).toMatchObject({ status: 'scheduled', is_request: 1 });
    expect((await jess.post(url(id, 'undo'), {})).status).toBe(409);
    await jess.patch(url(id, 'status'), { status: 'confirmed' });
    later(61);
    expect((await jess.post(url(id, 'undo'), {})).status).toBe(409);
  });

  test('does not let a step be undone once someone has built on it', async () => {
    const { id } = await booked();
    await jess.patch(url(id, 'status'), { status: 'confirmed' });
    await dev.patch(url(id), { notes: 'Ring first.' });
    expect((await jess.post(url(id, 'undo'), {})).status).toBe(409);
    const owner = await makePerson(garage);
    const time = { appointment_date: '2026-06-10', appointment_time: '09:00', duration_minutes: 60 };
    const theirs = await booked({ ...time, client_id: owner.profile.id, vehicle_id: null });
    await jess.patch(url(theirs.id, 'status'), { status: 'confirmed' });
    const noted = await owner.patch(`/api/appointments/${theirs.id}`, { ...time, notes: 'Squeaks' });
    expect(noted.status).toBe(200);
    expect((await jess.post(url(theirs.id, 'undo'), {})).status, 'after a change by the client').toBe(409);
  });

  test('frees its time when it is cancelled, and takes it again when that is undone', async () => {
    const { id } = await booked({ status: 'confirmed' });
    const cancelled = await jess.post<StaffAppointment>(url(id, 'cancel'), { reason: 'Client is ill' });
    expect(cancelled.body).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'Client is ill',
      cancelled_by: jess.profile.id,
      is_no_show: 0,
    });
    expect(await slots(id)).toEqual([]);
    const back = await jess.post<StaffAppointment>(url(id, 'undo'), {});
    expect(back.body).toMatchObject({ status: 'confirmed', cancel_reason: null, cancelled_by: null });
    expect(await slots(id)).toHaveLength(2);
    const page = await jess.get<{ acts: { action: string }[] }>(url(id));
    expect(page.body.acts.map((act) => act.action)).toEqual(['appointment.undone', 'appointment.cancelled']);
  });

  test('cannot be restored once its time has been given away', async () => {
    const { id } = await booked();
    await jess.post(url(id, 'cancel'), { reason: 'Client is ill' });
    await booked();
    const answer = await jess.post<ErrorBody>(url(id, 'undo'), {});
    expect([answer.status, answer.body.error.code]).toEqual([409, 'slot_taken']);
    await saveSettings(garage.garage.db, { bays: 2 }, monday);
    const back = await jess.post<StaffAppointment>(url(id, 'undo'), {});
    expect(back.body, 'in another bay').toMatchObject({ status: 'scheduled', bay: 2 });
    await jess.post(url(id, 'cancel'), { reason: 'Client is ill' });
    await garage.garage.db.deleteFrom('settings').execute();
    const gone = await jess.post<ErrorBody>(url(id, 'undo'), {});
    expect([gone.status, gone.body.error.code], 'once its bay is gone').toEqual([409, 'slot_taken']);
  });

  test('is marked as a no-show in the history, without a sixth status', async () => {
    const canBeMissed = async (missed: string) =>
      (await jess.get<{ can_be_missed: boolean }>(url(missed))).body.can_be_missed;
    const { id } = await booked({ appointment_time: '08:00' });
    expect(await canBeMissed(id)).toBe(true);
    const missed = await jess.post<StaffAppointment>(url(id, 'no-show'), {});
    expect(missed.body).toMatchObject({ status: 'cancelled', is_no_show: 1 });
    expect(await canBeMissed(id)).toBe(false);
    const { acts } = (await jess.get<{ acts: { action: string }[] }>(url(id))).body;
    expect(acts.map((act) => act.action)).toEqual(['appointment.no-show']);
    const listed = await jess.get<ListOf<StaffAppointment>>(`${url()}?no_show=true`);
    expect(listed.body.rows.map((row) => row.id)).toEqual([id]);
    for (const toCome of [{ appointment_date: '2026-06-09' }, { appointment_time: '10:30' }] as const) {
      const { id: laterId } = await booked(toCome);
      expect(await canBeMissed(laterId)).toBe(false);
      expect(await jess.post(url(laterId, 'no-show'), {}), JSON.stringify(toCome)).toMatchObject({
        status: 409,
        body: { error: { message: 'This appointment is still to come, so nobody can have missed it.' } },
      });
    }
    const { id: begun } = await booked({ appointment_time: '08:00', status: 'in_progress' });
    expect(await canBeMissed(begun)).toBe(false);
    expect(await jess.post(url(begun, 'no-show'), {})).toMatchObject({
      status: 409,
      body: { error: { message: 'Work on this appointment has begun, so the client did come.' } },
    });
    expect((await jess.post<ErrorBody>(url(id, 'no-show'), {})).body.error.message, 'twice').toBe(
      'This appointment is already cancelled, so it can no longer be changed.',
    );
  });

  test('shows the second editor both versions', async () => {
    const { id, version } = await booked();
    expect((await jess.patch(url(id), { notes: 'From Jess', version })).status).toBe(200);
    for (const [method, act, body] of [
      ['patch', '', { notes: 'From Dev' }],
      ['patch', 'status', { status: 'confirmed' }],
      ['post', 'cancel', { reason: 'From Dev' }],
      ['post', 'undo', {}],
      ['post', 'move', { appointment_date: '2026-06-10', appointment_time: '09:00', duration_minutes: 60 }],
    ] as const) {
      const answer = await dev[method]<Conflict>(url(id, act), { ...body, version });
      expect([answer.status, answer.body.error.code]).toEqual([409, 'changed_meanwhile']);
      expect(answer.body.error.details).toMatchObject({
        theirs: { notes: 'From Jess', version: version + 1 },
      });
    }
  });

  test('has notes for staff alone, which no answer to its client and no calendar holds', async () => {
    const owner = await makePerson(garage);
    const theirs = { client_id: owner.profile.id, vehicle_id: null, appointment_date: '2026-06-15' };
    const { id } = await booked(theirs);
    const told = { workshop_notes: 'Keys on hook 4' };
    expect((await jess.patch(url(id), told)).body).toMatchObject(told);
    const page = await jess.get<{ acts: { action: string; details: object }[] }>(url(id));
    expect(page.body).toMatchObject({ appointment: told });
    expect(page.body.acts[0]).toMatchObject({ details: { fields: ['workshop_notes'] } });
    const own = `/api/appointments/${id}`;
    const feed = await owner.post<{ address: string }>('/api/calendar');
    const seen = [
      await owner.get('/api/appointments'),
      await owner.get(own),
      await owner.get('/api/overview'),
      await owner.patch(own, { notes: 'Squeaks', workshop_notes: 'Mine' }),
      await owner.patch(own, { notes: 'Rattles', version: 1 }),
      await owner.post(`${own}/cancel`, {}),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409, 200]);
    const address = feed.body.address.replace('https://garage.example', garage.url);
    const files = [await owner.file(`${own}/calendar`), await fetch(address)];
    const texts = await Promise.all(files.map((file) => file.text()));
    expect(JSON.stringify([seen, texts])).not.toMatch(/hook 4|workshop_notes/);
    expect((await jess.get(url(id))).body, 'nor can a client change them').toMatchObject({
      appointment: told,
    });
  });

  test('is shown with what staff noted about its client', async () => {
    const { id } = await booked();
    expect((await jess.get(url(id))).body).toMatchObject({ about_client: null });
    const noted = { staff_notes: 'Deaf: text only, never ring.' };
    expect((await jess.patch(`/api/staff/clients/${client.id}`, noted)).status).toBe(200);
    expect((await jess.get(url(id))).body).toMatchObject({ about_client: noted.staff_notes });
  });

  test('stays with a mechanic who has left until someone reassigns it', async () => {
    const gone = await makePerson(garage, 'employee');
    const { id } = await booked({ assigned_to: gone.profile.id });
    await garage.garage.db
      .updateTable('users')
      .set({ disabled_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', gone.userId)
      .execute();
    const edit = { notes: 'Ring first.', assigned_to: gone.profile.id };
    expect((await jess.patch(url(id), edit)).body).toMatchObject(edit);
    expect((await jess.patch(url(id), { assigned_to: dev.profile.id })).status).toBe(200);
    expect((await jess.patch(url(id), edit)).status).toBe(404);
  });

  test('is changed and assigned like any other if its client has become a colleague', async () => {
    const colleague = await makePerson(garage, 'employee');
    const { id } = await booked({ client_id: colleague.profile.id, vehicle_id: null });
    const change = { assigned_to: dev.profile.id, notes: 'Own car.' };
    const changed = await jess.patch<StaffAppointment>(url(id), change);
    expect([changed.status, changed.body]).toMatchObject([200, change]);
  });

  test('keeps a car that its owner has removed, and has every change on record', async () => {
    const { db } = garage.garage;
    const { id } = await booked();
    const removed = { archived_at: '2026-06-01T00:00:00.000Z' };
    await db.updateTable('vehicles').set(removed).where('id', '=', car.id).execute();
    const edit = { notes: 'Ring first.', vehicle_id: car.id };
    expect((await jess.patch(url(id), edit)).body).toMatchObject(edit);
    const other = await booked({ appointment_time: '15:00', vehicle_id: null });
    const refused = await jess.patch<ErrorBody>(url(other.id), edit);
    expect([refused.status, refused.body.error.message]).toEqual([
      404,
      'This vehicle has been removed. Choose another, or bring it back first.',
    ]);
    const page = await jess.get<{ acts: { action: string }[] }>(url(id));
    expect(page.body.acts.map((act) => act.action)).toEqual(['appointment.edited']);
  });

  test('tells the slower of two people who change it at the same moment', async () => {
    const { id, version } = await booked();
    const both = await Promise.all(
      [jess, dev].map((person) => person.patch(url(id), { notes: person.email, version })),
    );
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('can change its time, length and bay, and is refused where another appointment is', async () => {
    await jess.get('/api/staff/settings');
    await saveSettings(garage.garage.db, { bays: 2 }, monday);
    const { id } = await booked();
    await booked({ appointment_date: '2026-06-10', appointment_time: '09:30' });
    const move = (more: object) =>
      jess.post<StaffAppointment>(url(id, 'move'), {
        appointment_date: '2026-06-10',
        appointment_time: '09:00',
        duration_minutes: 120,
        ...more,
      });
    expect(await move({ bay: 3 })).toMatchObject({
      status: 422,
      body: { error: { fields: { bay: 'The garage has 2 bays.' } } },
    });
    expect((await move({ bay: 1 })).status).toBe(409);
    expect(await move({ bay: 2, duration_minutes: undefined }), 'no length that nobody chose').toMatchObject({
      status: 422,
      body: { error: { fields: { duration_minutes: expect.any(String) } } },
    });
    expect((await move({ bay: 2 })).body).toMatchObject({
      bay: 2,
      duration_minutes: 120,
      appointment_time: '09:00',
    });
    expect(await slots(id)).toHaveLength(4);
    const board = await jess.get<{ bays: number; appointments: StaffAppointment[] }>(
      '/api/staff/calendar/day?date=2026-06-10',
    );
    expect(board.body.bays).toBe(2);
    expect(board.body.appointments.map((row) => row.bay)).toEqual([2, 1]);
    const book = (bay: number) =>
      jess.post<StaffAppointment>(url(), { ...on('2026-06-10', '12:30'), service_type: 'MOT Test', bay });
    expect((await move({ appointment_time: '12:00' })).body, 'it stays in its bay').toMatchObject({
      bay: 2,
    });
    expect((await book(2)).status).toBe(409);
    await booked({ appointment_date: '2026-06-10', appointment_time: '15:00', status: 'cancelled' });
    await booked({ appointment_date: '2026-06-14' });
    const late = { appointment_date: '2026-06-11', appointment_time: '16:00', duration_minutes: 240 };
    await booked(late);
    await booked({ ...late, appointment_time: '08:00', duration_minutes: 90, bay: 2 });
    await booked({ ...late, appointment_time: '17:30', duration_minutes: 30, bay: 2 });
    expect((await book(1)).body).toMatchObject({ bay: 1 });
    // On a closed Saturday it takes nothing away.
    const blocked = { first_date: '2026-06-13', last_date: null, start_time: '09:00', end_time: '17:00' };
    const training = { ...blocked, bay: null, reason: 'Training' };
    const { body: block } = await jess.post<{ id: string }>('/api/staff/blocks', training);
    type Week = { from: string; days: Record<string, unknown>[] };
    const { body: week } = await jess.get<Week>('/api/staff/calendar/week?from=2026-06-10');
    expect(week).toMatchObject({ from: '2026-06-08', days: { length: 7 } });
    expect(week.days[2]).toEqual({
      date: '2026-06-10',
      closed: null,
      appointments: 3,
      booked_minutes: 240,
      open_minutes: 960,
    });
    expect(week.days[3], 'time outside opening hours takes up no room').toMatchObject({
      appointments: 3,
      booked_minutes: 90,
    });
    expect(week.days[5]).toMatchObject({ closed: 'We are closed on Saturdays.', open_minutes: 0 });
    expect(week.days[6], 'Sunday').toMatchObject({ date: '2026-06-14', appointments: 1 });
    expect((await jess.delete(`/api/staff/blocks/${block.id}`)).status).toBe(200);
    await garage.garage.db.deleteFrom('settings').execute();
    const fewer = await jess.get<{ bays: number }>('/api/staff/calendar/day?date=2026-06-10');
    expect(fewer.body.bays, 'only one bay now, but the other one is booked').toBe(2);
  });

  test('a car that already comes in on the chosen day is pointed out, except for its own move', async () => {
    const { id } = await booked({ service_type: 'MOT Test', appointment_date: '2026-06-24' });
    await booked({ appointment_date: '2026-06-24', appointment_time: '13:00', status: 'cancelled' });
    await booked({ appointment_date: '2026-06-24', appointment_time: '15:00', vehicle_id: null });
    await booked({ appointment_date: '2026-06-25' });
    const sameDay = async (more: string) => {
      const path = `/api/staff/calendar/free?date=2026-06-24&duration=60${more}`;
      return (await jess.get<{ same_day: object[] }>(path)).body.same_day;
    };
    expect(await sameDay(`&vehicle_id=${car.id}`)).toEqual([
      { id, service_type: 'MOT Test', appointment_time: '11:00' },
    ]);
    expect(await sameDay(`&vehicle_id=${car.id}&except=${id}`)).toEqual([]);
    expect(await sameDay('')).toEqual([]);
  });

  test('can be given any free bay of a day, even on a closed day or at an hour that has passed', async () => {
    await saveSettings(garage.garage.db, { bays: 2 }, monday);
    const { id } = await booked({ appointment_time: '08:00' });
    await booked({ appointment_time: '08:30', bay: 2 });
    type Free = {
      closed: string | null;
      closes: string | null;
      times: { time: string; bays: number[]; has_passed: boolean }[];
      nearest: FreeDay[];
    };
    const free = async (date: string, more = '') =>
      (await jess.get<Free>(`/api/staff/calendar/free?date=${date}&duration=60${more}`)).body;
    const first = ({ times }: Free) => times.slice(0, 3).map(({ time, bays }) => ({ time, bays }));
    expect(first(await free('2026-06-08')), 'a time without a free bay is left out').toEqual([
      { time: '09:00', bays: [1] },
      { time: '09:30', bays: [1, 2] },
      { time: '10:00', bays: [1, 2] },
    ]);
    expect(first(await free('2026-06-08', `&except=${id}`)), 'its own slot, for the move').toEqual([
      { time: '08:00', bays: [1] },
      { time: '08:30', bays: [1] },
      { time: '09:00', bays: [1] },
    ]);
    expect(await free('2026-06-08')).toMatchObject({ closed: null, closes: '17:00' });
    const saturday = await free('2026-06-13');
    expect(saturday).toMatchObject({ closed: 'We are closed on Saturdays.', closes: null });
    expect(saturday.times[0]).toEqual({ time: '08:00', bays: [1, 2], has_passed: false });
    expect(saturday.nearest[0], 'the garage’s next working day').toMatchObject({
      date: '2026-06-15',
    });
    const { times, nearest } = await free('2026-06-08');
    const passed = times.filter((each) => each.has_passed).map(({ time }) => time);
    expect(passed, 'it is 10:00 now').toEqual(['09:00', '09:30']);
    expect(nearest[0]?.date).toBe('2026-06-08');
    expect(nearest[0]?.times[0], 'still to come').toBe('10:00');
    const early = { appointment_date: '2026-06-09', appointment_time: '08:00' };
    const [{ id: moving }] = [await booked(early), await booked({ ...early, bay: 2 })];
    const nextFree = async (more = '') => (await free('2026-06-09', more)).nearest[0]?.times[0];
    expect([await nextFree(), await nextFree(`&except=${moving}`)], 'its own slot').toEqual([
      '09:00',
      '08:00',
    ]);
    await garage.garage.db.deleteFrom('settings').execute();
  });

  test('can be neither booked for nor moved to a day that is over, but can be lengthened on its own day', async () => {
    const yesterday = { appointment_date: '2026-06-07', appointment_time: '09:00' };
    const work = { client_id: client.id, service_type: 'Diagnostics' };
    expect(await jess.post(url(), { ...work, ...yesterday })).toMatchObject({
      status: 422,
      body: { error: { fields: { appointment_date: 'Please choose today or a later day.' } } },
    });
    expect((await jess.post(url(), { ...work, ...yesterday, appointment_date: '2026-06-08' })).status).toBe(
      201,
    );
    const { id } = await booked();
    expect((await jess.post(url(id, 'move'), { ...yesterday, duration_minutes: 60 })).status).toBe(422);
    const overnight = await booked({ ...yesterday, status: 'in_progress' });
    const stretched = await jess.post(url(overnight.id, 'move'), { ...yesterday, duration_minutes: 240 });
    expect(stretched.body).toMatchObject({ duration_minutes: 240 });
  });

  test('is listed page by page without gaps or repetitions, however the list is sorted and filtered', async () => {
    for (let day = 10; day < 25; day += 1) {
      const status = day % 3 === 0 ? ('confirmed' as const) : ('scheduled' as const);
      await booked({
        appointment_date: `2026-06-${day}`,
        status,
        created_at: `2026-01-${day}T09:00:00.000Z`,
      });
    }
    for (const query of [
      'sort=date',
      'sort=-date',
      'sort=created',
      'sort=-created',
      'status=scheduled',
      'from=2026-06-12&to=2026-06-20',
      'q=carter',
    ]) {
      const whole = await jess.get<ListOf<StaffAppointment>>(`${url()}?${query}`);
      const ids: string[] = [];
      for (let cursor = ''; ;) {
        const page = await jess.get<ListOf<StaffAppointment>>(
          `${url()}?${query}&limit=4${cursor && `&cursor=${cursor}`}`,
        );
        ids.push(...page.body.rows.map((row) => row.id));
        if (!page.body.next) break;
        cursor = page.body.next;
      }
      expect(ids.length).toBeGreaterThan(4);
      expect(ids).toEqual(whole.body.rows.map((row) => row.id));
    }
  });

  test('shows today at a glance', async () => {
    garage.setTime(monday.add({ minutes: 30 }));
    const late = await booked({ appointment_time: '09:00', estimated_cost: 5000 });
    const next = await booked({
      appointment_time: '14:00',
      status: 'confirmed',
      estimated_cost: 7000,
      assigned_to: dev.profile.id,
    });
    const running = await booked({
      appointment_time: '10:00',
      duration_minutes: 30,
      status: 'in_progress',
      assigned_to: jess.profile.id,
    });
    await booked({ appointment_time: '15:00', status: 'cancelled', estimated_cost: 99_000 });
    const due = await booked({ appointment_time: '10:30', status: 'confirmed' });
    const begun = await booked({ appointment_time: '12:00', status: 'in_progress' });
    await booked({ appointment_time: '08:00', status: 'completed' });
    const following: string[] = [];
    for (const day of ['09', '11', '12', '15'])
      following.push((await booked({ appointment_date: `2026-06-${day}` })).id);
    const earlier = await booked({ appointment_date: '2026-06-09', appointment_time: '09:00' });
    following.unshift(earlier.id);
    await booked({ appointment_date: '2026-06-16' });
    for (const status of ['completed', 'cancelled'] as const)
      await booked({ appointment_date: '2026-06-09', appointment_time: '15:00', status });
    const forgotten = await booked({ appointment_date: '2026-06-04', status: 'confirmed' });
    const overnight = await booked({ appointment_date: '2026-06-05', status: 'in_progress' });
    const [afternoon, morning] = [
      await booked({ appointment_date: '2026-06-05', appointment_time: '16:00', status: 'confirmed' }),
      await booked({ appointment_date: '2026-06-05', appointment_time: '08:00', status: 'confirmed' }),
    ];
    for (const status of ['completed', 'cancelled'] as const)
      await booked({ appointment_date: '2026-06-05', appointment_time: '15:00', status });
    const { db } = garage.garage;
    await makeQuote(db, { appointment_id: running.id, price: 500 });
    await makeQuote(db, { appointment_id: running.id, price: 700, status: 'agreed' });
    await makeQuote(db, { appointment_id: next.id, price: 900, status: 'declined' });
    await makeQuote(db, { appointment_id: overnight.id, price: 1100, status: 'agreed' });
    type Overview = {
      counters: Record<string, number>;
      today: Record<string, unknown>;
      in_workshop: Latest;
      left_open: Latest;
      unrecorded: Latest;
      upcoming: StaffAppointment[];
    };
    const { body } = await jess.get<Overview>('/api/staff/overview');
    expect(body.counters).toMatchObject({ todays_appointments: 6 });
    expect(body.today).toMatchObject({
      now: '10:30',
      mine: [running.id],
      arrivals: [late.id, due.id, next.id],
      not_started: [late.id],
      over_time: [running.id],
      in_progress: [running.id, begun.id],
      unconfirmed: [late.id],
      unassigned: [late.id, due.id, begun.id],
      awaiting: [running.id],
      expected_value: 12_700,
    });
    expect(body.upcoming.map((row) => row.id)).toEqual(following);
    expect(idsOf(body.left_open)).toEqual([afternoon.id, morning.id, forgotten.id]);
    expect(idsOf(body.in_workshop), 'from an earlier day').toEqual([overnight.id]);
    const move = { appointment_date: '2026-06-10', appointment_time: '10:00', duration_minutes: 120 };
    expect((await jess.post(url(begun.id, 'move'), move)).status).toBe(200);
    const { body: after } = await jess.get<Overview>('/api/staff/overview');
    expect(idsOf(after.in_workshop), 'and one moved to a later day').toEqual([begun.id, overnight.id]);
    expect(
      after.upcoming.map((row) => row.id),
      'which is not to come any more',
    ).toEqual(following);
  });

  test('says how many appointments of other days nobody has closed, beyond those that it lists', async () => {
    for (let day = 1; day <= 11; day += 1) {
      const appointment_date = `2026-05-${String(day).padStart(2, '0')}`;
      await booked({ appointment_date, status: 'scheduled' });
      await booked({ appointment_date, status: 'confirmed', appointment_time: '12:00' });
    }
    const { body } = await jess.get<{ left_open: Latest; in_workshop: Latest }>('/api/staff/overview');
    expect(body.left_open.total).toBe(22);
    expect(body.left_open.rows).toHaveLength(20);
    expect(body.in_workshop).toEqual({ rows: [], total: 0 });
  });

  test('lists completed work of the last weeks that has no service record, until someone writes it', async () => {
    const { db } = garage.garage;
    const done = { status: 'completed', vehicle_id: car.id } as const;
    const today = await booked(done);
    await booked({ ...done, appointment_date: '2026-05-10' });
    await booked({ ...done, appointment_date: '2026-06-05', vehicle_id: null });
    const unlinked = await makeVehicle(db, { owner_id: client.id });
    await booked({ ...done, appointment_date: '2026-06-03', vehicle_id: unlinked.id });
    await makeService(db, { vehicle_id: unlinked.id, service_date: '2026-06-04' });
    const gone = await makeProfile(db, { full_name: null, erased_at: '2026-06-05T09:00:00.000Z' });
    const itsCar = await makeVehicle(db, { owner_id: gone.id });
    await booked({ ...done, appointment_date: '2026-06-04', client_id: gone.id, vehicle_id: itsCar.id });
    const oldest = await booked({ ...done, appointment_date: '2026-05-11' });
    const early = await booked({ ...done, appointment_date: '2026-06-09' });
    // Neither is about this work: a record from before it, and one of another appointment of the same car.
    await makeService(db, { vehicle_id: car.id, service_date: '2026-05-10' });
    await makeService(db, { vehicle_id: car.id, service_date: '2026-06-08', appointment_id: today.id });
    const unrecorded = async () =>
      (await jess.get<{ unrecorded: Latest }>('/api/staff/overview')).body.unrecorded;
    expect(idsOf(await unrecorded())).toEqual([early.id, oldest.id]);
    const record = { vehicle_id: car.id, service_type: 'Full Service', service_date: '2026-05-11' };
    const { body: written } = await jess.post<{ id: string }>('/api/staff/services', {
      ...record,
      appointment_id: oldest.id,
    });
    expect(idsOf(await unrecorded())).toEqual([early.id]);
    await jess.delete(`/api/staff/services/${written.id}`);
    expect(idsOf(await unrecorded()), 'without its record again').toEqual([early.id, oldest.id]);
    await db.deleteFrom('services').where('appointment_id', '=', today.id).execute();
  });

  test('says what the client last answered to a price, while the appointment is open', async () => {
    const { db } = garage.garage;
    const { id: appointment_id } = await booked({ status: 'in_progress' });
    const answer = async () =>
      (await jess.get<{ appointment: StaffAppointment }>(url(appointment_id))).body.appointment.price_answer;
    expect(await answer()).toBeNull();
    await makeQuote(db, { appointment_id, status: 'agreed', answered_at: '2026-06-08T08:10:00.000Z' });
    await makeQuote(db, { appointment_id, status: 'declined', answered_at: '2026-06-08T08:05:00.000Z' });
    await makeQuote(db, { appointment_id, status: 'withdrawn', answered_at: '2026-06-08T08:20:00.000Z' });
    expect(await answer()).toBe('agreed');
    const { body: asked } = await jess.post<{ id: string }>('/api/staff/quotes', {
      ...{ appointment_id, work: 'Discs', price: 18_900 },
    });
    await jess.post(`/api/staff/quotes/${asked.id}/answer`, { answer: 'declined' });
    expect(await answer()).toBe('declined');
    await jess.patch(url(appointment_id, 'status'), { status: 'completed' });
    expect(await answer(), 'once it is over').toBeNull();
  });

  test('tells the desk what is to be confirmed, and what clients moved, changed or cancelled since it was last open', async () => {
    const ada = await makePerson(garage, 'client', { fullName: 'Ada Kerr' });
    const own = (date: string) =>
      booked({ client_id: ada.profile.id, vehicle_id: null, appointment_date: date, status: 'confirmed' });
    const [moved, cancelled, noted] = [
      await own('2026-06-16'),
      await own('2026-06-17'),
      await own('2026-06-18'),
    ];
    await booked({ appointment_date: '2026-06-07', status: 'scheduled' });
    await booked({ appointment_date: '2026-06-08', status: 'scheduled' });
    const toConfirm = async () => (await jess.get<{ to_confirm: number }>(url('counts'))).body.to_confirm;
    const changes = async () =>
      (
        await jess.get<{ client_changes: { rows: { appointment: StaffAppointment; summary: string }[] } }>(
          '/api/staff/overview',
        )
      ).body.client_changes.rows.map(({ appointment, summary }) => [appointment.id, summary]);
    expect([await toConfirm(), await changes()]).toEqual([1, []]);
    const move = (time: string) => ada.patch(`/api/appointments/${moved.id}`, { appointment_time: time });
    expect([(await move('14:00')).status, (await move('15:00')).status]).toEqual([200, 200]);
    later(30);
    const note = async ({ id }: { id: string }, notes: string) =>
      expect((await ada.patch(`/api/appointments/${id}`, { notes })).status).toBe(200);
    await note(moved, 'Please check the spare wheel too');
    await note(cancelled, 'I may not come');
    await note(noted, 'The boot does not open');
    later(60);
    expect((await ada.post(`/api/appointments/${cancelled.id}/cancel`, {})).status).toBe(200);
    expect(await toConfirm(), 'what is moved has to be agreed again').toBe(2);
    const { service_type: work } = moved;
    expect(await changes(), 'of each the last change of a kind, latest first').toEqual([
      [cancelled.id, `The client cancelled ${cancelled.service_type} on 17 Jun 2026 at 11:00`],
      [noted.id, `The client changed the notes of ${noted.service_type} on 18 Jun 2026 at 11:00`],
      [moved.id, `The client changed the notes of ${work} on 16 Jun 2026 at 15:00`],
      [moved.id, `The client moved ${work} from 16 Jun 2026 at 14:00 to 16 Jun 2026 at 15:00`],
    ]);
    const longer = { duration_minutes: 240, notes: 'It will not start' };
    expect((await ada.patch(`/api/appointments/${noted.id}`, longer)).status).toBe(200);
    const longerAndNoted = ['duration', 'notes'].map((what) => [
      noted.id,
      `The client changed the ${what} of ${noted.service_type} on 18 Jun 2026 at 11:00`,
    ]);
    expect(new Set((await changes()).slice(0, 2)), 'at the same moment').toEqual(new Set(longerAndNoted));
    const logged = await garage.garage.db.selectFrom('audit_log').select(['summary', 'details']).execute();
    expect(JSON.stringify(logged), 'the log outlives an erased client').not.toMatch(
      /spare wheel|will not start/,
    );
    const happened = (at: string) =>
      garage.garage.db
        .updateTable('audit_log')
        .set({ created_at: at })
        .where('action', 'like', 'appointment.client-%')
        .execute();
    await happened('2026-06-04T23:00:00.000Z');
    expect(await changes(), 'the first moment of Friday in Chesterfield').toHaveLength(5);
    await happened('2026-06-04T22:59:59.999Z');
    expect(await changes()).toEqual([]);
    await happened('2026-06-07T10:00:00.000Z');
    expect(await changes()).toHaveLength(5);
    await garage.garage.db
      .transaction()
      .execute((trx) => erasePerson(trx, ada.profile.id, { id: null, now: garage.garage.clock() }));
    expect(await changes(), 'nobody can be rung about them').toEqual([]);
  });

  test('after a long break tells what clients changed in its last month', async () => {
    const { db, clock } = garage.garage;
    const closed_days = Array.from({ length: 60 }, (_, index) => ({
      date: addDays('2026-08-01', index),
      reason: 'Moving house',
    }));
    await saveSettings(db, { closed_days }, clock());
    onTestFinished(() => saveSettings(db, { closed_days: [] }, clock()));
    expect((await changedByClients(db, instantOf('2026-09-30', '08:30'), 50)).since).toBe('2026-08-30');
  });

  test.each([
    ['2026-06-09', '2026-06-06', 'for three days'],
    ['2026-06-08', '2026-06-05', 'over a weekend'],
    ['2026-05-26', '2026-05-22', 'over a bank holiday'],
    ['2026-04-07', '2026-04-02', 'over Easter'],
    ['2027-01-04', '2026-12-31', 'over New Year'],
  ])('on %s tells what clients changed since %s: %s', async (date, since) => {
    const { db } = garage.garage;
    const { id } = await booked();
    const act = { action: 'appointment.client-moved' as const, subjectId: id };
    const at = startOfDay(since);
    await recordAuditEntry(db, { id: null, now: at }, { ...act, summary: 'In time' });
    await recordAuditEntry(
      db,
      { id: null, now: at.subtract({ milliseconds: 1 }) },
      { ...act, summary: 'Too early' },
    );
    const told = await changedByClients(db, instantOf(date, '08:30'), 50);
    expect(told.since).toBe(since);
    expect(told.rows.filter(({ appointment }) => appointment.id === id)).toMatchObject([
      { summary: 'In time' },
    ]);
  });

  test('says of each appointment whether a service record tells what was done', async () => {
    const { id } = await booked({ vehicle_id: car.id });
    const hasRecord = async () =>
      (await jess.get<{ appointment: { has_record: number } }>(url(id))).body.appointment.has_record;
    expect(await hasRecord()).toBe(0);
    const told = recordChanges(garage);
    // On a different day from the appointment's, as someone who records it late may enter.
    const work = { vehicle_id: car.id, service_type: 'Full Service', service_date: '2026-06-01' };
    const { body: record } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      appointment_id: id,
    });
    expect(await hasRecord()).toBe(1);
    const another = await makeVehicle(garage.garage.db, { owner_id: client.id });
    const toVehicle = (vehicleId: string | null) =>
      jess.patch<ErrorBody>(url(id), { vehicle_id: vehicleId, notes: 'Ring first.' });
    for (const vehicleId of [another.id, null]) {
      const refused = await toVehicle(vehicleId);
      expect(refused.status, 'its service record is about this car').toBe(422);
      expect(refused.body.error.fields).toHaveProperty('vehicle_id');
    }
    const astray = garage.garage.db.updateTable('appointments').set({ vehicle_id: another.id });
    await astray.where('id', '=', id).execute();
    expect((await toVehicle(car.id)).status, 'back to the record’s car').toBe(200);
    await jess.delete(`/api/staff/services/${record.id}`);
    expect(told.filter(({ topic }) => topic === 'appointments')).toHaveLength(3);
    expect(await hasRecord()).toBe(0);
    expect((await toVehicle(another.id)).status).toBe(200);
  });

  test('keeps the counters in step with every write', async () => {
    const counters = async () =>
      (await jess.get<{ counters: Record<string, number> }>('/api/staff/overview')).body.counters;
    const before = await counters();
    const work = { vehicle_id: car.id, service_type: 'Full Service', service_date: '2026-06-01' };
    const { body: record } = await jess.post<{ id: string }>('/api/staff/services', work);
    await jess.post('/api/staff/services', { ...work, status: 'in_progress' });
    await makeProfile(garage.garage.db, {});
    await jess.post(`/api/staff/vehicles/${car.id}/archive`, { archived: true });
    expect(await counters()).toMatchObject({
      services_completed: (before['services_completed'] ?? 0) + 1,
      total_clients: (before['total_clients'] ?? 0) + 1,
      vehicles_managed: (before['vehicles_managed'] ?? 0) - 1,
    });
    await jess.patch(`/api/staff/services/${record.id}`, { status: 'in_progress' });
    expect(await counters()).toMatchObject({ services_completed: before['services_completed'] });
  });

  test('is exported as filtered, and is harmless to spreadsheets', async () => {
    const noted = { notes: '=HYPERLINK("http://evil.example")', estimated_cost: 12_345 };
    await booked({ ...noted, workshop_notes: 'Key on hook 4', assigned_to: jess.profile.id });
    const { id: nameless } = await makeProfile(garage.garage.db, { user_type: 'employee', full_name: null });
    await booked({ appointment_time: '09:00', assigned_to: nameless });
    await booked({ appointment_date: '2026-06-09', notes: 'Line one\nand "two"' });
    const response = await jess.file(`${url()}/csv?to=2026-06-08`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines).toEqual([
      'Date,Time,Minutes,Bay,Work,Status,No-show,Client,Email,Phone,Registration,Vehicle,Mechanic,Estimate in pounds,Notes,For staff only,Reason for cancelling',
      `2026-06-08,11:00,60,1,Diagnostics,Scheduled,no,Robin Carter,robin@example.com,07700 900111,YN19 ABC,Ford Focus,Jess Thornhill,123.45,"'=HYPERLINK(""http://evil.example"")",Key on hook 4,`,
      '2026-06-08,09:00,60,1,Diagnostics,Scheduled,no,Robin Carter,robin@example.com,07700 900111,YN19 ABC,Ford Focus,Unnamed,,,,',
    ]);
  });
});
