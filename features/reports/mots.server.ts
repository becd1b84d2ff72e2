import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { onePage, type Order, type Paging } from '../../server/paging.ts';
import { addDays } from '../appointments/calendar.ts';
import { openStatuses } from '../appointments/statuses.ts';
import { forgottenDays, isMotInTime } from '../reminders/facts.server.ts';
import { type ListOf, listOf } from '../search/list.server.ts';
import { dueWork } from '../vehicles/service.ts';
import { motsPeriod, type Period } from './period.ts';

/**
 * A car on the call list, and whether a test is booked. `other_test`: the day of the first upcoming test that is too
 * late or only requested; `reminders_stopped`: whether its owner or staff want no reminder of this MOT.
 */
export type MotRow = {
  vehicle_id: string;
  registration: string;
  make: string;
  model: string;
  mot_expiry: string;
  client_id: string;
  client_name: string | null;
  phone: string | null;
  email: string | null;
  has_booking: boolean;
  other_test: string | null;
  reminders_stopped: boolean;
};

/**
 * How many cars are on the call list (`cars`) and how many of them have no test booked in time (`unbooked`); `undated`:
 * how many the list cannot include, because nobody has entered their MOT expiry; `long_past`: how many it leaves out as
 * run out earlier.
 */
export type MotCounts = Period & { cars: number; unbooked: number; undated: number; long_past: number };

const order: Order<MotRow> = {
  columns: [sql.ref('vehicles.mot_expiry'), sql.ref('vehicles.id')],
  direction: 'asc',
  keyOf: (row) => [row.mot_expiry, row.vehicle_id],
};

/**
 * One page of the cars whose MOT ran out in the last 60 days or runs out in the next 90, by that day.
 * @param today the calendar date in Chesterfield
 * @throws {AppError} `invalid_input` for a cursor of another list
 */
export async function listMots(db: Queries, today: string, page: Paging): Promise<ListOf<MotRow>> {
  const { from, to } = motsPeriod(today);
  const rows = await driven(db)
    .innerJoin('profiles', 'profiles.id', 'vehicles.owner_id')
    .select([
      'vehicles.id as vehicle_id',
      'vehicles.registration',
      'vehicles.make',
      'vehicles.model',
      'vehicles.mot_expiry',
      'profiles.id as client_id',
      'profiles.full_name as client_name',
      'profiles.phone',
      'profiles.email',
    ])
    .select((eb) => [
      eb
        .selectFrom('appointments')
        .select(({ fn }) => fn.min('appointments.appointment_date').as('date'))
        .whereRef('appointments.vehicle_id', '=', 'vehicles.id')
        .where('appointments.service_type', 'in', dueWork.mot)
        .where('appointments.status', 'in', openStatuses)
        .where('appointments.appointment_date', '>=', today)
        .where((test) => test.not(isMotInTime(today)(test)))
        .as('other_test'),
      eb
        .exists(
          eb
            .selectFrom('appointments')
            .select('appointments.id')
            .whereRef('appointments.vehicle_id', '=', 'vehicles.id')
            .where(isBookedTest(today)),
        )
        .as('has_booking'),
      eb
        .or([
          eb('profiles.reminders_stopped_at', 'is not', null),
          eb.exists(
            eb
              .selectFrom('reminders')
              .select('reminders.id')
              .whereRef('reminders.vehicle_id', '=', 'vehicles.id')
              .where('reminders.reminder_type', '=', 'mot')
              .whereRef('reminders.due_date', '=', 'vehicles.mot_expiry')
              .where('reminders.dismissed_at', 'is not', null),
          ),
        ])
        .as('reminders_stopped'),
    ])
    .where(isBetween(from, to))
    .$call(onePage(order, page))
    .execute();
  const listed = rows.map((row) => ({
    ...row,
    mot_expiry: row.mot_expiry ?? '',
    has_booking: Boolean(row.has_booking),
    reminders_stopped: Boolean(row.reminders_stopped),
  }));
  return listOf(listed, page, order);
}

/**
 * Counts the call list without reading each car's diary.
 * @param today the calendar date in Chesterfield
 */
export async function countMots(db: Queries, today: string): Promise<MotCounts> {
  const { from, to } = motsPeriod(today);
  const { cars } = await driven(db)
    .select(({ fn }) => fn.countAll<number>().as('cars'))
    .where(isBetween(from, to))
    .executeTakeFirstOrThrow();
  // From the tests of the coming weeks, which are few however many cars there are.
  const { booked } = await driven(db)
    .innerJoin('appointments', 'appointments.vehicle_id', 'vehicles.id')
    .select(({ fn }) => fn.count<number>('vehicles.id').distinct().as('booked'))
    .where(isBetween(from, to))
    .where('appointments.appointment_date', '>=', addDays(today, -forgottenDays))
    .where(isBookedTest(today))
    .executeTakeFirstOrThrow();
  const { undated } = await driven(db)
    .select(({ fn }) => fn.countAll<number>().as('undated'))
    .where('vehicles.mot_expiry', 'is', null)
    .executeTakeFirstOrThrow();
  const { long_past } = await driven(db)
    .select(({ fn }) => fn.countAll<number>().as('long_past'))
    .where('vehicles.mot_expiry', '<', from)
    .executeTakeFirstOrThrow();
  return { from, to, cars, unbooked: cars - booked, undated, long_past };
}

function driven(db: Queries) {
  return db
    .selectFrom('vehicles')
    .where('vehicles.archived_at', 'is', null)
    .where('vehicles.sold_at', 'is', null);
}

const isBetween = (from: string, to: string) => (eb: ExpressionBuilder<Tables, 'vehicles'>) =>
  eb.and([eb('vehicles.mot_expiry', '>=', from), eb('vehicles.mot_expiry', '<=', to)]);

/** Whether an appointment is a coming test in time, or one in time whose car is still here. */
const isBookedTest = (today: string) => (eb: ExpressionBuilder<Tables, 'appointments' | 'vehicles'>) =>
  eb.and([
    isMotInTime(today)(eb),
    eb('appointments.status', '!=', 'cancelled'),
    eb.or([
      eb('appointments.appointment_date', '>=', today),
      // The car may have stayed overnight.
      eb.and([
        eb('appointments.appointment_date', '>=', addDays(today, -forgottenDays)),
        eb('appointments.status', 'in', openStatuses),
      ]),
    ]),
  ]);
