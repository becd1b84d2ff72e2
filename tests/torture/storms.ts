import { randomUUIDv7 } from 'node:crypto';
import { makeAppointment, makeProfile } from '../../db/factories.ts';
import type { Db } from '../../db/open.ts';
import { call } from '../people.ts';
import { complaints } from './invariants.ts';

/** Where a storm breaks: one server or several on one database, and a staff member's token. */
export type StormTarget = { urls: string[]; db: Db; token: string };

/** How many requests won, the status of every answer, and what is wrong afterwards. */
type StormReport = { won: number; statuses: number[]; found: string[] };

export const storms = { create, confirm, reschedule, stretch };

/** Many clients want the same hour. */
async function create(coast: StormTarget, contenders: number, date: string): Promise<StormReport> {
  const client = await makeProfile(coast.db);
  return report(
    coast,
    await all(coast, contenders, () => [
      'POST',
      '/api/staff/appointments',
      wish(client.id, date, '09:00', 60),
    ]),
  );
}

/** Many colleagues confirm the same appointment, each having seen its first version. */
async function confirm(coast: StormTarget, contenders: number, date: string): Promise<StormReport> {
  const client = await makeProfile(coast.db, { email: `${randomUUIDv7()}@example.com` });
  const { id } = await makeAppointment(coast.db, { client_id: client.id, appointment_date: date });
  const told = await report(
    coast,
    await all(coast, contenders, () => [
      'PATCH',
      `/api/staff/appointments/${id}/status`,
      { status: 'confirmed', version: 1 },
    ]),
  );
  const { version } = await coast.db
    .selectFrom('appointments')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const letters = await coast.db.selectFrom('outbox').select('id').where('appointment_id', '=', id).execute();
  if (version !== 2) told.found.push(`One confirmation made version ${version}.`);
  if (letters.length !== 1) told.found.push(`One confirmation was told ${letters.length} times.`);
  return told;
}

/** Many appointments on other days are all moved to the same hour. */
async function reschedule(coast: StormTarget, contenders: number, date: string): Promise<StormReport> {
  const client = await makeProfile(coast.db);
  const ids: string[] = [];
  for (let index = 0; index < contenders; index += 1) {
    const day = Temporal.PlainDate.from(date).add({ years: 1, days: index }).toString();
    ids.push((await makeAppointment(coast.db, { client_id: client.id, appointment_date: day })).id);
  }
  const to = { appointment_date: date, appointment_time: '09:30', duration_minutes: 60 };
  return report(
    coast,
    await all(coast, contenders, (index) => ['POST', `/api/staff/appointments/${ids[index]}/move`, to]),
  );
}

/** Half of the requests make an appointment longer, the others book the time that it would take. */
async function stretch(coast: StormTarget, contenders: number, date: string): Promise<StormReport> {
  const client = await makeProfile(coast.db);
  const { id } = await makeAppointment(coast.db, {
    client_id: client.id,
    appointment_date: date,
    duration_minutes: 30,
  });
  const longer = { appointment_date: date, appointment_time: '09:00', duration_minutes: 60, version: 1 };
  return report(
    coast,
    await all(coast, contenders, (index) =>
      index % 2 === 0
        ? ['POST', `/api/staff/appointments/${id}/move`, longer]
        : ['POST', '/api/staff/appointments', wish(client.id, date, '09:30', 30)],
    ),
  );
}

const wish = (clientId: string, date: string, time: string, minutes: number) => ({
  client_id: clientId,
  service_type: 'MOT Test',
  appointment_date: date,
  appointment_time: time,
  duration_minutes: minutes,
});

type Request = [method: string, path: string, body: unknown];

/** Sends all requests at once, spread over the servers. */
async function all(
  { urls, token }: StormTarget,
  contenders: number,
  request: (index: number) => Request,
): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const one = async (index: number) => {
    const [method, path, body] = request(index);
    return (await call(urls[index % urls.length] ?? '', method, path, { body, headers })).status;
  };
  return Promise.all(Array.from({ length: contenders }, (_, index) => one(index)));
}

async function report({ db }: StormTarget, statuses: number[]): Promise<StormReport> {
  const won = statuses.filter((status) => status < 300).length;
  const found = await complaints(db);
  const strange = statuses.filter((status) => status >= 300 && status !== 409);
  if (strange.length > 0) found.push(`The losers were answered with ${[...new Set(strange)].join(', ')}.`);
  if (won !== 1) found.push(`${won} of ${statuses.length} won.`);
  return { won, statuses, found };
}
