import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import type { ProfileRow, VehicleRow } from '../../db/tables.ts';
import { lastMail, newClient } from '../../tests/auth.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { auditedActs, engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('clients for staff on %s', (engine) => {
  let garage: TestGarage;
  let jess: Person;
  let admin: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    jess = await makePerson(garage, 'employee', { fullName: 'Jess Thornhill' });
    admin = await makePerson(garage, 'admin');
  });
  afterAll(() => garage.stop());

  const clients = '/api/staff/clients';

  test('are entered with or without an email address, and no address twice', async () => {
    const first = await jess.post<ProfileRow>(clients, {
      full_name: 'Kit Ward',
      email: 'KIT@example.com',
      reminders_agreed: true,
    });
    expect(first.body).toMatchObject({
      email: 'kit@example.com',
      reminders_agreed_at: '2026-06-08T09:00:00.000Z',
      user_id: null,
    });
    for (const email of [null, '', undefined]) {
      const lee = await jess.post<ProfileRow>(clients, { full_name: 'Lee Marsh', email });
      expect(lee.body).toMatchObject({ email: null, reminders_agreed_at: null });
    }
    const twice = await jess.post<ErrorBody>(clients, { full_name: 'Kit Again', email: 'kit@example.com' });
    expect(twice.body.error).toMatchObject({ code: 'conflict', details: { theirs: { id: first.body.id } } });
    expect((await jess.post(clients, { full_name: '', email: 'nobody' })).status).toBe(422);
    const { id } = (await jess.post<ProfileRow>(clients, { full_name: 'Lee Marsh' })).body;
    const later = await jess.patch<ErrorBody>(`${clients}/${id}`, { email: 'kit@example.com' });
    expect(later.body.error).toMatchObject({ code: 'conflict', details: { theirs: { id: first.body.id } } });
    // A colleague's address is taken too, but nobody may read what is stored about the colleague.
    const colleague = await jess.post<ErrorBody>(clients, { full_name: 'Kit Ward', email: admin.email });
    expect(colleague.body.error.message).toContain('belongs to');
    expect(colleague.body.error).not.toHaveProperty('details');
  });

  test('keep the address they sign in with and the moment they agreed when both are saved again', async () => {
    const { profile, email } = await makePerson(garage);
    const agreed = '2026-01-05T09:00:00.000Z';
    const stored = garage.garage.db.updateTable('profiles').set({ reminders_agreed_at: agreed });
    await stored.where('id', '=', profile.id).execute();
    const again = { email, reminders_agreed: true, staff_notes: 'Rings first.' };
    const saved = await jess.patch<ProfileRow>(`${clients}/${profile.id}`, again);
    expect(saved).toMatchObject({ status: 200, body: { email, reminders_agreed_at: agreed } });
    const other = await jess.patch<ErrorBody>(`${clients}/${profile.id}`, { email: 'new@example.com' });
    expect(other.body.error.message).toContain('This client signs in with this email address');
  });

  test('keep what a change does not name', async () => {
    const { body: client } = await jess.post<ProfileRow>(clients, {
      full_name: 'Mo Field',
      phone: '07700 900555',
      reminders_agreed: true,
    });
    const changed = await jess.patch<ProfileRow>(`${clients}/${client.id}`, {
      staff_notes: 'Pays in cash.',
      version: client.version,
    });
    expect(changed.body).toMatchObject({
      full_name: 'Mo Field',
      phone: '07700 900555',
      staff_notes: 'Pays in cash.',
      version: 2,
    });
    expect(changed.body.reminders_agreed_at).toBe(client.reminders_agreed_at);
    const old = await jess.patch<ErrorBody>(`${clients}/${client.id}`, {
      phone: '',
      version: client.version,
    });
    expect(old.body.error.code).toBe('changed_meanwhile');
    const stopped = await jess.patch<ProfileRow>(`${clients}/${client.id}`, { reminders_agreed: false });
    expect(stopped.body).toMatchObject({
      reminders_agreed_at: client.reminders_agreed_at,
      reminders_stopped_at: '2026-06-08T09:00:00.000Z',
    });
    expect(await auditedActs(garage, client.id)).toContain('client.edited Changed a client: reminders');
    for (const archived_at of [null, '2026-06-01T09:00:00.000Z'])
      await makeVehicle(garage.garage.db, { owner_id: client.id, archived_at });
    const file = await jess.file(`${clients}/csv?q=mo%20field`);
    expect(
      (await file.text()).split('\r\n'),
      'a client who stopped has not agreed, and a removed car is no longer theirs',
    ).toEqual([
      'Name,Email,Phone,Vehicles,Agreed to reminders,Stopped reminders,Member since',
      expect.stringMatching(/^Mo Field,.*,1,,2026-06-08 10:00,2026-06-08 10:00$/),
      '',
    ]);
    const agreed = await jess.patch<ProfileRow>(`${clients}/${client.id}`, { reminders_agreed: true });
    expect(agreed.body).toMatchObject({ reminders_stopped_at: null });
    await jess.patch(`${clients}/${client.id}`, { reminders_agreed: true });
    expect(await auditedActs(garage, client.id), 'saved unchanged').toContain(
      'client.edited Changed a client',
    );
  });

  test('are found by the name they have now', async () => {
    const found = async (typed: string) =>
      (await jess.get<{ rows: ProfileRow[] }>(`${clients}?q=${typed}`)).body.rows.map(({ id }) => id);
    const { id } = (await jess.post<ProfileRow>(clients, { full_name: 'Wanda Maiden' })).body;
    expect(await found('wanda maiden')).toEqual([id]);
    await jess.patch(`${clients}/${id}`, { full_name: 'Wanda Married' });
    expect([await found('wanda maiden'), await found('wanda married')]).toEqual([[], [id]]);
    for (const full_name of ['Émile Alder', 'Émile Birch']) await jess.post(clients, { full_name });
    const byName = `${clients}?q=%C3%89mile&sort=name&limit=1`;
    const { next } = (await jess.get<{ next: string }>(byName)).body;
    expect((await jess.get(`${byName}&cursor=${next}`)).body, 'on the next page').toMatchObject({
      rows: [{ full_name: 'Émile Birch' }],
    });
    const visitor = await makePerson(garage, 'client', { fullName: 'Vera Visitor' });
    await garage.garage.db.deleteFrom('profiles').where('user_id', '=', visitor.userId).execute();
    const first = (await visitor.post<ProfileRow>('/api/profile')).body;
    expect(await found('vera visitor'), 'a record made by the account itself').toEqual([first.id]);
  });

  test('belong at once to the confirmed account with their address, and to no other account', async () => {
    const { db } = garage.garage;
    const [stranger, unproven, owner] = [
      await makePerson(garage),
      await makePerson(garage),
      await makePerson(garage),
    ];
    const accounts = [stranger, unproven, owner].map(({ userId }) => userId);
    await db.deleteFrom('profiles').where('user_id', 'in', accounts).execute();
    await db.updateTable('users').set({ email_proven_at: null }).where('id', '=', unproven.userId).execute();
    const accountOf = async (email: string) =>
      (await jess.post<ProfileRow>(clients, { full_name: 'Val Visitor', email })).body.user_id;
    expect(await accountOf(owner.email)).toBe(owner.userId);
    expect(await accountOf(unproven.email)).toBeNull();
    expect(await accountOf('nobody-has-this@example.com')).toBeNull();
  });

  test('belong to it even if its address is entered later', async () => {
    const owner = await makePerson(garage);
    await garage.garage.db.deleteFrom('profiles').where('user_id', '=', owner.userId).execute();
    const { id } = (await jess.post<ProfileRow>(clients, { full_name: 'Val Visitor' })).body;
    const { body } = await jess.patch<ProfileRow>(`${clients}/${id}`, { email: owner.email });
    expect(body).toMatchObject({ user_id: owner.userId, email: owner.email });
    expect((await owner.post<ProfileRow>('/api/profile')).body.id, 'no second record').toBe(id);
  });

  test('have everything about them on one page', async () => {
    const { db } = garage.garage;
    const allOf = async ({ id: clientId }: ProfileRow, day: string) => {
      const car = await makeVehicle(db, { owner_id: clientId, created_at: `${day}T09:00:00.000Z` });
      const whose = { client_id: clientId, vehicle_id: car.id };
      const appointment = await makeAppointment(db, { ...whose, appointment_date: day });
      const service = await makeService(db, { vehicle_id: car.id, service_date: day });
      const reminder = await makeReminder(db, { vehicle_id: car.id, due_date: day });
      return [car, appointment, service, reminder].map(({ id }) => id);
    };
    const client = await makeProfile(db, { full_name: 'Nia Cole', email: 'nia@example.com' });
    const first = await allOf(client, '2026-05-04');
    const second = await allOf(client, '2026-05-06');
    const sameCar = { client_id: client.id, vehicle_id: second[0] ?? '' };
    const before = [
      await makeAppointment(db, { ...sameCar, appointment_date: '2026-05-06', appointment_time: '08:00' }),
      await makeAppointment(db, { ...sameCar, appointment_date: '2026-05-03', appointment_time: '16:00' }),
    ].map(({ id }) => id);
    const another = await makeProfile(db);
    await allOf(another, '2026-05-05');
    const older = await makeEnquiry(db, {
      email: 'nia@work.example',
      client_id: client.id,
      created_at: '2026-01-04T09:00:00.000Z',
    });
    const enquiry = await makeEnquiry(db, { email: 'nia@example.com' });
    const both = await makeEnquiry(db, {
      email: 'nia@example.com',
      client_id: client.id,
      created_at: '2026-01-03T09:00:00.000Z',
    });
    await makeEnquiry(db);
    await makeEnquiry(db, { email: 'nia@example.com', client_id: another.id });
    const { body } = await jess.get<Record<string, { id: string }[]>>(`${clients}/${client.id}`);
    const ids = ['vehicles', 'appointments', 'services', 'reminders', 'enquiries'].map((part) =>
      body[part]?.map((row) => row.id),
    );
    const [cars, , ...rest] = second.map((id, part) => [id, first[part]]);
    const appointments = [second[1], before[0], first[1], before[1]];
    expect(ids, 'newest first').toEqual([cars, appointments, ...rest, [enquiry.id, older.id, both.id]]);
    const ofCar = await jess.get<{ appointments: { id: string }[] }>(`/api/staff/vehicles/${second[0]}`);
    expect(
      ofCar.body.appointments.map(({ id }) => id),
      'on the car’s page too',
    ).toEqual([second[1], ...before]);
    const shutOut = await makePerson(garage);
    await admin.patch(`/api/admin/people/${shutOut.userId}`, { disabled: true });
    expect((await jess.get(`${clients}/${shutOut.profile.id}`)).body).toMatchObject({ is_disabled: true });
    expect(body).toMatchObject({ is_disabled: false });
  });

  test('are not colleagues: the clients’ page changes no member of staff', async () => {
    expect((await jess.get(`${clients}/${admin.profile.id}`)).status).toBe(404);
    expect((await jess.patch(`${clients}/${admin.profile.id}`, { full_name: 'Nobody' })).status).toBe(404);
  });

  test('take over their history when they sign up and confirm', async () => {
    const { body: entered } = await jess.post<ProfileRow>(clients, {
      full_name: 'Olu Reed',
      email: 'olu@example.com',
    });
    const { body: car } = await jess.post<VehicleRow>(`${clients}/${entered.id}/vehicles`, {
      make: 'Kia',
      model: 'Ceed',
      year: 2020,
      registration: 'YN20 KIA',
    });
    const visitor = newClient(garage);
    await visitor.signUp({
      email: 'olu@example.com',
      password: 'a long enough password',
      options: { data: { full_name: 'Olu R' } },
    });
    const { digits } = await lastMail(garage, 'olu@example.com');
    const { data } = await visitor.verifyOtp({ email: 'olu@example.com', token: digits, type: 'signup' });
    const answer = await fetch(`${garage.url}/api/vehicles`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    const { rows } = (await answer.json()) as { rows: VehicleRow[] };
    expect(rows.map((row) => row.id)).toEqual([car.id]);
    const page = await jess.get<{ has_account: boolean }>(`${clients}/${entered.id}`);
    expect(page.body.has_account).toBe(true);
    const refused = await jess.patch<ErrorBody>(`${clients}/${entered.id}`, { email: 'else@example.com' });
    expect(refused.body.error.code).toBe('conflict');
  });

  test.runIf(engine === 'postgres')(
    'and everything of theirs refuse a save or deletion while another save is under way',
    async () => {
      const { db } = garage.garage;
      const person = await makePerson(garage);
      const vehicle = await makeVehicle(db, { owner_id: person.profile.id });
      const booked = { client_id: person.profile.id, appointment_date: '2026-08-12' };
      const appointment = await makeAppointment(db, booked);
      const [record, deleted] = [
        await makeService(db, { vehicle_id: vehicle.id }),
        await makeService(db, { vehicle_id: vehicle.id }),
      ];
      const enquiry = await makeEnquiry(db);
      const changes = [
        {
          what: 'client',
          by: jess,
          path: `${clients}/${person.profile.id}`,
          sent: { reminders_agreed: true },
        },
        { what: 'vehicle', by: person, path: `/api/vehicles/${vehicle.id}`, sent: { mileage: 40_000 } },
        {
          what: 'appointment',
          by: jess,
          path: `/api/staff/appointments/${appointment.id}`,
          sent: { notes: 'Rings first.' },
        },
        { what: 'service record', by: jess, path: `/api/staff/services/${record.id}`, sent: { cost: 9_900 } },
        {
          what: 'enquiry',
          by: jess,
          path: `/api/staff/enquiries/${enquiry.id}`,
          sent: { assigned_to: jess.profile.id },
        },
      ];
      const trx = await openTransaction(db);
      for (const [table, { id }] of [
        ['profiles', person.profile],
        ['vehicles', vehicle],
        ['appointments', appointment],
        ['services', record],
        ['services', deleted],
        ['contact_submissions', enquiry],
      ] as const)
        await trx.updateTable(table).set({ version: 5 }).where('id', '=', id).execute();
      const answers = [
        ...changes.map(({ by, path, sent }) => by.patch(path, sent)),
        jess.delete(`/api/staff/services/${deleted.id}`),
      ];
      await untilWaiting(db, 6);
      await trx.commit().execute();
      const told = [...changes, { what: 'service record', sent: {} }].map(({ what, sent }) => ({
        message: `Somebody else has changed this ${what} in the meantime. Please look again.`,
        details: { theirs: { version: 5 }, yours: sent },
      }));
      expect(await Promise.all(answers)).toMatchObject(
        told.map((error) => ({ status: 409, body: { error } })),
      );
    },
  );

  test('have every change on record, for administrators only', async () => {
    // Half past midnight on the 8th in Chesterfield.
    garage.setTime(Temporal.Instant.from('2026-06-07T23:30:00Z'));
    const { body: client } = await jess.post<ProfileRow>(clients, { full_name: 'Quin Tracy' });
    garage.setTime(monday);
    type Log = { rows: { action: string; actor: { full_name: string } | null; subject_id: string }[] };
    const log = await admin.get<Log>(`/api/staff/audit?subject_kind=client&subject_id=${client.id}`);
    expect(log.body.rows).toMatchObject([
      { action: 'client.created', actor: { full_name: 'Jess Thornhill' } },
    ]);
    expect(JSON.stringify(log.body)).not.toContain('Quin');
    await admin.patch(`${clients}/${client.id}`, { phone: '01246 123456', staff_notes: 'Rings first.' });
    expect(await auditedActs(garage, client.id)).toContain(
      'client.edited Changed a client: phone, staff notes',
    );
    const filtered = async (filter: string) => {
      const { body } = await admin.get<Log>(`/api/staff/audit?subject_id=${client.id}&${filter}`);
      return body.rows.map((row) => row.action);
    };
    const both = ['client.edited', 'client.created'];
    expect(await filtered('q=thornhill+added'), 'by person and action').toEqual(['client.created']);
    expect(await filtered('q=thornhill+changed')).toEqual([]);
    expect(await filtered(`actor=${jess.profile.id}`)).toEqual(['client.created']);
    expect(await filtered('action=client.edited')).toEqual(['client.edited']);
    expect(await filtered('subject_kind=vehicle')).toEqual([]);
    expect(await filtered('from=2026-06-08&to=2026-06-08')).toEqual(both);
    expect([await filtered('to=2026-06-07'), await filtered('from=2026-06-09')]).toEqual([[], []]);
    const file = await admin.file(`/api/staff/audit/csv?subject_id=${client.id}`);
    expect(await file.text()).toMatch(/\r\n\d{4}-\d\d-\d\d \d\d:\d\d,/);
    expect((await jess.get('/api/staff/audit')).status).toBe(403);
  });
});
