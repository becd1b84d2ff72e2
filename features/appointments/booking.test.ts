import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVehicle } from '../../db/factories.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { call, type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import type { Appointment } from './data.server.ts';
import { book } from './own.server.ts';
import { bookingSchema } from './schema.ts';

/** Specification, section 9. */
test('a booking accepts only the specification’s times and lengths, an hour by default, and any cost from nothing to the limit', () => {
  const wish = { service_type: 'Diagnostics', appointment_date: '2026-06-10', appointment_time: '08:00' };
  const takes = (other: object) => bookingSchema.safeParse({ ...wish, ...other }).success;
  const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute);
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const times = minutes.map(clock).filter((time) => takes({ appointment_time: time }));
  expect([times.length, times[0], times[1], times.at(-1)]).toEqual([20, '08:00', '08:30', '17:30']);
  const lengths = minutes.filter((length) => takes({ duration_minutes: length }));
  expect(lengths).toEqual([30, 60, 90, 120, 180, 240]);
  expect(bookingSchema.parse(wish).duration_minutes).toBe(60);
  const costs = [-1, 0, 1, 10_000_000, 10_000_001];
  expect(costs.filter((cost) => takes({ estimated_cost: cost }))).toEqual([0, 1, 10_000_000]);
});

describe.each(engines)('booking on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;
  let staff: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    other = await makePerson(garage);
    staff = await makePerson(garage, 'employee');
    vehicleId = (await makeVehicle(garage.garage.db, { owner_id: client.profile.id })).id;
  });
  afterAll(() => garage.stop());

  const booking = (given: object = {}) => ({
    service_type: 'MOT Test',
    appointment_date: '2026-06-09',
    appointment_time: '09:00',
    duration_minutes: 60,
    vehicle_id: vehicleId,
    ...given,
  });
  const slots = () => garage.garage.db.selectFrom('appointment_slots').selectAll().execute();

  test('a client books, sees it scheduled, and staff confirm it', async () => {
    const created = await client.post<Appointment>('/api/appointments', booking());
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'scheduled', bay: 1, vehicle: { registration: 'YN19ABC' } });
    expect((await slots()).map(({ slot }) => slot).toSorted()).toEqual(['09:00', '09:30']);

    const confirmed = await staff.patch(`/api/staff/appointments/${created.body.id}/status`, {
      status: 'confirmed',
    });
    expect(confirmed.status).toBe(200);
    const own = await client.get<{ rows: Appointment[] }>('/api/appointments');
    expect(own.body.rows).toMatchObject([
      { id: created.body.id, status: 'confirmed', client: { email: client.email } },
    ]);
    expect((await other.get<{ rows: Appointment[] }>('/api/appointments')).body.rows).toEqual([]);
  });

  test('an overlapping booking is refused, whoever asks, and leaves nothing behind', async () => {
    const before = await slots();
    const refused = await other.post<ErrorBody>(
      '/api/appointments',
      booking({ appointment_time: '09:30', vehicle_id: null }),
    );
    expect(refused.status).toBe(409);
    expect(refused.body.error).toEqual({
      code: 'slot_taken',
      message: 'This time slot is already booked. Please choose a different time.',
      fields: { appointment_time: 'This time slot is already booked. Please choose a different time.' },
    });
    expect(await slots()).toEqual(before);
    expect((await other.get<{ rows: Appointment[] }>('/api/appointments')).body.rows).toEqual([]);
  });

  test('the conflict check says true for free and false for taken', async () => {
    const check = (time: string) =>
      client.post('/api/appointments/check', {
        appointment_date: '2026-06-09',
        appointment_time: time,
        duration_minutes: 30,
      });
    expect((await check('09:30')).body).toBe(false);
    expect((await check('10:00')).body).toBe(true);
    expect((await check('08:30')).body).toBe(true);
  });

  test('a repeated request with the same Idempotency-Key books once; a different body is refused', async () => {
    const key = { 'idempotency-key': 'the-same-key-1' };
    const first = await client.post<Appointment>(
      '/api/appointments',
      booking({ appointment_time: '14:00' }),
      key,
    );
    const again = await client.post<Appointment>(
      '/api/appointments',
      booking({ appointment_time: '14:00' }),
      key,
    );
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const { jwtSecrets } = garage.garage.env;
    jwtSecrets.unshift('the-secret-that-follows-the-one-of-the-tests-01');
    const later = await client.post('/api/appointments', booking({ appointment_time: '14:00' }), key);
    jwtSecrets.shift();
    expect(later.body, 'after the secret has changed').toEqual(first.body);
    for (const wrong of ['seven77', 'x'.repeat(101), 'two words'])
      expect((await client.post('/api/appointments', booking(), { 'idempotency-key': wrong })).status).toBe(
        422,
      );
    const stranger = await other.post('/api/appointments', booking({ appointment_time: '14:00' }), key);
    expect(stranger.body, 'a key is valid only for its sender').not.toMatchObject({ id: first.body.id });
    const changed = await client.post<ErrorBody>(
      '/api/appointments',
      booking({ appointment_time: '15:00' }),
      key,
    );
    expect(changed.status).toBe(422);
    expect(changed.body.error.code).toBe('key_reused');
    const own = await client.get<{ rows: Appointment[] }>('/api/appointments');
    expect(own.body.rows.filter(({ appointment_time }) => appointment_time === '14:00')).toHaveLength(1);

    const sent = `POST /api/appointments\n${JSON.stringify(booking({ appointment_time: '14:00' }))}`;
    const row = await garage.garage.db
      .selectFrom('idempotency_keys')
      .select(['request_hash', 'created_at'])
      .where('key', '=', 'the-same-key-1')
      .executeTakeFirst();
    expect(row?.created_at, 'the key is kept from this time on').toBe('2026-06-08T09:00:00.000Z');
    const guess = createHash('sha256').update(sent).digest('hex');
    expect(row?.request_hash, 'a guess at what was sent cannot be checked').not.toBe(guess);
  });

  test('a key already used for another act is refused, or the new act would be acknowledged without being done', async () => {
    const [make, end] = ['POST /api/calendar', 'DELETE /api/calendar'];
    for (const [first, then] of [
      [make, end],
      [end, `DELETE /api/account/sessions/${crypto.randomUUID()}`],
      [end, `${end}?version=2`],
    ]) {
      const headers = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${client.token}` };
      const send = (request = '') => {
        const [method = '', path = ''] = request.split(' ');
        return call<ErrorBody>(garage.url, method, path, { headers });
      };
      expect((await send(first)).status).toBeLessThan(300);
      const refused = await send(then);
      expect([refused.status, refused.body.error.code], then).toEqual([422, 'key_reused']);
    }
  });

  test('a hundred clients at the same slot at once store exactly one', async () => {
    const wish = booking({ appointment_date: '2026-06-10', vehicle_id: null });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => other.post('/api/appointments', wish)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 99 }, () => 409)]);
    const stored = (await slots()).filter(({ date }) => date === '2026-06-10');
    expect(stored).toHaveLength(2);
  });

  test.each([
    ['a type of work that is not offered', { service_type: 'Respray' }, 'service_type'],
    ['a day that does not exist', { appointment_date: '2026-02-30' }, 'appointment_date'],
    ['a time between the slots', { appointment_time: '23:59' }, 'appointment_time'],
    ['a duration that is not offered', { duration_minutes: 45 }, 'duration_minutes'],
    ['a negative cost', { estimated_cost: -1 }, 'estimated_cost'],
    ['notes without end', { notes: 'x'.repeat(5001) }, 'notes'],
    ['a vehicle that is no id', { vehicle_id: 'YN19ABC' }, 'vehicle_id'],
    ['yesterday', { appointment_date: '2026-06-07' }, 'appointment_date'],
  ])('%s is refused with a message at its field', async (_, wrong, field) => {
    const refused = await client.post<ErrorBody>('/api/appointments', booking(wrong));
    expect(refused.status).toBe(422);
    expect(refused.body.error.code).toBe('invalid_input');
    expect(refused.body.error.fields?.[field]).toMatch(/^[A-Z].*\.$/);
  });

  test('the refusal of an impossible cost names pounds, as people type them', async () => {
    const wish = booking({ estimated_cost: 10_000_001 });
    const { body } = await client.post<ErrorBody>('/api/appointments', wish);
    expect(body.error.fields).toEqual({
      estimated_cost: 'Please enter the estimated cost as an amount from £0 to £100,000, such as 89.50.',
    });
  });

  test('someone else’s vehicle cannot be booked in, and is not confirmed to exist', async () => {
    const refused = await other.post<ErrorBody>('/api/appointments', booking({ appointment_time: '16:00' }));
    expect(refused.status).toBe(404);
    expect(refused.body.error.message).toBe('We could not find that vehicle.');
  });

  test.runIf(engine === 'postgres')(
    'two bookings for the same car at the same moment are made one after the other',
    async () => {
      const { db, clock } = garage.garage;
      const wish = (time: string) =>
        bookingSchema.parse(booking({ appointment_date: '2026-09-08', appointment_time: time }));
      const trx = await openTransaction(db);
      // In a deadlock, PostgreSQL would report it to this transaction first.
      await sql`set local deadlock_timeout = '1ms'`.execute(trx);
      await book(trx, client.profile.id, wish('09:00'), clock());
      const booked = client.post('/api/appointments', wish('10:00'));
      await untilWaiting(db);
      await planReminders(trx, [vehicleId], clock());
      await trx.commit().execute();
      expect((await booked).status).toBe(201);
    },
  );

  test('a transition that the table does not know is refused', async () => {
    const created = await client.post<Appointment>(
      '/api/appointments',
      booking({ appointment_time: '17:00' }),
    );
    const refused = await staff.patch<ErrorBody>(`/api/staff/appointments/${created.body.id}/status`, {
      status: 'completed',
    });
    expect(refused.status).toBe(409);
    expect(
      (await client.patch(`/api/staff/appointments/${created.body.id}/status`, { status: 'confirmed' }))
        .status,
    ).toBe(403);
    expect((await call(garage.url, 'GET', '/api/appointments')).status).toBe(401);
  });
});

test.each(engines)(
  'a new client has eight bookings waiting to be confirmed at most, on %s',
  { timeout: 60_000 },
  async (engine) => {
    const garage = await startTestGarage(engine, { RATE_LIMITS: 'on' });
    const client = await makePerson(garage);
    const book = (n: number, who = client) =>
      who.post<Appointment & ErrorBody>('/api/appointments', {
        service_type: 'MOT Test',
        appointment_date: `2026-06-${15 + (n % 5)}`,
        appointment_time: `${10 + Math.floor(n / 5)}:00`,
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => book(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^8 of your bookings are waiting.*ring us on/) as string,
    });
    expect((await book(20, await makePerson(garage))).status, 'others are not affected').toBe(201);
    const staff = await makePerson(garage, 'employee');
    const { id } = answers.find(({ status }) => status === 201)?.body ?? {};
    const advance = (status: string) => staff.patch(`/api/staff/appointments/${id}/status`, { status });
    await advance('confirmed');
    expect((await book(21)).status, 'one is confirmed').toBe(201);
    expect((await book(22)).status).toBe(409);
    const over = answers.findLast(({ status }) => status === 201)?.body.id ?? '';
    const past = { appointment_date: '2026-06-05' };
    await garage.garage.db.updateTable('appointments').set(past).where('id', '=', over).execute();
    expect((await book(22)).status, 'nobody waits for a day that is over').toBe(201);
    expect((await book(23)).status).toBe(409);
    await garage.garage.db
      .updateTable('appointments')
      .set({ status: 'completed' })
      .where('id', '=', id ?? '')
      .execute();
    expect((await book(23)).status, 'someone we know').toBe(201);
    await garage.stop();
  },
);
