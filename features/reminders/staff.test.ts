import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAppointment, makeReminder, makeService, makeVehicle } from '../../db/factories.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { addDays } from '../appointments/calendar.ts';
import type { LoggedMessage } from '../notifications/log.server.ts';
import { queueMessage } from '../notifications/outbox.server.ts';
import { sendTiming } from './send-timing.ts';
import { planReminders } from './plan.server.ts';
import { remindAll } from './send.server.ts';

const never = new AbortController().signal;

describe.each(engines)('a client’s reminders as staff handle them on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  let client: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    staff = await makePerson(garage, 'employee', { fullName: 'Erin Desk' });
  });
  afterAll(() => garage.stop());

  beforeEach(async () => {
    const { db, clock } = garage.garage;
    client = await makePerson(garage);
    await client.put('/api/reminders/consent', { agreed: true });
    // It is 8 June 2026: the first message about this MOT is due today.
    const due = { mot_expiry: '2026-08-07', service_due_date: '2029-12-31' };
    vehicleId = (await makeVehicle(db, { owner_id: client.profile.id, ...due })).id;
    await planReminders(db, [vehicleId], clock());
  });

  const tyres = { title: 'Winter tyres', due_date: '2026-10-01', days_before: 14 };
  const all = async () =>
    (await staff.get<{ reminders: ReminderRow[] }>(`/api/staff/clients/${client.profile.id}`)).body.reminders;
  const mot = async () => (await all()).find((row) => row.reminder_type === 'mot');
  const seen = async () => (await client.get<{ rows: ReminderRow[] }>('/api/reminders')).body.rows;
  const add = (given: object = {}) =>
    staff.post<ReminderRow>(`/api/staff/clients/${client.profile.id}/reminders`, {
      ...tyres,
      vehicle_id: vehicleId,
      ...given,
    });
  const dismiss = (id: string | undefined, dismissed = true) =>
    staff.post<ErrorBody>(`/api/staff/reminders/${id}/dismiss`, { dismissed });
  const waiting = () =>
    garage.garage.db
      .selectFrom('outbox')
      .select('id')
      .where('profile_id', '=', client.profile.id)
      .where('withdrawn_at', 'is', null)
      .execute();
  const acts = async (id: string) => {
    const rows = await garage.garage.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows.every((row) => row.actor_id === staff.profile.id)).toBe(true);
    return rows.map((row) => row.action);
  };

  test('one is added and changed, the client sees it, and both acts are on record', async () => {
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ reminder_type: 'own', send_on: '2026-09-17' });
    const change = { ...tyres, vehicle_id: vehicleId, due_date: '2026-11-01' };
    const changed = await staff.patch<ReminderRow>(`/api/staff/reminders/${added.body.id}`, change);
    expect(changed.body).toMatchObject({ due_date: '2026-11-01', send_on: '2026-10-18' });
    expect((await seen()).map((row) => row.title)).toContain('Winter tyres');
    expect(await acts(added.body.id)).toEqual(['reminder.created', 'reminder.edited']);
  });

  test('the second person to change it is shown both versions, and may overwrite the first', async () => {
    const { id, version } = (await add()).body;
    const change = (title: string, seen: number) =>
      staff.patch<ReminderRow & ErrorBody>(`/api/staff/reminders/${id}`, {
        ...tyres,
        title,
        vehicle_id: vehicleId,
        version: seen,
      });
    // The client has it open too.
    const theirs = { ...tyres, title: 'Four winter tyres', vehicle_id: vehicleId };
    expect((await client.patch(`/api/reminders/${id}`, theirs)).status).toBe(200);
    const late = await change('Snow tyres', version);
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({
      code: 'changed_meanwhile',
      details: {
        theirs: { title: 'Four winter tyres', days_before: 14, version: version + 1 },
        yours: { title: 'Snow tyres', days_before: 14 },
      },
    });
    expect((await change('Snow tyres', version + 1)).body).toMatchObject({ title: 'Snow tyres' });
  });

  test('of several who change it at the same moment one wins, and the others are told', async () => {
    const { id, version } = (await add()).body;
    // This opens PostgreSQL's connections: opening them one by one would keep the writers apart.
    await Promise.all(Array.from({ length: 10 }, seen));
    const answers = await Promise.all(
      [staff, client, staff, client, staff, client].map((person, index) =>
        person.patch<ErrorBody>(`/api/${person === staff ? 'staff/' : ''}reminders/${id}`, {
          ...tyres,
          title: `Tyres ${index}`,
          vehicle_id: vehicleId,
          version,
        }),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [`Tyres ${index}`] : []));
    const codes = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code);
    expect(winners).toHaveLength(1);
    expect(codes).toEqual(Array(5).fill('changed_meanwhile'));
    expect(await all()).toContainEqual(expect.objectContaining({ title: winners[0], version: version + 1 }));
  });

  test('its message says who asked for it: the garage, or the client', async () => {
    const due = { due_date: '2026-06-15', days_before: 7 };
    await add({ ...due, title: 'Brake pads' });
    await client.post('/api/reminders', { ...due, title: 'Roof box off', vehicle_id: vehicleId });
    await remindAll(garage.garage, never);
    const mails = await garage.garage.db
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('profile_id', '=', client.profile.id)
      .where('kind', '=', 'reminder-own')
      .orderBy('subject')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A reminder: Brake pads',
      'Your reminder: Roof box off',
    ]);
    expect(mails.map(({ text }) => text.includes('You asked us to remind you'))).toEqual([false, true]);
  });

  test('a past day and another client’s vehicle are refused', async () => {
    const other = await makeVehicle(garage.garage.db, { owner_id: staff.profile.id });
    expect((await add({ due_date: '2026-06-07' })).status).toBe(422);
    expect((await add({ vehicle_id: other.id })).status).toBe(404);
  });

  test('the date of an MOT is changed at the vehicle, not here', async () => {
    const planned = await mot();
    const refused = await staff.patch<ErrorBody>(`/api/staff/reminders/${planned?.id}`, {
      ...tyres,
      vehicle_id: vehicleId,
    });
    expect(refused.body.error).toMatchObject({
      code: 'conflict',
      message: 'This date comes from the vehicle. Please change it there.',
    });
  });

  test('a stopped one is withdrawn from the outbox, not planned again, and gone from the client’s list', async () => {
    await remindAll(garage.garage, never);
    expect(await waiting()).toHaveLength(1);
    const { id = '' } = (await mot()) ?? {};
    expect((await dismiss(id)).status).toBe(200);
    expect((await dismiss(id)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual([]);
    expect((await all()).filter((row) => row.reminder_type === 'mot')).toHaveLength(1);
    expect((await seen()).map((row) => row.reminder_type)).toEqual(['service']);
    expect(await acts(id)).toEqual(['reminder.stopped']);
  });

  test('a stopped one stays stopped when the car was removed as sold and is put back', async () => {
    const stopped = await mot();
    await dismiss(stopped?.id);
    await add();
    expect((await client.post(`/api/vehicles/${vehicleId}/remove`, { sold: true })).status).toBe(200);
    expect(
      (await all()).map((row) => row.id),
      'the waiting ones are gone',
    ).toEqual([stopped?.id]);
    expect((await client.post(`/api/vehicles/${vehicleId}/restore`)).status).toBe(200);
    expect(await mot()).toMatchObject({ id: stopped?.id, dismissed_at: '2026-06-08T09:00:00.000Z' });
    expect((await all()).map((row) => row.reminder_type).toSorted()).toEqual(['mot', 'service']);
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual([]);
  });

  test('a client who says no to reminders and then yes again gets one message', async () => {
    const { db } = garage.garage;
    await remindAll(garage.garage, never);
    const [first] = await waiting();
    await client.put('/api/reminders/consent', { agreed: false });
    await client.put('/api/reminders/consent', { agreed: true });
    expect(await waiting()).toEqual([]);
    expect(await remindAll(garage.garage, never)).toBe('1 reminder written.');
    expect(await remindAll(garage.garage, never), 'a message already waiting does not count').toBeUndefined();
    expect(await waiting()).toHaveLength(1);
    const told = db.selectFrom('outbox').select('id').where('profile_id', '=', client.profile.id);
    expect(await told.where('withdrawn_at', 'is not', null).execute()).toEqual([first]);
  });

  test('a waiting message is withdrawn when the reminder changes, or its client deletes it or has sold the car', async () => {
    const soon = { due_date: '2026-06-15', days_before: 7 };
    const [{ body: changed }, { body: deleted }] = [await add(soon), await add(soon)];
    await remindAll(garage.garage, never);
    expect(await waiting(), 'including the one for the MOT').toHaveLength(3);
    const later = { ...tyres, vehicle_id: vehicleId };
    expect((await staff.patch(`/api/staff/reminders/${changed.id}`, later)).status).toBe(200);
    expect(await waiting()).toHaveLength(2);
    expect((await client.delete(`/api/reminders/${deleted.id}`)).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
    expect((await client.post(`/api/vehicles/${vehicleId}/remove`, { sold: true })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  test('a waiting message about an MOT is withdrawn when its date changes or the test is booked', async () => {
    await remindAll(garage.garage, never);
    const [old] = await waiting();
    await staff.patch(`/api/staff/vehicles/${vehicleId}`, { mot_expiry: '2026-08-04' });
    expect(await waiting()).toEqual([]);
    await remindAll(garage.garage, never);
    const [told] = await waiting();
    expect(told).toBeDefined();
    expect(told).not.toEqual(old);
    const booking = { vehicle_id: vehicleId, appointment_date: '2026-06-10', appointment_time: '09:00' };
    const work = { client_id: client.profile.id, service_type: 'MOT Test', duration_minutes: 60 };
    expect((await staff.post('/api/staff/appointments', { ...booking, ...work })).status).toBe(201);
    expect((await waiting()).filter(({ id }) => id === told?.id)).toEqual([]);
  });

  test.runIf(engine === 'postgres').each([
    ['leaving', { is_sent: 1 as const, sent_at: '2026-06-08T09:00:00.000Z' }],
    ['being stopped', { dismissed_at: '2026-06-08T09:00:00.000Z' }],
  ])('one that is just %s keeps the date that it had, and does not take a new one', async (_, over) => {
    const { db } = garage.garage;
    const id = (await mot())?.id ?? '';
    const changeDuring = async (mot_expiry: string | null) => {
      const trx = await openTransaction(db);
      await trx.updateTable('reminders').set(over).where('id', '=', id).execute();
      const begun = staff.patch(`/api/staff/vehicles/${vehicleId}`, { mot_expiry });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await begun).status).toBe(200);
      const rows = db.selectFrom('reminders').select(['id', 'due_date']).where('vehicle_id', '=', vehicleId);
      return rows.where('reminder_type', '=', 'mot').orderBy('due_date').execute();
    };
    const past = { id, due_date: '2026-08-07' };
    const next = { id: expect.not.stringMatching(id), due_date: '2027-08-06' };
    expect(await changeDuring('2027-08-06')).toEqual([past, next]);
    await db.deleteFrom('reminders').where('vehicle_id', '=', vehicleId).where('id', '!=', id).execute();
    const waits = { is_sent: 0 as const, sent_at: null, dismissed_at: null };
    await db.updateTable('reminders').set(waits).where('id', '=', id).execute();
    expect(await changeDuring(null)).toEqual([past]);
  });

  test('one that is not sent for lack of consent moves on to its next step', async () => {
    const { db } = garage.garage;
    const steps = [];
    for (const at of ['2026-06-20', '2026-07-09', '2026-08-01']) {
      await planReminders(db, [vehicleId], Temporal.Instant.from(`${at}T09:00:00Z`));
      steps.push((await mot())?.days_before);
    }
    expect(steps).toEqual([60, 30, 7]);
  });

  test('own ones leave up to a fortnight late; an MOT that has run out gets no reminder, one that runs out today does', async () => {
    const { db } = garage.garage;
    const own = { vehicle_id: vehicleId, reminder_type: 'own' as const, due_date: '2026-06-01' };
    await makeReminder(db, { ...own, send_on: '2026-05-24' });
    const { id } = await makeReminder(db, { ...own, send_on: '2026-05-25' });
    const over = { mot_expiry: '2026-06-07', service_due_date: '2029-12-31' };
    await makeVehicle(db, { owner_id: client.profile.id, ...over });
    const today = { ...over, mot_expiry: '2026-06-08' };
    const lastDay = await makeVehicle(db, { owner_id: client.profile.id, ...today });
    const planned = (await mot())?.id;
    await remindAll(garage.garage, never);
    const told = db.selectFrom('outbox').select('reminder_id').where('profile_id', '=', client.profile.id);
    const late = (await all()).find(
      (row) => row.vehicle_id === lastDay.id && row.due_date === '2026-06-08',
    )?.id;
    expect(late).toBeDefined();
    expect(new Set((await told.execute()).map((row) => row.reminder_id))).toEqual(
      new Set([id, planned, late]),
    );
    const saidSo = (await all()).filter((row) => sendTiming(row, '2026-06-08') === 'now');
    expect(new Set(saidSo.map((row) => row.id)), 'and the screens say the same').toEqual(
      new Set([id, planned, late]),
    );
  });

  test('one that was given up is rewritten when staff send it again on another day, while it is due', async () => {
    const { db } = garage.garage;
    await remindAll(garage.garage, never);
    const given = db.updateTable('outbox').where('profile_id', '=', client.profile.id);
    const failed = { failed_at: '2026-06-07T08:10:00.000Z', created_at: '2026-06-07T07:00:00.000Z' };
    const giveUp = () => given.set({ ...failed, subject: 'Runs out in 61 days' }).execute();
    const [old] = await waiting();
    await giveUp();
    const again = (id: string | undefined) =>
      staff.post<LoggedMessage>(`/api/staff/messages/${id}/send-again`, {});
    const { status, body } = await again(old?.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'waiting', subject: expect.stringContaining('in 60 days') });
    expect(await waiting(), 'the old message is withdrawn').toEqual([{ id: body.id }]);
    await giveUp();
    const later = db.updateTable('reminders').where('vehicle_id', '=', vehicleId);
    await later.set({ send_on: '2026-07-08' }).execute();
    expect((await again(body.id)).status, 'not yet due').toBe(409);
    const stands = db.selectFrom('outbox').select(['failed_at', 'withdrawn_at']).where('id', '=', body.id);
    expect(await stands.execute(), 'nothing was changed').toEqual([
      { failed_at: failed.failed_at, withdrawn_at: null },
    ]);
  });

  test('one that has left counts the days from today when staff send it again, as long as it applies', async () => {
    const { db } = garage.garage;
    await remindAll(garage.garage, never);
    const [first] = await waiting();
    const before = { created_at: '2026-06-07T07:00:00.000Z', subject: 'Runs out in 61 days' };
    const make = (id: string | undefined, change: { sent_at: string } | { failed_at: string }) =>
      db
        .updateTable('outbox')
        .set({ ...before, ...change })
        .where('id', '=', id ?? '')
        .execute();
    await make(first?.id, { sent_at: before.created_at });
    await db.updateTable('reminders').set({ is_sent: 1 }).where('vehicle_id', '=', vehicleId).execute();
    const again = (id: string | undefined) =>
      staff.post<LoggedMessage>(`/api/staff/messages/${id}/send-again`, {});
    const { body: copy } = await again(first?.id);
    expect(copy).toMatchObject({ resent_of: first?.id, subject: expect.stringContaining('in 60 days') });
    expect((await staff.get<{ text: string }>(`/api/staff/messages/${copy.id}`)).body.text).toContain(
      'in 60 days',
    );
    await make(copy.id, { failed_at: before.created_at });
    expect((await again(copy.id)).body, 'tried again').toMatchObject({ id: copy.id, subject: copy.subject });
    await make(copy.id, { sent_at: before.created_at });
    expect((await again(copy.id)).body).toMatchObject({ resent_of: first?.id, subject: copy.subject });
    const { profile } = await makePerson(garage);
    const agreed = { reminders_agreed_at: before.created_at };
    await db.updateTable('profiles').set(agreed).where('id', '=', profile.id).execute();
    await db.updateTable('vehicles').set({ owner_id: profile.id }).where('id', '=', vehicleId).execute();
    expect((await again(copy.id)).status, 'the car now belongs to someone else').toBe(409);
  });

  test('one that an outage kept back is rewritten by the next day’s run, not the day after', async () => {
    const { db, clock } = garage.garage;
    await remindAll(garage.garage, never);
    const [kept] = await waiting();
    await remindAll(garage.garage, never);
    expect(await waiting(), 'today’s message stays').toEqual([kept]);
    const booked = { kind: 'booking-received', subject: 'We have your booking', text: '', html: '' } as const;
    const about = { to: client.email, profileId: client.profile.id };
    const id = await queueMessage(db, { ...booked, ...about }, clock());
    const keptBack = { created_at: '2026-06-07T22:59:59.999Z', next_attempt_at: '2026-06-08T12:00:00.000Z' };
    const messages = db.updateTable('outbox').where('profile_id', '=', client.profile.id);
    await messages.set({ ...keptBack, failed_at: keptBack.created_at }).execute();
    await remindAll(garage.garage, never);
    expect(await waiting(), 'a message given up stays given up').toContainEqual(kept);
    await messages.set({ failed_at: null }).execute();
    await remindAll(garage.garage, never);
    const now = await waiting();
    expect(now, 'a message that names no day keeps waiting').toHaveLength(2);
    expect(now).toContainEqual({ id });
    expect(now).not.toContainEqual(kept);
  });

  test('a client whose account is disabled gets no message, and staff can see that', async () => {
    const page = () => staff.get(`/api/staff/clients/${client.profile.id}`);
    expect((await page()).body).toMatchObject({ is_disabled: false });
    const disabled = { disabled_at: '2026-06-01T09:00:00.000Z' };
    await garage.garage.db.updateTable('users').set(disabled).where('id', '=', client.userId).execute();
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual([]);
    expect((await page()).body).toMatchObject({ is_disabled: true });
  });

  test('a removed car gets no reminders until it is back, not even those that its client asked for', async () => {
    const own = { reminder_type: 'own' as const, due_date: '2026-06-15', send_on: '2026-06-08' };
    await makeReminder(garage.garage.db, { vehicle_id: vehicleId, ...own });
    const archive = (archived: boolean) =>
      staff.post(`/api/staff/vehicles/${vehicleId}/archive`, { archived });
    await archive(true);
    expect(await seen(), 'it is not on their list either').toEqual([]);
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual([]);
    await archive(false);
    await remindAll(garage.garage, never);
    expect(await waiting(), 'including the one for the MOT').toHaveLength(2);
  });

  test('a failed test leaves the reminder and its waiting message; a pass moves it to the new date', async () => {
    await remindAll(garage.garage, never);
    const [told] = await waiting();
    const planned = await mot();
    const tested = { vehicle_id: vehicleId, service_type: 'MOT Test', service_date: '2026-06-08' };
    const failed = await staff.post('/api/staff/services', { ...tested, mot_expiry: null });
    expect(failed.status).toBe(201);
    expect(await mot()).toEqual(planned);
    expect(await waiting()).toEqual([told]);
    expect((await seen()).map((row) => row.due_date)).toContain('2026-08-07');
    await remindAll(garage.garage, never);
    expect(
      (await waiting()).map(({ id }) => id),
      'no duplicate',
    ).toEqual([told?.id]);
    const passed = await staff.post('/api/staff/services', { ...tested, mot_expiry: '2027-06-07' });
    expect(passed.status).toBe(201);
    expect(await waiting()).toEqual([]);
    expect(await mot()).toMatchObject({ due_date: '2027-06-07', days_before: 60, is_sent: 0 });
  });

  test('an appointment that nobody closed does not end its reminder; one in the workshop does', async () => {
    const { db, clock } = garage.garage;
    const test = { vehicle_id: vehicleId, service_type: 'MOT Test' as const };
    await makeAppointment(db, { ...test, client_id: client.profile.id, appointment_date: '2026-05-31' });
    await planReminders(db, [vehicleId], clock());
    expect(await mot()).toMatchObject({ title: 'MOT due' });
    const inWork = {
      client_id: client.profile.id,
      appointment_date: '2026-06-01',
      status: 'in_progress' as const,
    };
    const { id } = await makeAppointment(db, { ...test, ...inWork });
    await planReminders(db, [vehicleId], clock());
    expect(await mot(), 'it has been in the workshop for a week').toBeUndefined();
    await db.deleteFrom('appointments').where('id', '=', id).execute();
    await planReminders(db, [vehicleId], clock());
    expect(await mot()).toBeDefined();
  });

  test('an appointment that turns out to be about another car brings the first one’s reminder back', async () => {
    const { db } = garage.garage;
    const owner = { owner_id: client.profile.id, mot_expiry: '2026-08-07' };
    const other = await makeVehicle(db, owner);
    const booked = await staff.post<{ id: string }>('/api/staff/appointments', {
      client_id: client.profile.id,
      vehicle_id: vehicleId,
      service_type: 'MOT Test',
      appointment_date: '2026-06-09',
      appointment_time: '10:00',
      duration_minutes: 60,
    });
    const reminded = async () =>
      (await all()).filter((row) => row.reminder_type === 'mot').map((row) => row.vehicle_id);
    expect(await reminded()).toEqual([]);
    await staff.patch(`/api/staff/appointments/${booked.body.id}`, { vehicle_id: other.id });
    expect(await reminded()).toEqual([vehicleId]);
    await staff.patch(`/api/staff/appointments/${booked.body.id}`, { vehicle_id: vehicleId });
    expect(await reminded()).toEqual([other.id]);
    await staff.patch(`/api/staff/appointments/${booked.body.id}`, { service_type: 'Diagnostics' });
    expect(new Set(await reminded()), 'it is no longer an MOT test').toEqual(new Set([vehicleId, other.id]));
    expect(await reminded(), 'one reminder each').toHaveLength(2);
  });

  test('a service is due 6,000 miles after the last one, at the rate that its readings show', async () => {
    const { db, clock } = garage.garage;
    // Reached on 11 March, and settled by the service ten days before.
    const settled = { service_due_date: null, service_due_mileage: 30_500 };
    const { id: car } = await makeVehicle(db, { owner_id: client.profile.id, ...settled });
    const work = { vehicle_id: car, service_type: 'Full Service' as const };
    // Other work of that day has records of its own, before and after that of the service.
    const besides = {
      vehicle_id: car,
      service_type: 'Oil Change',
      service_date: '2026-03-01',
      mileage: null,
    };
    await makeService(db, besides);
    await makeService(db, { ...work, service_date: '2026-03-01', mileage: 30_000 });
    await makeService(db, besides);
    await makeService(db, { ...work, service_date: '2025-03-01', mileage: null });
    const read = { vehicle_id: car, created_at: '2026-05-10T09:00:00.000Z' };
    // Fifty miles a day over the latest twelve, which include that of the service; two wrong ones are older.
    const readings = Array.from({ length: 12 }, (_, index) => ({
      read_on: addDays('2026-02-19', -10 * index),
      mileage: index < 10 ? 29_500 - 500 * index : 0,
    }));
    for (const reading of [{ read_on: '2026-05-10', mileage: 33_500 }, ...readings])
      await db
        .insertInto('mileage_readings')
        .values({ ...read, ...reading, id: randomUUIDv7() })
        .execute();
    await planReminders(db, [car], clock());
    const service = async () =>
      (await all()).find((row) => row.vehicle_id === car && row.reminder_type === 'service');
    expect(await service()).toMatchObject({
      title: 'Service due',
      due_date: '2026-06-29',
      reason: 'interval',
    });
    await remindAll(garage.garage, never);
    const { text } = await db
      .selectFrom('outbox')
      .select('text')
      .where('profile_id', '=', client.profile.id)
      .where('kind', '=', 'reminder-service')
      .executeTakeFirstOrThrow();
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'every 6 months or 6,000 miles, whichever comes first. From what we know of yours, that is around 29 Jun 2026.',
    );
    expect(text).not.toContain('30,500');
    const known = { service_due_date: '2026-06-29', service_due_mileage: null };
    await db.updateTable('vehicles').set(known).where('id', '=', car).execute();
    await planReminders(db, [car], clock());
    expect(await service(), 'the same day, for another reason').toMatchObject({
      due_date: '2026-06-29',
      reason: 'date',
    });
  });

  test('a client who tells staff to stop gets none, not even waiting ones', async () => {
    await remindAll(garage.garage, never);
    expect(await waiting()).toHaveLength(1);
    await staff.patch(`/api/staff/clients/${client.profile.id}`, { reminders_agreed: false });
    expect(await waiting()).toEqual([]);
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual([]);
  });

  test('after a stop, the next MOT gets reminders as usual', async () => {
    await dismiss((await mot())?.id);
    await staff.patch(`/api/staff/vehicles/${vehicleId}`, { mot_expiry: '2027-08-07' });
    expect((await seen()).find((row) => row.reminder_type === 'mot')?.due_date).toBe('2027-08-07');
  });

  test('a stop can be undone, for planned ones and for those entered by hand', async () => {
    const own = (await add()).body.id;
    await staff.patch(`/api/staff/vehicles/${vehicleId}`, { service_due_date: '2026-08-07' });
    const service = (await all()).find((row) => row.reminder_type === 'service');
    const ids = [own, (await mot())?.id, service?.id];
    const lastYear = { due_date: '2025-08-07', dismissed_at: '2025-06-08T09:00:00.000Z' };
    await makeReminder(garage.garage.db, { vehicle_id: vehicleId, ...lastYear });
    for (const id of ids) await dismiss(id);
    expect(await seen()).toEqual([]);
    for (const id of ids) expect((await dismiss(id, false)).status).toBe(200);
    const kinds = (await seen()).map((row) => row.reminder_type);
    expect(kinds.toSorted()).toEqual(['mot', 'own', 'service']);
    expect((await dismiss(own, false)).status, 'undone a second time').toBe(200);
    expect(await acts(own)).toEqual(['reminder.created', 'reminder.stopped', 'reminder.restored']);
    const told = await waiting();
    expect(told, 'both planned ones, as today’s run is over').toHaveLength(2);
    await remindAll(garage.garage, never);
    expect(await waiting()).toEqual(told);
  });

  test('a stopped one cannot be changed, and one that was sent cannot be stopped', async () => {
    const own = (await add()).body.id;
    await dismiss(own);
    const change = { ...tyres, vehicle_id: vehicleId };
    expect((await staff.patch(`/api/staff/reminders/${own}`, change)).status).toBe(404);
    expect((await client.delete(`/api/reminders/${own}`)).status).toBe(404);
    await garage.garage.db
      .updateTable('reminders')
      .set({ is_sent: 1, dismissed_at: null })
      .where('id', '=', own)
      .execute();
    expect((await dismiss(own)).status).toBe(404);
    expect((await client.patch(`/api/reminders/${own}`, change)).status).toBe(404);
    expect((await client.delete(`/api/reminders/${own}`)).status).toBe(404);
  });
});
