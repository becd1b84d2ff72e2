import { sql } from 'kysely';
import { cachedQuery } from '../../db/cached-query.ts';
import type { Queries } from '../../db/open.ts';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';
import { readSettings } from '../settings/data.server.ts';
import type { Settings } from '../settings/schema.ts';
import { type Appointment, type Joined, selectAppointments, toAppointment } from './data.server.ts';
import { type OwnAppointment, toOwn } from './own.server.ts';
import type { ListedWhen } from './schema.ts';
import { overStatuses } from './statuses.ts';

type OwnList = {
  limit: number;
  cursor?: string | undefined;
  when?: ListedWhen | undefined;
  vehicle_id?: string | undefined;
};

type OwnShape = { when: ListedWhen | undefined; hasVehicle: boolean; isContinued: boolean };

const ownRows = cachedQuery((db, { when, hasVehicle, isContinued }: OwnShape) => {
  const direction = when === 'over' ? 'desc' : 'asc';
  return selectAppointments(db)
    .where('appointments.client_id', '=', ':client')
    .$if(when === 'open', (query) => query.where('appointments.status', 'not in', overStatuses))
    .$if(when === 'over', (query) => query.where('appointments.status', 'in', overStatuses))
    .$if(hasVehicle, (query) => query.where('appointments.vehicle_id', '=', ':vehicle'))
    .$if(isContinued, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('appointments.appointment_date', 'appointments.appointment_time', 'appointments.id'),
          direction === 'asc' ? '>' : '<',
          eb.tuple(':date', ':time', ':id'),
        ),
      ),
    )
    .orderBy('appointments.appointment_date', direction)
    .orderBy('appointments.appointment_time', direction)
    .orderBy('appointments.id', direction)
    .limit(sql<number>`${':limit'}`);
});

const keyOf = (row: Appointment) => [row.appointment_date, row.appointment_time, row.id];

/** An answer's JSON, and when it holds (milliseconds): later than `after`, up to and including `until`. */
type Answer = { body: Buffer<ArrayBuffer>; settings: Settings; after: number; until: number };

/** Keyed by the rows from which each answer was made. */
const answers = new WeakMap<readonly Joined[], Answer>();

/**
 * A client's own appointments, by date (specification, section 7). The answer is made once for the same rows and
 * settings: the passing of time changes only whether an appointment can still be changed, so the answer holds until the
 * next one no longer can. It is sent as bytes, because Node would otherwise encode the text each time.
 * @param list `open`: not completed or cancelled; `over`: the others, latest first; otherwise all
 * @returns a `PageOf<OwnAppointment>` as JSON in UTF-8
 */
export async function ownList(
  db: Queries,
  clientId: string,
  { limit, cursor, when, vehicle_id: vehicleId }: OwnList,
  now: Temporal.Instant,
): Promise<Buffer<ArrayBuffer>> {
  const after = readCursor({ cursor, sort: when }, 3);
  const settings = await readSettings(db);
  const rows = await ownRows(
    db,
    { when, hasVehicle: vehicleId !== undefined, isContinued: after !== undefined },
    {
      ':client': clientId,
      ':vehicle': vehicleId ?? '',
      ':date': after?.[0] ?? '',
      ':time': after?.[1] ?? '',
      ':id': after?.[2] ?? '',
      ':limit': limit + 1,
    },
  );
  const known = answers.get(rows);
  const moment = now.epochMilliseconds;
  if (known?.settings === settings && known.after < moment && moment <= known.until) return known.body;
  const answer = answerOf(rows, { limit, when }, settings, now);
  answers.set(rows, answer);
  return answer.body;
}

function answerOf(
  found: readonly Joined[],
  { limit, when }: OwnList,
  settings: Settings,
  now: Temporal.Instant,
): Answer {
  const { rows, next } = pageOf(found.map(toAppointment), { limit, sort: when }, keyOf);
  const list: PageOf<OwnAppointment> = { rows: rows.map((row) => toOwn(row, settings, now)), next };
  const moments = list.rows.map((row) => Date.parse(row.change_until));
  return {
    body: Buffer.from(JSON.stringify(list)),
    settings,
    after: Math.max(-Infinity, ...moments.filter((moment) => moment < now.epochMilliseconds)),
    until: Math.min(Infinity, ...moments.filter((moment) => moment >= now.epochMilliseconds)),
  };
}
