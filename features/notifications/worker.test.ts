import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { business } from '../../business.ts';
import { makeAppointment, makeProfile, makeQuote, makeReminder, makeVehicle } from '../../db/factories.ts';
import type { Queries } from '../../db/open.ts';
import { anAppointment } from '../../tests/appointment.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { jobs } from '../../server/jobs/list.ts';
import { startSmtp, type TestSmtp } from '../../tests/smtp.ts';
import { calendarFile } from '../calendar/ics.ts';
import { findAppointment } from '../appointments/data.server.ts';
import { createAccount } from '../auth/accounts.server.ts';
import type { Status } from '../appointments/statuses.ts';
import { selectQuotes, toQuote } from '../quotes/data.server.ts';
import { planReminders } from '../reminders/plan.server.ts';
import { writeReminder } from '../reminders/send.server.ts';
import { when } from './appointment-mails.server.ts';
import { notifyOfBooking, notifyOfCancellation, notifyOfStatus } from './notices.server.ts';
import { notifyOfPriceRequest } from './quote-notices.server.ts';
import { sendAgain } from './send-again.server.ts';
import { type Message, queueMessage, withdrawMessages } from './outbox.server.ts';
import { currentWording } from './current-wording.server.ts';
import { isStillTrue } from './relevance.server.ts';
import { sendWaiting } from './worker.server.ts';

const short = { reachSeconds: 1, sendSeconds: 1, stopSeconds: 1, claimSeconds: 5 };
const never = new AbortController().signal;
const textOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

