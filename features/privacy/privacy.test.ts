import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileRow, VehicleRow } from '../../db/tables.ts';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeQuote,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import { addDays, closureOn, usualDays } from '../appointments/calendar.ts';
import { createAppointment } from '../appointments/data.server.ts';
import { queueMessage } from '../notifications/outbox.server.ts';
import { createOwnReminder } from '../reminders/own.server.ts';
import { recordMileage } from '../vehicles/readings.server.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { lastMail } from '../../tests/auth.ts';
import { type Answer, call, type ErrorBody, makePerson, password, type Person } from '../../tests/people.ts';
import { recordChanges, engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { PersonalData } from './collect.server.ts';
import { everythingOf } from '../profiles/topics.ts';
import { erasePerson } from './erase.server.ts';

/** The part of the copy that holds a table's rows; `fill` adds one to each, whose words must be gone after erasing. */
const partOf: Record<string, keyof PersonalData> = {
  users: 'account',
  profiles: 'profile',
  sessions: 'sessions',
  factors: 'second_steps',
  calendar_feeds: 'calendar_addresses',
  vehicles: 'vehicles',
  mileage_readings: 'mileage_readings',
  appointments: 'appointments',
  quotes: 'quotes',
  services: 'service_records',
  reminders: 'reminders',
  outbox: 'messages',
  contact_submissions: 'enquiries',
};
/** Every other table, and why it is not in the copy. */
const notInCopy = {
  one_time_tokens: 'would let someone in; deleted with the account',
  flow_states: 'would let someone in; deleted with the account',
  factor_challenges: 'for one sign-in, for minutes; deleted with the account',
  recovery_codes: 'would let someone in; deleted with the account',
  audit_log: 'what was done, says nothing about the client; kept',
  appointment_slots: 'the half-hour slots of appointments in the copy',
  blocks: 'the garage’s own',
  search_terms: 'words from what is in the copy; deleted with it',
  idempotency_keys: 'responses the person already had, for two days; erasing deletes them',
  rate_limits: 'how often an address or account made requests, nothing else, for a day',
  settings: 'the garage’s own',
  counters: 'the garage’s own',
  jobs: 'the garage’s own',
};
/** What the copy leaves out of tables from which it takes only some columns, and why. */
const leftOut: Record<string, Record<string, string[]>> = {
  users: {
    'names nobody': ['id'],
    'would let someone in': ['password_hash'],
    'is in the messages': ['confirmation_sent_at', 'recovery_sent_at', 'reauthentication_sent_at'],
    'how far a sign-up or change has got': ['email_proven_at', 'email_change_accepted', 'updated_at'],
  },
  sessions: {
    'names nobody': ['id', 'user_id'],
    'the state of a sign-in': ['aal', 'amr', 'refresh_counter', 'expires_at'],
  },
  factors: { 'names nobody': ['id', 'user_id'], 'would let someone in': ['sealed_secret', 'last_step'] },
  calendar_feeds: { 'would show the appointments to others': ['id'], 'names nobody': ['profile_id'] },
  mileage_readings: { 'names nobody': ['id', 'created_at'] },
};

describe.each(engines)('a person’s own data on %s', (engine) => {
  let garage: TestGarage;
  let bystander: Person;
  let bystandersFeed: string;
  let day = 0;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    bystander = await makePerson(garage, 'client', { fullName: 'Bea Bystander' });
    bystandersFeed = (await fill(bystander, 'YN19BBB')).feed;
  });
  afterAll(() => garage.stop());

  /** The day this many working days after another. */
  function workingDay(from: string, ahead: number): string {
    const date = addDays(from, 1);
    if (closureOn(date, usualDays)) return workingDay(date, ahead);
    return ahead === 1 ? date : workingDay(date, ahead - 1);
  }

  /** Gives a client something in every part of the copy that names the car, on days that no other client has. */
  async function fill(client: Person, registration: string) {
    day += 1;
    const { db } = garage.garage;
    const vehicle = await makeVehicle(db, {
      owner_id: client.profile.id,
      registration,
      vin: `VIN${registration}`,
      mileage: 40_000,
      mot_expiry: '2026-12-01',
      service_due_date: '2026-12-10',
      service_due_mileage: 50_000,
    });
    const noted = { notes: `Ring ${registration}`, workshop_notes: `Hook of ${registration}` };
    const time = { client_id: client.profile.id, vehicle_id: vehicle.id, ...noted };
    const done = await makeAppointment(db, {
      ...time,
      appointment_date: workingDay('2026-01-01', day),
      status: 'completed',
    });
    const open = await makeAppointment(db, {
      ...time,
      appointment_date: workingDay('2026-06-10', day),
    });
    await makeQuote(db, { appointment_id: open.id, work: `Discs of ${registration}` });
    await makeService(db, {
      vehicle_id: vehicle.id,
      appointment_id: done.id,
      cost: 12_000,
      mileage: 39_500,
      description: `About ${registration}`,
    });
    await makeReminder(db, { vehicle_id: vehicle.id, title: `For ${registration}`, reminder_type: 'own' });
    await recordMileage(db, vehicle.id, 39_000 + day, garage.garage.clock());
    const enquiry = {
      full_name: client.profile.full_name,
      email: client.email,
      vehicle_info: registration,
      message: `From ${registration}`,
    };
    expect((await call(garage.url, 'POST', '/api/enquiries', { body: enquiry })).status).toBe(201);
    const key = { 'idempotency-key': `calendar-${registration}` };
    const at = { created_at: '2026-06-08T09:00:00.000Z', updated_at: '2026-06-08T09:00:00.000Z' };
    // A verified app would require its code.
    const app = {
      factor_type: 'totp',
      status: 'unverified',
      friendly_name: `Phone of ${registration}, ${at.created_at}`,
    } as const;
    await db
      .insertInto('factors')
      .values({ id: crypto.randomUUID(), user_id: client.userId, sealed_secret: 'sealed', ...app, ...at })
      .execute();
    const moving = { new_email: `${registration}@moving.example`.toLowerCase() };
    await db.updateTable('users').set(moving).where('id', '=', client.userId).execute();
    const calendar = await client.post<{ address: string }>('/api/calendar', undefined, key);
    return { vehicle, open, feed: new URL(calendar.body.address).pathname };
  }

  test('another client’s correspondence under an address that is now this person’s is neither shown nor erased', async () => {
    const { db, clock } = garage.garage;
    const [before, now] = [await makePerson(garage), await makePerson(garage)];
    const theirs = { client_id: before.profile.id, message: 'Ring my other half' };
    await makeEnquiry(db, { full_name: 'Ann Before', email: now.email, ...theirs });
    const said = { kind: 'booking-received', subject: 'We have your booking', text: '', html: '' } as const;
    await queueMessage(db, { ...said, to: now.email, profileId: before.profile.id }, clock());
    const copy = await now.get('/api/privacy/export');
    expect(copy.body).toMatchObject({ messages: [], enquiries: [] });
    expect((await now.post('/api/privacy/erase', { password })).status).toBe(200);
    expect((await before.get('/api/privacy/export')).body).toMatchObject({
      messages: [{ subject: said.subject }],
      enquiries: [{ message: theirs.message }],
    });
  });

  test('what was written under an address stays with its former owner when someone else gets the address', async () => {
    const { db, clock } = garage.garage;
    const [before, staff] = [await makePerson(garage), await makePerson(garage, 'employee')];
    const from = { full_name: 'Ann Before', email: before.email };
    const { id } = await makeEnquiry(db, { ...from, message: 'Ring my other half' });
    const said = { kind: 'enquiry-received', subject: 'We have your message', text: '', html: '' } as const;
    await queueMessage(db, { ...said, to: before.email }, clock());
    const first = await makePerson(garage);
    await makeEnquiry(db, { ...from, client_id: first.profile.id });
    await queueMessage(db, { ...said, to: before.email, profileId: first.profile.id }, clock());
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await before.put('/auth/v1/user', { email })).status).toBe(200);
    for (const to of [before.email, email]) {
      const token_hash = (await lastMail(garage, to)).linkToken;
      const proof = { type: 'email_change', token_hash };
      await call(garage.url, 'POST', '/auth/v1/verify', { body: proof });
    }
    const next = await makePerson(garage, 'client', { email: before.email });
    expect((await next.get('/api/privacy/export')).body).toMatchObject({ messages: [], enquiries: [] });
    const page = await staff.get(`/api/staff/clients/${next.profile.id}`);
    expect(page.body).toMatchObject({ enquiries: [] });
    expect((await before.get('/api/privacy/export')).body).toMatchObject({ enquiries: [{ id }] });
    expect((await next.post('/api/privacy/erase', { password })).status).toBe(200);
    expect((await before.post('/api/privacy/erase', { password })).status).toBe(200);
    const left = db.selectFrom('contact_submissions').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
    const copy = (await first.get<Record<'messages' | 'enquiries', object[]>>('/api/privacy/export')).body;
    expect([copy.messages, copy.enquiries], 'those of an even earlier owner').toMatchObject([[{}], [{}]]);
  });

  /** Everything stored about a person, and the half hours that their appointments occupy in the diary. */
  async function allOf({ profile, get }: Person) {
    const { db } = garage.garage;
    const theirs = db.selectFrom('appointments').select('id').where('client_id', '=', profile.id);
    const slots = db.selectFrom('appointment_slots').selectAll().where('appointment_id', 'in', theirs);
    return { slots: await slots.execute(), copy: (await get('/api/privacy/export')).body };
  }

  /** Everything stored, as one text. */
  async function everything(): Promise<string> {
    const { db } = garage.garage;
    const tables = await db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
    );
    return JSON.stringify(rows.map((result) => result.rows));
  }

  test('the copy has everything about the person and nothing about others', async () => {
    const client = await makePerson(garage, 'client', { fullName: 'Cora Copy' });
    await fill(client, 'YN19CCC');
    const { body } =
      await client.get<Record<'sessions' | 'mileage_readings' | 'messages', object[]>>('/api/privacy/export');
    expect(body.sessions).toHaveLength(1);
    expect(body.mileage_readings).toMatchObject([{ mileage: 39_000 + day }]);
    expect(body.messages).toMatchObject([{ to_email: client.email }]);
    const copy = JSON.stringify(body);
    for (const known of [
      client.email,
      'Cora Copy',
      'YN19CCC',
      'VINYN19CCC',
      'Ring YN19CCC',
      'Hook of YN19CCC',
      'About YN19CCC',
      'For YN19CCC',
      'From YN19CCC',
      'Phone of YN19CCC',
      'yn19ccc@moving.example',
    ]) {
      expect(copy).toContain(known);
    }
    expect(body).toMatchObject({ calendar_addresses: [{ created_at: '2026-06-08T09:00:00.000Z' }] });
    for (const secret of ['YN19BBB', 'password_hash', 'sealed']) expect(copy).not.toContain(secret);
    const page = await client.file('/api/privacy/export/readable');
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="my-data.html"');
    expect(await page.text()).toContain('About YN19CCC');
  });

  test('the copy is ordered by day and time, in whatever order it was stored', async () => {
    const { db } = garage.garage;
    const client = await makePerson(garage);
    const cars = [
      await makeVehicle(db, { owner_id: client.profile.id }),
      await makeVehicle(db, { owner_id: client.profile.id }),
    ] as const;
    for (const [car, day, mileage] of [
      [1, '2026-06-05', 3000],
      [1, '2026-06-03', 2000],
      [0, '2026-06-04', 90_000],
    ] as const)
      await recordMileage(db, cars[car].id, mileage, Temporal.Instant.from(`${day}T09:00:00Z`));
    const visit = { client_id: client.profile.id, appointment_date: '2026-11-20' };
    for (const appointment_time of ['15:00', '09:30', '11:00']) {
      const { id: appointment_id } = await makeAppointment(db, { ...visit, appointment_time });
      await makeQuote(db, {
        appointment_id,
        work: appointment_time,
        asked_at: `2026-06-02T${appointment_time}:00.000Z`,
      });
    }
    // Two ids made in the same millisecond have no fixed order.
    const [id = '', later = ''] = [randomUUIDv7(), randomUUIDv7()].toSorted();
    const first = await makeReminder(db, { id, vehicle_id: cars[1].id, title: 'First' });
    await makeReminder(db, { id: later, vehicle_id: cars[0].id, title: 'Second' });
    // PostgreSQL stores a changed row again, after the others.
    await db.updateTable('reminders').set({ title: 'Was first' }).where('id', '=', first.id).execute();
    const { body } = await client.get<PersonalData>('/api/privacy/export');
    expect(body.mileage_readings.map(({ mileage }) => mileage)).toEqual([2000, 90_000, 3000]);
    expect(body.appointments.map((row) => row.appointment_time)).toEqual(['09:30', '11:00', '15:00']);
    expect(body.quotes.map(({ work }) => work)).toEqual(['09:30', '11:00', '15:00']);
    expect(body.reminders.map(({ title }) => title)).toEqual(['Was first', 'Second']);
  });

  test('the readable copy has amounts, days, times and plates as people write them; the JSON stays raw', async () => {
    const client = await makePerson(garage, 'client', { fullName: 'Rhea Readable' });
    const { vehicle, open } = await fill(client, 'YN19RRR');
    const { db } = garage.garage;
    const settled = { status: 'withdrawn', answered_at: '2026-06-08T08:30:00.000Z' } as const;
    await makeQuote(db, { appointment_id: open.id, ...settled });
    const entered = { reminder_type: 'own', is_from_staff: 1 } as const;
    await makeReminder(db, { vehicle_id: vehicle.id, ...entered, reason: 'interval' });
    const due = { mot_expiry: '2027-08-03', service_due_mileage: 51_000, version: vehicle.version };
    await client.patch(`/api/vehicles/${vehicle.id}`, { ...vehicle, ...due });
    const given = { full_name: 'Rhea Readable', car: { make: 'Kia', electric: true }, tags: ['a', 'b'] };
    const account = { user_metadata: JSON.stringify(given) };
    await db.updateTable('users').set(account).where('id', '=', client.userId).execute();
    const phone = '+44 (0)7700 900123';
    await db.updateTable('profiles').set({ phone }).where('id', '=', client.profile.id).execute();

    const copy = await client.get<Record<string, object[]>>('/api/privacy/export');
    expect(copy.body['service_records']).toMatchObject([{ cost: 12_000, service_date: '2026-01-05' }]);
    const page = await client.file('/api/privacy/export/readable');
    const text = await page.text();
    const lines = [...text.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(([, ...pair]) =>
      pair.join(': '),
    );
    for (const line of [
      'Phone: 07700 900123',
      'Cost: £120.00',
      'Date: 5 Jan 2026',
      'Registration: YN19 RRR',
      'Vehicle: Ford Focus, YN19 RRR',
      'VIN: VINYN19RRR',
      'MOT expiry: 3 Aug 2027',
      'Next service at: 51,000 miles',
      'Mileage: 40,000 miles',
      'Length: 1 hour',
      'Status: Completed',
      'Missed: No',
      'Outcome: Withdrawn',
      'Settled: 8 Jun 2026, 09:30',
      'Kind: Your own',
      'Kind: Garage note',
      'Based on: Our usual interval between services',
      'Opened: 8 Jun 2026, 10:00',
      'New email address, not yet confirmed: yn19rrr@moving.example',
      'Kind: Authenticator app',
      'Name: Phone of YN19RRR, 8 Jun 2026, 10:00',
      'In use: No',
      'Made on: 8 Jun 2026, 10:00',
      'Given at sign-up: Full name: Rhea Readable; Car: Make: Kia; Electric: Yes; Tags: a, b',
    ])
      expect(lines).toContain(line);
    expect(text).toContain('as of 8 Jun 2026');
    expect(text, 'it is read without the internet').not.toMatch(/@import|url\(|<(link|script|img)\b/);
    for (const raw of [
      '12000',
      '2027-08-03',
      '2026-01-05',
      'T09:00:00',
      'in pence',
      'UTC',
      client.profile.id,
    ])
      expect(text).not.toContain(raw);
    expect(lines.filter((line) => /_|[{}]/.test(line))).toEqual([]);
  });

  test('whatever was typed is text in the readable copy, which may be opened where no policy forbids scripts', async () => {
    const { db } = garage.garage;
    const typed = '<img src="x" onerror="alert(1)">';
    const client = await makePerson(garage, 'client', { fullName: typed });
    await makeEnquiry(db, { full_name: typed, client_id: client.profile.id, message: typed });
    const page = await (await client.file('/api/privacy/export/readable')).text();
    const shown = '&lt;img src=&quot;x&quot; onerror=&quot;alert(1)&quot;&gt;';
    expect(page).toContain(`<h1>Personal data of ${shown}</h1>`);
    expect(page).toContain(`<dd>${shown}</dd>`);
    expect(page).not.toContain('<img');
  });

  test('every table is in the copy or deliberately left out, and so is every column of tables that are copied in part', async () => {
    const tables = await garage.garage.db.introspection.getTables();
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(partOf), ...Object.keys(notInCopy)].toSorted(),
    );
    const client = await makePerson(garage);
    await fill(client, 'YN19EEE');
    const copy = (await client.get<PersonalData>('/api/privacy/export')).body;
    expect(Object.values(partOf).filter((part) => [copy[part]].flat().length === 0)).toEqual([]);
    // The text of messages may hold sign-in codes, so the copy says only what was sent and when.
    const said = ['created_at', 'sent_at', 'subject', 'to_email'];
    expect(Object.keys(copy.messages[0] ?? {}).toSorted()).toEqual(said);
    for (const { name, columns } of tables) {
      const part = partOf[name];
      if (!part || part === 'messages') continue;
      const told = Object.keys([copy[part]].flat()[0] ?? {});
      const known = [...told, ...Object.values(leftOut[name] ?? {}).flat()];
      expect(known.toSorted(), name).toEqual(columns.map((column) => column.name).toSorted());
    }
  });

  test('a wrong password deletes nothing', async () => {
    const client = await makePerson(garage);
    const refused = await client.post<ErrorBody>('/api/privacy/erase', { password: 'a guess' });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({ password: 'This is not the password for this account.' });
    expect((await client.get('/api/profile')).status).toBe(200);
  });

  test('an account without a password is deleted only by typing its address', async () => {
    const client = await makePerson(garage);
    expect((await client.get('/api/privacy')).body).toEqual({ has_password: true });
    const erase = (body: object) => client.post<ErrorBody>('/api/privacy/erase', body);
    expect((await erase({ email: client.email })).status, 'while it has a password').toBe(422);
    const change = { password_hash: null };
    await garage.garage.db.updateTable('users').set(change).where('id', '=', client.userId).execute();
    expect((await client.get('/api/privacy')).body).toEqual({ has_password: false });
    for (const email of [bystander.email, null])
      expect((await erase({ password, email })).body.error.fields).toEqual({
        email: 'Please type the email address of this account.',
      });
    expect((await erase({ email: client.email.toUpperCase() })).status).toBe(200);
    expect((await client.get('/api/profile')).status).toBe(401);
  });

  test('deleting leaves nothing that leads to the person, keeps what was done and paid, and touches nobody else', async () => {
    const client = await makePerson(garage, 'client', {
      email: 'dora@delete.example',
      fullName: 'Dora Delete',
    });
    const { vehicle, feed } = await fill(client, 'YN19DDD');
    // Such a message has only the address, not the person.
    await call(garage.url, 'POST', '/auth/v1/recover', { body: { email: client.email } });
    expect((await client.put('/auth/v1/user', { email: 'dora@moving.example' })).status).toBe(200);
    const others = await allOf(bystander);
    expect(others.slots).toHaveLength(4);
    expect(others.copy).toMatchObject({
      appointments: [{ status: 'completed' }, { status: 'scheduled' }],
      enquiries: [{ message: 'From YN19BBB' }],
      messages: [{ to_email: bystander.email }],
    });
    expect((await fetch(garage.url + feed)).status).toBe(200);
    const headers = { 'idempotency-key': 'kept-by-nobody' };
    const heard = recordChanges(garage);
    expect((await client.post('/api/privacy/erase', { password }, headers)).body).toEqual({ erased: true });
    const profileId = client.profile.id;
    expect(heard).toEqual([{ topic: 'access', profileId }, ...everythingOf(profileId)]);

    const left = await everything();
    const feedId = feed.slice('/api/calendar/feed/'.length).slice(0, 36);
    const addresses = ['dora@delete.example', 'dora@moving.example'];
    for (const trace of [...addresses, 'Dora', 'YN19DDD', client.userId, feedId])
      expect(left, trace).not.toContain(trace);
    expect(await allOf(bystander)).toEqual(others);
    expect((await fetch(garage.url + feed)).status, 'the deleted client’s calendar feed').toBe(404);
    expect((await fetch(garage.url + bystandersFeed)).status, 'another client’s feed').toBe(200);
    const { db } = garage.garage;
    const kept = await db.selectFrom('services').selectAll().where('vehicle_id', '=', vehicle.id).execute();
    expect(kept).toMatchObject([
      { cost: 12_000, description: null, mileage: null, service_date: '2026-01-05' },
    ]);
    const told = ['vin', 'mileage', 'mot_expiry', 'service_due_date', 'service_due_mileage'] as const;
    const car = db.selectFrom('vehicles').select(told).where('id', '=', vehicle.id);
    expect(await car.execute()).toEqual([Object.fromEntries(told.map((column) => [column, null]))]);
    const readings = db.selectFrom('mileage_readings').selectAll().where('vehicle_id', '=', vehicle.id);
    expect(await readings.execute()).toEqual([]);
    const visits = db.selectFrom('appointments').select('status').where('vehicle_id', '=', vehicle.id);
    expect(await visits.orderBy('appointment_date').execute()).toEqual([
      { status: 'completed' },
      { status: 'cancelled' },
    ]);
    const held = db
      .selectFrom('appointment_slots')
      .innerJoin('appointments', 'appointments.id', 'appointment_slots.appointment_id')
      .select('appointments.status')
      .distinct()
      .where('vehicle_id', '=', vehicle.id);
    expect(await held.execute(), 'half hours').toEqual([{ status: 'completed' }]);
    expect((await client.get('/api/profile')).status).toBe(401);
  });

  test('an enquiry and a message belong to the client they are linked to, whatever their address', async () => {
    const { db } = garage.garage;
    const client = await makePerson(garage);
    const from = { email: 'elsewhere@example.com', client_id: client.profile.id };
    const { id } = await makeEnquiry(db, { ...from, message: 'From another address' });
    const others = await makeEnquiry(db, { ...from, client_id: bystander.profile.id });
    const message = { kind: 'work-completed' as const, to: 'before@example.com', text: '', html: '' };
    for (const { full_name: subject, id: profileId } of [client.profile, bystander.profile])
      await queueMessage(db, { ...message, subject: subject ?? '', profileId }, garage.garage.clock());
    const copy = await client.get<{ enquiries: object[]; messages: object[] }>('/api/privacy/export');
    expect(copy.body.enquiries).toMatchObject([{ id, message: 'From another address' }]);
    expect(copy.body.messages).toMatchObject([{ subject: client.profile.full_name }]);
    expect((await client.post('/api/privacy/erase', { password })).status).toBe(200);
    const left = db.selectFrom('contact_submissions').select('id').where('id', 'in', [id, others.id]);
    expect(await left.execute()).toEqual([{ id: others.id }]);
    const told = db.selectFrom('outbox').select('subject').where('to_email', '=', message.to);
    expect(await told.execute()).toEqual([{ subject: 'Bea Bystander' }]);
  });

  test('deleting an account that was to move to an address erases nothing else written to that address', async () => {
    const { db, clock } = garage.garage;
    const { email: owned, profile } = await makePerson(garage);
    const free = 'entered@example.com';
    for (const [to, kind, profileId] of [
      [free, 'enquiry-received', undefined],
      [free, 'change-address', profile.id],
      [owned, 'change-address', undefined],
    ] as const) {
      const message = { to, kind, subject: 'Kept', text: '', html: '', ...(profileId && { profileId }) };
      await queueMessage(db, message, clock());
      const client = await makePerson(garage);
      await db.updateTable('users').set({ new_email: to }).where('id', '=', client.userId).execute();
      expect((await client.post('/api/privacy/erase', { password })).status).toBe(200);
    }
    const kept = db.selectFrom('outbox').select('to_email').where('subject', '=', 'Kept');
    expect((await kept.orderBy('id').execute()).map(({ to_email: to }) => to)).toEqual([free, free, owned]);
  });

  test('what staff did a moment before a client was erased cannot be undone', async () => {
    const employee = await makePerson(garage, 'employee');
    const client = await makePerson(garage);
    const { open } = await fill(client, 'YN19UUU');
    const url = `/api/staff/appointments/${open.id}`;
    expect((await employee.patch(`${url}/status`, { status: 'confirmed' })).status).toBe(200);
    await client.post('/api/privacy/erase', { password });
    expect((await employee.post(`${url}/undo`, {})).status).toBe(409);
  });

  test('an erased client cannot be listed, counted, found or booked for; what was done still shows', async () => {
    const employee = await makePerson(garage, 'employee');
    const client = await makePerson(garage, 'client', { fullName: 'Fern Forgotten' });
    const { vehicle } = await fill(client, 'YN19FFF');
    type Listed = { rows: { id: string; vehicle_id?: string; client?: { full_name: string } }[] };
    type Overview = { counters: { total_clients: number } };
    const list = async (path: string) => (await employee.get<Listed>(`/api/staff/${path}`)).body.rows;
    const count = async () =>
      (await employee.get<Overview>('/api/staff/overview')).body.counters.total_clients;
    const before = await count();
    await client.post('/api/privacy/erase', { password });

    expect(await count()).toBe(before - 1);
    const log = garage.garage.db.selectFrom('audit_log').selectAll();
    expect(await log.where('subject_id', '=', client.profile.id).execute()).toMatchObject([
      { action: 'client.erased', summary: 'A client erased their own account', actor_id: null },
    ]);
    for (const path of ['clients?limit=200', 'clients?q=erased'])
      expect(
        (await list(path)).map(({ id }) => id),
        path,
      ).not.toContain(client.profile.id);
    const found = await employee.get<{ clients: unknown[]; vehicles: unknown[] }>(
      '/api/staff/search?q=erased',
    );
    expect(found.body).toMatchObject({ clients: [], vehicles: [] });
    const work = { service_type: 'Diagnostics', appointment_date: '2026-07-10', appointment_time: '09:00' };
    const booking = { ...work, duration_minutes: 60, client_id: client.profile.id };
    expect((await employee.post('/api/staff/appointments', booking)).status).toBe(404);
    const change = { full_name: 'Back again' };
    expect((await employee.patch(`/api/staff/clients/${client.profile.id}`, change)).status).toBe(404);
    for (const archived of [true, false])
      expect((await employee.post(`/api/staff/vehicles/${vehicle.id}/archive`, { archived })).status).toBe(
        409,
      );

    const kept = await list('services?q=erased');
    expect(kept.filter((row) => row.vehicle_id === vehicle.id)).toMatchObject([
      { client: { full_name: 'Erased client' } },
    ]);
    type Page = { client: object; services: { id: string }[]; appointments: { id: string }[] };
    const page = await employee.get<Page>(`/api/staff/clients/${client.profile.id}`);
    expect(page.body.client).toMatchObject({
      full_name: 'Erased client',
      erased_at: '2026-06-08T09:00:00.000Z',
    });
    expect(page.body.services).toHaveLength(1);
    expect(page.body.appointments).toMatchObject([{ is_erased: 1 }, { is_erased: 1 }]);
    const [record] = page.body.services;
    expect((await employee.delete(`/api/staff/services/${record?.id}`)).status, 'kept for tax').toBe(409);
    const words = { description: 'Fern Forgotten came again' };
    expect((await employee.patch(`/api/staff/services/${record?.id}`, words)).status).toBe(409);
    const more = { ...words, vehicle_id: vehicle.id, service_type: 'Other', service_date: '2026-06-08' };
    expect((await employee.post('/api/staff/services', more)).status).toBe(409);
    const [appointment] = page.body.appointments;
    const notes = { notes: 'Fern Forgotten rang' };
    expect((await employee.patch(`/api/staff/appointments/${appointment?.id}`, notes)).status).toBe(404);
  });

  describe('for a client without an account, by an administrator', () => {
    /** Enters a client as staff do from a browser, whose writes keep their answers for a repeated request. */
    async function enter(staff: Person, body: object, registration: string) {
      const key = (what: string) => ({ 'Idempotency-Key': `${what}-${registration}` });
      const { body: client } = await staff.post<ProfileRow>('/api/staff/clients', body, key('client'));
      const url = `/api/staff/clients/${client.id}`;
      const car = { make: 'Kia', model: 'Ceed', year: 2020, registration };
      const { body: vehicle } = await staff.post<VehicleRow>(`${url}/vehicles`, car, key('vehicle'));
      const reminder = { vehicle_id: vehicle.id, title: `Tyres of ${registration}`, due_date: '2027-01-01' };
      await staff.post(`${url}/reminders`, reminder, key('reminder'));
      const { db } = garage.garage;
      const kept = await makeService(db, { vehicle_id: vehicle.id, description: `About ${registration}` });
      return { client, vehicle, kept, url: `/api/admin/clients/${client.id}` };
    }

    test('the copy has everything', async () => {
      const admin = await makePerson(garage, 'admin');
      const body = { full_name: 'Gwen Given', email: 'gwen@example.com', staff_notes: 'Pays in cash' };
      const { url, vehicle } = await enter(admin, body, 'YN19GGG');
      await makeEnquiry(garage.garage.db, { email: 'gwen@example.com', message: 'Do you do tyres?' });
      const copy = await admin.get<Record<string, unknown>>(`${url}/data`);
      expect(copy.headers.get('content-disposition')).toBe('attachment; filename="client-data.json"');
      expect(copy.body).toMatchObject({
        account: null,
        sessions: [],
        profile: { full_name: 'Gwen Given', staff_notes: 'Pays in cash' },
        vehicles: [{ id: vehicle.id }],
        service_records: [{ description: 'About YN19GGG' }],
        reminders: expect.arrayContaining([expect.objectContaining({ title: 'Tyres of YN19GGG' })]),
        enquiries: [{ message: 'Do you do tyres?' }],
      });
      const page = await admin.file(`${url}/data/readable`);
      expect(page.headers.get('content-disposition')).toBe('attachment; filename="client-data.html"');
      expect(await page.text()).toContain('Do you do tyres?');
    });

    test('erasing leaves nothing that leads to the person, and a record of who did it', async () => {
      const admin = await makePerson(garage, 'admin');
      const { db } = garage.garage;
      const contact = { full_name: 'Hugo Hidden', phone: '07700 900789', email: 'hugo@example.com' };
      const body = { ...contact, staff_notes: 'Haggles' };
      const { url, client, vehicle, kept } = await enter(admin, body, 'YN19HHH');
      await makeAppointment(db, {
        client_id: client.id,
        vehicle_id: vehicle.id,
        appointment_date: '2026-06-09',
        status: 'cancelled',
        cancel_reason: 'Scrapped',
      });
      const enquiry = { full_name: 'Hugo Hidden', email: 'hugo@example.com', vehicle_info: 'YN19 HHH' };
      await call(garage.url, 'POST', '/api/enquiries', { body: enquiry });
      const known = ['Hugo', 'hugo', 'YN19HHH', 'YN19 HHH', '900789', 'Haggles', 'Scrapped'];
      const before = await everything();
      for (const trace of known) expect(before).toContain(trace);

      const refused = await admin.post<ErrorBody>(`${url}/erase`, { name: 'Hugo' });
      expect(refused.status).toBe(422);
      expect(refused.body.error.fields).toEqual({ name: 'Please type it as shown above.' });
      const erased = await admin.post(`${url}/erase`, { name: ' hugo  hidden ' });
      expect(erased.body).toEqual({ erased: true });

      const left = await everything();
      for (const trace of [...known, '900 789']) expect(left, trace).not.toContain(trace);
      const service = db.selectFrom('services').selectAll().where('id', '=', kept.id);
      expect(await service.execute()).toMatchObject([{ description: null, service_type: 'Full Service' }]);
      const log = await admin.get<{ rows: object[] }>(`/api/staff/audit?subject_id=${client.id}`);
      expect(log.body.rows[0]).toMatchObject({
        action: 'client.erased',
        summary: 'Erased a client',
        actor: { id: admin.profile.id },
        details: {},
      });
      expect((await admin.post(`${url}/erase`, { name: 'Erased client' })).status).toBe(404);
      expect((await admin.get(`${url}/data`)).status).toBe(404);
    });

    test('an unnamed client is erased by typing the address, and loses any account and open pages at once', async () => {
      const admin = await makePerson(garage, 'admin');
      const client = await makePerson(garage, 'client', { email: 'nameless@example.com' });
      await client.patch('/api/profile', { full_name: null, phone: null });
      const changes = recordChanges(garage);
      const url = `/api/admin/clients/${client.profile.id}`;
      const person = `/api/admin/people/${client.userId}`;
      await admin.patch(person, { user_type: 'client' }, { 'idempotency-key': 'still-a-client' });
      const { db } = garage.garage;
      // A whole batch of answers that say nothing about the client comes first.
      const many = Array.from({ length: 1000 }, (_, index) => ({ scope: '0', key: String(index) }));
      const others = [
        { scope: admin.userId, key: 'of-somebody-else' },
        { scope: bystander.userId, key: 'still-a-client' },
      ];
      const { id: theirCar } = await makeVehicle(db, { owner_id: bystander.profile.id });
      const body = JSON.stringify({ id: theirCar });
      const answer = { request_hash: '', body, created_at: '2026-06-08T09:00:00.000Z' };
      const answers = [...many, ...others].map((request) => ({ ...request, ...answer }));
      await db.insertInto('idempotency_keys').values(answers).execute();
      const stopped = { reminders_stopped_at: '2026-01-01T00:00:00.000Z' };
      await db.updateTable('profiles').set(stopped).where('id', '=', client.profile.id).execute();
      expect((await admin.post(`${url}/erase`, { name: 'Unnamed Client' })).status).toBe(422);
      expect((await admin.post(`${url}/erase`, { name: 'Nameless@example.com' })).status).toBe(200);
      const keys = ['of-somebody-else', 'still-a-client'];
      const left = db.selectFrom('idempotency_keys').select(['scope', 'key']).where('key', 'in', keys);
      expect(await left.orderBy('key').execute(), 'kept for repeated requests').toEqual(others);
      expect((await client.get('/api/profile')).status).toBe(401);
      const stored = await everything();
      expect(stored).not.toContain('nameless@example.com');
      expect(stored).not.toContain(stopped.reminders_stopped_at);
      const profileId = client.profile.id;
      const told = changes.filter((change) => change.profileId === profileId);
      expect(told).toEqual(
        expect.arrayContaining([{ topic: 'access', profileId }, ...everythingOf(profileId)]),
      );
    });

    test('a former colleague’s names no longer find what they did, which stays on record', async () => {
      const admin = await makePerson(garage, 'admin');
      const former = await makePerson(garage, 'employee', { fullName: 'Olga Onceler' });
      const { open } = await fill(await makePerson(garage), 'YN19OOO');
      const act = `/api/staff/appointments/${open.id}/status`;
      expect((await former.patch(act, { status: 'confirmed' })).status).toBe(200);
      await former.patch('/api/profile', { full_name: 'Olga Newname', phone: null });
      await admin.patch(`/api/admin/people/${former.userId}`, { user_type: 'client' });
      const url = `/api/admin/clients/${former.profile.id}`;
      expect((await admin.post(`${url}/erase`, { name: 'Olga Newname' })).status).toBe(200);
      const left = (await everything()).toLowerCase();
      for (const name of ['olga', 'onceler', 'newname']) expect(left).not.toContain(name);
      const found = await admin.get(`/api/staff/audit?q=confirmed&subject_id=${open.id}`);
      expect(found.body).toMatchObject({ rows: [{ subject_id: open.id, actor: { id: former.profile.id } }] });
    });

    test('accounts of staff cannot be erased, and employees cannot erase anyone', async () => {
      const admin = await makePerson(garage, 'admin');
      const employee = await makePerson(garage, 'employee', { fullName: 'Eve Employee' });
      const name = { name: 'Eve Employee' };
      expect((await admin.post(`/api/admin/clients/${employee.profile.id}/erase`, name)).status).toBe(404);
      expect((await admin.get(`/api/admin/clients/${employee.profile.id}/data`)).status).toBe(404);
      const url = `/api/admin/clients/${bystander.profile.id}`;
      expect((await employee.post(`${url}/erase`, { name: 'Bea Bystander' })).status).toBe(403);
      expect((await employee.get(`${url}/data`)).status).toBe(403);
      expect((await bystander.get('/api/profile')).status).toBe(200);
    });
  });

  test('nobody is erased while their car is being worked on', async () => {
    const client = await makePerson(garage);
    const begun = {
      appointment_date: '2026-06-08',
      appointment_time: '17:00',
      bay: 2,
      status: 'in_progress' as const,
    };
    const { id } = await makeAppointment(garage.garage.db, { client_id: client.profile.id, ...begun });
    const refused = await client.post<ErrorBody>('/api/privacy/erase', { password });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('A car is being worked on at the moment.');
    const completed = { status: 'completed' as const };
    await garage.garage.db.updateTable('appointments').set(completed).where('id', '=', id).execute();
    const another = { client_id: bystander.profile.id, ...begun, bay: 3 };
    await makeAppointment(garage.garage.db, another);
    expect((await client.post('/api/privacy/erase', { password })).status).toBe(200);
  });

  test.runIf(engine === 'postgres')('nobody is erased as work on their car begins', async () => {
    const { db } = garage.garage;
    const client = await makePerson(garage);
    const booked = { appointment_date: '2026-06-08', appointment_time: '16:00', bay: 4 };
    const { id } = await makeAppointment(db, { client_id: client.profile.id, ...booked });
    const trx = await openTransaction(db);
    await trx.updateTable('appointments').set({ status: 'in_progress' }).where('id', '=', id).execute();
    const answer = client.post('/api/privacy/erase', { password });
    await untilWaiting(db);
    await trx.commit().execute();
    expect((await answer).status).toBe(409);
  });

  test.runIf(engine === 'postgres')('another client and car can be entered meanwhile', async () => {
    const { db } = garage.garage;
    const leaving = await makePerson(garage);
    await makeVehicle(db, { owner_id: leaving.profile.id });
    const trx = await openTransaction(db);
    const { id } = await makeProfile(trx);
    const begun = leaving.post('/api/privacy/erase', { password });
    await untilWaiting(db);
    const count = trx.selectFrom('counters').select('name').where('name', '=', 'vehicles');
    expect(await count.forUpdate().noWait().execute()).toHaveLength(1);
    await makeVehicle(trx, { owner_id: id });
    await trx.commit().execute();
    expect((await begun).status).toBe(200);
  });

  describe.runIf(engine === 'postgres')('erasing a client while someone enters something for them', () => {
    const theirs = async () => {
      const client = await makePerson(garage);
      const { id } = await makeVehicle(garage.garage.db, { owner_id: client.profile.id });
      return { client, id };
    };

    test('nothing is left of what was being stored when erasing began', async () => {
      const { db, clock } = garage.garage;
      const { client, id } = await theirs();
      const trx = await openTransaction(db);
      const reminder = {
        vehicle_id: id,
        title: 'Ask Rae',
        due_date: '2026-07-01',
        days_before: 7 as const,
      };
      await createOwnReminder(garage.garage, trx, client.profile.id, reminder);
      await recordMileage(trx, id, 41_000, clock());
      await makeService(trx, { vehicle_id: id, description: 'Rae’s dents' });
      const answer = client.post('/api/privacy/erase', { password });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await answer).status).toBe(200);
      const left = await Promise.all([
        db.selectFrom('reminders').select('title').where('vehicle_id', '=', id).execute(),
        db.selectFrom('mileage_readings').select('mileage').where('vehicle_id', '=', id).execute(),
        db.selectFrom('services').select('description').where('vehicle_id', '=', id).execute(),
      ]);
      expect(left).toEqual([[], [], [{ description: null }]]);
    });

    test('no booking is left that was being made when erasing began', async () => {
      const { db, clock } = garage.garage;
      const { client } = await theirs();
      const time = {
        appointment_date: '2026-06-12',
        appointment_time: '16:00',
        duration_minutes: 30,
      } as const;
      const work = { service_type: 'Diagnostics', vehicle_id: null, estimated_cost: null } as const;
      const trx = await openTransaction(db);
      const booking = { ...time, ...work, notes: 'Rae’s dents' };
      await createAppointment(trx, client.profile.id, booking, clock());
      const answer = client.post('/api/privacy/erase', { password });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await answer).status).toBe(200);
      const booked = db.selectFrom('appointments').select(['status', 'notes']);
      const left = await booked.where('client_id', '=', client.profile.id).execute();
      expect(left).toEqual([{ status: 'cancelled', notes: null }]);
    });

    test('no enquiry can be linked to them that would outlive the erasure', async () => {
      const { db, clock } = garage.garage;
      const { client } = await theirs();
      const employee = await makePerson(garage, 'employee');
      const { id } = await makeEnquiry(db, { full_name: 'Rae’s brother', email: 'brother@example.com' });
      const trx = await openTransaction(db);
      await erasePerson(trx, client.profile.id, { id: null, now: clock() });
      const answer = employee.post(`/api/staff/enquiries/${id}/convert`, { client_id: client.profile.id });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await answer).status).toBe(404);
      const kept = db.selectFrom('contact_submissions').select('client_id').where('id', '=', id);
      expect(await kept.execute()).toEqual([{ client_id: null }]);
    });

    test('nothing can be booked or added from another page that they have open', async () => {
      const { db, clock } = garage.garage;
      const { client } = await theirs();
      const trx = await openTransaction(db);
      await erasePerson(trx, client.profile.id, { id: null, now: clock() });
      const time = { appointment_date: '2026-06-11', appointment_time: '16:00' };
      const car = { make: 'Ford', model: 'Fiesta', year: 2017, registration: 'YN17 RAE' };
      const answers = [
        client.post('/api/appointments', { ...time, service_type: 'Diagnostics' }),
        client.post('/api/vehicles', car),
        client.post('/api/calendar'),
        client.put('/api/reminders/consent', { agreed: true }),
      ];
      await untilWaiting(db, 4);
      await trx.commit().execute();
      const [booked, added, followed, agreed] = await Promise.all(answers);
      expect([booked, added, followed].map((answer) => answer?.status)).toEqual([404, 404, 404]);
      expect(agreed?.body).toEqual({ agreed_at: null });
    });

    test('no work can be recorded that would be stored after the erasure', async () => {
      const { db, clock } = garage.garage;
      const { client, id } = await theirs();
      const employee = await makePerson(garage, 'employee');
      const trx = await openTransaction(db);
      await erasePerson(trx, client.profile.id, { id: null, now: clock() });
      const answer = employee.post('/api/staff/services', {
        vehicle_id: id,
        service_type: 'Diagnostics',
        service_date: '2026-06-08',
        description: 'Rae’s dents',
        mileage: 41_000,
      });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await answer).status).toBe(404);
      const kept = await db.selectFrom('vehicles').select('mileage').where('id', '=', id).execute();
      expect(kept).toEqual([{ mileage: null }]);
    });

    test('nothing can be changed that would be stored after the erasure', async () => {
      const { db, clock } = garage.garage;
      const { client, id } = await theirs();
      const record = await makeService(db, { vehicle_id: id });
      const employee = await makePerson(garage, 'employee');
      const answers: Promise<Answer>[] = [];
      const trx = await openTransaction(db);
      await erasePerson(trx, client.profile.id, { id: null, now: clock() });
      for (const [path, change] of [
        [`clients/${client.profile.id}`, { staff_notes: 'Rae’s dents' }],
        [`vehicles/${id}`, { vin: 'VINOFRAE' }],
        [`services/${record.id}`, { description: 'Rae’s dents' }],
      ] as const)
        answers.push(employee.patch(`/api/staff/${path}`, change));
      await untilWaiting(db, 3);
      await trx.commit().execute();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 409, 409]);
    });
  });

  test('staff cannot delete themselves here', async () => {
    const employee = await makePerson(garage, 'employee');
    const refused = await employee.post<ErrorBody>('/api/privacy/erase', { password });
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toBe('Staff accounts are closed by an administrator.');
  });
});
