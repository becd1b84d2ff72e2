import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeReminder, makeVehicle } from '../../db/factories.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { subjectsTo } from '../../tests/outbox.ts';
import { makePerson, type Person } from '../../tests/people.ts';
import { startTestGarage, type TestGarage } from '../../tests/server.ts';
import { changeOwnReminder } from './own.server.ts';
import { remindAll } from './send.server.ts';

const never = new AbortController().signal;

/** Not on SQLite, which has one writer: nothing changes while messages are written. */
describe('a reminder that changes while its message is written, on postgres', () => {
  let garage: TestGarage;
  let client: Person;
  let reminder: ReminderRow;

  beforeAll(async () => {
    garage = await startTestGarage('postgres');
  });
  afterAll(() => garage.stop());
  beforeEach(async () => {
    const { db } = garage.garage;
    client = await makePerson(garage);
    await client.put('/api/reminders/consent', { agreed: true });
    const { id } = await makeVehicle(db, { owner_id: client.profile.id, service_due_date: '2029-12-31' });
    const own = { reminder_type: 'own' as const, due_date: '2026-06-10', send_on: '2026-06-08' };
    reminder = await makeReminder(db, { vehicle_id: id, title: 'Winter tyres', ...own });
  });

  const change = (title: string) => ({
    vehicle_id: reminder.vehicle_id,
    title,
    due_date: '2026-06-10',
    days_before: 1 as const,
  });
  const waiting = () => subjectsTo(garage.garage.db, client.profile.id);

  test('leaves in its new words, or on its new day', async () => {
    const { db, env } = garage.garage;
    // These changes began before the hours in which a change writes the message at once.
    const early = { env, clock: () => Temporal.Instant.from('2026-06-08T06:59:59Z') };
    const later = await makeReminder(db, { ...reminder, id: randomUUIDv7(), title: 'Roof box' });
    const trx = await openTransaction(db);
    const summer = { ...change('Summer tyres'), days_before: 7 as const };
    await changeOwnReminder(early, trx, client.profile.id, reminder.id, summer);
    await changeOwnReminder(early, trx, client.profile.id, later.id, change('Roof box'));
    const running = remindAll(garage.garage, never);
    await untilWaiting(db);
    await trx.commit().execute();
    await running;
    expect(await waiting()).toEqual(['Your reminder: Summer tyres']);
  });

  test('is withdrawn when it changes a moment later', async () => {
    const { db } = garage.garage;
    // A message refers to its client: the run waits there, and has stored nothing yet.
    const trx = await openTransaction(db);
    await trx.selectFrom('profiles').select('id').where('id', '=', client.profile.id).forUpdate().execute();
    const running = remindAll(garage.garage, never);
    await untilWaiting(db);
    const changing = client.patch<ReminderRow>(`/api/reminders/${reminder.id}`, change('Summer tyres'));
    await untilWaiting(db, 2);
    await trx.commit().execute();
    await running;
    expect((await changing).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});
