import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '../../business.ts';
import { makeAppointment, makeProfile, makeVehicle } from '../../db/factories.ts';
import type { AppointmentRow, MessageRow, VehicleRow } from '../../db/tables.ts';
import { call, type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { recordChanges, engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { Appointment } from '../appointments/data.server.ts';
import { notifyOfTomorrow } from '../appointments/tomorrow.server.ts';
import { remindAll } from '../reminders/send.server.ts';
import { saveSettings } from '../settings/data.server.ts';
import { type LoggedMessage, outboxState } from './log.server.ts';
import { queueMessage } from './outbox.server.ts';
import { isStillTrue } from './relevance.server.ts';
import { sendWaiting } from './worker.server.ts';

const never = new AbortController().signal;
// Tuesday would be within the notice period of a day.
const wednesday = '2026-06-10';

describe.each(engines)('what people are told, on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let staff: Person;
  let admin: Person;
  let vehicle: VehicleRow;

  beforeAll(async () => {
    garage = await startTestGarage(engine, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: 'https://garage.example',
    });
    client = await makePerson(garage, 'client', { fullName: 'Ada Lovelace' });
    staff = await makePerson(garage, 'employee');
    admin = await makePerson(garage, 'admin');
    vehicle = await makeVehicle(garage.garage.db, { owner_id: client.profile.id, mot_expiry: '2026-06-30' });
  });
  afterAll(() => garage.stop());
  beforeEach(async () => {
    garage.setTime(monday);
    const { db } = garage.garage;
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('appointment_slots').execute();
    await db.deleteFrom('appointments').execute();
  });

  const outbox = (): Promise<MessageRow[]> =>
    garage.garage.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  /** Marks all messages as sent, as if the mail server had taken them. */
  const sendAll = () => garage.garage.db.updateTable('outbox').set({ sent_at: monday.toString() }).execute();
  const kinds = async () =>
    (await outbox()).filter((row) => row.withdrawn_at === null).map((row) => row.kind);
  const book = async (given: object = {}) => {
    const booking = {
      service_type: 'MOT Test',
      appointment_date: wednesday,
      appointment_time: '09:00',
      duration_minutes: 60,
    };
    const { body } = await client.post<Appointment>('/api/appointments', {
      ...booking,
      vehicle_id: vehicle.id,
      ...given,
    });
    return body;
  };
  /** Mail programs do not reply automatically to such a message (RFC 3834). */
  const unanswered = { 'Auto-Submitted': 'auto-generated' };
  const calendarLine = (row: MessageRow | undefined, name: string) =>
    new RegExp(`^${name}[;:](.*)$`, 'm').exec(row?.ics ?? '')?.[1]?.trim();

  test('booking, moving and cancelling update one calendar entry', async () => {
    const appointment = await book();
    await sendAll();
    await client.patch(`/api/appointments/${appointment.id}`, {
      appointment_date: appointment.appointment_date,
      appointment_time: '11:00',
      duration_minutes: 60,
      notes: null,
    });
    await client.post(`/api/appointments/${appointment.id}/cancel`, { reason: null });
    const [booked, moved, cancelled] = await outbox();
    expect(await kinds()).toEqual(['booking-received', 'booking-moved', 'booking-cancelled']);
    const all = [booked, moved, cancelled];
    expect(new Set(all.map((row) => calendarLine(row, 'UID'))).size).toBe(1);
    expect(all.map((row) => calendarLine(row, 'METHOD'))).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(all.map((row) => calendarLine(row, 'SEQUENCE'))).toEqual(['0', '1', '2']);
    expect(cancelled?.next_attempt_at, 'at once').toBe('2026-06-08T09:00:00.000Z');
    expect(calendarLine(moved, 'DTSTART'), '11:00 in Chesterfield is 10:00 UTC').toBe('20260610T100000Z');
    expect(booked).toMatchObject({
      to_email: client.email,
      profile_id: client.profile.id,
      appointment_id: appointment.id,
      headers: JSON.stringify(unanswered),
    });
    expect(booked?.text).toContain('Hello Ada,');
    expect(booked?.text).toContain('https://garage.example/dashboard?tab=appointments');
  });

  test('a change of notes alone is not worth a message, and a refused booking tells nobody', async () => {
    const appointment = await book();
    const { appointment_date, appointment_time, duration_minutes } = appointment;
    await client.patch(`/api/appointments/${appointment.id}`, {
      appointment_date,
      appointment_time,
      duration_minutes,
      notes: 'Squeaks',
    });
    await book();
    expect(await kinds()).toEqual(['booking-received']);
  });

  test('the client is told what staff book or move', async () => {
    const work = {
      service_type: 'Diagnostics',
      appointment_date: wednesday,
      appointment_time: '15:00',
    };
    const whose = { client_id: client.profile.id, vehicle_id: vehicle.id };
    const { body } = await staff.post<Appointment>('/api/staff/appointments', { ...whose, ...work });
    const { appointment_date } = work;
    for (const time of [{ appointment_date }, { appointment_date }, { appointment_date: '2026-06-30' }]) {
      await sendAll();
      const to = { ...time, appointment_time: '16:00', duration_minutes: 60 };
      expect((await staff.post(`/api/staff/appointments/${body.id}/move`, to)).status).toBe(200);
    }
    expect(await kinds(), 'not twice for the same time').toEqual([
      'booking-received',
      'booking-moved',
      'booking-moved',
    ]);
    expect(new Set((await outbox()).map((row) => row.to_email))).toEqual(new Set([client.email]));
  });

  test('a car that is being worked on can be moved to another day without telling its client to come', async () => {
    const { id, appointment_date } = await book();
    await sendAll();
    for (const status of ['confirmed', 'in_progress'])
      await staff.patch(`/api/staff/appointments/${id}/status`, { status });
    const to = { appointment_date: '2026-06-30', appointment_time: '16:00', duration_minutes: 60 };
    expect((await staff.post(`/api/staff/appointments/${id}/move`, to)).status).toBe(200);
    expect(appointment_date).not.toBe(to.appointment_date);
    expect(await kinds(), 'nor of the old time').toEqual(['booking-received']);
  });

  test('a client who rang is told how to get an account, unless they have one', async () => {
    const work = { service_type: 'Diagnostics', appointment_date: wednesday };
    const whoRang = { client: { full_name: 'Pat Moss', email: 'pat@rang.example' } };
    const whoSignsIn = { client_id: client.profile.id };
    await staff.post('/api/staff/appointments', { ...work, ...whoRang, appointment_time: '13:00' });
    await staff.post('/api/staff/appointments', { ...work, ...whoSignsIn, appointment_time: '15:00' });
    const told = (await outbox()).map(({ to_email, text }) => [to_email, text.includes('No account yet?')]);
    expect(told).toEqual([
      ['pat@rang.example', true],
      [client.email, false],
    ]);
  });

  test('what was agreed on the phone is confirmed at once, in a single message', async () => {
    const work = { service_type: 'Diagnostics', appointment_date: wednesday, is_agreed: true };
    const whoRang = { client: { full_name: 'Pat Moss', email: 'pat@agreed.example' } };
    const agreed = await staff.post<Appointment>('/api/staff/appointments', {
      ...work,
      ...whoRang,
      appointment_time: '13:00',
    });
    expect(agreed).toMatchObject({ status: 201, body: { status: 'confirmed', is_request: 0 } });
    const { id } = agreed.body;
    const { acts, undo_until: undoUntil } = (
      await staff.get<{ acts: { action: string; created_at: string }[]; undo_until: string | null }>(
        `/api/staff/appointments/${id}`,
      )
    ).body;
    expect(acts.map(({ action }) => action)).toEqual(['appointment.confirmed', 'appointment.created']);
    expect(new Set(acts.map((act) => act.created_at)).size, 'their order is no accident').toBe(2);
    expect(undoUntil, 'undoing would withdraw the only message').toBeNull();
    const [told, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ kind: 'booking-confirmed', to_email: 'pat@agreed.example' });
    expect(told?.next_attempt_at, 'at once').toBe('2026-06-08T09:00:00.000Z');
    expect(told?.text).toContain('No account yet?');
    expect(told?.text).not.toContain('We will confirm it');
  });

  test('between ten and eight, clients are told of tomorrow’s agreed appointments, if neither booked nor moved today', async () => {
    const { db } = garage.garage;
    const make = async (appointment_time: string, given: Partial<AppointmentRow> = {}) => {
      const whose = { client_id: client.profile.id, appointment_date: '2026-06-09' };
      return (await makeAppointment(db, { ...whose, appointment_time, ...given })).id;
    };
    const expected = [await make('09:00'), await make('10:00', { is_request: 1, status: 'confirmed' })];
    await make('11:00', { is_request: 1 });
    await make('12:00', { status: 'cancelled' });
    await make('15:00', { status: 'in_progress' });
    // The first moment of the day in Chesterfield.
    await make('13:00', { created_at: '2026-06-07T23:00:00.000Z' });
    await make('14:00', { appointment_date: '2026-06-10' });
    const moved = await make('16:00', { appointment_date: '2026-06-10' });
    const move = { appointment_date: '2026-06-09', appointment_time: '16:00', duration_minutes: 60 };
    expect((await staff.post(`/api/staff/appointments/${moved}/move`, move)).status).toBe(200);
    // The confirmation names the time too, but the client knew it.
    const confirmed = { status: 'confirmed' };
    expect((await staff.patch(`/api/staff/appointments/${expected[0]}/status`, confirmed)).status).toBe(200);
    const toldAt = async (time: string) => {
      garage.setTime(Temporal.Instant.from(`2026-06-08T${time}:00+01:00`));
      const said = await notifyOfTomorrow(garage.garage, never);
      const rows = (await outbox()).filter(({ kind }) => kind === 'appointment-tomorrow');
      return { said, told: new Set(rows.map((row) => row.appointment_id)) };
    };
    const nothing = { said: undefined, told: new Set() };
    expect([await toldAt('09:59'), await toldAt('20:00')]).toEqual([nothing, nothing]);
    const told = new Set(expected);
    expect(await toldAt('19:59')).toEqual({ said: '2 clients told about tomorrow.', told });
    expect(await toldAt('19:59'), 'once').toEqual({ said: undefined, told });
    const unsaid = db.updateTable('outbox').set({ withdrawn_at: '2026-06-08T18:00:00.000Z' });
    await unsaid.where('appointment_id', '=', moved).execute();
    told.add(moved);
    expect(await toldAt('19:59'), 'a client who was never told of the move').toEqual({
      said: '1 client told about tomorrow.',
      told,
    });
    await db
      .deleteFrom('outbox')
      .where('appointment_id', '=', expected[0] ?? '')
      .execute();
    expect(await toldAt('10:00')).toEqual({ said: '1 client told about tomorrow.', told });
    const calledOff = expected[1];
    await staff.post(`/api/staff/appointments/${calledOff}/cancel`, { reason: 'The lift is broken.' });
    const waiting = (await outbox()).filter((row) => row.appointment_id === calledOff && !row.withdrawn_at);
    expect(waiting, 'no longer told to come').toMatchObject([{ kind: 'booking-cancelled' }]);
    const said = db.updateTable('outbox').set({ withdrawn_at: null });
    await said.where('appointment_id', '=', moved).where('kind', '=', 'booking-moved').execute();
    const onward = { appointment_date: '2026-06-10' };
    const these = [...expected, moved];
    await db.updateTable('appointments').set(onward).where('id', 'in', these).execute();
    garage.setTime(Temporal.Instant.from('2026-06-09T10:00:00+01:00'));
    const again = await notifyOfTomorrow(garage.garage, never);
    expect(again, 'everyone on the new day: also the one moved yesterday, and the one already there').toBe(
      '3 clients told about tomorrow.',
    );
  });

  test('nobody is told to come on a day that was closed after they had booked, unless the garage agreed to it', async () => {
    const { db, clock } = garage.garage;
    const whose = { client_id: client.profile.id, appointment_date: '2026-06-09' };
    const earlier = await makeAppointment(db, { ...whose, appointment_time: '09:00', status: 'confirmed' });
    const asked = await makeAppointment(db, { ...whose, appointment_time: '10:00', is_request: 1 });
    const confirmed = { status: 'confirmed' };
    await staff.patch(`/api/staff/appointments/${asked.id}/status`, confirmed);
    const later = { appointment_time: '12:00', appointment_date: '2026-06-09', duration_minutes: 60 };
    await staff.post(`/api/staff/appointments/${asked.id}/move`, later);
    const moved = await makeAppointment(db, {
      ...whose,
      appointment_date: '2026-06-10',
      status: 'confirmed',
    });
    await staff.post(`/api/staff/appointments/${moved.id}/move`, { ...later, appointment_time: '14:00' });
    const booking = {
      client_id: whose.client_id,
      service_type: 'Diagnostics',
      ...later,
      appointment_time: '15:00',
    };
    const { body: entered } = await staff.post<Appointment>('/api/staff/appointments', booking);
    const before = { created_at: '2026-06-05T09:00:00.000Z' };
    await db.updateTable('appointments').set(before).where('id', '=', entered.id).execute();
    await sendAll();
    await db.updateTable('outbox').set({ withdrawn_at: clock().toString() }).execute();
    const told = async () => {
      await notifyOfTomorrow(garage.garage, never);
      const rows = (await outbox()).filter(({ kind }) => kind === 'appointment-tomorrow');
      return rows.map((row) => row.appointment_id);
    };
    garage.setTime(Temporal.Instant.from('2026-06-08T12:00:00+01:00'));
    const closed_days = [{ date: '2026-06-09', reason: 'Stocktaking' }];
    await saveSettings(db, { closed_days }, clock());
    try {
      expect(await told(), 'moved within its day, which stays agreed').toEqual([asked.id]);
    } finally {
      await saveSettings(db, { closed_days: [] }, clock());
    }
    expect(new Set(await told()), 'once the day is open again').toEqual(
      new Set([asked.id, earlier.id, moved.id, entered.id]),
    );
  });

  test('what staff themselves booked for a Sunday is kept, unless its client has moved it since', async () => {
    const { db } = garage.garage;
    const sunday = '2026-06-14';
    const whose = { client_id: client.profile.id, vehicle_id: null, estimated_cost: null, notes: null };
    const work = { service_type: 'Diagnostics', appointment_date: sunday, duration_minutes: 60 };
    const ids: string[] = [];
    for (const appointment_time of ['09:00', '10:00']) {
      const booking = { ...whose, ...work, appointment_time, assigned_to: null };
      const { body } = await staff.post<Appointment>('/api/staff/appointments', booking);
      ids.push(body.id);
    }
    const [kept, moved] = ids;
    await client.patch(`/api/appointments/${moved}`, { appointment_date: '2026-06-15' });
    await db
      .updateTable('appointments')
      .set({ appointment_date: sunday, status: 'confirmed', is_request: 0 })
      .where('id', '=', moved ?? '')
      .execute();
    garage.setTime(Temporal.Instant.from('2026-06-13T12:00:00+01:00'));
    await notifyOfTomorrow(garage.garage, never);
    const rows = (await outbox()).filter(({ kind }) => kind === 'appointment-tomorrow');
    expect(rows.map((row) => row.appointment_id)).toEqual([kept]);
  });

  test('a client who stops reminders still gets messages about the appointment', async () => {
    await book();
    for (const agreed of [true, false]) await client.put('/api/reminders/consent', { agreed });
    expect(await kinds()).toEqual(['booking-received']);
  });

  test('a change that staff undo within its seconds is never reported', async () => {
    const { id } = await book();
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
    const [, confirmed] = await outbox();
    expect(confirmed).toMatchObject({
      kind: 'booking-confirmed',
      next_attempt_at: '2026-06-08T09:00:35.000Z',
    });
    await staff.post(`/api/staff/appointments/${id}/undo`, {});
    expect(await kinds()).toEqual(['booking-received']);
  });

  test('confirmed, cancelled and undone in a hurry: the client still hears that it is confirmed', async () => {
    const { id } = await book();
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
    await staff.post(`/api/staff/appointments/${id}/cancel`, { reason: 'A mistake' });
    expect(await kinds()).toEqual(['booking-received', 'booking-cancelled']);
    expect((await outbox()).at(-1)?.next_attempt_at).toBe('2026-06-08T09:00:35.000Z');
    expect((await staff.post(`/api/staff/appointments/${id}/undo`, {})).status).toBe(200);
    expect(await kinds()).toEqual(['booking-received', 'booking-confirmed']);
    await sendAll();
    await staff.post(`/api/staff/appointments/${id}/cancel`, { reason: 'Another mistake' });
    await staff.post(`/api/staff/appointments/${id}/undo`, {});
    expect(await kinds(), 'it had already been sent').toEqual(['booking-received', 'booking-confirmed']);
  });

  test('a message that waits while staff cancel or complete still leaves if they undo that, and otherwise does not', async () => {
    const { id } = await book({ appointment_date: '2026-06-08', appointment_time: '13:00' });
    const to = (status: string) => staff.patch(`/api/staff/appointments/${id}/status`, { status });
    const cancel = () => staff.post(`/api/staff/appointments/${id}/cancel`, { reason: 'A mistake' });
    const undo = async () =>
      expect((await staff.post(`/api/staff/appointments/${id}/undo`, {})).status).toBe(200);
    const workAt = async (seconds: number) => {
      garage.setTime(monday.add({ seconds }));
      await sendWaiting(garage.garage, never);
    };
    await cancel();
    await workAt(20);
    expect((await outbox()).at(0), 'looked at and put off').toMatchObject({
      next_attempt_at: '2026-06-08T09:00:55.000Z',
    });
    await undo();
    expect(await kinds()).toEqual(['booking-received']);
    for (const status of ['confirmed', 'in_progress']) await to(status);
    await sendAll();
    const asked = { appointment_id: id, work: 'Front discs', price: 18_000 };
    await staff.post('/api/staff/quotes', asked);
    await to('completed');
    await workAt(40);
    await undo();
    expect((await outbox()).filter((row) => row.sent_at === null && row.withdrawn_at === null)).toMatchObject(
      [{ kind: 'price-asked', attempts: 0 }],
    );
    await cancel();
    await workAt(80);
    expect(await kinds()).not.toContain('price-asked');
  });

  test('undoing a later step leaves the confirmation alone, and one that was sent is not sent twice', async () => {
    const { id } = await book({ appointment_date: '2026-06-08', appointment_time: '13:00' });
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'in_progress' });
    expect((await staff.post(`/api/staff/appointments/${id}/undo`, {})).status).toBe(200);
    expect(await kinds()).toEqual(['booking-received', 'booking-confirmed']);
    await sendAll();
    await staff.post(`/api/staff/appointments/${id}/cancel`, { reason: 'A mistake' });
    expect((await staff.post(`/api/staff/appointments/${id}/undo`, {})).status).toBe(200);
    expect(await kinds()).toEqual(['booking-received', 'booking-confirmed']);
    const confirmations = (await outbox()).filter(({ kind }) => kind === 'booking-confirmed');
    expect(confirmations, 'the one sent is not withdrawn').toMatchObject([{ withdrawn_at: null }]);
  });

  test('confirmed and moved at once: the client does not hear of the earlier time after the new one', async () => {
    const { id, appointment_date } = await book();
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
    const time = { appointment_date, appointment_time: '11:00', duration_minutes: 60 };
    expect((await staff.post(`/api/staff/appointments/${id}/move`, time)).status).toBe(200);
    expect(await kinds()).toEqual(['booking-moved']);
    await sendAll();
    await staff.post(`/api/staff/appointments/${id}/cancel`, { reason: 'A mistake' });
    await staff.post(`/api/staff/appointments/${id}/undo`, {});
    expect(await kinds(), 'the client heard the new time last').toEqual(['booking-moved']);
  });

  test('confirmed, and made longer by the client at once: it must be confirmed again, so the first confirmation is not sent', async () => {
    const { db, clock } = garage.garage;
    const { id } = await book();
    await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
    const confirmation = (await outbox()).find(({ kind }) => kind === 'booking-confirmed');
    const isTrue = async () => confirmation && (await isStillTrue(db, confirmation, clock()));
    expect(await isTrue()).toBe(true);
    const longer = await client.patch(`/api/appointments/${id}`, { duration_minutes: 90 });
    expect(longer.body).toMatchObject({ status: 'scheduled' });
    expect(await isTrue()).toBe(false);
    for (const status of ['confirmed', 'in_progress'])
      await staff.patch(`/api/staff/appointments/${id}/status`, { status });
    expect(await isTrue()).toBe(true);
  });

  test('moved twice before anything has left: the client hears only of the last time', async () => {
    const { id, appointment_date } = await book();
    for (const appointment_time of ['11:00', '13:00']) {
      const time = { appointment_date, appointment_time, duration_minutes: 60 };
      expect((await client.patch(`/api/appointments/${id}`, time)).status).toBe(200);
    }
    const waiting = (await outbox()).filter((row) => row.withdrawn_at === null);
    expect(waiting).toMatchObject([
      { kind: 'booking-moved', subject: expect.stringMatching(/ is now on .* 13:00$/) },
    ]);
  });

  test('the client is told of confirmation and completion, not of started work or a no-show', async () => {
    const { id } = await book({ appointment_date: '2026-06-08', appointment_time: '15:00' });
    for (const status of ['confirmed', 'in_progress', 'completed']) {
      await staff.patch(`/api/staff/appointments/${id}/status`, { status });
    }
    expect(await kinds()).toEqual(['booking-received', 'booking-confirmed', 'work-completed']);
    expect((await outbox()).at(-1)?.next_attempt_at).toBe('2026-06-08T09:00:35.000Z');
    const missed = await book({
      appointment_date: '2026-06-08',
      appointment_time: '10:30',
      service_type: 'Diagnostics',
    });
    garage.setTime(monday.add({ minutes: 31 }));
    expect((await staff.post(`/api/staff/appointments/${missed.id}/no-show`, {})).status).toBe(200);
    expect(await kinds()).toEqual([
      'booking-received',
      'booking-confirmed',
      'work-completed',
      'booking-received',
    ]);
  });

  test('the garage and the sender are told of an enquiry, the sender without its free text; nobody is told of spam', async () => {
    const enquiry = {
      full_name: 'http://spam.example BUY NOW',
      email: 'victim@example.com',
      phone: '+44 (0)7700900111',
      message: 'Cheap pills',
      service_needed: 'Diagnostics',
    };
    for (const more of [
      {},
      { message: 'More pills' },
      { message: 'Most pills', website: 'http://bot.example' },
    ])
      await call(garage.url, 'POST', '/api/enquiries', { body: { ...enquiry, ...more } });
    expect((await kinds()).toSorted()).toEqual(['enquiry-new', 'enquiry-new', 'enquiry-received']);
    const rows = await outbox();
    const toGarage = rows.find((row) => row.kind === 'enquiry-new');
    const toSender = rows.find((row) => row.kind === 'enquiry-received');
    expect(toGarage).toMatchObject({
      to_email: business.email,
      headers: expect.stringContaining('"Reply-To":"victim@example.com"'),
    });
    expect(toGarage?.text).toContain('> Cheap pills');
    expect(toGarage?.text).toContain('Phone: 07700 900111\n');
    expect(toGarage?.html).toMatch(/<a href="tel:\+447700900111"[^>]*>07700 900111<\/a>/);
    expect(toSender?.headers).toEqual(JSON.stringify(unanswered));
    expect(toSender?.text).toContain('Thank you for writing to us about diagnostics. We will answer');
    for (const words of [toSender?.text, toSender?.html, toSender?.subject])
      expect(words).not.toMatch(/BUY|spam|pills/);
  });

  test('a call for help is marked in its subject, and its sender is told first which line is answered at night', async () => {
    const enquiry = { full_name: 'Ann Hart', email: 'ann@example.com', service_needed: 'Emergency Service' };
    await call(garage.url, 'POST', '/api/enquiries', { body: enquiry });
    const [toSender, toGarage] = (await outbox()).toSorted((a, b) => b.kind.localeCompare(a.kind));
    expect(toGarage?.subject).toBe('Emergency enquiry from Ann Hart');
    expect(toSender?.text).toMatch(
      /Hello Ann,\n\nIf you have broken down, do not wait for our answer: call 01/,
    );
    expect(toSender?.text).not.toContain('If it is urgent');
    expect(toSender?.text).toContain('Thank you for writing to us. We will answer');
  });

  test('an enquiry is answered once a day of Chesterfield to each address', async () => {
    const enquiry = { full_name: 'Rae', email: 'rae@example.com', message: 'Hello', service_needed: 'Other' };
    for (const time of ['2026-06-08T22:30:00Z', '2026-06-08T23:30:00Z', '2026-06-09T00:30:00Z']) {
      garage.setTime(Temporal.Instant.from(time));
      await call(garage.url, 'POST', '/api/enquiries', { body: enquiry });
    }
    const answers = (await outbox()).filter((row) => row.kind === 'enquiry-received');
    expect(answers.map((row) => row.created_at)).toEqual([
      '2026-06-08T22:30:00.000Z',
      '2026-06-08T23:30:00.000Z',
    ]);
    expect(answers[0]?.text, '“about other” says nothing').toContain(
      'Thank you for writing to us. We will answer',
    );
  });

  describe('reminders', () => {
    const consent = (agreed: boolean) => client.put('/api/reminders/consent', { agreed });
    const reminders = () =>
      garage.garage.db.selectFrom('reminders').selectAll().where('vehicle_id', '=', vehicle.id).execute();
    const stopLink = async () => {
      await consent(true);
      await remindAll(garage.garage, never);
      const row = (await outbox()).find(({ kind }) => kind === 'reminder-mot');
      return /https:\/\/garage\.example(\/api\/stop\/\S+)/.exec(row?.text ?? '')?.[1] ?? '';
    };

    test('opening the stop link changes nothing; its button stops everything, even messages already waiting', async () => {
      const path = await stopLink();
      const message = (await outbox()).find(({ kind }) => kind === 'reminder-mot');
      expect(JSON.parse(message?.headers ?? ''), 'for the unsubscribe button of mail programs').toEqual({
        'List-Unsubscribe': `<https://garage.example${path}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        ...unanswered,
      });
      const page = await fetch(garage.url + path);
      const words = await page.text();
      expect(words).toContain('<form method="post">');
      const style = /<style>([\s\S]*)<\/style>/.exec(words)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(page.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
      expect(await kinds()).toContain('reminder-mot');
      const told = recordChanges(garage);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(garage.url + path, {
        method: 'POST',
        headers: form,
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
      const later = await fetch(garage.url + path);
      expect(await later.text(), 'opened again').toContain('<h1>Reminders are stopped</h1>');
      const news = { topic: 'reminders', profileId: client.profile.id };
      await expect.poll(() => told, { message: 'open pages are told' }).toContainEqual(news);
      expect(await kinds()).not.toContain('reminder-mot');
      expect(
        (await client.get<{ agreed_at: string | null }>('/api/reminders/consent')).body.agreed_at,
      ).toBeNull();
      await remindAll(garage.garage, never);
      expect(await kinds(), 'nor anything new').toEqual([]);
    });

    test('a link that we did not issue stops no reminders', async () => {
      const path = await stopLink();
      const other = await makeProfile(garage.garage.db);
      const forged = path.replace(client.profile.id, other.id);
      expect((await fetch(garage.url + forged, { method: 'POST' })).status).toBe(404);
      expect((await fetch(`${garage.url}/api/stop/x`)).status).toBe(404);
    });

    test('follow the vehicle: booked, cancelled, sold', async () => {
      const types = async () =>
        (await reminders())
          .filter((row) => row.is_sent === 0)
          .map((row) => row.reminder_type)
          .toSorted();
      await remindAll(garage.garage, never);
      expect(await types()).toEqual(['mot', 'service']);
      const { id } = await book();
      expect(await types()).toEqual(['service']);
      await staff.patch(`/api/staff/appointments/${id}`, { service_type: 'Diagnostics' });
      expect(await types()).toEqual(['mot', 'service']);
      await staff.patch(`/api/staff/appointments/${id}`, { service_type: 'MOT Test' });
      expect(await types()).toEqual(['service']);
      await client.post(`/api/appointments/${id}/cancel`, { reason: null });
      expect(await types()).toEqual(['mot', 'service']);
      expect((await reminders()).find((row) => row.reminder_type === 'mot')).toMatchObject({
        due_date: '2026-06-30',
        days_before: 30,
      });
      const again = `/api/staff/appointments/${(await book()).id}`;
      await staff.post(`${again}/cancel`, { reason: 'Ill' });
      expect(await types()).toEqual(['mot', 'service']);
      await staff.post(`${again}/undo`, {});
      expect(await types(), 'cancellation undone').toEqual(['service']);
      for (const status of ['confirmed', 'in_progress', 'completed'])
        await staff.patch(`${again}/status`, { status });
      expect(await types(), 'completed, but no test on record').toEqual(['mot', 'service']);
      await client.post(`/api/vehicles/${vehicle.id}/remove`, { sold: true });
      expect(await types()).toEqual([]);
      await client.post(`/api/vehicles/${vehicle.id}/restore`, {});
      expect(await types()).toEqual(['mot', 'service']);
    });
  });

  describe('the log for staff', () => {
    const list = async (query = '') =>
      (await staff.get<{ rows: LoggedMessage[] }>(`/api/staff/messages${query}`)).body.rows;

    /** A message to another client. */
    const tellAnother = async (subject = 'Another', seconds = 0) => {
      const { id: profileId } = await makeProfile(garage.garage.db, { email: 'another@example.com' });
      const message = { kind: 'booking-received', subject, text: 'Not yours', html: '' } as const;
      const told = { ...message, to: 'another@example.com', profileId };
      return (await queueMessage(garage.garage.db, told, monday.add({ seconds }))) ?? '';
    };

    test('is in order of time, in pages, and filtered by the state of messages', async () => {
      const at = monday.toString();
      const stands = {
        waiting: {},
        sent: { sent_at: at },
        failed: { failed_at: at },
        withdrawn: { withdrawn_at: at },
      };
      let id = '';
      for (const [index, [state, change]] of Object.entries(stands).entries()) {
        id = await tellAnother(state, index);
        await garage.garage.db
          .updateTable('outbox')
          .set({ subject: state, ...change })
          .where('id', '=', id)
          .execute();
      }
      const subjects = (rows: LoggedMessage[]) => rows.map(({ subject }) => subject);
      for (const state of Object.keys(stands))
        expect(subjects(await list(`?state=${state}`))).toEqual([state]);
      const first = await staff.get<{ rows: LoggedMessage[]; next: string }>('/api/staff/messages?limit=3');
      expect(subjects(first.body.rows)).toEqual(['withdrawn', 'failed', 'sent']);
      expect(subjects(await list(`?limit=3&cursor=${first.body.next}`))).toEqual(['waiting']);
      expect((await staff.get('/api/staff/messages/state')).body).toMatchObject({ waiting: 1, failed: 1 });
      const again = await staff.post<ErrorBody>(`/api/staff/messages/${id}/send-again`, {});
      expect(again.body.error.message).toContain('This message was withdrawn');
      for (const call of [
        staff.get('/api/staff/messages/x'),
        staff.post('/api/staff/messages/x/send-again', {}),
      ])
        expect((await call).status).toBe(404);
    });

    test('says how many messages are late: refused, or waiting behind one that is', async () => {
      const change = (id: string, to: { last_error: string } | { next_attempt_at: string }) =>
        garage.garage.db.updateTable('outbox').set(to).where('id', '=', id).execute();
      const state = async () => (await staff.get('/api/staff/messages/state')).body;
      const soon = monday.add({ minutes: 40 }).toString();
      const refused = await tellAnother('refused');
      await change(refused, { last_error: 'The mail server is away.' });
      await change(refused, { next_attempt_at: soon });
      await tellAnother('behind it');
      const held = await tellAnother('held back on purpose');
      await change(held, { next_attempt_at: soon });
      garage.setTime(monday.add({ minutes: 14 }));
      expect(await state()).toMatchObject({ waiting: 3, late: 0 });
      garage.setTime(monday.add({ minutes: 16 }));
      expect(await state()).toMatchObject({ waiting: 3, late: 2 });
      const without = { hasMailServer: false, now: garage.garage.clock() };
      expect(
        await outboxState(garage.garage.db, without),
        'nothing leaves without a mail server',
      ).toMatchObject({ waiting: 3, late: 0 });
    });

    test('reports a given-up message for thirty days: once out of date, it can be neither sent again nor taken away', async () => {
      const { db, clock } = garage.garage;
      const id = await tellAnother('given up');
      const failed_at = clock().add({ hours: 24 }).toString();
      await db.updateTable('outbox').set({ failed_at }).where('id', '=', id).execute();
      const told = async (days: number) => {
        const now = clock().add({ hours: 24 * days });
        return (await outboxState(db, { hasMailServer: true, now })).failed;
      };
      const [before, after] = [await told(29), await told(31)];
      expect(before - after).toBe(1);
      const { rows } = (await staff.get<{ rows: { id: string }[] }>('/api/staff/messages?state=failed')).body;
      expect(
        rows.map((row) => row.id),
        'the log keeps it',
      ).toContain(id);
    });

    test('shows state and words, but neither to clients', async () => {
      const another = await tellAnother();
      await book();
      const rows = await list(`?profile_id=${client.profile.id}&state=waiting`);
      expect(rows).toHaveLength(1);
      const [row] = rows;
      expect(row).toMatchObject({ label: 'Booking received', state: 'waiting', can_send_again: true });
      expect(row).not.toHaveProperty('html');
      const { body } = await staff.get<{ text: string }>(`/api/staff/messages/${row?.id}`);
      expect(body.text).toContain('MOT Test');
      await garage.garage.db.deleteFrom('outbox').where('id', '=', another).execute();
      expect((await client.get(`/api/staff/messages/${row?.id}`)).status).toBe(403);
      expect((await staff.get('/api/staff/messages/state')).body).toMatchObject({
        leaves: true,
        notice: null,
        waiting: 1,
        failed: 0,
      });
    });

    test('sends again a message that was given up, as another attempt, or that has left, as a new message', async () => {
      const another = await tellAnother();
      await book();
      const { db } = garage.garage;
      const at = '2026-06-08T08:00:00.000Z';
      const [, row] = await outbox();
      const again = () => staff.post<LoggedMessage>(`/api/staff/messages/${row?.id}/send-again`, {});
      const later = '2026-06-08T17:00:00.000Z';
      await db.updateTable('outbox').set({ failed_at: at, attempts: 11, next_attempt_at: later }).execute();
      const tried = {
        id: row?.id,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: '2026-06-08T09:00:00.000Z',
      };
      expect((await again()).body).toMatchObject(tried);
      expect(await list('?state=failed'), 'not another client’s message').toMatchObject([{ id: another }]);
      await db.updateTable('outbox').set({ sent_at: at }).execute();
      const present = { email: 'moved@example.com' };
      await db.updateTable('profiles').set(present).where('id', '=', client.profile.id).execute();
      const copy = await again();
      expect((await again()).body.id, 'even twice, or by a colleague as well').toBe(copy.body.id);
      const address = db.updateTable('profiles').where('id', '=', client.profile.id);
      await address.set({ email: null }).execute();
      expect((await again()).status, 'to an address that was removed').toBe(409);
      const former = { email: client.email };
      await db.updateTable('profiles').set(former).where('id', '=', client.profile.id).execute();
      expect(copy.body.to_email).toBe(present.email);
      expect(copy.status).toBe(201);
      expect(copy.body).toMatchObject({ state: 'waiting', resent_of: row?.id });
      expect(copy.body.id).not.toBe(row?.id);
      const acts = db.selectFrom('audit_log').select(['action', 'summary', 'actor_id']);
      const act = { action: 'message.sent_again', summary: 'Sent again: Booking received' };
      const byStaff = { ...act, actor_id: staff.profile.id };
      const onRecord = await acts.where('subject_id', '=', row?.id ?? '').execute();
      expect(onRecord, 'one entry for each').toEqual([byStaff, byStaff, byStaff]);
      await db.updateTable('outbox').set({ sent_at: at }).execute();
      const ofCopy = () => staff.post<LoggedMessage>(`/api/staff/messages/${copy.body.id}/send-again`, {});
      const { id } = (await ofCopy()).body;
      expect((await again()).body.id, 'the copy of its copy').toBe(id);
      expect((await ofCopy()).body.id).toBe(id);
    });

    test('never sends again what is no longer true', async () => {
      const { id, appointment_date } = await book();
      const { db } = garage.garage;
      const sent = { sent_at: '2026-06-08T08:00:00.000Z', withdrawn_at: '2026-06-08T07:59:59.000Z' };
      await db.updateTable('outbox').set(sent).execute();
      const [received] = await outbox();
      const again = () => staff.post<ErrorBody>(`/api/staff/messages/${received?.id}/send-again`, {});
      expect((await again()).status).toBe(201);
      const copy = (await outbox()).find((row) => row.resent_of === received?.id);
      expect(copy, 'the original was withdrawn while being sent').toMatchObject({ withdrawn_at: null });
      const time = { appointment_date, appointment_time: '14:00', duration_minutes: 60 };
      expect((await staff.post(`/api/staff/appointments/${id}/move`, time)).status).toBe(200);
      const refused = await again();
      expect(refused.status, 'it names the old time').toBe(409);
      expect(refused.body.error.message).toContain('no longer true');
    });

    test('does not send messages early while the change that they report can be undone', async () => {
      const { id } = await book();
      await garage.garage.db.deleteFrom('outbox').execute();
      await staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
      const [held] = await list();
      expect(held).toMatchObject({ state: 'waiting', can_send_again: false });
      const again = () => staff.post<ErrorBody>(`/api/staff/messages/${held?.id}/send-again`, {});
      expect(await again()).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } });
      expect(await list()).toMatchObject([{ next_attempt_at: held?.next_attempt_at }]);
      garage.setTime(monday.add({ seconds: 36 }));
      expect(await list()).toMatchObject([{ can_send_again: true }]);
      expect((await again()).status).toBe(201);
      garage.setTime(monday);
    });

    test('never shows or repeats a message that signs people in, nor repeats reminders against a client’s will', async () => {
      await call(garage.url, 'POST', '/auth/v1/recover', { body: { email: client.email } });
      const [row] = await list();
      expect(row).toMatchObject({ kind: 'reset-password', can_send_again: false });
      expect((await staff.get<ErrorBody>(`/api/staff/messages/${row?.id}`)).status).toBe(403);
      expect((await staff.post(`/api/staff/messages/${row?.id}/send-again`, {})).status).toBe(409);
      const reminder = {
        kind: 'reminder-mot',
        sent_at: '2026-06-08T08:00:00.000Z',
        profile_id: client.profile.id,
      };
      await garage.garage.db.updateTable('outbox').set(reminder).execute();
      await client.put('/api/reminders/consent', { agreed: false });
      await makeProfile(garage.garage.db, { reminders_agreed_at: '2026-01-05T09:00:00.000Z' });
      expect(
        (await staff.post<ErrorBody>(`/api/staff/messages/${row?.id}/send-again`, {})).body.error.message,
      ).toBe('This client does not want reminders.');
    });

    test('on request hurries a message that was tried before, not one whose change can still be undone', async () => {
      const { db } = garage.garage;
      const tried = await tellAnother('Tried');
      await tellAnother('Held', 1);
      const later = '2026-06-08T17:00:00.000Z';
      await db.updateTable('outbox').set({ next_attempt_at: later }).execute();
      await db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', tried).execute();
      const offered = (await list()).map((row) => [row.subject, row.can_send_again]);
      expect(offered).toEqual([
        ['Held', false],
        ['Tried', true],
      ]);
      const times = async () => (await list()).map((row) => [row.subject, row.next_attempt_at]);
      await admin.post('/api/staff/jobs/backup/run', {});
      expect(await times(), 'a different job').toContainEqual(['Tried', later]);
      expect((await admin.post('/api/staff/jobs/outbox/run', {})).status).toBe(202);
      expect(await times()).toEqual([
        ['Held', later],
        ['Tried', '2026-06-08T09:00:00.000Z'],
      ]);
    });

    test('jobs are shown to staff and started by administrators', async () => {
      const { body } = await staff.get<{ rows: { name: string }[] }>('/api/staff/jobs');
      expect(body.rows.map((row) => row.name)).toEqual([
        'outbox',
        'reminders',
        'tomorrow',
        'clean-up',
        'backup',
      ]);
      expect((await staff.post('/api/staff/jobs/reminders/run', {})).status).toBe(403);
      const { status, body: after } = await admin.post<{
        rows: { name: string; next_run_at: string | null }[];
      }>('/api/staff/jobs/reminders/run', {});
      expect(status).toBe(202);
      expect(after.rows.find((row) => row.name === 'reminders')?.next_run_at).toBe(
        '2026-06-08T09:00:00.000Z',
      );
      expect((await admin.post('/api/staff/jobs/nonsense/run', {})).status).toBe(404);
      const log = garage.garage.db.selectFrom('audit_log').select(['subject_id', 'summary', 'actor_id']);
      expect(await log.where('action', '=', 'job.run').orderBy('id', 'desc').executeTakeFirst()).toEqual({
        subject_id: 'reminders',
        summary: 'Asked to run: Plan and write reminders',
        actor_id: admin.profile.id,
      });
    });
  });

  test('a failed message is withdrawn when the appointment moves: nobody may send the old time again', async () => {
    const appointment = await book({ appointment_date: '2026-09-15' });
    const { db } = garage.garage;
    await db
      .updateTable('outbox')
      .set({ failed_at: '2026-06-08T09:00:00.000Z' })
      .where('appointment_id', '=', appointment.id)
      .execute();
    await client.patch(`/api/appointments/${appointment.id}`, { appointment_time: '11:00' });
    const [failed] = await outbox();
    expect(failed).toMatchObject({ kind: 'booking-received', failed_at: null });
    expect(failed?.withdrawn_at).not.toBeNull();
  });
});
