import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables, VehicleRow } from '../../db/tables.ts';
import { today } from '../../server/clock.ts';
import { addDays } from '../appointments/calendar.ts';
import { openStatuses } from '../appointments/statuses.ts';
import { isNotPendingRequest } from '../appointments/pending-requests.server.ts';
import { readingsOf } from '../vehicles/readings.server.ts';
import { type DueKind, dueWork, settles } from '../vehicles/service.ts';
import { type Facts, serviceDue } from './rules.server.ts';

/** How many readings of a vehicle an estimate uses. */
const readingsPerVehicle = 12;

type VehicleFacts = { id: string } & Facts['vehicle'];

/**
 * First waits for any other transaction that is planning for these vehicles: planned without its change, a reminder
 * would go back to what was due before. Not a full lock: a new row that refers to a car need not wait.
 * @returns those of the given vehicles that may have reminders: neither removed nor sold
 */
export async function remindableVehicles(db: Queries, ids: string[]): Promise<VehicleFacts[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'year', 'mot_expiry', 'service_due_date', 'service_due_mileage', 'created_at'])
    .select(['archived_at', 'sold_at'])
    .where('id', 'in', ids)
    // Always in the same order, so that two transactions that plan for the same cars do not deadlock.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // Not filtered in the query, which must also wait for a vehicle that is being brought back.
  return rows
    .filter(({ archived_at, sold_at }) => archived_at === null && sold_at === null)
    .map(toVehicleFacts);
}

function toVehicleFacts<Row extends { created_at: string }>({ created_at, ...vehicle }: Row) {
  return { ...vehicle, known_since: today(Temporal.Instant.from(created_at)) };
}

/** After so many days, an appointment that nobody closed no longer counts as booked. */
export const forgottenDays = 7;

/** @returns everything that the rules need to know about these vehicles, by vehicle */
export async function factsOf(
  db: Queries,
  vehicles: VehicleFacts[],
  date: string,
): Promise<Map<string, Facts>> {
  const ids = vehicles.map((vehicle) => vehicle.id);
  // An empty list in a condition is an error in PostgreSQL.
  if (ids.length === 0) return new Map();
  const serviced = await recordsOf(db, ids);
  const readings = Map.groupBy(await readingsOf(db, ids, serviced), (row) => row.vehicle_id);
  const completed = Map.groupBy(
    serviced.filter((row) => row.status === 'completed'),
    (row) => row.vehicle_id,
  );
  const booked = Map.groupBy(await bookedWork(db, ids, date), (row) => row.vehicle_id);
  return new Map(
    vehicles.map((vehicle) => {
      const isBooked = (due: DueKind) =>
        (booked.get(vehicle.id) ?? []).some((row) => settles(due, row.service_type));
      const service = completed.get(vehicle.id)?.find((row) => settles('service', row.service_type));
      const facts: Facts = {
        vehicle,
        readings: (readings.get(vehicle.id) ?? []).slice(-readingsPerVehicle),
        lastService: service ? { date: service.service_date, mileage: service.mileage } : null,
        booked: { mot: isBooked('mot'), service: isBooked('service') },
      };
      return [vehicle.id, facts];
    }),
  );
}

/**
 * The day on which each vehicle is expected to reach the mileage of its next service, if that comes before the date. It
 * stays known after the last reminder has left and while the service is booked.
 * @param date today's
 * @returns days by vehicle; none for a vehicle without such a mileage
 */
export async function serviceByMileage(
  db: Queries,
  vehicles: VehicleRow[],
  date: string,
): Promise<Map<string, string>> {
  const withTarget = vehicles.filter((row) => row.mileage !== null && row.service_due_mileage !== null);
  const facts = await factsOf(db, withTarget.map(toVehicleFacts), date);
  const dues = [...facts].map(([id, { booked, ...known }]) => ({
    id,
    due: serviceDue({ ...known, booked: { ...booked, service: false } }),
  }));
  return new Map(dues.flatMap(({ id, due }) => (due?.reason === 'mileage' ? [[id, due.date]] : [])));
}

/**
 * All service records of the vehicles, latest first; on one day, the highest mileage first, because additional work
 * often has a record without a mileage. Not limited to completed work that settles something: with a condition on the
 * status, SQLite would scan all completed work of the garage instead of these vehicles' records.
 */
function recordsOf(db: Queries, ids: string[]) {
  return db
    .selectFrom('services')
    .select(['vehicle_id', 'service_type', 'service_date', 'mileage', 'status'])
    .where('vehicle_id', 'in', ids)
    .orderBy('service_date', 'desc')
    .orderBy('mileage', (order) => order.desc().nullsLast())
    .execute();
}

/**
 * Whether an appointment, unless cancelled, is the test that its car's MOT needs: agreed to, and no later than the
 * MOT's expiry. Once the MOT has expired, any test is the next one.
 */
export const isMotInTime = (date: string) => (eb: ExpressionBuilder<Tables, 'appointments' | 'vehicles'>) =>
  eb.and([
    eb('appointments.service_type', 'in', dueWork.mot),
    isNotPendingRequest(eb),
    eb.or([
      eb('appointments.appointment_date', '<=', eb.ref('vehicles.mot_expiry')),
      eb('vehicles.mot_expiry', '<', date),
    ]),
  ]);

const { mot: _, ...otherDueWork } = dueWork;

async function bookedWork(db: Queries, ids: string[], date: string) {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('vehicles', 'vehicles.id', 'appointments.vehicle_id')
    .select(['appointments.vehicle_id', 'appointments.service_type'])
    .where('appointments.vehicle_id', 'in', ids)
    .where('appointments.status', 'in', openStatuses)
    .where('appointments.appointment_date', '>=', addDays(date, -forgottenDays))
    .where((eb) =>
      eb.or([
        isMotInTime(date)(eb),
        eb.and([
          eb('appointments.service_type', 'in', Object.values(otherDueWork).flat()),
          isNotPendingRequest(eb),
        ]),
      ]),
    )
    .execute();
  return rows.flatMap(({ vehicle_id, service_type }) =>
    vehicle_id === null ? [] : [{ vehicle_id, service_type }],
  );
}
