import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeReminder, makeVehicle } from '../../db/factories.ts';
import type { ProfileRow, ReminderRow } from '../../db/tables.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type Answer, type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { lockOwnVehicle } from '../vehicles/data.server.ts';

describe.each(engines)('a client’s own reminders on %s', (engine) => {
  let garage: TestGarage;
  let client: Person;
  let other: Person;
  let vehicleId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    client = await makePerson(garage);
    other = await makePerson(garage);
    vehicleId = (await makeVehicle(garage.garage.db, { owner_id: client.profile.id })).id;
  });
  afterAll(() => garage.stop());

  const tyres = (given: object = {}) => ({
    vehicle_id: vehicleId,
    title: 'Winter tyres',
    due_date: '2026-10-01',
    days_before: 14,
    ...given,
  });
  const list = async (who = client) => (await who.get<{ rows: ReminderRow[] }>('/api/reminders')).body.rows;

  test('is stored with the day on which it leaves, changed and deleted', async () => {
    const added = await client.post<ReminderRow>('/api/reminders', tyres());
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      reminder_type: 'own',
      due_date: '2026-10-01',
      send_on: '2026-09-17',
      is_sent: 0,
    });
    const { id } = added.body;
    const changed = await client.patch<ReminderRow>(
      `/api/reminders/${id}`,
      tyres({ title: 'Summer tyres', days_before: 0 }),
    );
    expect(changed.body).toMatchObject({ title: 'Summer tyres', send_on: '2026-10-01' });
    const kept = (await client.post<ReminderRow>('/api/reminders', tyres({ due_date: '2026-09-30' }))).body
      .id;
    expect(
      (await list()).map((row) => row.id),
      'earliest due date first',
    ).toEqual([kept, id]);
    expect((await client.delete(`/api/reminders/${id}`)).status).toBe(200);
    expect(await list()).toMatchObject([{ id: kept }]);
    await client.delete(`/api/reminders/${kept}`);
  });

  test('a caller who saw an older version is told, and nothing is overwritten', async () => {
    const { id, version } = (await client.post<ReminderRow>('/api/reminders', tyres())).body;
    const change = (title: string) =>
      client.patch<ReminderRow & ErrorBody>(`/api/reminders/${id}`, tyres({ title, version }));
    expect((await change('Summer tyres')).body).toMatchObject({ version: version + 1 });
    expect((await change('All-season tyres')).body.error).toMatchObject({
      code: 'changed_meanwhile',
      details: { theirs: { title: 'Summer tyres', days_before: 14 }, yours: { title: 'All-season tyres' } },
    });
    expect((await list()).map((row) => row.title)).toEqual(['Summer tyres']);
    await client.delete(`/api/reminders/${id}`);
  });

  test('one that should already have left leaves today', async () => {
    const added = await client.post<ReminderRow>(
      '/api/reminders',
      tyres({ due_date: '2026-06-10', days_before: 30 }),
    );
    expect(added.body.send_on).toBe('2026-06-08');
    const due = await client.post<ReminderRow>('/api/reminders', tyres({ due_date: '2026-06-08' }));
    expect([due.status, due.body.send_on], 'due today').toEqual([201, '2026-06-08']);
  });

  test.runIf(engine === 'postgres')('of two changes at the same moment the second is told', async () => {
    const { db } = garage.garage;
    const { id } = (await client.post<ReminderRow>('/api/reminders', tyres())).body;
    const answers: Promise<Answer<ErrorBody>>[] = [];
    const trx = await openTransaction(db);
    await trx.updateTable('reminders').set({ title: 'Winter tyres' }).where('id', '=', id).execute();
    for (const title of ['Summer tyres', 'All-season tyres'])
      answers.push(client.patch<ErrorBody>(`/api/reminders/${id}`, tyres({ title })));
    await untilWaiting(db, 2);
    await trx.commit().execute();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await client.delete(`/api/reminders/${id}`);
  });

  test.runIf(engine === 'postgres')('staff who wait for the car do not lock the reminder', async () => {
    const { db } = garage.garage;
    const staff = await makePerson(garage, 'employee');
    const { id } = (await client.post<ReminderRow>('/api/reminders', tyres())).body;
    const trx = await openTransaction(db);
    // The lock that the client's own change holds before it writes.
    await lockOwnVehicle(trx, client.profile.id, vehicleId);
    const begun = staff.patch(`/api/staff/reminders/${id}`, tyres({ title: 'Summer tyres' }));
    await untilWaiting(db);
    const row = trx.selectFrom('reminders').select('id').where('id', '=', id);
    expect(await row.forUpdate().noWait().execute()).toEqual([{ id }]);
    await trx.commit().execute();
    expect((await begun).status).toBe(200);
    await client.delete(`/api/reminders/${id}`);
  });

  test.runIf(engine === 'postgres')(
    'one that is just being stopped, or has just left, is no longer changed',
    async () => {
      const { db } = garage.garage;
      const answers: Promise<Answer>[] = [];
      // Create both before changing the first: changing one locks the car until the transaction is over.
      const stopped = (await client.post<ReminderRow>('/api/reminders', tyres())).body.id;
      const left = (await client.post<ReminderRow>('/api/reminders', tyres())).body.id;
      const trx = await openTransaction(db);
      for (const [id, over] of [
        [stopped, { dismissed_at: monday.toString() }],
        [left, { is_sent: 1 as const }],
      ] as const) {
        await trx.updateTable('reminders').set(over).where('id', '=', id).execute();
        answers.push(client.patch(`/api/reminders/${id}`, tyres({ title: 'Summer tyres' })));
      }
      await untilWaiting(db, 2);
      await trx.commit().execute();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
    },
  );

  test.each([
    ['yesterday', { due_date: '2026-06-07' }, 'due_date', 'Please choose today or a later day.'],
    ['no words', { title: ' ' }, 'title', 'Please enter what the reminder is for.'],
    [
      'a lead that is not offered',
      { days_before: 3 },
      'days_before',
      'Please choose from the list how long before.',
    ],
  ])('%s is refused with a sentence', async (_, wrong, field, sentence) => {
    const refused = await client.post<ErrorBody>('/api/reminders', tyres(wrong));
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toEqual({ [field]: sentence });
  });

  test('neither someone else’s nor the garage’s own reminders can be changed or deleted', async () => {
    const mine = await client.post<ReminderRow>('/api/reminders', tyres());
    const planned = await makeReminder(garage.garage.db, { vehicle_id: vehicleId });
    const { id: theirs } = await makeVehicle(garage.garage.db, { owner_id: other.profile.id });
    expect((await other.post('/api/reminders', tyres())).status).toBe(404);
    expect((await client.patch(`/api/reminders/${mine.body.id}`, tyres({ vehicle_id: theirs }))).status).toBe(
      404,
    );
    expect((await other.delete(`/api/reminders/${mine.body.id}`)).status).toBe(404);
    expect((await other.patch(`/api/reminders/${mine.body.id}`, tyres())).status).toBe(404);
    expect((await client.delete(`/api/reminders/${planned.id}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
  });

  test('a removed vehicle gets no reminders', async () => {
    const removed = { owner_id: client.profile.id, archived_at: '2026-01-01T00:00:00.000Z' };
    const { id } = await makeVehicle(garage.garage.db, removed);
    expect((await client.post('/api/reminders', tyres({ vehicle_id: id }))).status).toBe(404);
  });

  /** The consent in the copy of a person's data, which proves a yes, and the no after it. */
  const onRecord = async (who = client) => {
    const { profile } = (await who.get<{ profile: ProfileRow }>('/api/privacy/export')).body;
    return [profile.reminders_agreed_at, profile.reminders_stopped_at];
  };

  test('a consent is recorded with its time, and so is the stop that withdraws it', async () => {
    const [nine, aMinuteLater] = ['2026-06-08T09:00:00.000Z', '2026-06-08T09:01:00.000Z'];
    expect((await client.get('/api/reminders/consent')).body).toEqual({ agreed_at: null });
    expect((await client.put('/api/reminders/consent', { agreed: true })).body).toEqual({
      agreed_at: '2026-06-08T09:00:00.000Z',
    });
    expect((await other.get('/api/reminders/consent')).body, 'nobody else has').toEqual({ agreed_at: null });
    garage.setTime(monday.add({ minutes: 1 }));
    const later = { agreed_at: '2026-06-08T09:01:00.000Z' };
    expect((await other.put('/api/reminders/consent', { agreed: true })).body).toEqual(later);
    expect((await client.put('/api/reminders/consent', { agreed: true })).body, 'the time stays').toEqual({
      agreed_at: '2026-06-08T09:00:00.000Z',
    });
    expect(await onRecord()).toEqual([nine, null]);
    expect((await client.put('/api/reminders/consent', { agreed: false })).body).toEqual({ agreed_at: null });
    expect(await onRecord()).toEqual([nine, aMinuteLater]);
    expect((await other.get('/api/reminders/consent')).body).toEqual(later);
    expect(await onRecord(other)).toEqual([aMinuteLater, null]);
    garage.setTime(monday.add({ minutes: 2 }));
    await client.put('/api/reminders/consent', { agreed: false });
    expect(await onRecord(), 'the first refusal counts').toEqual([nine, aMinuteLater]);
    const again = '2026-06-08T09:02:00.000Z';
    expect((await client.put('/api/reminders/consent', { agreed: true })).body).toEqual({ agreed_at: again });
    expect(await onRecord()).toEqual([again, null]);
    garage.setTime(monday);
    expect((await client.put('/api/reminders/consent', { agreed: 'yes' })).status).toBe(422);
  });
});
