import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAppointment, makeProfile, makeService, makeVehicle } from '../../db/factories.ts';
import type { VehicleRow } from '../../db/tables.ts';
import { engines, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { startSmtp, type TestSmtp } from '../../tests/smtp.ts';
import { timeZone } from '../date-words.ts';
import { notifyOfTomorrow } from '../appointments/tomorrow.server.ts';
import { sendWaiting } from '../notifications/worker.server.ts';
import { stopReminders } from './consent.server.ts';
import { remindAll } from './send.server.ts';

const never = new AbortController().signal;
const agreed = '2027-01-01T09:00:00.000Z';

/**
 * A year of daily runs, with 29 February and both clock changes in it. The days are those of Chesterfield; the
 * runs are at eight and eleven by its clocks.
 */
describe.each(engines)('a year of reminders on %s', (engine) => {
  let smtp: TestSmtp;
  let garage: TestGarage;
  const cars: Record<string, VehicleRow> = {};
  const first = Temporal.PlainDate.from('2027-09-01');

  beforeAll(async () => {
    smtp = await startSmtp();
    garage = await startTestGarage(engine, { SMTP_URL: smtp.url });
    await people();
    for (let day = first; day.until(first.add({ years: 1 })).days > 0; day = day.add({ days: 1 }))
      await oneDay(day);
  }, 300_000);
  afterAll(async () => {
    await garage.stop();
    await smtp.stop();
  });

  /** Makes a person of that name with one car, whose MOT runs out on 29 February or as given. */
  async function car(
    name: string,
    given: Partial<VehicleRow> = {},
    person: object = { reminders_agreed_at: agreed },
  ): Promise<VehicleRow> {
    const { db } = garage.garage;
    const owner = await makeProfile(db, {
      full_name: name,
      email: `${name.toLowerCase()}@example.com`,
      ...person,
    });
    const due = {
      mot_expiry: '2028-02-29',
      service_due_date: '2029-12-31',
      created_at: '2027-08-01T09:00:00.000Z',
    };
    const vehicle = await makeVehicle(db, { owner_id: owner.id, ...due, ...given });
    cars[name] = vehicle;
    return vehicle;
  }

  async function people(): Promise<void> {
    await car('Keen');
    await car('Never', {}, { reminders_agreed_at: null });
    await car('Quitter');
    await car('Seller');
    await car('Booker');
    await car('Renewer', { mot_expiry: '2028-03-26' });
    await car('Mover', { mot_expiry: '2027-12-31' });
    await car('Unknown', {
      mot_expiry: null,
      service_due_date: null,
      created_at: '2027-08-31T09:00:00.000Z',
    });
    await car('Autumn', { mot_expiry: '2027-10-31' });
    await car('Silent', {}, { reminders_agreed_at: agreed, email: null });
  }

  const change = (name: string, values: Partial<VehicleRow>) =>
    garage.garage.db
      .updateTable('vehicles')
      .set(values)
      .where('id', '=', cars[name]?.id ?? '')
      .execute();

  /** What people do that year, by day. */
  async function events(day: string): Promise<void> {
    const { db } = garage.garage;
    const booker = cars['Booker'];
    const keen = cars['Keen'];
    if (!booker || !keen) throw new Error('A car is missing.');
    if (day === '2028-01-05') await stopReminders(db, cars['Quitter']?.owner_id ?? '', garage.garage.clock());
    if (day === '2028-01-05') await change('Seller', { sold_at: '2028-01-05T09:00:00.000Z' });
    if (day === '2028-01-10') {
      await makeAppointment(db, {
        client_id: booker.owner_id,
        vehicle_id: booker.id,
        service_type: 'MOT Test',
        appointment_date: '2028-02-15',
        created_at: '2028-01-10T09:00:00.000Z',
      });
    }
    if (day === '2028-02-15') {
      await db.updateTable('appointments').set({ status: 'completed' }).execute();
      await makeService(db, { vehicle_id: booker.id, service_type: 'MOT Test', service_date: day });
      await change('Booker', { mot_expiry: '2029-02-28' });
    }
    if (day === '2028-03-10') await change('Renewer', { mot_expiry: '2029-03-26' });
    if (day === '2027-11-05') await change('Mover', { mot_expiry: '2028-01-10' });
  }

  async function oneDay(day: Temporal.PlainDate): Promise<void> {
    for (const time of ['08:00', '11:00']) {
      garage.setTime(day.toZonedDateTime({ timeZone, plainTime: time }).toInstant());
      if (time === '08:00') await events(day.toString());
      await remindAll(garage.garage, never);
      await notifyOfTomorrow(garage.garage, never);
      await sendWaiting(garage.garage, never);
    }
  }

  /** On which days a person was written to, and about what. */
  const sentTo = async (name: string) => {
    const rows = await garage.garage.db
      .selectFrom('outbox')
      .select(['kind', 'sent_at'])
      .where('to_email', '=', `${name.toLowerCase()}@example.com`)
      .where('sent_at', 'is not', null)
      .orderBy('sent_at')
      .execute();
    return rows.map(({ kind, sent_at }) => `${kind} ${sent_at?.slice(0, 10)}`);
  };

  test('each step is sent once, on its day, even around 29 February', async () => {
    expect(await sentTo('Keen')).toEqual([
      'reminder-mot 2027-12-31',
      'reminder-mot 2028-01-30',
      'reminder-mot 2028-02-22',
    ]);
  });
  test('people who did not agree, stopped, sold the car or have no address are not told', async () => {
    expect(await sentTo('Never')).toEqual([]);
    expect(await sentTo('Quitter')).toEqual(['reminder-mot 2027-12-31']);
    expect(await sentTo('Seller')).toEqual(['reminder-mot 2027-12-31']);
    expect(await sentTo('Silent')).toEqual([]);
  });
  test('booking the work ends its reminders; the day before is told once', async () => {
    expect(await sentTo('Booker')).toEqual(['reminder-mot 2027-12-31', 'appointment-tomorrow 2028-02-14']);
  });
  test('renewing ends the old date, across the clock change', async () => {
    expect(await sentTo('Renewer')).toEqual(['reminder-mot 2028-01-26', 'reminder-mot 2028-02-25']);
  });
  test('a corrected date moves what is still to come', async () => {
    expect(await sentTo('Mover')).toEqual([
      'reminder-mot 2027-11-01',
      'reminder-mot 2027-12-11',
      'reminder-mot 2028-01-03',
    ]);
  });
  test('six months later if nothing else is known, counted over a month without a 31st', async () => {
    expect(await sentTo('Unknown')).toEqual([
      'reminder-service 2027-12-31',
      'reminder-service 2028-01-30',
      'reminder-service 2028-02-22',
    ]);
  });
  test('across the clock going back', async () => {
    expect(await sentTo('Autumn')).toEqual([
      'reminder-mot 2027-09-01',
      'reminder-mot 2027-10-01',
      'reminder-mot 2027-10-24',
    ]);
  });
  test('exactly the reminders that left are marked as sent, and everything that was written left', async () => {
    const { db } = garage.garage;
    const marked = await db.selectFrom('reminders').select('id').where('is_sent', '=', 1).execute();
    const left = await db
      .selectFrom('outbox')
      .select('reminder_id')
      .where('reminder_id', 'is not', null)
      .where('sent_at', 'is not', null)
      .execute();
    expect(new Set(left.map((row) => row.reminder_id))).toEqual(new Set(marked.map((row) => row.id)));
    expect(left).toHaveLength(marked.length);
    const all = await db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute();
    expect(new Set(smtp.taken.map((mail) => mail.messageId))).toEqual(
      new Set(all.map((row) => `<${row.id}@localhost>`)),
    );
    expect(smtp.taken).toHaveLength(all.length);
  });
  test('each reminder offers the stop to the mail program and to the reader', () => {
    const reminders = smtp.taken.filter(({ subject }) => subject?.startsWith('MOT runs out'));
    expect(reminders.length).toBeGreaterThan(0);
    for (const mail of reminders) {
      const link = /<(http[^>]+\/api\/stop\/[^>]+)>/.exec(
        mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '',
      )?.[1];
      expect(link).toBeDefined();
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(link);
    }
  });
});
