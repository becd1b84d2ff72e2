import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeEnquiry, makeProfile, makeService, makeVehicle } from '../../db/factories.ts';
import { createAccount, updateAccount } from '../../features/auth/accounts.server.ts';
import { issueCode } from '../../features/auth/codes.server.ts';
import { erasedPlate } from '../../features/vehicles/plate.ts';
import { queueMessage } from '../../features/notifications/outbox.server.ts';
import { call, makePerson, signIn } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { stamp } from '../clock.ts';
import { cleanUp } from './clean-up.ts';

describe.each(engines)('how long data is kept, on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
  });
  afterAll(() => garage.stop());

  const daysAgo = (days: number) => stamp(monday.subtract({ hours: 24 * days }));
  const clean = () => cleanUp(garage.garage, new AbortController().signal);

  test('an enquiry is deleted after twelve months without work on it, unless its sender became a client', async () => {
    const { db } = garage.garage;
    const client = await makeProfile(db);
    const at = (days: number) => ({ created_at: daysAgo(400), updated_at: daysAgo(days) });
    await makeEnquiry(db, { full_name: 'Old', ...at(365) });
    await makeEnquiry(db, { full_name: 'Answered lately', ...at(364) });
    await makeEnquiry(db, { full_name: 'Client', client_id: client.id, ...at(366) });
    await clean();
    const left = await db.selectFrom('contact_submissions').select('full_name').execute();
    expect(left.map(({ full_name: name }) => name).toSorted()).toEqual(['Answered lately', 'Client']);
  });

  test('a flood of old enquiries is deleted within two nights', async () => {
    const { db } = garage.garage;
    const { id: _, ...old } = await makeEnquiry(db, {
      full_name: 'Flood',
      created_at: daysAgo(400),
      updated_at: daysAgo(400),
    });
    // In one insert: one by one they take seconds.
    const others = Array.from({ length: 1000 }, () => ({ ...old, id: crypto.randomUUID() }));
    await db.insertInto('contact_submissions').values(others).execute();
    const left = async () =>
      (await db.selectFrom('contact_submissions').select('id').where('full_name', '=', 'Flood').execute())
        .length;
    await clean();
    expect(await left()).toBe(1);
    await clean();
    expect(await left()).toBe(0);
  });

  test('the messages that an enquiry caused are deleted with it', async () => {
    const { db } = garage.garage;
    garage.setTime(monday.subtract({ hours: 24 * 366 }));
    const body = { full_name: 'Ivy Letterbox', email: 'ivy@example.com', vehicle_info: 'YN19ABC' };
    await call(garage.url, 'POST', '/api/enquiries', { body });
    garage.setTime(monday);
    const told = () => db.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(await told()).toEqual([{ kind: 'enquiry-new' }, { kind: 'enquiry-received' }]);
    await clean();
    expect(await told()).toEqual([]);
    const words = db.selectFrom('search_terms').select('term').where('term', '=', 'letterbox');
    expect(await words.execute()).toEqual([]);
  });

  test('the records of an erased client are deleted when tax law allows, everyone else’s stay', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db);
    const erased = await makeVehicle(db, { owner_id: owner.id, registration: erasedPlate });
    const other = await makeVehicle(db, { owner_id: owner.id });
    const on = (date: string, vehicle: string) =>
      makeService(db, { vehicle_id: vehicle, service_date: date });
    await on('2019-06-08', erased.id);
    await on('2019-06-09', erased.id);
    await on('2012-05-01', other.id);
    await clean();
    const left = await db.selectFrom('services').select('service_date').execute();
    expect(left.map((row) => row.service_date).toSorted()).toEqual(['2012-05-01', '2019-06-09']);
  });

  test('so are an erased client’s appointments and, when nothing refers to them any more, cars', async () => {
    const { db } = garage.garage;
    const gone = await makeProfile(db, { erased_at: daysAgo(9 * 365) });
    const owner = await makeProfile(db);
    const car = () => makeVehicle(db, { owner_id: gone.id, registration: erasedPlate });
    const [old, recent, served] = [await car(), await car(), await car()];
    const kept = await makeVehicle(db, { owner_id: owner.id });
    const unused = await makeVehicle(db, { owner_id: owner.id });
    const on = (appointment_date: string, vehicle: { id: string; owner_id: string }) =>
      makeAppointment(db, { appointment_date, vehicle_id: vehicle.id, client_id: vehicle.owner_id });
    await on('2019-06-08', old);
    const booked = await on('2019-06-06', served);
    const still = [await on('2019-06-09', recent), await on('2019-06-07', kept), booked];
    const record = { service_date: '2019-06-09', appointment_id: booked.id };
    await makeService(db, { ...record, vehicle_id: served.id });
    await clean();
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    const appointments = db
      .selectFrom('appointments')
      .select('id')
      .where('client_id', 'in', [gone.id, owner.id]);
    expect(ids(await appointments.execute())).toEqual(ids(still));
    const cars = db.selectFrom('vehicles').select('id').where('owner_id', 'in', [gone.id, owner.id]);
    expect(ids(await cars.execute())).toEqual(ids([recent, served, kept, unused]));
  });

  test('an unconfirmed sign-up is deleted after seven days, unless it was requested again, disabled or given a role', async () => {
    const { db } = garage.garage;
    const signUp = async (email: string, days: number, confirmed = false) => {
      const account = { email: `${email}@example.com`, passwordHash: null, confirmed };
      return createAccount(db, account, monday.subtract({ hours: 24 * days }));
    };
    await signUp('forgotten', 7);
    await signUp('fresh', 6);
    await signUp('confirmed', 400, true);
    const again = await signUp('again', 30);
    await updateAccount(db, again.id, { confirmation_sent_at: daysAgo(1) }, monday.subtract({ hours: 24 }));
    const disabled = await signUp('disabled', 30);
    await db
      .updateTable('users')
      .set({ disabled_at: daysAgo(29) })
      .where('id', '=', disabled.id)
      .execute();
    await makeProfile(db, { user_id: (await signUp('colleague', 30)).id, user_type: 'employee' });
    expect(await clean()).toBe('1 expired entry deleted.');
    const left = await db.selectFrom('users').select('email').orderBy('email').execute();
    expect(left.map(({ email }) => email.split('@')[0])).toEqual([
      'again',
      'colleague',
      'confirmed',
      'disabled',
      'fresh',
    ]);
  });

  test('a change of address ends with its links', async () => {
    const { db } = garage.garage;
    const change = async (email: string, waitsFor: 'current' | 'new', minutes: number) => {
      const user = await createAccount(db, { email, passwordHash: null, confirmed: true }, monday);
      const begun = { clock: () => monday.subtract({ minutes }), env: garage.garage.env };
      const to = waitsFor === 'new' ? `new-${email}` : email;
      await issueCode(begun, db, { userId: user.id, kind: `email_change_${waitsFor}`, email: to });
      const accepted = waitsFor === 'new' ? 'current' : 'new';
      await updateAccount(
        db,
        user.id,
        { new_email: `new-${email}`, email_change_accepted: accepted },
        monday,
      );
      // Another code of the same account does not keep it alive.
      await issueCode(garage.garage, db, { userId: user.id, kind: 'reauthentication', email });
    };
    await change('waiting@example.com', 'new', 59);
    await change('half@example.com', 'current', 59);
    await change('over@example.com', 'new', 60);
    await clean();
    const left = await db
      .selectFrom('users')
      .select('email')
      .where('new_email', 'is not', null)
      .orderBy('email')
      .execute();
    expect(left, 'whichever address has yet to confirm it').toEqual([
      { email: 'half@example.com' },
      { email: 'waiting@example.com' },
    ]);
  });

  test('messages are deleted after two years, sign-in messages and stored answers within days, sessions when expired or idle for 30 days', async () => {
    const { db } = garage.garage;
    const ago = (days: number) => monday.subtract({ hours: 24 * days });
    await db.deleteFrom('outbox').execute();
    for (const [kind, days] of [
      ['reset-password', 6],
      ['reset-password', 7],
      ['booking-received', 729],
      ['booking-received', 730],
    ] as const) {
      const message = { kind, to: 'sam@example.com', subject: `${days}`, text: '', html: '' };
      await queueMessage(db, message, ago(days));
    }
    const { email, userId } = await makePerson(garage);
    await signIn(garage, email);
    for (const days of [1, 2]) {
      const kept = { key: `${days}`, request_hash: '', body: '{}', created_at: daysAgo(days) };
      await db
        .insertInto('idempotency_keys')
        .values({ scope: 'anybody', ...kept })
        .execute();
      const window_start = Math.floor(ago(days - 0.5).epochMilliseconds / 1000);
      await db
        .insertInto('rate_limits')
        .values({ key: `${days}`, window_start, count: 1 })
        .execute();
    }
    const sessions = () => db.selectFrom('sessions').select('id').where('user_id', '=', userId);
    const [idle] = await sessions().execute();
    const change = { refreshed_at: daysAgo(30) };
    await db
      .updateTable('sessions')
      .set(change)
      .where('id', '=', idle?.id ?? '')
      .execute();
    // Used recently, and expired all the same.
    const used = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('refreshed_at', '!=', change.refreshed_at)
      .executeTakeFirstOrThrow();
    const over = { ...used, id: crypto.randomUUID(), expires_at: stamp(monday) };
    await db.insertInto('sessions').values(over).execute();
    expect(await clean()).toBe('6 expired entries deleted.');
    const messages = await db.selectFrom('outbox').select('subject').orderBy('created_at').execute();
    expect(messages).toEqual([{ subject: '729' }, { subject: '6' }]);
    const left = [
      await sessions().execute(),
      await db.selectFrom('idempotency_keys').select('key').execute(),
      await db.selectFrom('rate_limits').select('key').execute(),
    ];
    expect(left).toEqual([[{ id: used.id }], [{ key: '1' }], [{ key: '1' }]]);
  });

  test('the state of an unfinished sign-in is deleted when it expires', async () => {
    const { db } = garage.garage;
    const { userId: user_id } = await makePerson(garage);
    const id = crypto.randomUUID();
    const at = daysAgo(0);
    const app = { factor_type: 'totp' as const, friendly_name: 'Phone', sealed_secret: null };
    await db
      .insertInto('factors')
      .values({ ...app, id, user_id, status: 'verified', created_at: at, updated_at: at })
      .execute();
    const flow = { user_id, code_challenge: 'any', code_challenge_method: 'plain' as const };
    for (const seconds of [0, 1]) {
      const times = { expires_at: stamp(monday.add({ seconds })), created_at: at };
      await db
        .insertInto('flow_states')
        .values({ ...flow, ...times, id: crypto.randomUUID(), code_hash: null, authentication_method: 'otp' })
        .execute();
      await db
        .insertInto('factor_challenges')
        .values({ ...times, id: crypto.randomUUID(), factor_id: id, ip: null })
        .execute();
    }
    expect(await clean()).toBe('2 expired entries deleted.');
    const left = [{ expires_at: '2026-06-08T09:00:01.000Z' }];
    expect(await db.selectFrom('flow_states').select('expires_at').execute()).toEqual(left);
    expect(await db.selectFrom('factor_challenges').select('expires_at').execute()).toEqual(left);
  });

  test('a second run finds nothing', async () => {
    expect(await clean()).toBe(undefined);
  });
});
