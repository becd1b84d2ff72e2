import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAppointment, makeQuote, makeVehicle } from '../../db/factories.ts';
import type { MessageRow } from '../../db/tables.ts';
import { lockRow } from '../../server/transaction.ts';
import { openTransaction, untilWaiting } from '../../tests/locks.ts';
import { type ErrorBody, makePerson, type Person } from '../../tests/people.ts';
import { recordChanges, engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { isStillTrue } from '../notifications/relevance.server.ts';
import type { OwnQuote } from './own.server.ts';
import { createQuote, type StaffQuote } from './staff-data.server.ts';

type Own = { rows: OwnQuote[]; next: string | null };

describe.each(engines)('prices that a client is asked to agree to on %s', (engine) => {
  let garage: TestGarage;
  let staff: Person;
  let other: Person;
  let client: Person;
  let appointmentId: string;

  beforeAll(async () => {
    garage = await startTestGarage(engine);
    staff = await makePerson(garage, 'employee', { fullName: 'Erin Desk' });
    other = await makePerson(garage);
  });
  afterAll(() => garage.stop());

  beforeEach(async () => {
    const { db } = garage.garage;
    client = await makePerson(garage);
    const vehicle = await makeVehicle(db, { owner_id: client.profile.id });
    const appointment = await makeAppointment(db, {
      client_id: client.profile.id,
      vehicle_id: vehicle.id,
      appointment_date: '2026-06-08',
      status: 'in_progress',
    });
    await db.deleteFrom('appointment_slots').execute();
    appointmentId = appointment.id;
  });

  const ask = (given: object = {}) =>
    staff.post<StaffQuote & ErrorBody>('/api/staff/quotes', {
      appointment_id: appointmentId,
      work: 'Replace front brake discs and pads',
      price: 18_950,
      ...given,
    });
  const asked = async (given?: object) => (await ask(given)).body.id;
  const answer = (who: Person, id: string, given: string) =>
    who.post<ErrorBody>(`/api/${who === staff ? 'staff/' : ''}quotes/${id}/answer`, { answer: given });
  const withdraw = (id: string) => staff.post<ErrorBody>(`/api/staff/quotes/${id}/withdraw`);
  const own = async (path = '/api/quotes') => (await client.get<Own>(path)).body;
  const waiting = async () => (await client.get<{ quotes: OwnQuote[] }>('/api/overview')).body.quotes;
  const desk = async () => {
    type One = { quotes: StaffQuote[]; acts: { action: string; summary: string; actor: unknown }[] };
    return (await staff.get<One>(`/api/staff/appointments/${appointmentId}`)).body;
  };
  const awaiting = async () => {
    type Overview = { today: { awaiting: string[] } };
    return (await staff.get<Overview>('/api/staff/overview')).body.today.awaiting;
  };
  const mails = (): Promise<MessageRow[]> =>
    garage.garage.db
      .selectFrom('outbox')
      .selectAll()
      .where('profile_id', '=', client.profile.id)
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .execute();

  test('the client is asked in writing and on the first screen, and agrees once', async () => {
    const told = recordChanges(garage);
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(await waiting()).toMatchObject([
      {
        id: body.id,
        work: 'Replace front brake discs and pads',
        price: 18_950,
        status: 'asked',
        by_phone: false,
        vehicle: { make: 'Ford', model: 'Focus', registration: expect.any(String) },
      },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'price-asked', appointment_id: appointmentId });
    expect(mail?.subject).toBe('A price to approve: £189.50 for your Ford');
    expect((await desk()).quotes).toMatchObject([{ is_messaged: true }]);
    expect(mail && (await isStillTrue(garage.garage.db, mail, garage.garage.clock()))).toBe(true);
    expect(await awaiting()).toEqual([appointmentId]);

    expect((await answer(client, body.id, 'agreed')).status).toBe(200);
    const theirs = { topic: 'appointments', profileId: client.profile.id };
    expect(told, 'open pages are told').toEqual([theirs, theirs]);
    expect(await waiting()).toEqual([]);
    expect(await awaiting()).toEqual([]);
    expect((await own()).rows).toMatchObject([{ id: body.id, status: 'agreed', by_phone: false }]);
    // The question had not left yet, so it was withdrawn.
    const [copy, ...others] = await mails();
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ kind: 'price-agreed', to_email: client.email });
    expect(copy?.text).toContain('Price: £189.50, VAT included');
    const again = await answer(client, body.id, 'declined');
    expect([again.status, again.body.error.message]).toEqual([
      409,
      'This price has already been answered or withdrawn.',
    ]);
    expect((await own()).rows[0]?.status).toBe('agreed');
    expect(await mails()).toHaveLength(1);
  });

  test('an unknown appointment cannot be asked about, and an unknown price cannot be settled', async () => {
    const { status, body } = await ask({ appointment_id: crypto.randomUUID() });
    expect([status, body.error.message]).toEqual([404, 'We could not find that appointment.']);
    for (const unknown of [
      await answer(staff, crypto.randomUUID(), 'agreed'),
      await withdraw(crypto.randomUUID()),
    ])
      expect([unknown.status, unknown.body.error.message]).toEqual([404, 'We could not find that price.']);
  });

  test('staff see who asked and who answered, and it stays on record without the client’s name', async () => {
    const agreed = await asked();
    await answer(client, agreed, 'agreed');
    const declined = await asked({ work: 'Wiper blades' });
    await answer(client, declined, 'declined');
    const { quotes, acts } = await desk();
    expect(quotes).toMatchObject([
      { id: agreed, status: 'agreed', asker_name: 'Erin Desk', answerer_name: client.profile.full_name },
      {
        id: declined,
        status: 'declined',
        answered_by: client.profile.id,
        answered_at: '2026-06-08T09:00:00.000Z',
      },
    ]);
    expect(acts.map(({ action, summary, actor }) => [action, summary, actor === null])).toEqual([
      ['appointment.client-declined', 'The client declined: £189.50, Diagnostics on 8 Jun 2026', true],
      ['appointment.price-asked', 'Asked for approval of £189.50, Diagnostics on 8 Jun 2026', false],
      ['appointment.client-agreed', 'The client agreed: £189.50, Diagnostics on 8 Jun 2026', true],
      ['appointment.price-asked', 'Asked for approval of £189.50, Diagnostics on 8 Jun 2026', false],
    ]);
    expect((await mails()).filter(({ kind }) => kind === 'price-agreed')).toHaveLength(1);
  });

  test('staff write down an answer on the phone, and the question is no longer sent', async () => {
    const id = await asked();
    expect((await answer(staff, id, 'agreed')).status).toBe(200);
    const [shown] = (await own()).rows;
    expect(shown).toMatchObject({ id, status: 'agreed', by_phone: true });
    expect(JSON.stringify(shown), 'nor which member of staff it was').not.toContain(staff.profile.id);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['price-agreed']);
    const { quotes, acts } = await desk();
    expect(quotes).toMatchObject([{ answerer_name: 'Erin Desk' }]);
    expect(acts[0]).toMatchObject({
      action: 'appointment.price-agreed',
      summary: 'Noted that the client agreed to £189.50, Diagnostics on 8 Jun 2026',
      actor: { id: staff.profile.id },
    });
    expect((await answer(client, id, 'declined')).status).toBe(409);
  });

  test('without an email address nobody has been asked yet, even if one is added later', async () => {
    const { db } = garage.garage;
    const profile = db.updateTable('profiles').where('id', '=', client.profile.id);
    await profile.set({ email: null }).execute();
    const id = await asked();
    await profile.set({ email: client.email }).execute();
    expect(await mails()).toEqual([]);
    const { quotes, acts } = await desk();
    expect(quotes).toMatchObject([{ id, status: 'asked', is_messaged: false }]);
    expect(acts).toMatchObject([
      {
        action: 'appointment.price-noted',
        summary: 'Noted a price of £189.50 to ask about, Diagnostics on 8 Jun 2026',
      },
    ]);
  });

  test('a client whom the question could not reach is to be asked on the phone', async () => {
    await asked();
    const failed = { failed_at: garage.garage.clock().toString() };
    await garage.garage.db
      .updateTable('outbox')
      .set(failed)
      .where('appointment_id', '=', appointmentId)
      .execute();
    expect((await desk()).quotes).toMatchObject([{ status: 'asked', is_messaged: false }]);
  });

  test('a withdrawn price can no longer be answered, has no message, and is gone from the client’s list', async () => {
    const id = await asked();
    const stays = await asked({ work: 'Wiper blades' });
    expect((await withdraw(id)).status).toBe(200);
    expect((await answer(client, id, 'agreed')).status).toBe(409);
    expect((await withdraw(id)).status).toBe(409);
    expect((await own()).rows.map((row) => row.id)).toEqual([stays]);
    expect((await waiting()).map((row) => row.id)).toEqual([stays]);
    expect((await mails()).map(({ once_key: key }) => key)).toEqual([`price-asked:${stays}`]);
    const { quotes, acts } = await desk();
    expect(quotes.map(({ status }) => status)).toEqual(['withdrawn', 'asked']);
    expect(acts[0]).toMatchObject({
      action: 'appointment.price-withdrawn',
      summary: 'Withdrew the price of £189.50, Diagnostics on 8 Jun 2026',
    });
  });

  test('the same work at the same price is asked once, unless it was declined or withdrawn', async () => {
    const second = async (given?: object) => {
      const { status, body } = await ask(given);
      return status === 201 ? body.id : `${status} ${body.error.message}`;
    };
    const refusal = '409 This price has already been asked.';
    const both = await Promise.all([second(), second()]);
    expect(
      both.filter((answered) => answered === refusal),
      'two colleagues at once',
    ).toHaveLength(1);
    const id = both.find((answered) => answered !== refusal) ?? '';
    expect(await mails()).toHaveLength(1);
    await withdraw(id);
    const again = await second();
    await answer(client, again, 'declined');
    const last = await second();
    await answer(client, last, 'agreed');
    expect(await second()).toBe(refusal);
    const { quotes } = await desk();
    expect(quotes.map(({ status }) => status)).toEqual(['withdrawn', 'declined', 'agreed']);
    expect(await second({ price: 19_000 }), 'another price').not.toBe(refusal);
    expect(await second({ work: 'Rear brake discs' }), 'other work').not.toBe(refusal);
  });

  test.runIf(engine === 'postgres')(
    'a price that a colleague is just asking is not asked again',
    async () => {
      const { db, clock } = garage.garage;
      const price = {
        appointment_id: appointmentId,
        work: 'Replace front brake discs and pads',
        price: 18_950,
      };
      const trx = await openTransaction(db);
      await createQuote(trx, price, { id: staff.profile.id, now: clock() });
      const begun = ask();
      await untilWaiting(db);
      await trx.commit().execute();
      const { status, body } = await begun;
      expect([status, body.error.message]).toEqual([409, 'This price has already been asked.']);
    },
  );

  test('nobody can answer for someone else', async () => {
    const id = await asked();
    expect((await answer(other, id, 'agreed')).status).toBe(404);
    expect((await other.get<Own>('/api/quotes')).body.rows).toEqual([]);
    expect((await other.get<{ quotes: OwnQuote[] }>('/api/overview')).body.quotes).toEqual([]);
    expect((await own()).rows[0]?.status).toBe('asked');
  });

  test('a question that staff send again leaves only while it awaits an answer', async () => {
    const { db, clock } = garage.garage;
    const [settled] = [await asked(), await asked({ price: 20_000 })];
    const sent = { sent_at: clock().toString() };
    await db.updateTable('outbox').set(sent).where('appointment_id', '=', appointmentId).execute();
    const copies: MessageRow[] = [];
    for (const { id } of await mails()) {
      const again = await staff.post<{ id: string }>(`/api/staff/messages/${id}/send-again`);
      copies.push(
        await db.selectFrom('outbox').selectAll().where('id', '=', again.body.id).executeTakeFirstOrThrow(),
      );
    }
    const leaving = () => Promise.all(copies.map((copy) => isStillTrue(db, copy, clock())));
    expect(await leaving()).toEqual([true, true]);
    await withdraw(settled);
    expect(await leaving()).toEqual([false, true]);
  });

  test('of several answers at the same moment, one counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await asked({ price: 100 + round });
      const answers = await Promise.all([
        answer(client, id, 'agreed'),
        answer(staff, id, 'declined'),
        withdraw(id),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    }
  });

  test.runIf(engine === 'postgres')(
    'nothing is agreed for an appointment that is being completed',
    async () => {
      const { db } = garage.garage;
      const id = await asked();
      const trx = await openTransaction(db);
      const done = { status: 'completed' as const };
      await trx.updateTable('appointments').set(done).where('id', '=', appointmentId).execute();
      const answers = [answer(client, id, 'agreed'), ask({ price: 20_000 })];
      await untilWaiting(db, 2);
      await trx.commit().execute();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([409, 409]);
    },
  );

  test.runIf(engine === 'postgres')(
    'an answer that waits for the client does not lock the appointment',
    async () => {
      const { db } = garage.garage;
      const id = await asked();
      const trx = await openTransaction(db);
      await lockRow(trx, 'profiles', client.profile.id);
      const begun = [answer(client, id, 'agreed'), ask({ price: 20_000 })];
      await untilWaiting(db, 2);
      const row = trx.selectFrom('appointments').select('id').where('id', '=', appointmentId);
      expect(await row.forNoKeyUpdate().noWait().execute()).toHaveLength(1);
      await trx.commit().execute();
      expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([200, 201]);
    },
  );

  test.each(['completed', 'cancelled'] as const)(
    'nothing is agreed for an appointment that is %s',
    async (status) => {
      const { db } = garage.garage;
      const { id } = await makeQuote(db, { appointment_id: appointmentId });
      await ask();
      await db.updateTable('appointments').set({ status }).where('id', '=', appointmentId).execute();
      const over = 'This appointment is over, so nothing more can be agreed for it.';
      expect((await answer(client, id, 'agreed')).body.error.message).toBe(over);
      expect((await answer(staff, id, 'agreed')).body.error.message).toBe(over);
      expect(await waiting()).toEqual([]);
      type Listed = { rows: { id: string; is_awaiting: number }[] };
      const listed = (await staff.get<Listed>('/api/staff/appointments')).body.rows;
      expect(listed.find((row) => row.id === appointmentId)).toMatchObject({ is_awaiting: 0 });
      expect((await withdraw(id)).status, 'an unanswered question can still be withdrawn').toBe(200);
      const asking = await ask();
      expect([asking.status, asking.body.error.message]).toEqual([409, over]);
      // A question that waited in the outbox meanwhile does not leave either.
      const isTrue = (message: MessageRow) => isStillTrue(db, message, garage.garage.clock());
      expect(await Promise.all((await mails()).map(isTrue))).toEqual([false]);
    },
  );

  test.each([
    [{ work: ' ' }, 'work', 'Please enter what is to be done.'],
    [{ work: 'x'.repeat(501) }, 'work', 'Please shorten what is to be done to 500 characters.'],
    [{ price: -1 }, 'price', 'Please enter the price as an amount from £0 to £100,000, such as 89.50.'],
    [{ price: 189.5 }, 'price', 'Please enter the price as an amount from £0 to £100,000, such as 89.50.'],
    [{ price: null }, 'price', 'Please enter the price as an amount from £0 to £100,000, such as 89.50.'],
    [{ appointment_id: 'x' }, 'appointment_id', 'Please choose an appointment.'],
  ])('%j is refused with a sentence', async (given, field, sentence) => {
    const { status, body } = await ask(given);
    expect([status, body.error.fields]).toEqual([422, { [field]: sentence }]);
    expect((await own()).rows).toEqual([]);
  });

  test('are listed latest first, in pages, even for work on a car that nobody has entered', async () => {
    const { db } = garage.garage;
    await db.updateTable('appointments').set({ vehicle_id: null }).where('id', '=', appointmentId).execute();
    const ids: string[] = [];
    for (let minute = 1; minute <= 3; minute += 1) {
      const at = `2026-06-08T09:0${minute}:00.000Z`;
      ids.unshift((await makeQuote(db, { appointment_id: appointmentId, asked_at: at })).id);
    }
    expect(
      (await waiting()).map(({ id }) => id),
      'awaiting an answer: oldest first',
    ).toEqual(ids.toReversed());
    expect(
      (await desk()).quotes.map(({ id }) => id),
      'at the desk: in the order asked',
    ).toEqual(ids.toReversed());
    const first = await own('/api/quotes?limit=2');
    const second = await own(`/api/quotes?limit=2&cursor=${first.next}`);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect([first.rows.length, second.next]).toEqual([2, null]);
    expect((await own('/api/quotes?limit=3')).next, 'when the page is exactly full').toBeNull();
    expect(second.rows).toMatchObject([{ vehicle: null }]);
  });

  test('an erased client’s prices are gone', async () => {
    const { db } = garage.garage;
    await db
      .updateTable('appointments')
      .set({ status: 'completed' })
      .where('id', '=', appointmentId)
      .execute();
    await makeQuote(db, { appointment_id: appointmentId });
    type Data = { quotes: { work: string }[] };
    expect((await client.get<Data>('/api/privacy/export')).body.quotes).toHaveLength(1);
    const erased = await client.post('/api/privacy/erase', { password: 'a long enough password' });
    expect(erased.status).toBe(200);
    const left = await db
      .selectFrom('quotes')
      .selectAll()
      .where('appointment_id', '=', appointmentId)
      .execute();
    expect(left).toEqual([]);
  });
});
