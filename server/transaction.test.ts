import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeAppointment,
  makeEnquiry,
  makeProfile,
  makeReminder,
  makeService,
  makeVehicle,
} from '../db/factories.ts';
import type { Queries } from '../db/open.ts';
import { notifyOfTomorrow } from '../features/appointments/tomorrow.server.ts';
import { createAccount, updateAccount, onAddressProven } from '../features/auth/accounts.server.ts';
import { queueMessage } from '../features/notifications/outbox.server.ts';
import { erasePerson } from '../features/privacy/erase.server.ts';
import { planReminders } from '../features/reminders/plan.server.ts';
import { makePerson, type Person } from '../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../tests/server.ts';
import { stamp } from './clock.ts';
import { lockRow, transact } from './transaction.ts';

/** Which writers collide is a matter of chance, so everything is done this many times. */
const goes = Array.from({ length: 25 }, (_, go) => go);

describe.each(engines)('two who write at the same moment on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  let client: Person;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    staff = await makePerson(garage, 'employee');
    client = await makePerson(garage);
    // This opens PostgreSQL's connections: opening them one by one later would keep the writers apart.
    await Promise.all(Array.from({ length: 20 }, () => client.get('/api/profile')));
  });
  afterAll(() => garage.stop());

  test('both record work on a car whose reminders have not been planned yet', async () => {
    for (const go of goes) {
      const car = await makeVehicle(garage.garage.db, { owner_id: client.profile.id });
      const record = {
        vehicle_id: car.id,
        service_type: 'Air Conditioning Service',
        service_date: '2026-06-01',
      };
      const answers = await Promise.all([
        staff.post('/api/staff/services', record),
        staff.post('/api/staff/services', record),
      ]);
      expect([go, ...answers.map(({ status }) => status)]).toEqual([go, 201, 201]);
    }
  });

  test('a job plans reminders for a car while other writers do', async () => {
    const { db, clock } = garage.garage;
    for (const go of goes) {
      const car = await makeVehicle(db, { owner_id: client.profile.id });
      const plan = () => transact(db, (trx) => planReminders(trx, [car.id], clock()));
      await expect(Promise.all([plan(), plan(), plan()]), `go ${go}`).resolves.toBeDefined();
      const rows = await db.selectFrom('reminders').select('id').where('vehicle_id', '=', car.id).execute();
      expect(rows).toHaveLength(1);
    }
  });

  test.runIf(engine === 'postgres')('one of two deadlocked transactions is retried', async () => {
    const ids = [staff.profile.id, client.profile.id];
    const bothHold = Promise.withResolvers<void>();
    let begun = 0;
    const oneIsDone = Promise.withResolvers<void>();
    const holdIn = async (order: string[]) => {
      await transact(garage.garage.db, async (trx) => {
        const [first = '', second = ''] = order;
        // On its retry it might overtake the one that waits, and both would deadlock again.
        if (begun === 2) await oneIsDone.promise;
        await lockRow(trx, 'profiles', first);
        begun += 1;
        if (begun === 2) bothHold.resolve();
        await bothHold.promise;
        await lockRow(trx, 'profiles', second);
      });
      oneIsDone.resolve();
    };
    await Promise.all([holdIn(ids), holdIn(ids.toReversed())]);
    expect(begun).toBe(3);
  });

  test('a double click makes a calendar address, and only one address remains', async () => {
    for (const go of goes) {
      const answers = await Promise.all([client.post('/api/calendar'), client.post('/api/calendar')]);
      expect([go, ...answers.map(({ status }) => status)]).toEqual([go, 201, 201]);
      const feeds = await garage.garage.db.selectFrom('calendar_feeds').select('id').execute();
      expect(feeds).toHaveLength(1);
    }
  });

  test('two colleagues who resend the same message send one copy', async () => {
    const { db, clock } = garage.garage;
    const words = { kind: 'work-completed', subject: 'Ready', text: 'Your car', html: '' } as const;
    for (const go of goes) {
      const id = await queueMessage(
        db,
        { ...words, to: 'sam@example.com', profileId: client.profile.id },
        clock(),
      );
      await db
        .updateTable('outbox')
        .set({ sent_at: stamp(clock()) })
        .execute();
      const again = () => staff.post(`/api/staff/messages/${id}/send-again`);
      const answers = await Promise.all([again(), again()]);
      expect([go, ...answers.map(({ status }) => status)]).toEqual([go, 201, 201]);
      const copies = db
        .selectFrom('outbox')
        .select('id')
        .where('resent_of', '=', id ?? '');
      expect([go, await copies.execute()]).toEqual([go, [expect.anything()]]);
    }
  });

  test('two colleagues who enter the same email address create one client', async () => {
    for (const go of goes) {
      const fresh = { full_name: 'Jo Marsh', email: `jo-${go}@example.com` };
      const answers = await Promise.all([
        staff.post('/api/staff/clients', fresh),
        staff.post('/api/staff/clients', fresh),
      ]);
      expect([go, ...answers.map(({ status }) => status).toSorted((a, b) => a - b)]).toEqual([go, 201, 409]);
    }
  });

  test('a client who is entered while their account confirms the address belongs to that account', async () => {
    const { db, clock } = garage.garage;
    for (const go of goes) {
      const email = `al-${go}@example.com`;
      const signUp = { email, passwordHash: null, fullName: 'Al Marsh', confirmed: false };
      const account = await createAccount(db, signUp, clock());
      const confirm = async (trx: Queries) => {
        const proof = { email_confirmed_at: stamp(clock()), email_proven_at: stamp(clock()) };
        await onAddressProven(garage.garage, trx, await updateAccount(trx, account.id, proof, clock()));
      };
      await Promise.all([
        transact(db, confirm),
        staff.post('/api/staff/clients', { full_name: 'Al Marsh', email }),
      ]);
      const clients = await db.selectFrom('profiles').select('user_id').where('email', '=', email).execute();
      expect([go, clients]).toEqual([go, [{ user_id: account.id }]]);
    }
  });

  test('a car is either booked or removed', async () => {
    const monday = Temporal.PlainDate.from('2027-03-01');
    for (const go of goes) {
      const car = await makeVehicle(garage.garage.db, { owner_id: client.profile.id });
      const booking = {
        vehicle_id: car.id,
        service_type: 'MOT Test',
        appointment_date: monday.add({ weeks: go }).toString(),
        appointment_time: '09:00',
        duration_minutes: 60,
      };
      const [booked, removed] = await Promise.all([
        client.post('/api/appointments', booking),
        client.post(`/api/vehicles/${car.id}/remove`, { sold: false }),
      ]);
      expect([`go ${go}: 201, 409`, `go ${go}: 404, 200`]).toContain(
        `go ${go}: ${booked.status}, ${removed.status}`,
      );
    }
  });

  test('a bay is either booked or taken away', async () => {
    const admin = await makePerson(garage, 'admin');
    const monday = Temporal.PlainDate.from('2028-01-10');
    for (const go of goes) {
      expect((await admin.patch('/api/staff/settings', { bays: 2 })).status).toBe(200);
      const day = monday.add({ weeks: go }).toString();
      const booking = {
        client_id: client.profile.id,
        service_type: 'MOT Test',
        appointment_date: day,
        appointment_time: '09:00',
        duration_minutes: 60,
      };
      expect((await staff.post('/api/staff/appointments', booking)).status).toBe(201);
      const [booked, lowered] = await Promise.all([
        staff.post<{ id: string }>('/api/staff/appointments', booking),
        admin.patch('/api/staff/settings', { bays: 1 }),
      ]);
      expect([`go ${go}: 201, 409`, `go ${go}: 409, 200`]).toContain(
        `go ${go}: ${booked.status}, ${lowered.status}`,
      );
      if (booked.status === 201) await staff.post(`/api/staff/appointments/${booked.body.id}/cancel`, {});
    }
  });

  test('a colleague whose account is disabled keeps no work, not even work assigned at that moment', async () => {
    const { db } = garage.garage;
    const admin = await makePerson(garage, 'admin');
    const leaving = await makePerson(garage, 'employee');
    const work: string[] = [];
    for (const go of goes.slice(0, 8)) {
      const day = `2029-06-0${go + 1}`;
      work.push((await makeAppointment(db, { client_id: client.profile.id, appointment_date: day })).id);
    }
    const give = (id: string) =>
      staff.patch(`/api/staff/appointments/${id}`, { assigned_to: leaving.profile.id });
    await Promise.all([
      ...work.slice(4).map(give),
      admin.patch(`/api/admin/people/${leaving.userId}`, { disabled: true }),
      ...work.slice(0, 4).map(give),
    ]);
    const theirs = db.selectFrom('appointments').select('id').where('assigned_to', '=', leaving.profile.id);
    expect(await theirs.execute()).toEqual([]);
  });

  test('a service record is for the car of its appointment', async () => {
    const { db } = garage.garage;
    for (const go of goes) {
      const of = { owner_id: client.profile.id };
      const [car, other] = [await makeVehicle(db, of), await makeVehicle(db, of)];
      const booked = { client_id: client.profile.id, vehicle_id: car.id };
      const day = Temporal.PlainDate.from('2030-01-07').add({ weeks: go }).toString();
      const { id } = await makeAppointment(db, { ...booked, appointment_date: day });
      const about = { vehicle_id: car.id, appointment_id: id };
      const record = { ...about, service_type: 'MOT Test', service_date: '2026-06-01' };
      const [written, changed] = await Promise.all([
        staff.post('/api/staff/services', record),
        staff.patch(`/api/staff/appointments/${id}`, { vehicle_id: other.id }),
      ]);
      expect([`go ${go}: 201, 422`, `go ${go}: 409, 200`]).toContain(
        `go ${go}: ${written.status}, ${changed.status}`,
      );
    }
  });

  test('a service record sets what is due next while its car is being changed', async () => {
    const { db } = garage.garage;
    for (const go of goes) {
      const car = await makeVehicle(db, { owner_id: client.profile.id });
      const { id } = await makeService(db, { vehicle_id: car.id });
      const answers = await Promise.all([
        staff.patch(`/api/staff/vehicles/${car.id}`, { vin: `VIN${go}` }),
        staff.patch(`/api/staff/services/${id}`, { version: 1, mot_expiry: '2027-06-01' }),
      ]);
      expect([go, ...answers.map(({ status }) => status)]).toEqual([go, 200, 200]);
      const after = db.selectFrom('vehicles').select(['vin', 'mot_expiry']).where('id', '=', car.id);
      expect(await after.executeTakeFirst()).toEqual({ vin: `VIN${go}`, mot_expiry: '2027-06-01' });
    }
  });

  test('nobody is erased while their appointment is being reopened', async () => {
    const admin = await makePerson(garage, 'admin');
    const { db } = garage.garage;
    const full_name = 'Lee Marsh';
    for (const go of goes) {
      const { id } = await makeProfile(db, { full_name });
      const day = Temporal.PlainDate.from('2031-01-06').add({ weeks: go }).toString();
      const works = await makeAppointment(db, {
        client_id: id,
        appointment_date: day,
        status: 'in_progress',
      });
      const booked = await makeAppointment(db, {
        client_id: id,
        appointment_date: day,
        appointment_time: '14:00',
      });
      await staff.patch(`/api/staff/appointments/${works.id}/status`, { status: 'completed' });
      await staff.post(`/api/staff/appointments/${booked.id}/cancel`, { reason: 'Ill' });
      const [erased] = await Promise.all([
        admin.post(`/api/admin/clients/${id}/erase`, { name: full_name }),
        staff.post(`/api/staff/appointments/${works.id}/undo`, {}),
        staff.post(`/api/staff/appointments/${booked.id}/undo`, {}),
      ]);
      const open = await db
        .selectFrom('appointments')
        .select('status')
        .where('client_id', '=', id)
        .where('status', 'in', ['scheduled', 'in_progress'])
        .execute();
      expect([go, erased.status === 200 ? open : []]).toEqual([go, []]);
    }
  });

  test('nobody is reminded of tomorrow’s appointment once they are erased', async () => {
    const { db, clock } = garage.garage;
    const tomorrow = { appointment_date: '2026-06-09' };
    for (const go of goes.slice(0, 5)) {
      const stays = await makeProfile(db, { email: `ed-${go}@example.com` });
      const leaves = await makeProfile(db, { email: `lee-${go}@example.com` });
      await makeAppointment(db, { ...tomorrow, client_id: stays.id });
      await makeAppointment(db, { ...tomorrow, client_id: leaves.id, appointment_time: '14:00' });
      const [told] = await Promise.all([
        notifyOfTomorrow(garage.garage, new AbortController().signal),
        transact(db, (trx) => erasePerson(trx, leaves.id, { id: null, now: clock() })),
      ]);
      expect([go, told]).toEqual([go, expect.any(String)]);
      const messages = db.selectFrom('outbox').select('to_email').where('profile_id', '=', leaves.id);
      expect([go, await messages.execute()]).toEqual([go, []]);
      await db.deleteFrom('appointments').where('appointment_date', '=', '2026-06-09').execute();
    }
  });

  test('what two colleagues do at once is recorded once in the audit log', async () => {
    const { db } = garage.garage;
    const admins = [await makePerson(garage, 'admin'), await makePerson(garage, 'admin')];
    const car = await makeVehicle(db, { owner_id: client.profile.id });
    const actsOn = async (id: string) => {
      const acts = db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id');
      return (await acts.execute()).map(({ action }) => action);
    };
    for (const go of goes) {
      const { id } = await makeReminder(db, { vehicle_id: car.id, reminder_type: 'own' });
      for (const dismissed of [true, false])
        await Promise.all(
          admins.map((each) => each.post(`/api/staff/reminders/${id}/dismiss`, { dismissed })),
        );
      expect([go, await actsOn(id)]).toEqual([go, ['reminder.stopped', 'reminder.restored']]);
      const enquiry = await makeEnquiry(db);
      await Promise.all(admins.map((each) => each.delete(`/api/staff/enquiries/${enquiry.id}`)));
      expect([go, await actsOn(enquiry.id)]).toEqual([go, ['enquiry.deleted']]);
    }
  });

  test('nothing is stored for a client once they are erased', async () => {
    const admin = await makePerson(garage, 'admin');
    const { db } = garage.garage;
    const monday = Temporal.PlainDate.from('2029-01-08');
    for (const go of goes) {
      const leaving = await makePerson(garage, 'client', { fullName: 'Lee Marsh' });
      const booking = {
        service_type: 'MOT Test',
        appointment_date: monday.add({ weeks: go }).toString(),
        appointment_time: '09:00',
        duration_minutes: 60,
      };
      const focus = { make: 'Ford', model: 'Focus', year: 2019, registration: 'YN19ABC' };
      const of = leaving.profile.id;
      const [erased] = await Promise.all([
        admin.post(`/api/admin/clients/${of}/erase`, { name: 'Lee Marsh' }),
        leaving.post('/api/appointments', booking),
        leaving.post('/api/vehicles', focus),
      ]);
      const appointments = db.selectFrom('appointments').select('id').where('client_id', '=', of);
      const vehicles = db.selectFrom('vehicles').select('id').where('owner_id', '=', of);
      const open = await appointments.where('status', '=', 'scheduled').execute();
      const named = await vehicles.where('registration', '=', 'YN19ABC').execute();
      expect([go, erased.status, open, named]).toEqual([go, 200, [], []]);
    }
  });
});
