import { counted } from '../amount-words.ts';
import type { Queries } from '../../db/open.ts';
import type { ReminderRow } from '../../db/tables.ts';
import { isBetween, today } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { transact } from '../../server/transaction.ts';
import { tellingHours } from '../appointments/tomorrow.server.ts';
import type { Teller } from '../notifications/notices.server.ts';
import { automatic, queueMessage, withdrawOutdated } from '../notifications/outbox.server.ts';
import type { Mail } from '../notifications/letter.server.ts';
import { reminderMail } from '../notifications/reminder-mails.server.ts';
import { wantedReminders } from './data.server.ts';
import { oldestOwn } from './leaving.ts';
import { planReminders } from './plan.server.ts';
import { stopAddress, stopHeaders } from './stop-link.server.ts';

const batch = 200;

/**
 * The daily work: brings every vehicle's reminders up to date, then writes the messages that are due.
 * Whatever is cut short goes on with the next run; nothing is written twice. At night nothing is written: a machine that
 * was off at the time of the run makes up for it as soon as it is on again, and nobody's telephone is to ring at three.
 */
export async function remindAll(garage: Garage, signal: AbortSignal): Promise<string | undefined> {
  await planAll(garage, signal);
  const { from, until } = leavingHours;
  if (!isBetween(garage.clock(), leavingHours))
    return `Planned; messages are written from ${from} to ${until}.`;
  const count = await queueAll(garage, signal);
  return count === 0 ? undefined : `${counted(count, 'reminder')} written.`;
}

/**
 * When reminders are written, also one that is entered on its day: from the daily run on, which begins then, for as
 * long as people are told of tomorrow.
 */
export const leavingHours = { from: '08:00', until: tellingHours.until };

/**
 * Writes the message of a reminder that somebody enters or changes after the run that would have written it. Call it in
 * the same transaction; outside the hours the next run does it.
 */
export async function remindNow(garage: Teller, db: Queries, reminderId: string): Promise<void> {
  if (isBetween(garage.clock(), leavingHours)) await writeReminder(garage, db, reminderId);
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
    count += await transact(db, (trx) => queueThese(garage, trx, ids));
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

/** What is to leave by a day or has left, as `leaving` says of a row, for people who agreed and can be reached. */
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
 * Writes the messages of those of these reminders that are to leave by today. They are read in this transaction and
 * locked until it is over: whoever changes one either comes first, and the message says it, or takes the message back.
 * @returns how many were written; a reminder whose message waits already does not count
 */
async function queueThese(garage: Teller, db: Queries, ids: string[]): Promise<number> {
  const rows = await unsentOf(db, ids, today(garage.clock())).execute();
  let count = 0;
  for (const row of rows) if (await queueOne(garage, db, row)) count += 1;
  return count;
}

/**
 * Writes the message of one reminder with today's words, outside the daily work and at any hour.
 * @returns the message's id, or undefined when the reminder is not to leave by today or its message waits already
 */
export async function writeReminder(garage: Teller, db: Queries, id: string): Promise<string | undefined> {
  const row = await unsentOf(db, [id], today(garage.clock())).executeTakeFirst();
  return row && queueOne(garage, db, row);
}

const unsentOf = (db: Queries, ids: string[], date: string) =>
  toldOf(db, ids, date).where('reminders.is_sent', '=', 0);

/**
 * Today's words for a reminder that has left.
 * @param profileId the client who got it
 * @returns undefined when it is no longer so: its day is over, somebody stopped it, or the car is not theirs any more
 */
export async function saidAgain(
  garage: Teller,
  db: Queries,
  id: string,
  profileId: string | null,
): Promise<Mail | undefined> {
  const rows = toldOf(db, [id], today(garage.clock())).where('profiles.id', '=', profileId);
  const row = await rows.executeTakeFirst();
  return row && letterOf(garage, row);
}

function toldOf(db: Queries, ids: string[], date: string) {
  return dueReminders(db, date)
    .selectAll('reminders')
    .select(['vehicles.make', 'vehicles.model', 'vehicles.registration'])
    .select(['vehicles.mileage', 'vehicles.service_due_mileage'])
    .select(['profiles.id as profile_id', 'profiles.email', 'profiles.full_name'])
    .where('reminders.id', 'in', ids)
    .orderBy('reminders.id')
    .forUpdate('reminders');
}

type DueReminder = Awaited<ReturnType<ReturnType<typeof toldOf>['executeTakeFirstOrThrow']>>;

function letterOf(garage: Teller, row: DueReminder): Mail {
  return reminderMail({
    reminder: row,
    vehicle: row,
    fullName: row.full_name,
    today: today(garage.clock()),
    publicUrl: garage.env.publicUrl,
    stopLink: stopAddress(garage, row.profile_id),
  });
}

/** What lets each step of a reminder be said only once. */
export const reminderKey = ({
  id,
  due_date,
  days_before,
}: Pick<ReminderRow, 'id' | 'due_date' | 'days_before'>) =>
  `reminder:${id}:${due_date}:${days_before ?? 'own'}`;

async function queueOne(garage: Teller, db: Queries, row: DueReminder): Promise<string | undefined> {
  const now = garage.clock();
  if (row.email === null) return undefined;
  const headers = { ...stopHeaders(stopAddress(garage, row.profile_id)), ...automatic };
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
