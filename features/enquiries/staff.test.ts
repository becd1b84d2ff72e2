import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeEnquiry, makeProfile, makeVehicle } from '../../db/factories.ts';
import type { EnquiryRow, ProfileRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { call, type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { recordChanges, engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import type { ListOf } from '../search/list.server.ts';
import { vehicleIn } from './draft.server.ts';
import type { Converted } from './staff-changes.server.ts';
import type { StaffEnquiry } from './staff-list.server.ts';

describe('the vehicle that a text names', () => {
  test.each([
    ['Ford Focus 2019, YN19 ABC', { registration: 'YN19ABC', make: 'Ford', model: null, year: 2019 }],
    ['vw golf', { registration: null, make: 'Volkswagen', model: null, year: null }],
    ['my Land Rover A123BCD', { registration: 'A123BCD', make: 'Land Rover', model: null, year: null }],
    ['Mercedes C63 AMG, KX19 ABC', { registration: 'KX19ABC', make: 'Mercedes', model: null, year: null }],
    ['KX19 ABC, Mercedes C63 AMG', { registration: 'KX19ABC', make: 'Mercedes', model: null, year: null }],
    ['BMW M3 CSL 2004 reg YN04 ABC', { registration: 'YN04ABC', make: 'BMW', model: null, year: 2004 }],
    ['VW T5 VAN AB12CDE', { registration: 'AB12CDE', make: 'Volkswagen', model: null, year: null }],
    ['VW T4 VAN, R123 ABC', { registration: 'R123ABC', make: 'Volkswagen', model: null, year: null }],
    ['BMW 320d, 2014', { registration: null, make: 'BMW', model: null, year: 2014 }],
    ['YN19 ABC, VW Golf R32 DSG', { registration: 'YN19ABC', make: 'Volkswagen', model: null, year: null }],
    ['Peugeot 2008, 2019', { registration: null, make: 'Peugeot', model: null, year: 2019 }],
    ['Peugeot, 2008 AB19 CDE', { registration: 'AB19CDE', make: 'Peugeot', model: null, year: null }],
    ['2008 Peugeot 2008', { registration: null, make: 'Peugeot', model: null, year: 2008 }],
    ['BMW 320d, P123 ABC', { registration: 'P123ABC', make: 'BMW', model: null, year: null }],
    ['Mercedes C63 AMG', { registration: null, make: 'Mercedes', model: null, year: null }],
    ['', { registration: null, make: null, model: null, year: null }],
  ])('in %j', (text, expected) => {
    expect(vehicleIn(text)).toEqual(expected);
  });
});

describe.each(engines)('the inbox on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let dev: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee');
    dev = await makePerson(garage, 'employee');
  });
  afterAll(() => garage.stop());

  const made = (given: Partial<EnquiryRow> = {}) => makeEnquiry(garage.garage.db, given);
  const url = (id: string, act = '') => `/api/staff/enquiries/${id}${act && `/${act}`}`;

  test('counts by status and keeps suspected spam apart', async () => {
    const before = (await jess.get<Record<string, number>>('/api/staff/enquiries/counts')).body;
    const spam = await made({ is_suspected_spam: 1, full_name: 'Cheap Watches' });
    const real = await made();
    const list = async (query: string) =>
      (await jess.get<ListOf<StaffEnquiry>>(`/api/staff/enquiries?${query}`)).body.rows.map((row) => row.id);
    expect(await list('status=new')).toContain(real.id);
    expect(await list('')).not.toContain(spam.id);
    expect(await list('spam=true')).toEqual([spam.id]);
    await jess.post(url(spam.id, 'spam'), { is_spam: false });
    expect(await list('spam=true')).toEqual([]);
    const after = (await jess.get<Record<string, number>>('/api/staff/enquiries/counts')).body;
    expect(after).toEqual({ ...before, new: (before['new'] ?? 0) + 2 });
  });

  test.runIf(engine === 'postgres')('refuses a save while a colleague is saving it', async () => {
    const { db } = garage.garage;
    const { id, version } = await made();
    const trx = await openTransaction(db);
    const change = { internal_notes: 'Rang back', version: version + 1 };
    await trx.updateTable('contact_submissions').set(change).where('id', '=', id).execute();
    const begun = jess.patch(url(id), { internal_notes: 'Nobody answers', version });
    await untilWaiting(db);
    await trx.commit().execute();
    expect(await begun).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } });
  });

  test('is exported in the words of the inbox', async () => {
    const { id } = await made({
      full_name: 'Wanda Words',
      phone: '+447700900444',
      service_needed: 'MOT Test',
      vehicle_info: 'Ford Focus',
      internal_notes: 'Rang back.',
      assigned_to: jess.profile.id,
      created_at: '2026-06-08T08:00:00.000Z',
    });
    await jess.patch(url(id), { status: 'in_progress' });
    const file = await jess.file('/api/staff/enquiries/csv?q=wanda%20words');
    expect((await file.text()).split('\r\n')).toEqual([
      'Received,Name,Email,Phone,Service needed,Vehicle,Page,Message,Status,Assigned to,Internal notes,First answered',
      `2026-06-08 09:00,Wanda Words,sam@example.com,07700 900444,MOT Test,Ford Focus,/contact,Please call me back.,In Progress,${jess.profile.full_name},Rang back.,2026-06-08 10:00`,
      '',
    ]);
  });

  test('is deleted by administrators, with its messages and its words, and on record', async () => {
    const admin = await makePerson(garage, 'admin');
    const body = { full_name: 'Una Unwanted', email: 'una@example.com', vehicle_info: 'YN19 UUU' };
    await call(garage.url, 'POST', '/api/enquiries', { body });
    const { db } = garage.garage;
    const found = await jess.get<ListOf<StaffEnquiry>>('/api/staff/enquiries?q=unwanted');
    const { id } = found.body.rows[0] ?? { id: '' };
    // Her browser may retry, so the response is stored for a while.
    await jess.patch(url(id), { assigned_to: jess.profile.id }, { 'Idempotency-Key': `assign-${id}` });
    expect((await jess.delete<ErrorBody>(url(id))).body.error.message).toBe(
      'Only an administrator can do this.',
    );
    expect((await jess.get(url(id))).status).toBe(200);

    const told = recordChanges(garage);
    expect((await admin.delete(url(id))).body).toEqual({ id });
    expect(told.map(({ topic }) => topic)).toEqual(['enquiries', 'messages']);
    expect((await admin.delete(url(id))).status).toBe(404);
    const tables = [
      'contact_submissions',
      'outbox',
      'search_terms',
      'idempotency_keys',
      'audit_log',
    ] as const;
    const left = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    for (const trace of ['Unwanted', 'unwanted', 'una@example.com', 'YN19 UUU'])
      expect(JSON.stringify(left), trace).not.toContain(trace);
    const log = await admin.get<{ rows: object[] }>(`/api/staff/audit?subject_id=${id}`);
    expect(log.body.rows[0]).toMatchObject({ action: 'enquiry.deleted', summary: 'Deleted an enquiry' });
  });

  test('notes when an enquiry was first answered, and follows the transitions of the specification', async () => {
    const { id } = await made();
    expect((await jess.patch(url(id), { status: 'resolved' })).status).toBe(409);
    const started = await jess.patch<StaffEnquiry>(url(id), { status: 'in_progress' });
    expect(started.body.first_answered_at).toBe('2026-06-08T09:00:00.000Z');
    garage.setTime(Temporal.Instant.from('2026-06-08T09:10:00Z'));
    const resolved = await jess.patch<StaffEnquiry>(url(id), { status: 'resolved' });
    expect(resolved.body).toMatchObject({
      status: 'resolved',
      first_answered_at: '2026-06-08T09:00:00.000Z',
    });
    // It is deleted a year after the last work on it.
    const stored = garage.garage.db
      .selectFrom('contact_submissions')
      .select('updated_at')
      .where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ updated_at: '2026-06-08T09:10:00.000Z' });
  });

  test('what staff do with it is on record, and only a change of status counts as an answer', async () => {
    const { id, version } = await made();
    const change = async (body: object) => (await jess.patch<StaffEnquiry>(url(id), body)).body;
    await change({ assigned_to: dev.profile.id });
    await change({ assigned_to: null });
    const noted = await change({ internal_notes: 'Rings back on Monday.', version: version + 2 });
    expect(noted).toMatchObject({ internal_notes: 'Rings back on Monday.', first_answered_at: null });
    for (const is_spam of [true, false]) await jess.post(url(id, 'spam'), { is_spam });
    expect((await change({ status: 'in_progress' })).first_answered_at).not.toBeNull();
    const log = garage.garage.db.selectFrom('audit_log').select(['action', 'summary']);
    expect(await log.where('subject_id', '=', id).orderBy('id').execute()).toEqual([
      { action: 'enquiry.edited', summary: 'Assigned an enquiry' },
      { action: 'enquiry.edited', summary: 'Unassigned an enquiry' },
      { action: 'enquiry.edited', summary: 'Saved notes on an enquiry' },
      { action: 'enquiry.spam', summary: 'Marked an enquiry as spam' },
      { action: 'enquiry.not-spam', summary: 'Marked an enquiry as not spam' },
      { action: 'enquiry.status', summary: 'Marked an enquiry as in progress' },
    ]);
  });

  test('is reopened when it was resolved or archived by mistake, and archived from anywhere', async () => {
    const { id } = await made();
    const become = async (status: string) => (await jess.patch(url(id), { status })).status;
    expect(await become('archived')).toBe(200);
    expect(await become('resolved')).toBe(409);
    expect(await become('in_progress')).toBe(200);
    expect(await become('resolved')).toBe(200);
    expect(await become('new')).toBe(409);
    expect(await become('in_progress')).toBe(200);
    expect(await become('archived')).toBe(200);
    expect(await become('archived')).toBe(200);
    const counts = await jess.get<Record<string, number>>(url('counts'));
    const all = await jess.get<ListOf<StaffEnquiry>>('/api/staff/enquiries?status=archived');
    expect(counts.body['archived']).toBe(all.body.rows.length);
  });

  test('stays with a colleague who has left while it is answered, and is nobody’s once it is reopened', async () => {
    const { id: left } = await makeProfile(garage.garage.db, {});
    const { id } = await made({ status: 'resolved', assigned_to: left });
    const become = async (status: string) => (await jess.patch<StaffEnquiry>(url(id), { status })).body;
    expect(await become('archived')).toMatchObject({ assignee: { id: left } });
    expect(await become('in_progress')).toMatchObject({ assignee: null });
  });

  test('is assigned to oneself or to a colleague, not to a client', async () => {
    const { id } = await made();
    const another = await made();
    const client = await makeProfile(garage.garage.db, {});
    expect((await jess.patch<StaffEnquiry>(url(id), { assigned_to: dev.profile.id })).body.assignee?.id).toBe(
      dev.profile.id,
    );
    expect((await jess.patch(url(id), { assigned_to: client.id })).status).toBe(404);
    const mine = await dev.get<ListOf<StaffEnquiry>>('/api/staff/enquiries?assigned=me');
    expect(mine.body.rows.map((row) => row.id)).toEqual([id]);
    expect((await dev.get<StaffEnquiry>(url(another.id))).body).toMatchObject({ assignee: null, version: 1 });
  });

  test('two colleagues who save notes do not overwrite each other silently', async () => {
    const { id, version } = await made();
    expect((await jess.patch(url(id), { internal_notes: 'Without having read' })).status).toBe(422);
    expect((await jess.patch(url(id), { internal_notes: 'Rang at ten.', version })).status).toBe(200);
    const refused = await dev.patch<ErrorBody & { error: { details: object } }>(url(id), {
      internal_notes: 'No answer.',
      version,
    });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'changed_meanwhile',
      details: { theirs: { internal_notes: 'Rang at ten.' }, yours: { internal_notes: 'No answer.' } },
    });
  });

  test('keeps notes in a form that both databases accept, and refuses an impossible version', async () => {
    const { id, version } = await made();
    const pasted = await jess.patch(url(id), { internal_notes: ' Rang\u0000 at\nten. ', version });
    expect(pasted).toMatchObject({ status: 200, body: { internal_notes: 'Rang at\nten.' } });
    expect((await jess.patch(url(id), { status: 'in_progress', version: 1e15 })).status).toBe(422);
  });

  test('becomes a client, a car and an appointment with nothing typed twice', async () => {
    const message = 'The radio is dead.'.padEnd(5000, '.');
    const { id } = await made({
      full_name: 'Ada Lovell',
      email: 'ada@example.com',
      phone: '07700 900333',
      service_needed: 'Electrical Services',
      vehicle_info: 'Audi A3, AB12 CDE, 2012',
      message,
    });
    type Draft = { known: object[]; client: object; vehicle: object; appointment: object };
    const { body: draft } = await jess.get<Draft>(url(id, 'draft'));
    expect(draft).toEqual({
      known: [],
      client: { full_name: 'Ada Lovell', email: 'ada@example.com', phone: '07700 900333' },
      vehicle: { registration: 'AB12CDE', make: 'Audi', model: null, year: 2012 },
      appointment: { service_type: 'Electrical Repair', notes: message },
    });
    const when = { appointment_date: '2026-06-11', appointment_time: '09:00', duration_minutes: 60 };
    const answer = await jess.post<Converted>(url(id, 'convert'), {
      client: draft.client,
      vehicle: { ...draft.vehicle, model: 'A3' },
      appointment: { ...draft.appointment, ...when },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      enquiry: { status: 'in_progress', client_id: answer.body.client_id, assigned_to: jess.profile.id },
      appointment: {
        vehicle: { registration: 'AB12CDE' },
        client: { full_name: 'Ada Lovell' },
        notes: message,
      },
    });
    expect(answer.body.enquiry.first_answered_at).not.toBeNull();
    const told = garage.garage.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_email', '=', 'ada@example.com');
    expect(await told.execute()).toEqual([{ kind: 'booking-received' }]);
    const again = await jess.get<Draft>(url(id, 'draft'));
    expect(again.body.known).toMatchObject([
      { id: answer.body.client_id, vehicles: [{ registration: 'AB12CDE' }] },
    ]);
    const colleague = await jess.post(url(id, 'convert'), {
      client_id: answer.body.client_id,
      appointment: { ...draft.appointment, ...when, appointment_time: '15:00' },
    });
    expect(colleague.status, 'a colleague who had the form open too').toBe(409);
  });

  test('becomes an appointment that its sender agreed to, confirmed in one message', async () => {
    const { id } = await made({ full_name: 'Pat Moss', email: 'pat@rung.example' });
    const answer = await jess.post<Converted>(url(id, 'convert'), {
      client: { full_name: 'Pat Moss', email: 'pat@rung.example' },
      appointment: {
        service_type: 'Diagnostics',
        appointment_date: '2026-06-18',
        appointment_time: '09:00',
        is_agreed: true,
      },
    });
    expect(answer).toMatchObject({ status: 201, body: { appointment: { status: 'confirmed' } } });
    const told = garage.garage.db.selectFrom('outbox').select('kind');
    expect(await told.where('to_email', '=', 'pat@rung.example').execute()).toEqual([
      { kind: 'booking-confirmed' },
    ]);
  });

  test('keeps its assignee when it becomes a client, and is no longer spam', async () => {
    const before = {
      assigned_to: dev.profile.id,
      status: 'resolved' as const,
      first_answered_at: '2026-06-05T09:00:00.000Z',
    };
    const { id } = await made({ ...before, is_suspected_spam: 1 });
    const client = { full_name: 'Cleo Caught' };
    const { body } = await jess.post<Converted>(url(id, 'convert'), { client });
    expect(body.enquiry).toMatchObject({ ...before, is_suspected_spam: 0, client_id: body.client_id });
    const log = garage.garage.db.selectFrom('audit_log').select(['action', 'summary', 'actor_id']);
    expect(await log.where('subject_id', '=', id).execute()).toEqual([
      {
        action: 'enquiry.converted',
        summary: 'Turned an enquiry into a client',
        actor_id: jess.profile.id,
      },
    ]);
  });

  test('a conversion that fails creates nothing', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id });
    await makeAppointment(db, { client_id: owner.id, vehicle_id: car.id, appointment_date: '2026-06-12' });
    const { id } = await made({ full_name: 'Unlucky Person', email: 'unlucky@example.com' });
    const appointment = {
      service_type: 'Other',
      appointment_date: '2026-06-12',
      appointment_time: '09:00',
      duration_minutes: 60,
    };
    const answer = await jess.post(url(id, 'convert'), {
      client: { full_name: 'Unlucky Person' },
      appointment,
    });
    expect(answer.status).toBe(409);
    const made2 = await db
      .selectFrom('profiles')
      .select('id')
      .where('full_name', '=', 'Unlucky Person')
      .execute();
    expect(made2).toEqual([]);
    expect((await jess.get<StaffEnquiry>(url(id))).body).toMatchObject({
      status: 'new',
      client_id: null,
      version: 1,
    });
  });

  test('from a known person offers that client', async () => {
    const known: ProfileRow = await makeProfile(garage.garage.db, {
      full_name: 'Bea Stone',
      phone: '+44 7700 900444',
    });
    const { db } = garage.garage;
    const car = await makeVehicle(db, { owner_id: known.id });
    await makeVehicle(db, { owner_id: known.id, archived_at: '2026-01-01T09:00:00.000Z' });
    const { id } = await made({ email: 'another@example.com', phone: '07700 900444' });
    const draft = await jess.get<{ known: { vehicles: object[] }[] }>(url(id, 'draft'));
    expect(draft.body.known).toMatchObject([{ id: known.id, vehicles: [{ id: car.id }] }]);
    // A family shares a phone: the client with the email address comes first.
    for (const full_name of ['Ann Stone', 'Zoe Stone', 'Max Stone', 'Eve Stone', 'Ida Stone']) {
      const email = `${full_name.slice(0, 3).toLowerCase()}@stone.example`;
      const writer = await makeProfile(db, { full_name, email, phone: '+44 7700 900444' });
      const theirs = await made({ email, phone: '07700 900444' });
      const { body } = await jess.get<{ known: { id: string }[] }>(url(theirs.id, 'draft'));
      expect(body.known[0]).toMatchObject({ id: writer.id });
      const whose = body.known.map((client) => client.id);
      expect(new Set(whose).size, 'once each, although both match').toBe(whose.length);
      expect(whose.length, 'no more than the window shows').toBeLessThan(6);
    }
  });

  test('is not matched to a client whose address or number merely begins the same', async () => {
    const { db } = garage.garage;
    const sam = { full_name: 'Sam Short', email: 'sam@mail.co', phone: '0113 496 022' };
    await makeProfile(db, { full_name: 'Sam Long', email: 'sam@mail.com', phone: '0113 496 0221' });
    const { id } = await made(sam);
    const known = async () => (await jess.get<{ known: { id: string }[] }>(url(id, 'draft'))).body.known;
    expect(await known()).toEqual([]);
    const own = await makeProfile(db, { ...sam, phone: null });
    const sharing = await makeProfile(db, { full_name: 'Pat Short', phone: '+44 113 496022' });
    expect(await known()).toMatchObject([{ id: own.id }, { id: sharing.id }]);
    await makeProfile(db, { full_name: 'Kim Long', email: 'kim@mail.com', phone: null });
    const without = await made({ email: 'kim@mail.co', phone: null });
    const { body } = await jess.get(url(without.id, 'draft'));
    expect(body, 'a missing number is not a shared one').toMatchObject({ known: [] });
  });
});
