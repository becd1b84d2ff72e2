import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeQuote,
  makeReminder,
  makeService,
  makeVehicle,
} from '../../db/factories.ts';
import type { ProfileRow, ReminderRow, VehicleRow } from '../../db/tables.ts';
import { lastMail, newClient } from '../../tests/auth.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';

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
  /** What is on record about something, in its order. */
  const acts = async (id: string) => {
    const log = garage.garage.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id);
    return (await log.orderBy('id').execute()).map((act) => `${act.action} ${act.summary}`);
  };

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
    expect(await acts(client.id)).toContain('client.edited Changed a client: reminders');
    const file = await jess.file(`${clients}/csv?q=mo%20field`);
    expect((await file.text()).split('\r\n'), 'a client who stopped is not listed as having agreed').toEqual([
      'Name,Email,Phone,Vehicles,Agreed to reminders,Stopped reminders,Member since',
      expect.stringMatching(/^Mo Field,.*,0,,2026-06-08 10:00,2026-06-08 10:00$/),
      '',
    ]);
    const agreed = await jess.patch<ProfileRow>(`${clients}/${client.id}`, { reminders_agreed: true });
    expect(agreed.body).toMatchObject({ reminders_stopped_at: null });
    await jess.patch(`${clients}/${client.id}`, { reminders_agreed: true });
    expect(await acts(client.id), 'saved unchanged').toContain('client.edited Changed a client');
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

  test('have cars that are changed field by field, removed and put back', async () => {
    const owner = await makeProfile(garage.garage.db, { full_name: 'Una Counted' });
    const counted = async () =>
      (await jess.get<{ rows: { vehicles: number }[] }>(`${clients}?q=una%20counted`)).body.rows[0]?.vehicles;
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.id,
      vin: 'WVWZZZ1JZXW000001',
      mileage: 10_000,
    });
    const url = `/api/staff/vehicles/${car.id}`;
    const changed = await jess.patch<VehicleRow>(url, { mileage: 12_000, version: car.version });
    expect(changed.body).toMatchObject({
      mileage: 12_000,
      vin: 'WVWZZZ1JZXW000001',
      registration: car.registration,
    });
    expect((await jess.patch(url, { mileage: 1, version: car.version })).status).toBe(409);
    const remove = () => jess.post<VehicleRow>(`${url}/archive`, { archived: true });
    const { archived_at: removedAt } = (await remove()).body;
    expect(removedAt).not.toBeNull();
    garage.setTime(monday.add({ minutes: 1 }));
    expect((await remove()).body.archived_at, 'a second time').toBe(removedAt);
    garage.setTime(monday);
    const gone = await jess.get<{ rows: VehicleRow[] }>('/api/staff/vehicles?archived=true');
    expect(gone.body.rows.map((row) => row.id)).toEqual([car.id]);
    expect(await counted(), 'in the list of clients').toBe(0);
    expect((await jess.post<VehicleRow>(`${url}/archive`, { archived: false })).body.archived_at).toBeNull();
    expect(await counted()).toBe(1);
    const byMot = await jess.get<{ rows: VehicleRow[] }>('/api/staff/vehicles?sort=mot');
    expect(
      byMot.body.rows.map((row) => row.id),
      'without an MOT',
    ).not.toContain(car.id);
    expect(await acts(car.id)).toEqual([
      'vehicle.edited Changed Ford Focus',
      'vehicle.archived Removed Ford Focus',
      'vehicle.archived Removed Ford Focus',
      'vehicle.restored Brought back Ford Focus',
    ]);
  });

  test('have cars whose CSV file says everything in the words of the screens', async () => {
    const owner = await makeProfile(garage.garage.db, { phone: '+447700900333', email: 'file@example.com' });
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.id,
      registration: 'CS24VFL',
      fuel_type: 'hybrid',
      mileage: 12_000,
      vin: 'WVWZZZ1JZXW000002',
      mot_expiry: '2026-11-15',
      service_due_date: '2026-12-01',
      service_due_mileage: 18_000,
      created_at: '2026-06-08T09:00:00.000Z',
    });
    const file = await jess.file(`/api/staff/vehicles/csv?q=${car.registration}`);
    expect((await file.text()).split('\r\n')).toEqual([
      'Registration,Make,Model,Year,Fuel,Mileage,VIN,MOT expiry,Next service,Next service at (miles),Owner,Phone,Email,Added',
      'CS24 VFL,Ford,Focus,2019,Hybrid,12000,WVWZZZ1JZXW000002,2026-11-15,2026-12-01,18000,Sam Example,07700 900333,file@example.com,2026-06-08 10:00',
      '',
    ]);
  });

  test('have a car that stays while it has an upcoming appointment; one that nobody closed does not count', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const car = await makeVehicle(garage.garage.db, { owner_id: owner.id });
    const booked = { client_id: owner.id, vehicle_id: car.id };
    await makeAppointment(garage.garage.db, { ...booked, appointment_date: '2026-06-04' });
    const coming = await makeAppointment(garage.garage.db, { ...booked, appointment_date: '2026-06-19' });
    const remove = () => jess.post<ErrorBody>(`/api/staff/vehicles/${car.id}/archive`, { archived: true });
    expect((await remove()).body.error.message).toBe(
      'This vehicle still has an appointment. Please cancel the appointment first.',
    );
    await jess.post(`/api/staff/appointments/${coming.id}/cancel`, { reason: 'Sold' });
    expect((await remove()).status).toBe(200);
  });

  test('get back a car that was marked as sold, with its reminders', async () => {
    const owner = await makePerson(garage);
    const car = await makeVehicle(garage.garage.db, {
      owner_id: owner.profile.id,
      mot_expiry: '2026-09-01',
      service_due_date: '2029-12-31',
    });
    await owner.post(`/api/vehicles/${car.id}/remove`, { sold: true });
    const back = await jess.post<VehicleRow>(`/api/staff/vehicles/${car.id}/archive`, { archived: false });
    expect(back.body).toMatchObject({ archived_at: null, sold_at: null });
    const { rows } = (await owner.get<{ rows: ReminderRow[] }>('/api/reminders')).body;
    expect(rows.map((row) => [row.reminder_type, row.due_date])).toContainEqual(['mot', '2026-09-01']);
  });

  test('have a service record filled in from the completed appointment', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mileage: 40_000 });
    const given = {
      client_id: owner.id,
      vehicle_id: car.id,
      appointment_date: '2026-06-05',
      estimated_cost: 8900,
      notes: 'Front pads',
    };
    const done = await makeAppointment(db, { ...given, service_type: 'Brake Service', status: 'completed' });
    const draft = await jess.get<Record<string, unknown>>(
      `/api/staff/services/draft?appointment_id=${done.id}`,
    );
    expect(draft.body).toMatchObject({
      vehicle_id: car.id,
      service_type: 'Brake Service',
      service_date: '2026-06-05',
      cost: 8900,
      agreed: null,
      written: 0,
    });
    await makeQuote(db, { appointment_id: done.id, price: 1, status: 'declined' });
    await makeQuote(db, { appointment_id: done.id, price: 1 });
    await makeQuote(db, { appointment_id: done.id, price: 12_000, status: 'agreed', work: 'New discs' });
    await makeQuote(db, {
      appointment_id: done.id,
      price: 500,
      status: 'agreed',
      work: 'Bulb',
      asked_at: '2026-06-05T10:00:00.000Z',
    });
    const withAgreed = await jess.get(`/api/staff/services/draft?appointment_id=${done.id}`);
    expect(withAgreed.body).toMatchObject({ cost: 21_400, agreed: 'New discs\nBulb' });
    const record = await jess.post<{ id: string }>('/api/staff/services', { ...draft.body, mileage: 41_500 });
    expect(record.status).toBe(201);
    const page = await jess.get(`/api/staff/appointments/${done.id}`);
    expect(page.body).toMatchObject({ services: [{ id: record.body.id }] });
    const second = await jess.get(`/api/staff/services/draft?appointment_id=${done.id}`);
    expect(second.body, 'the estimate and the agreed price count once').toMatchObject({
      cost: null,
      agreed: null,
      written: 1,
    });
    expect(
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle.mileage,
    ).toBe(41_500);
    const changed = await jess.patch(`/api/staff/services/${record.body.id}`, { cost: 9900, version: 1 });
    expect(changed.body).toMatchObject({ cost: 9900, description: 'Front pads', mileage: 41_500 });
    const stale = await jess.patch<ErrorBody>(`/api/staff/services/${record.body.id}`, {
      cost: 1,
      version: 1,
    });
    expect(stale.body.error.code).toBe('changed_meanwhile');
    const unread = await jess.delete<ErrorBody>(`/api/staff/services/${record.body.id}?version=1`);
    expect(unread.body.error.code).toBe('changed_meanwhile');
    const early = await makeAppointment(db, { ...given, appointment_date: '2026-06-19' });
    const today = await jess.get(`/api/staff/services/draft?appointment_id=${early.id}`);
    expect(today.body, 'done before the booked day').toMatchObject({ service_date: '2026-06-08' });
    const other = await makeVehicle(db, { owner_id: owner.id });
    const ofOther = { ...draft.body, vehicle_id: other.id };
    const refused = await jess.post<ErrorBody>('/api/staff/services', ofOther);
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      'The vehicle for this appointment has changed in the meantime. Please check what you have written here, then save again.',
    ]);
    const file = await jess.file('/api/staff/services/csv?from=2026-06-05&type=Brake+Service');
    expect((await file.text()).split('\r\n')).toEqual([
      'Date,Work,Status,Registration,Vehicle,Client,Mileage,Cost in pounds,Description',
      '2026-06-05,Brake Service,Completed,YN19 ABC,Ford Focus,Sam Example,41500,99.00,Front pads',
      '',
    ]);
  });

  test('have a car’s MOT expiry brought up to date by the record of a passed test', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mot_expiry: '2026-06-20' });
    const expiry = async () =>
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle.mot_expiry;
    const work = { vehicle_id: car.id, service_type: 'MOT Test', service_date: '2026-06-05' };
    const failed = await jess.post<{ id: string }>('/api/staff/services', work);
    expect(failed.status).toBe(201);
    expect(await expiry(), 'failed: the date stays').toBe('2026-06-20');
    await jess.post('/api/staff/services', { ...work, mot_expiry: '2027-06-20' });
    expect(await expiry()).toBe('2027-06-20');
    await jess.patch(`/api/staff/services/${failed.body.id}`, { mot_expiry: '2027-06-21' });
    expect(await expiry()).toBe('2027-06-21');
    expect((await jess.post('/api/staff/services', { ...work, mot_expiry: 'soon' })).status).toBe(422);
  });

  test('have the date of a car’s next service set by the record of a service', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, service_due_date: '2026-06-01' });
    const due = async () => {
      const { vehicle } = (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body;
      return [vehicle.service_due_date, vehicle.service_due_mileage];
    };
    const work = { vehicle_id: car.id, service_type: 'Full Service', service_date: '2026-06-05' };
    await jess.post('/api/staff/services', work);
    expect(await due(), 'no date given: the old one stays').toEqual(['2026-06-01', null]);
    const next = { service_due_date: '2026-12-05', service_due_mileage: 51_000 };
    const { body: record } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 45_000,
      ...next,
    });
    expect(await due()).toEqual(['2026-12-05', 51_000]);
    const corrected = { service_due_date: '2026-12-06', service_due_mileage: 52_000 };
    await jess.patch(`/api/staff/services/${record.id}`, corrected);
    expect(await due()).toEqual(['2026-12-06', 52_000]);
  });

  test('have a mistyped car mileage go back to the highest or latest that is still on record', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const add = async (registration: string, miles: number) => {
      const given = { make: 'Ford', model: 'Focus', year: 2019, registration, mileage: miles };
      return (await jess.post<VehicleRow>(`/api/staff/clients/${owner.id}/vehicles`, given)).body;
    };
    const car = await add('YN19 ABD', 40_000);
    const other = await add('YN19 ABE', 77_000);
    // Mistyped long ago.
    const earlier = { read_on: '2025-01-07', mileage: 62_000, created_at: '2025-01-07T09:00:00.000Z' };
    await garage.garage.db
      .insertInto('mileage_readings')
      .values({ ...earlier, id: crypto.randomUUID(), vehicle_id: car.id })
      .execute();
    const mileage = async ({ id } = car) =>
      (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${id}`)).body.vehicle.mileage;
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-05' };
    const { body: untouched } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      vehicle_id: other.id,
    });
    const { body: slip } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 415_000,
    });
    const correct = (to: number | null) => jess.patch(`/api/staff/services/${slip.id}`, { mileage: to });
    expect(await mileage()).toBe(415_000);
    await correct(41_500);
    expect(await mileage()).toBe(41_500);
    const { body: second } = await jess.post<{ id: string }>('/api/staff/services', {
      ...work,
      mileage: 41_200,
    });
    await correct(39_000);
    expect(await mileage(), 'the other record').toBe(41_200);
    await jess.patch(`/api/staff/services/${second.id}`, { mileage: null });
    expect(await mileage(), 'the mileage entered for the car').toBe(40_000);
    await correct(50_000);
    garage.setTime(monday.add({ minutes: 1 }));
    await jess.patch(`/api/staff/vehicles/${car.id}`, { mileage: 38_000 });
    await jess.patch(`/api/staff/services/${slip.id}`, { mileage: 50_000, description: 'Oil' });
    expect(await mileage(), 'its record says more, as it did before').toBe(38_000);
    await jess.patch(`/api/staff/services/${second.id}`, { mileage: 99_000 });
    expect(await mileage()).toBe(99_000);
    expect((await jess.delete(`/api/staff/services/${second.id}?version=3`)).status).toBe(200);
    expect(await mileage(), 'without that record: the latest entry, newer than both').toBe(38_000);
    await correct(37_000);
    expect(await mileage(), 'the mileage entered since').toBe(38_000);
    expect(await mileage(other), 'another car').toBe(77_000);
    expect((await jess.get(`/api/staff/services/${untouched.id}`)).body).toEqual(untouched);
    garage.setTime(monday);
    expect((await jess.get(`/api/staff/services/${second.id}`)).status).toBe(404);
    expect(await acts(second.id)).toEqual([
      'service.created Recorded Diagnostics of 5 Jun 2026, Ford Focus',
      'service.edited Changed Diagnostics of 5 Jun 2026, Ford Focus',
      'service.edited Changed Diagnostics of 5 Jun 2026, Ford Focus',
      'service.deleted Deleted Diagnostics of 5 Jun 2026, Ford Focus',
    ]);
    expect(await acts(other.id)).toEqual(['vehicle.created Added Ford Focus']);
  });

  test('keep a car’s mileage without a reading when an older record is corrected; a new mileage raises the version', async () => {
    const { db } = garage.garage;
    const { id: owner } = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner, mileage: 60_000 });
    const { id } = await makeService(db, { vehicle_id: car.id, mileage: 20_000 });
    const become = async (mileage: number) => {
      await jess.patch(`/api/staff/services/${id}`, { mileage });
      return (await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`)).body.vehicle;
    };
    expect(await become(21_000)).toMatchObject({ mileage: 60_000, version: car.version });
    // Anyone who has the car open must not overwrite the new mileage with the old one.
    expect(await become(61_000)).toMatchObject({ mileage: 61_000, version: car.version + 1 });
  });

  test('have no service record drafted from an appointment without a car', async () => {
    const { db } = garage.garage;
    const { id } = await makeAppointment(db, {
      client_id: (await makeProfile(db, {})).id,
      appointment_date: '2026-11-02',
    });
    const draft = await jess.get<ErrorBody>(`/api/staff/services/draft?appointment_id=${id}`);
    expect([draft.status, draft.body.error.message]).toEqual([
      409,
      'This appointment has no vehicle yet. Please choose one first: a service record belongs to a vehicle.',
    ]);
  });

  test('have their next service counted from the record, until the record is deleted as a mistake', async () => {
    const { id } = await makeProfile(garage.garage.db, {});
    const given = { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19 ABF' };
    const car = await jess.post<VehicleRow>(`${clients}/${id}/vehicles`, {
      ...given,
      mot_expiry: '2026-08-20',
    });
    const dueDates = async () =>
      (await jess.get<{ reminders: ReminderRow[] }>(`${clients}/${id}`)).body.reminders
        .map((row) => row.due_date)
        .toSorted();
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-08']);
    const work = { vehicle_id: car.body.id, service_type: 'Full Service', service_date: '2026-06-05' };
    const record = await jess.post<{ id: string }>('/api/staff/services', work);
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-05']);
    await jess.delete(`/api/staff/services/${record.body.id}`);
    expect(await dueDates()).toEqual(['2026-08-20', '2026-12-08']);
    await jess.post('/api/staff/services', { ...work, status: 'in_progress' });
    await jess.post('/api/staff/services', { ...work, service_type: 'Brake Service' });
    expect(await dueDates(), 'neither counts as a completed service').toEqual(['2026-08-20', '2026-12-08']);
  });

  test('never lose a mileage that someone else entered at the same moment', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {});
    const car = await makeVehicle(db, { owner_id: owner.id, mileage: 40_000 });
    const trx = await openTransaction(db);
    await trx.updateTable('vehicles').set({ mileage: 60_000 }).where('id', '=', car.id).execute();
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-05' };
    const answer = jess.post('/api/staff/services', { ...work, mileage: 50_000 });
    if (engine === 'postgres') await untilWaiting(db);
    await trx.commit().execute();
    expect((await answer).status).toBe(201);
    const after = await jess.get<{ vehicle: VehicleRow }>(`/api/staff/vehicles/${car.id}`);
    expect(after.body.vehicle.mileage).toBe(60_000);
  });

  test('have work completed today, but not on a future day', async () => {
    const owner = await makeProfile(garage.garage.db, {});
    const car = await makeVehicle(garage.garage.db, { owner_id: owner.id });
    const work = { vehicle_id: car.id, service_type: 'Diagnostics', service_date: '2026-06-09' };
    const today = { ...work, service_date: '2026-06-08' };
    expect((await jess.post('/api/staff/services', today)).status).toBe(201);
    const sentence = 'Completed work cannot have a date in the future.';
    const refused = { error: { code: 'invalid_input', fields: { service_date: sentence } } };
    expect((await jess.post('/api/staff/services', work)).body).toMatchObject(refused);
    const begun = await jess.post<{ id: string }>('/api/staff/services', { ...work, status: 'in_progress' });
    expect(begun.status).toBe(201);
    const priced = await jess.patch(`/api/staff/services/${begun.body.id}`, { cost: 5000 });
    expect(priced.status, 'it is still in progress').toBe(200);
    const ended = await jess.patch(`/api/staff/services/${begun.body.id}`, { status: 'completed' });
    expect(ended.body).toMatchObject(refused);
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
    expect(await acts(client.id)).toContain('client.edited Changed a client: phone, staff notes');
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
