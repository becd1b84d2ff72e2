import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAppointment, makeVehicle } from '../../db/factories.ts';
import type { AppointmentRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { planReminders } from './plan.server.ts';

describe.each(engines)('the booked test that ends the reminders of an MOT, on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  let client: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    staff = await makePerson(garage, 'employee');
    client = await makePerson(garage);
  });
  afterAll(() => garage.stop());

  beforeEach(async () => {
    const due = { mot_expiry: '2026-07-15', service_due_date: '2029-12-31' };
    vehicleId = (await makeVehicle(garage.garage.db, { owner_id: client.profile.id, ...due })).id;
  });

  /** An MOT on that day, unless given otherwise. */
  const book = (appointment_date: string, given: Partial<AppointmentRow> = {}) =>
    makeAppointment(garage.garage.db, {
      client_id: client.profile.id,
      vehicle_id: vehicleId,
      service_type: 'MOT Test',
      appointment_date,
      ...given,
    });
  const rows = (type: 'mot' | 'service' = 'mot') =>
    garage.garage.db
      .selectFrom('reminders')
      .select(['id', 'days_before', 'is_sent'])
      .where('vehicle_id', '=', vehicleId)
      .where('reminder_type', '=', type)
      .orderBy('is_sent', 'desc')
      .execute();
  const plan = (day = '2026-06-08') =>
    planReminders(garage.garage.db, [vehicleId], Temporal.Instant.from(`${day}T09:00:00Z`));

  test('is one on its last day; one on the day after is not, until the MOT has run out', async () => {
    await book('2026-07-16');
    await plan();
    expect(await rows()).toMatchObject([{ days_before: 30 }]);
    await plan('2026-07-15');
    expect(await rows()).toMatchObject([{ days_before: 7 }]);
    await plan('2026-07-16');
    expect(await rows()).toEqual([]);
    await book('2026-07-15');
    await plan();
    expect(await rows()).toEqual([]);
  });

  test('can be a request for a closed day once the garage has agreed to it', async () => {
    const wish = { is_request: 1 as const };
    const { id } = await book('2026-06-13', wish);
    const service = await book('2026-06-20', { ...wish, service_type: 'Oil Change' });
    await plan();
    expect([(await rows()).length, (await rows('service')).length]).toEqual([1, 1]);
    for (const one of [id, service.id])
      await staff.patch(`/api/staff/appointments/${one}/status`, { status: 'confirmed' });
    expect([(await rows()).length, (await rows('service')).length]).toEqual([0, 0]);
  });

  test('is no longer one that is moved past the last day, until it is moved back', async () => {
    const time = { appointment_time: '15:00', duration_minutes: 60 };
    const { id } = await book('2026-07-14', time);
    await plan();
    expect(await rows()).toEqual([]);
    await client.patch(`/api/appointments/${id}`, { ...time, appointment_date: '2026-07-21' });
    expect(await rows()).toHaveLength(1);
    await staff.post(`/api/staff/appointments/${id}/move`, { ...time, appointment_date: '2026-07-13' });
    expect(await rows()).toEqual([]);
  });

  test('a step that was sent is not sent again when the test is booked too late', async () => {
    await plan();
    const [first] = await rows();
    const sent = { is_sent: 1 as const, sent_at: '2026-06-08T09:00:00.000Z' };
    await garage.garage.db.updateTable('reminders').set(sent).execute();
    await plan();
    expect(await rows()).toMatchObject([{ id: first?.id }, { days_before: 7, is_sent: 0 }]);
    const { id } = await book('2026-07-10');
    await plan('2026-06-20');
    expect(await rows()).toMatchObject([{ id: first?.id }]);
    await garage.garage.db
      .updateTable('appointments')
      .set({ appointment_date: '2026-07-20' })
      .where('id', '=', id)
      .execute();
    await plan('2026-06-20');
    expect(await rows()).toMatchObject([{ id: first?.id }, { days_before: 7, is_sent: 0 }]);
  });

  test.runIf(engine === 'postgres')(
    'one that is booked while other work on the car changes does',
    async () => {
      const { db } = garage.garage;
      const other = { vehicle_id: vehicleId, service_type: 'Diagnostics', appointment_date: '2026-06-16' };
      const { id } = await makeAppointment(db, { client_id: client.profile.id, ...other });
      await plan();
      const trx = await openTransaction(db);
      const mot = { vehicle_id: vehicleId, service_type: 'MOT Test', appointment_date: '2026-07-06' };
      await makeAppointment(trx, { client_id: client.profile.id, ...mot });
      await planReminders(trx, [vehicleId], garage.garage.clock());
      const confirmed = staff.patch(`/api/staff/appointments/${id}/status`, { status: 'confirmed' });
      await untilWaiting(db);
      await trx.commit().execute();
      expect((await confirmed).status).toBe(200);
      expect(await rows()).toEqual([]);
    },
  );
});