describe.each(engines)('the outbox on %s', (engine) => {
  let smtp: TestSmtp;
  let garage: TestGarage;
  const later = (minutes: number) => garage.setTime(monday.add({ seconds: Math.round(minutes * 60) }));
  const send = () => sendWaiting(garage.garage, never, short);
  const rows = () => garage.garage.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const queue = (given: Partial<Message> = {}) =>
    queueMessage(
      garage.garage.db,
      {
        kind: 'work-completed',
        to: 'sam@example.com',
        subject: 'Hello',
        text: 'Words',
        html: '<p>Words</p>',
        ...given,
      },
      garage.garage.clock(),
    );

  beforeAll(async () => {
    smtp = await startSmtp();
    garage = await startTestGarage(engine, { SMTP_URL: smtp.url });
  });
  afterAll(async () => {
    await garage.stop();
    await smtp.stop();
  });
  beforeEach(async () => {
    await garage.garage.db.deleteFrom('outbox').execute();
    smtp.behave('take');
    smtp.taken.length = 0;
    later(0);
  });

  test('a message that a fast clock has put off leaves once the clock is right', async () => {
    const month = 30 * 24 * 60;
    later(month);
    await queue();
    smtp.behave({ refuse: 451 });
    expect(await send()).toMatchObject({ later: 1 });
    later(0);
    smtp.behave('take');
    expect(await send()).toMatchObject({ sent: 1 });
  });

  test('tells staff what became of the messages, and why nothing leaves', async () => {
    const job = jobs.find(({ name }) => name === 'outbox');
    const run = () => job?.run(garage.garage, never);
    expect(await run()).toBeUndefined();
    for (const subject of ['One', 'Two']) await queue({ subject });
    expect(await run()).toBe('2 sent.');
    await queue();
    smtp.behave({ refuse: 451 });
    expect(await run()).toBe('1 to be tried again.');
    await queue();
    smtp.behave({ refuse: 550 });
    expect(await run()).toBe('1 given up.');
    const env = { ...garage.garage.env, smtpUrl: '' };
    expect(await job?.run({ ...garage.garage, env }, never)).toMatch(/no mail server is set/);
  });

  test.each([
    ['', business.name, business.email],
    ['us@garage.example', business.name, 'us@garage.example'],
    ['Our Garage <us@garage.example>', 'Our Garage', 'us@garage.example'],
    ['"Our Garage" <us@garage.example>', 'Our Garage', 'us@garage.example'],
    [
      'Our Garage (Chesterfield): bookings <us@garage.example>',
      'Our Garage (Chesterfield): bookings',
      'us@garage.example',
    ],
  ])('writes with MAIL_FROM “%s” as %s', async (mailFrom, name, address) => {
    await queue();
    const { env } = garage.garage;
    await sendWaiting({ ...garage.garage, env: { ...env, mailFrom } }, never, short);
    expect(smtp.taken[0]?.from).toEqual({ name, address });
  });

  test('sends a message with text, HTML, calendar file and headers, and not again', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    const id = await queue({
      ics,
      headers: { 'Reply-To': 'ada@example.com', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(await send()).toEqual({ sent: 1, later: 0, failed: 0 });
    expect(await send()).toEqual({ sent: 0, later: 0, failed: 0 });
    const [mail] = smtp.taken;
    expect(mail).toMatchObject({
      subject: 'Hello',
      messageId: `<${id}@localhost>`,
      date: '2026-06-08T09:00:00.000Z',
      replyTo: [{ address: 'ada@example.com' }],
    });
    expect(mail?.text?.trim()).toBe('Words');
    expect(mail?.html).toContain('<p>Words</p>');
    const calendar = mail?.attachments.find((attachment) => attachment.mimeType === 'text/calendar');
    expect(calendar?.method).toBe('CANCEL');
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    expect(await rows()).toMatchObject([
      { sent_at: '2026-06-08T09:00:00.000Z', claimed_until: null, attempts: 1 },
    ]);
  });

  test('tries again after 1, 2, 5, 10, 30 minutes, with the same Message-ID, when the server comes back', async () => {
    const id = await queue();
    await smtp.goAway();
    const waits: number[] = [];
    let at = 0;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      later(at);
      expect(await send()).toEqual({ sent: 0, later: 1, failed: 0 });
      const [row] = await rows();
      const next = Temporal.Instant.from(row?.next_attempt_at ?? '')
        .since(monday)
        .total('minutes');
      waits.push(next - at);
      later(next - 0.5);
      expect(await send(), 'not earlier').toEqual({ sent: 0, later: 0, failed: 0 });
      at = next;
    }
    expect(waits).toEqual([1, 2, 5, 10, 30]);
    await smtp.comeBack();
    later(at);
    expect(await send()).toEqual({ sent: 1, later: 0, failed: 0 });
    expect(smtp.taken.map((mail) => mail.messageId)).toEqual([`<${id}@localhost>`]);
    expect(await rows(), 'the earlier error is cleared').toMatchObject([{ last_error: null }]);
  });

  test('gives up after a day, visibly', async () => {
    await queue();
    smtp.behave({ refuse: 451 });
    let minutes = 0;
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      later(minutes);
      const { failed } = await send();
      const [row] = await rows();
      if (failed === 1) {
        expect(row).toMatchObject({
          attempts: 11,
          sent_at: null,
          last_error: expect.stringContaining('Please come back later'),
        });
        break;
      }
      minutes = Temporal.Instant.from(row?.next_attempt_at ?? '')
        .since(monday)
        .total('minutes');
    }
    expect(minutes / 60).toBeGreaterThan(23);
    expect(minutes / 60).toBeLessThan(25);
    expect((await rows())[0]?.failed_at).not.toBeNull();
  });

  test('gives up at once on an address that does not exist, and goes on with the others', async () => {
    await queue({ to: 'nobody@example.com' });
    await queue({ to: 'sam@example.com' });
    smtp.behave((to) => (to.startsWith('nobody') ? { refuse: 550 } : 'take'));
    expect(await send()).toEqual({ sent: 1, later: 0, failed: 1 });
    smtp.behave({ refuse: 554, at: 'DATA' });
    await queue({ subject: 'Looks like spam' });
    expect(await send()).toMatchObject({ failed: 1 });
  });

  test.each(['5.7.1 Relay access denied', '5.4.5 Daily user sending limit exceeded', '5.3.2 Not today'])(
    'a message that the server refuses because of our own standing is tried again: %s',
    async (says) => {
      await queue();
      smtp.behave({ refuse: 550, says });
      expect(await send()).toEqual({ sent: 0, later: 1, failed: 0 });
      smtp.behave({ refuse: 550, says: '5.4.1 Recipient address rejected' });
      later(1);
      expect(await send(), 'but not a refusal of one recipient').toEqual({ sent: 0, later: 0, failed: 1 });
    },
  );

  test('an outage costs one try, not one of every message', async () => {
    for (let index = 0; index < 5; index += 1) await queue();
    await smtp.goAway();
    expect(await send()).toEqual({ sent: 0, later: 1, failed: 0 });
    expect((await rows()).map((row) => row.attempts).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
    await smtp.comeBack();
    later(1);
    expect(await send()).toEqual({ sent: 5, later: 0, failed: 0 });
  });

  test('survives a server that hangs up or falls silent in the middle', async () => {
    await queue();
    smtp.behave('hang up');
    expect(await send()).toMatchObject({ sent: 0, later: 1 });
    smtp.behave('say nothing');
    later(1);
    expect(await send()).toMatchObject({ sent: 0, later: 1 });
    smtp.behave('take');
    later(3);
    expect(await send()).toMatchObject({ sent: 1 });
  });

  test('a message that left while the database could not note it is noted later, and not sent again', async () => {
    const { schema } = garage.garage.db;
    await queue();
    let asked = 0;
    smtp.behave(async () => {
      asked += 1;
      if (asked === 2) await schema.alterTable('outbox').renameTo('away').execute();
      return 'take' as const;
    });
    await expect(send()).rejects.toThrow(/outbox/);
    await schema.alterTable('away').renameTo('outbox').execute();
    later(1);
    expect(await send()).toEqual({ sent: 1, later: 0, failed: 0 });
    expect(smtp.taken).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent_at: '2026-06-08T09:01:00.000Z', claimed_until: null }]);
  });

  test('a message that waited goes to the address as corrected meanwhile, and not to one that was removed', async () => {
    const { db } = garage.garage;
    const client = await makeProfile(db, { email: 'somebody-else@example.com' });
    const about = { to: 'somebody-else@example.com', profileId: client.id };
    const appointment = { ...anAppointment, client: { ...anAppointment.client, email: about.to } };
    const invited = { now: monday, publicUrl: 'https://garage.example', method: 'REQUEST' } as const;
    const address = (email: string | null) =>
      db.updateTable('profiles').set({ email }).where('id', '=', client.id).execute();
    await queue({ ...about, ics: calendarFile([appointment], invited) });
    await queue({ ...about, kind: 'change-address', subject: 'To whoever has this address' });
    await address('right@example.com');
    expect(await send()).toMatchObject({ sent: 2 });
    const sentTo = smtp.taken.map(({ subject, to }) => [subject, to?.[0]?.address]);
    expect(Object.fromEntries(sentTo)).toEqual({
      Hello: 'right@example.com',
      'To whoever has this address': 'somebody-else@example.com',
    });
    const files = smtp.taken.flatMap(({ attachments }) => attachments.map(({ content }) => textOf(content)));
    expect(files).not.toEqual([]);
    for (const file of files) {
      expect(file, 'the calendar entry too').toContain('mailto:right@example.com');
      expect(file).not.toContain('else@example.com');
    }
    await queue({ ...about, to: 'right@example.com' });
    await address(null);
    expect(await send()).toEqual({ sent: 0, later: 0, failed: 0 });
    const logged = (await rows()).filter(({ kind }) => kind === 'work-completed');
    expect(logged.map((row) => [row.to_email, row.sent_at !== null, row.withdrawn_at !== null])).toEqual([
      ['right@example.com', true, false],
      ['right@example.com', false, true],
    ]);
  });

  test('a message that waited or is sent again shows the appointment as it is now: length, work, car, and confirmed', async () => {
    const { db, clock, env } = garage.garage;
    const owner = await makeProfile(db, { email: 'sam@example.com' });
    const vehicle = await makeVehicle(db, { owner_id: owner.id, registration: 'YN19ABC' });
    const day = { client_id: owner.id, appointment_date: '2026-06-09', appointment_time: '14:30' };
    const { id } = await makeAppointment(db, { ...day, service_type: 'MOT Test' });
    const appointment = await findAppointment(db, id);
    if (!appointment) throw new Error('The appointment is missing.');
    await notifyOfBooking({ env, clock }, db, appointment, 'staff');
    const change = {
      duration_minutes: 120,
      service_type: 'Full Service',
      vehicle_id: vehicle.id,
      version: 3,
    };
    const status = 'confirmed' as const;
    await db
      .updateTable('appointments')
      .set({ ...change, status })
      .where('id', '=', id)
      .execute();
    expect(await send()).toMatchObject({ sent: 1 });
    const [mail] = smtp.taken;
    expect(mail?.subject).toBe('We have your booking: Full Service on Tue 9 Jun 2026, 14:30');
    for (const words of ['2 hours', 'YN19 ABC', 'We are keeping this time for you.', 'No account yet?'])
      expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain('We will confirm it');
    const file = textOf(mail?.attachments[0]?.content ?? '');
    expect(file, 'half past two in Chesterfield, for two hours').toContain('DTEND:20260609T153000Z');
    expect(file).toContain('SEQUENCE:2');
    const [logged] = await rows();
    expect(logged, 'staff read what was sent').toMatchObject({
      subject: mail?.subject,
      ics: expect.stringContaining('DTEND:20260609T153000Z'),
    });
    if (!logged) throw new Error('The log entry is missing.');
    for (const kind of ['booking-confirmed', 'booking-moved', 'appointment-tomorrow'] as const) {
      const before = { ...logged, kind, text: 'What it was before', ics: null };
      const words = { text: expect.stringContaining('2 hours'), ics: null };
      expect(await currentWording({ env, clock }, db, before), kind).toMatchObject(words);
    }
    await db.updateTable('appointments').set({ duration_minutes: 60 }).where('id', '=', id).execute();
    await db.transaction().execute((trx) => sendAgain({ env, clock }, trx, logged.id));
    expect(await send()).toMatchObject({ sent: 1 });
    expect(smtp.taken[1]?.text).toContain('1 hour');
    expect(textOf(smtp.taken[1]?.attachments[0]?.content ?? '')).toContain('DTEND:20260609T143000Z');
  });

  test('the message that a car is ready has the agreed prices, also if it waited, and offers an account to those without', async () => {
    const { db, clock, env } = garage.garage;
    const owner = await makeProfile(db, { email: 'sam@example.com' });
    const day = { client_id: owner.id, appointment_date: '2026-06-17', estimated_cost: 7900 };
    const { id } = await makeAppointment(db, { ...day, status: 'completed' });
    await makeQuote(db, { appointment_id: id, work: 'Wiper blades', price: 6800, status: 'agreed' });
    await makeQuote(db, { appointment_id: id, work: 'Wheel alignment', status: 'declined' });
    const appointment = await findAppointment(db, id);
    if (!appointment) throw new Error('The appointment is missing.');
    await notifyOfStatus({ env, clock }, db, appointment);
    const [stored] = await rows();
    if (!stored) throw new Error('The message is missing.');
    for (const words of ['£79.00, not an agreed price', 'Wiper blades: £68.00', 'No account yet?'])
      expect(stored.text).toContain(words);
    expect(stored.text).not.toContain('Wheel alignment');
    expect(await currentWording({ env, clock }, db, stored), 'nothing has changed').toBeUndefined();
    await db.updateTable('appointments').set({ estimated_cost: 8000 }).where('id', '=', id).execute();
    const corrected = { text: expect.stringMatching(/£80\.00[^]*Wiper blades: £68\.00/) };
    expect(await currentWording({ env, clock }, db, stored)).toMatchObject(corrected);
  });

  test('a message that waited names the car as it is now, whether about work, a cancellation, a price or a reminder', async () => {
    const { db, clock, env } = garage.garage;
    const at = '2026-01-05T09:00:00.000Z';
    const owner = await makeProfile(db, { email: 'sam@example.com', reminders_agreed_at: at });
    const car = { owner_id: owner.id, registration: 'YN19ABX', mot_expiry: '2026-06-14' };
    const vehicle = await makeVehicle(db, { ...car, make: 'Fiat', model: 'Panda' });
    const about = async (appointment_time: string, status: Status) => {
      const day = { client_id: owner.id, vehicle_id: vehicle.id, appointment_date: '2026-06-11' };
      const { id } = await makeAppointment(db, { ...day, appointment_time, status });
      const appointment = await findAppointment(db, id);
      if (!appointment) throw new Error('The appointment is missing.');
      return appointment;
    };
    await notifyOfStatus({ env, clock }, db, await about('09:00', 'completed'));
    await notifyOfCancellation({ env, clock }, db, await about('10:00', 'cancelled'), 'client');
    const { id: appointment_id } = await about('11:00', 'in_progress');
    const { id: quoteId } = await makeQuote(db, { appointment_id });
    const [quote] = (await selectQuotes(db).where('quotes.id', '=', quoteId).execute()).map(toQuote);
    if (!quote) throw new Error('The quote is missing.');
    await notifyOfPriceRequest({ env, clock }, db, quote);
    await planReminders(db, [vehicle.id], clock());
    const { id: reminderId } = await db
      .selectFrom('reminders')
      .select('id')
      .where('vehicle_id', '=', vehicle.id)
      .where('reminder_type', '=', 'mot')
      .executeTakeFirstOrThrow();
    await writeReminder({ env, clock }, db, reminderId);
    const right = { make: 'Ford', model: 'Focus', registration: 'YN19ABC' };
    await db.updateTable('vehicles').set(right).where('id', '=', vehicle.id).execute();
    later(1);
    expect(await send()).toMatchObject({ sent: 4 });
    const mails = new Map(smtp.taken.map((mail) => [mail.subject?.split(/[:?]/)[0], mail]));
    expect(new Set(mails.keys())).toEqual(
      new Set(['Your Ford Focus is ready', 'Cancelled', 'A price to approve', 'MOT runs out in 6 days']),
    );
    for (const [subject, { text }] of mails) {
      expect(text, subject).toContain('YN19 ABC');
      expect(text, subject).not.toMatch(/Fiat|Panda|YN19 ABX/);
    }
    const file = textOf(mails.get('Cancelled')?.attachments[0]?.content ?? '');
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('Ford Focus YN19 ABC');
    const reminders = db.selectFrom('reminders').select('is_sent').where('id', '=', reminderId);
    expect(await reminders.executeTakeFirst()).toEqual({ is_sent: 1 });
  });

  test('a reminder that staff send again gives the right number of days whenever the mail server takes it', async () => {
    const { db, clock, env } = garage.garage;
    const at = '2026-01-05T09:00:00.000Z';
    const owner = await makeProfile(db, { email: 'sam@example.com', reminders_agreed_at: at });
    const vehicle = await makeVehicle(db, { owner_id: owner.id });
    const told = { due_date: '2026-06-15', send_on: '2026-06-08', days_before: 7 };
    const { id } = await makeReminder(db, { vehicle_id: vehicle.id, ...told });
    await writeReminder({ env, clock }, db, id);
    expect(await send()).toMatchObject({ sent: 1 });
    const [first] = await rows();
    await db.transaction().execute((trx) => sendAgain({ env, clock }, trx, first?.id ?? ''));
    later(24 * 60);
    expect(await send()).toMatchObject({ sent: 1 });
    expect(smtp.taken.map(({ subject }) => subject?.split(':')[0])).toEqual([
      'MOT runs out in 7 days',
      'MOT runs out in 6 days',
    ]);
  });

  test('several workers share the work and send nothing twice', async () => {
    for (let index = 0; index < 60; index += 1) await queue({ subject: `Number ${index}` });
    // With the usual timeouts: on a busy machine the four may take a second for one message.
    const work = () => sendWaiting(garage.garage, never);
    const counts = await Promise.all([work(), work(), work(), work()]);
    expect(counts.reduce((sum, count) => sum + count.sent, 0)).toBe(60);
    expect(new Set(smtp.taken.map((mail) => mail.subject)).size).toBe(60);
    expect(smtp.taken).toHaveLength(60);
  });

  test('a server that takes minutes over a message gets it once; a stopping sender waits for half a minute', async () => {
    const startWith = async (signal: AbortSignal, whose = garage.garage) => {
      await queue();
      const [hasAll, takes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let asked = 0;
      smtp.behave(async () => {
        asked += 1;
        if (asked === 2) {
          hasAll.resolve();
          await takes.promise;
        }
        return 'take' as const;
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const sending = sendWaiting(whose, signal);
      await hasAll.promise;
      return { sending, takes: takes.resolve };
    };
    try {
      const slow = await startWith(never);
      await vi.advanceTimersByTimeAsync(299_000);
      slow.takes();
      expect(await slow.sending).toEqual({ sent: 1, later: 0, failed: 0 });
      const stopping = new AbortController();
      const stopped = await startWith(stopping.signal);
      stopping.abort();
      await vi.advanceTimersByTimeAsync(25_000);
      expect(await stopped.sending).toEqual({ sent: 0, later: 1, failed: 0 });
      stopped.takes();
      const early = new AbortController();
      const clock = () => {
        early.abort();
        return garage.garage.clock();
      };
      const claimed = await startWith(early.signal, { ...garage.garage, clock });
      await vi.advanceTimersByTimeAsync(25_000);
      expect(await claimed.sending, 'stopped while claiming the message').toMatchObject({ later: 1 });
      claimed.takes();
    } finally {
      vi.useRealTimers();
    }
  });

  test('a message of a sender that hangs goes to another after six minutes, and the first no longer changes it', async () => {
    await queue();
    // The server hangs once it has the whole message: it is asked at the recipient and at the end.
    const hangs = Promise.withResolvers<void>();
    let asked = 0;
    smtp.behave(() => {
      asked += 1;
      if (asked === 2) hangs.resolve();
      return 'say nothing';
    });
    const first = sendWaiting(garage.garage, never);
    await hangs.promise;
    try {
      smtp.behave('take');
      later(5 + 59 / 60);
      expect(await sendWaiting(garage.garage, never)).toEqual({ sent: 0, later: 0, failed: 0 });
      later(6);
      expect(await sendWaiting(garage.garage, never)).toEqual({ sent: 1, later: 0, failed: 0 });
    } finally {
      await smtp.goAway();
      expect(await first).toEqual({ sent: 0, later: 1, failed: 0 });
      await smtp.comeBack();
    }
    expect(await rows()).toMatchObject([
      {
        sent_at: '2026-06-08T09:06:00.000Z',
        next_attempt_at: '2026-06-08T09:00:00.000Z',
        attempts: 2,
        last_error: null,
      },
    ]);
  });

  test('a reminder is sent exactly when its message has left', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {
      email: 'sam@example.com',
      reminders_agreed_at: '2026-01-05T09:00:00.000Z',
    });
    const vehicle = await makeVehicle(db, { owner_id: owner.id });
    const reminder = await makeReminder(db, { vehicle_id: vehicle.id });
    const isSent = async () =>
      (await db.selectFrom('reminders').selectAll().where('id', '=', reminder.id).executeTakeFirst())
        ?.is_sent;
    await queue({ kind: 'reminder-mot', reminderId: reminder.id, profileId: owner.id });
    smtp.behave({ refuse: 451 });
    await send();
    expect(await isSent()).toBe(0);
    smtp.behave('take');
    later(1);
    await send();
    expect(await isSent()).toBe(1);

    // A reminder that changes while the mail server takes its message is a new one, which was not sent.
    await db.updateTable('reminders').set({ is_sent: 0 }).where('id', '=', reminder.id).execute();
    await queue({ kind: 'reminder-mot', reminderId: reminder.id, profileId: owner.id });
    smtp.behave(async () => {
      await withdrawMessages(db, { reminder_id: reminder.id }, monday);
      return 'take' as const;
    });
    expect(await send()).toMatchObject({ sent: 1 });
    expect(await isSent()).toBe(0);
  });

  test('the text of a message that signs someone in is erased once it has left or was given up', async () => {
    for (const kind of ['sign-in-link', 'booking-cancelled'] as const) await queue({ kind });
    await send();
    expect(smtp.taken.map((mail) => mail.text?.trim())).toEqual(['Words', 'Words']);
    await queue({ kind: 'reset-password' });
    smtp.behave({ refuse: 550 });
    await send();
    const left = (await rows()).map(({ kind, text, html }) => [kind, text + html]);
    expect(Object.fromEntries(left)).toEqual({
      'sign-in-link': '',
      'booking-cancelled': 'Words<p>Words</p>',
      'reset-password': '',
    });
  });

  test('a message that is withdrawn while the mail server refuses it does not count as failed', async () => {
    const owner = await makeProfile(garage.garage.db, { email: 'sam@example.com' });
    const day = { client_id: owner.id, appointment_date: '2026-06-08' };
    const { id } = await makeAppointment(garage.garage.db, day);
    await queue({ appointmentId: id });
    const takeBack = (at: Temporal.Instant) =>
      withdrawMessages(garage.garage.db, { appointment_id: id, kinds: ['work-completed'] }, at);
    smtp.behave(async () => {
      await takeBack(monday);
      return { refuse: 550 };
    });
    await send();
    // Meant for another message about the same appointment; this one was withdrawn before.
    await takeBack(monday.add({ hours: 1 }));
    expect(await rows()).toMatchObject([{ withdrawn_at: '2026-06-08T09:00:00.000Z', failed_at: null }]);
  });

  test('a message that the reader has stopped, or that is no longer true, does not leave', async () => {
    const { db } = garage.garage;
    const owner = await makeProfile(db, { email: 'sam@example.com' });
    const vehicle = await makeVehicle(db, { owner_id: owner.id });
    const reminder = await makeReminder(db, { vehicle_id: vehicle.id });
    await queue({ kind: 'reminder-mot', reminderId: reminder.id, profileId: owner.id });
    await queue({ kind: 'appointment-tomorrow', onceKey: 'of-tomorrow' });
    const day = { client_id: owner.id, appointment_date: '2026-06-09' };
    const cancelled = (updated_at: string) =>
      makeAppointment(db, { ...day, status: 'cancelled', updated_at });
    await cancelled('2026-06-08T09:00:00.000Z');
    const { id: appointmentId } = await cancelled('2026-06-09T09:00:00.000Z');
    await queue({ kind: 'booking-confirmed', appointmentId });
    expect(await send(), 'it waits for no other’s undo, nor for a clock that was ahead').toEqual({
      sent: 0,
      later: 0,
      failed: 0,
    });
    expect((await rows()).every((row) => row.withdrawn_at !== null)).toBe(true);
    const anew = await queue({ kind: 'appointment-tomorrow', onceKey: 'of-tomorrow' });
    expect(anew, 'never sent, it may become true again').toBeDefined();
    expect(smtp.taken).toHaveLength(0);
  });

  test('right before a message leaves, it is checked to be still true and wanted', async () => {
    const { db } = garage.garage;
    const at = '2026-01-05T09:00:00.000Z';
    const email = 'sam@example.com';
    const account = await createAccount(db, { email, passwordHash: null, confirmed: true }, monday);
    const owner = await makeProfile(db, { email, user_id: account.id, reminders_agreed_at: at });
    const vehicle = await makeVehicle(db, { owner_id: owner.id });
    const { id } = await makeReminder(db, { vehicle_id: vehicle.id });
    await makeReminder(db, { vehicle_id: vehicle.id, reminder_type: 'service' });
    const tomorrow = { client_id: owner.id, appointment_date: '2026-06-09' };
    const appointment = await makeAppointment(db, tomorrow);
    await queue({ kind: 'reminder-mot', reminderId: id, profileId: owner.id });
    const text = `When: ${when(appointment)}`;
    for (const kind of ['appointment-tomorrow', 'booking-received', 'booking-moved'] as const)
      await queue({ kind, appointmentId: appointment.id, text });
    const waiting = await rows();
    // They may have been stored within one millisecond; then their ids do not show their order.
    const reminder = waiting.find((row) => row.kind === 'reminder-mot');
    const eve = waiting.find((row) => row.kind === 'appointment-tomorrow');
    const [received, moved] = ['booking-received', 'booking-moved'].map((kind) =>
      waiting.find((row) => row.kind === kind),
    );
    if (!reminder || !eve || !received || !moved) throw new Error('All four should be waiting.');
    const again = { ...reminder, resent_of: reminder.id, reminder_id: null };
    for (const message of [reminder, eve, received, moved, again])
      expect(await isStillTrue(db, message, monday), message.kind).toBe(true);
    const later = monday.add({ hours: 24 });
    expect(await isStillTrue(db, eve, later), 'its “tomorrow” is today by now').toBe(false);
    expect(await isStillTrue(db, received, later), 'on the day').toBe(true);
    expect(await isStillTrue(db, received, later.add({ hours: 24 })), 'the day is over').toBe(false);
    expect(await isStillTrue(db, reminder, later), 'its number of days is out of date').toBe(false);
    expect(await isStillTrue(db, again, later), 'sent again by staff').toBe(true);

    const change = (trx: Queries) => ({
      reminder: trx.updateTable('reminders').where('id', '=', id),
      vehicle: trx.updateTable('vehicles').where('id', '=', vehicle.id),
      owner: trx.updateTable('profiles').where('id', '=', owner.id),
      account: trx.updateTable('users').where('id', '=', account.id),
      appointment: trx.updateTable('appointments').where('id', '=', appointment.id),
    });
    type Changes = ReturnType<typeof change>;
    const cases: [string, typeof reminder, (of: Changes) => { execute(): Promise<unknown> }][] = [
      ['sent', reminder, (of) => of.reminder.set({ is_sent: 1 })],
      ['dropped', reminder, (of) => of.reminder.set({ dismissed_at: at })],
      ['removed', reminder, (of) => of.vehicle.set({ archived_at: at })],
      ['sold', reminder, (of) => of.vehicle.set({ sold_at: at })],
      ['never agreed', reminder, (of) => of.owner.set({ reminders_agreed_at: null })],
      ['no longer agreed', reminder, (of) => of.owner.set({ reminders_stopped_at: at })],
      ['another address', reminder, (of) => of.owner.set({ email: 'moved@example.com' })],
      ['their account disabled', reminder, (of) => of.account.set({ disabled_at: at })],
      ['no longer agreed, by staff', again, (of) => of.owner.set({ reminders_stopped_at: at })],
      ...[eve, received, moved].flatMap((message): typeof cases => [
        [`cancelled: ${message.kind}`, message, (of) => of.appointment.set({ status: 'cancelled' })],
        [`done: ${message.kind}`, message, (of) => of.appointment.set({ status: 'completed' })],
        [
          `at another time: ${message.kind}`,
          message,
          (of) => of.appointment.set({ appointment_time: '16:30' }),
        ],
        [
          `on another day: ${message.kind}`,
          message,
          (of) => of.appointment.set({ appointment_date: '2026-06-10' }),
        ],
      ]),
    ];
    const undone = new Error('undone');
    for (const [what, message, make] of cases) {
      const tried = db.transaction().execute(async (trx) => {
        await make(change(trx)).execute();
        expect(await isStillTrue(trx, message, monday), what).toBe(false);
        throw undone;
      });
      await expect(tried).rejects.toBe(undone);
    }
  });
});

test('without a mail server, messages stay in the outbox', async () => {
  const garage = await startTestGarage('sqlite');
  const { db } = garage.garage;
  await queueMessage(
    db,
    { kind: 'work-completed', to: 'sam@example.com', subject: 'Hello', text: '', html: '' },
    monday,
  );
  expect(await sendWaiting(garage.garage, never, short)).toEqual({ sent: 0, later: 0, failed: 0 });
  expect(await db.selectFrom('outbox').selectAll().execute()).toMatchObject([{ attempts: 0, sent_at: null }]);
  await garage.stop();
});
