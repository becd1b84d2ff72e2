import { counted } from '../amount-words.ts';
import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { isBetween, today } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { transact } from '../../server/transaction.ts';
import { tomorrowNoticeHours } from '../appointments/tomorrow.server.ts';
import type { MessageContext } from '../notifications/notices.server.ts';
import { automatic, queueMessage, withdrawOutdated } from '../notifications/outbox.server.ts';
import type { Mail } from '../notifications/letter.server.ts';
import { reminderMail } from '../notifications/reminder-mails.server.ts';
import { wantedReminders } from './data.server.ts';
import { oldestOwn } from './send-timing.ts';
import { planReminders } from './plan.server.ts';
import { unsubscribeUrl, unsubscribeHeaders } from './unsubscribe-link.server.ts';

const batch = 200;

/**
 * The daily job: brings every vehicle's reminders up to date, then writes the messages that are due. If a run is cut
 * short, the next one continues; nothing is written twice. Nothing is written at night: a machine that was off at the
 * time of the run makes up for it as soon as it is on again, and nobody's phone should ring at three in the morning.
 */
export async function remindAll(garage: Garage, signal: AbortSignal): Promise<string | undefined> {
  await planAll(garage, signal);
  const { from, until } = reminderHours;
  if (!isBetween(garage.clock(), reminderHours))
    return `Reminders planned; messages are written from ${from} to ${until}.`;
  const count = await queueAll(garage, signal);
  return count === 0 ? undefined : `${counted(count, 'reminder')} written.`;
}

/**
 * The hours in which reminders are written, including one that is entered on its day: from the start of the daily run
 * until clients are no longer told of tomorrow's appointments.
 */
export const reminderHours = { from: '08:00', until: tomorrowNoticeHours.until };

/**
 * Writes the message of a reminder that is entered or changed after the run that would have written it. Call it in the
 * same transaction. Outside the hours, the next run writes the message.
 */
export async function remindNow(garage: MessageContext, db: Queries, reminderId: string): Promise<void> {
  if (isBetween(garage.clock(), reminderHours)) await writeReminder(garage, db, reminderId);
}

async function planAll({ db, clock }: Garage, signal: AbortSignal): Promise<void> {
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .selectFrom('vehicles')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const ids = rows.map((row) => row.id);
    after = ids.at(-1) ?? '';
    if (ids.length === 0) return;
    await transact(db, (trx) => planReminders(trx, ids, clock()));
  }
}

async function queueAll(garage: Garage, signal: AbortSignal): Promise<number> {
  const { db, clock } = garage;
  let after = '';
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const ids = await dueIds(db, today(clock()), after);
    after = ids.at(-1) ?? '';
    if (ids.length === 0) break;
    count += await transact(db, (trx) => queueReminders(garage, trx, ids));
  }
  return count;
}

async function dueIds(db: Queries, date: string, after: string): Promise<string[]> {
  const rows = await dueReminders(db, date)
    .select('reminders.id')
    .where('reminders.is_sent', '=', 0)
    .where('reminders.id', '>', after)
    .orderBy('reminders.id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reminders due to be sent by a day, or sent, by the rule of `sendTiming`, if people agree and can be reached. */
function dueReminders(db: Queries, date: string) {
  return wantedReminders(db)
    .where('reminders.send_on', '<=', date)
    .where((eb) =>
      eb.or([
        eb('reminders.due_date', '>=', date),
        eb.and([eb('reminders.reminder_type', '=', 'own'), eb('reminders.send_on', '>=', oldestOwn(date))]),
      ]),
    )
    .where('profiles.email', 'is not', null);
}

/**
 * Writes the messages of these reminders if they are to leave by today. They are read and locked in this transaction:
 * a change either comes first, so the message includes it, or comes later and withdraws the message.
 * @returns how many were written; a reminder whose message already waits does not count
 */
async function queueReminders(garage: MessageContext, db: Queries, ids: string[]): Promise<number> {
  const rows = await unsentReminderRows(db, ids, today(garage.clock())).execute();
  let count = 0;
  for (const row of rows) if (await queueReminder(garage, db, row)) count += 1;
  return count;
}

/**
 * Writes the message of one reminder in today's words, outside the daily job and at any hour.
 * @returns the message's id, or undefined if the reminder is not to leave by today or its message already waits
 */
export async function writeReminder(
  garage: MessageContext,
  db: Queries,
  id: string,
): Promise<string | undefined> {
  const row = await unsentReminderRows(db, [id], today(garage.clock())).executeTakeFirst();
  return row && queueReminder(garage, db, row);
}

const unsentReminderRows = (db: Queries, ids: string[], date: string) =>
  dueReminderRows(db, ids, date).where('reminders.is_sent', '=', 0);

/**
 * The message of a reminder that has left, in today's words.
 * @param profileId the client who got it
 * @returns undefined if it no longer applies: its day is over, it was stopped, or the car is no longer theirs
 */
export async function composeCurrentReminder(
  garage: MessageContext,
  db: Queries,
  id: string,
  profileId: string | null,
): Promise<Mail | undefined> {
  const rows = dueReminderRows(db, [id], today(garage.clock())).where('profiles.id', '=', profileId);
  const row = await rows.executeTakeFirst();
  return row && letterOf(garage, row);
}

function dueReminderRows(db: Queries, ids: string[], date: string) {
  return dueReminders(db, date)
    .selectAll('reminders')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.registration'])
    .select(['vehicles.mileage', 'vehicles.service_due_mileage'])
    .select(['profiles.id as profile_id', 'profiles.email', 'profiles.full_name'])
    .where('reminders.id', 'in', ids)
    .orderBy('reminders.id')
    .forUpdate('reminders');
}

type DueReminder = Awaited<ReturnType<ReturnType<typeof dueReminderRows>['executeTakeFirstOrThrow']>>;

function letterOf(garage: MessageContext, row: DueReminder): Mail {
  return reminderMail({
    reminder: row,
    vehicle: row,
    fullName: row.full_name,
    today: today(garage.clock()),
    publicUrl: garage.env.publicUrl,
    stopLink: unsubscribeUrl(garage, row.profile_id),
  });
}

/** The key by which each step of a reminder is written only once. */
export const reminderKey = ({
  id,
  due_date,
  days_before,
}: Pick<ReminderRow, 'id' | 'due_date' | 'days_before'>) =>
  `reminder:${id}:${due_date}:${days_before ?? 'own'}`;

async function queueReminder(
  garage: MessageContext,
  db: Queries,
  row: DueReminder,
): Promise<string | undefined> {
  const now = garage.clock();
  if (row.email === null) return undefined;
  const headers = { ...unsubscribeHeaders(unsubscribeUrl(garage, row.profile_id)), ...automatic };
  await withdrawOutdated(db, row.id, now);
  const onceKey = reminderKey(row);
  return queueMessage(
    db,
    {
      ...letterOf(garage, row),
      to: row.email,
      headers,
      profileId: row.profile_id,
      reminderId: row.id,
      onceKey,
    },
    now,
  );
}
