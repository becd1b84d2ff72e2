import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeEnquiry, makeReminder, makeService, makeVehicle } from '../../db/factories.ts';
import { type ErrorBody, makePerson, password, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';

describe.each(engines)('a person’s own data on %s', (engine) => {
  let garage: TestGarage;
  let bystander: Person;
  let day = 10;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    bystander = await makePerson(garage, 'client', { fullName: 'Bea Bystander' });
    await fill(bystander, 'YN19BBB');
  });
  afterAll(() => garage.stop());

  /** A client with something in every table. */
  async function fill(client: Person, registration: string) {
    day += 1;
    const { db } = garage.garage;
    const vehicle = await makeVehicle(db, {
      owner_id: client.profile.id,
      registration,
      vin: `VIN${registration}`,
      mileage: 40_000,
    });
    const time = { client_id: client.profile.id, vehicle_id: vehicle.id, notes: `Ring ${registration}` };
    const done = await makeAppointment(db, {
      ...time,
      appointment_date: `2026-05-${day}`,
      status: 'completed',
    });
    const open = await makeAppointment(db, {
      ...time,
      appointment_date: `2026-06-${day}`,
    });
    await makeService(db, {
      vehicle_id: vehicle.id,
      appointment_id: done.id,
      cost: 12_000,
      description: `About ${registration}`,
    });
    await makeReminder(db, { vehicle_id: vehicle.id, title: `For ${registration}`, reminder_type: 'own' });
    await makeEnquiry(db, { email: client.email, message: `From ${registration}` });
    await client.post('/api/calendar');
    return { vehicle, open };
  }

  /** Everything that is stored, as one text. */
  async function everything(): Promise<string> {
    const { db } = garage.garage;
    const tables = [
      'users',
      'sessions',
      'profiles',
      'vehicles',
      'mileage_readings',
      'appointments',
      'services',
      'reminders',
      'outbox',
      'contact_submissions',
      'calendar_feeds',
      'idempotency_keys',
      'search_terms',
    ] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  }

  test('the copy has everything about oneself and nothing of others', async () => {
    const client = await makePerson(garage, 'client', { fullName: 'Cora Copy' });
    await fill(client, 'YN19CCC');
    const copy = JSON.stringify((await client.get('/api/privacy/export')).body);
    for (const known of [
      client.email,
      'Cora Copy',
      'YN19CCC',
      'VINYN19CCC',
      'Ring YN19CCC',
      'About YN19CCC',
      'For YN19CCC',
      'From YN19CCC',
    ]) {
      expect(copy).toContain(known);
    }
    expect(copy).not.toContain('YN19BBB');
    expect(copy).not.toContain('password_hash');
    const page = await fetch(`${garage.url}/api/privacy/export/readable`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(page.headers.get('content-disposition')).toBe('attachment; filename="my-data.html"');
    expect(await page.text()).toContain('About YN19CCC');
  });

  test('a wrong password deletes nothing', async () => {
    const client = await makePerson(garage);
    const refused = await client.post<ErrorBody>('/api/privacy/erase', { password: 'a guess' });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({ password: 'This is not the password of this account.' });
    expect((await client.get('/api/profile')).status).toBe(200);
  });

  test('deleting leaves nothing that leads to the person, keeps what was done and paid, and touches nobody else', async () => {
    const client = await makePerson(garage, 'client', {
      email: 'dora@delete.example',
      fullName: 'Dora Delete',
    });
    const { vehicle, open } = await fill(client, 'YN19DDD');
    const headers = { 'idempotency-key': 'kept-by-nobody' };
    expect((await client.post('/api/privacy/erase', { password }, headers)).body).toEqual({ erased: true });

    const left = await everything();
    for (const trace of ['dora@delete.example', 'Dora', 'YN19DDD', client.userId])
      expect(left).not.toContain(trace);
    expect(left).toContain('Bea Bystander');
    expect(left).toContain('About YN19BBB');
    const { db } = garage.garage;
    const kept = await db.selectFrom('services').selectAll().where('vehicle_id', '=', vehicle.id).execute();
    expect(kept).toMatchObject([{ cost: 12_000, description: null, service_date: '2026-01-05' }]);
    expect(
      await db.selectFrom('appointment_slots').selectAll().where('appointment_id', '=', open.id).execute(),
    ).toEqual([]);
    expect((await client.get('/api/profile')).status).toBe(401);
  });

  test('staff cannot delete themselves here', async () => {
    const employee = await makePerson(garage, 'employee');
    const refused = await employee.post<ErrorBody>('/api/privacy/erase', { password });
    expect(refused.status).toBe(403);
    expect(refused.body.error.message).toBe('Accounts of staff are closed by an administrator.');
  });
});
