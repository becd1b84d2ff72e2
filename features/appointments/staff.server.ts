import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, changedMeanwhile, notFound } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { checkJson, checkQuery } from '../../server/check.ts';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { type Appointment, findAppointment, selectAppointments, toAppointment } from './data.server.ts';
import { type Status, statusChangeSchema, transitions } from './schema.ts';
import { freeSlots } from './slots.server.ts';

/** Everybody's appointments, for staff. */
export const staffAppointments = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(z.object(paging)), async (c) =>
    c.json(await allAppointments(c.var.garage.db, c.req.valid('query'))),
  )
  .patch('/:id/status', checkJson(statusChangeSchema), async (c) => {
    const id = c.req.param('id');
    const change = c.req.valid('json');
    const appointment = await write(c, async ({ db, changed }) => {
      const after = await changeStatus(db, id, change, c.var.garage.clock());
      changed({ topic: 'appointments', profileId: after.client_id });
      return after;
    });
    return c.json(appointment);
  });

async function allAppointments(
  db: Queries,
  page: { limit: number; cursor?: string | undefined },
): Promise<PageOf<Appointment>> {
  const after = readCursor(page.cursor, 3);
  const rows = await selectAppointments(db)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('appointments.appointment_date', 'appointments.appointment_time', 'appointments.id'),
          '<',
          eb.tuple(after?.[0] ?? '', after?.[1] ?? '', after?.[2] ?? ''),
        ),
      ),
    )
    .orderBy('appointments.appointment_date', 'desc')
    .orderBy('appointments.appointment_time', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows.map(toAppointment), page.limit, (row) => [
    row.appointment_date,
    row.appointment_time,
    row.id,
  ]);
}

async function changeStatus(
  db: Queries,
  id: string,
  change: { status: Status; version?: number | undefined },
  now: Temporal.Instant,
): Promise<Appointment> {
  const before = await findAppointment(db, id);
  if (!before) throw notFound('appointment');
  if (change.version !== undefined && change.version !== before.version)
    throw changedMeanwhile('appointment');
  if (!transitions[before.status].some(({ to }) => to === change.status)) {
    throw new AppError(
      'conflict',
      `An appointment that is ${words(before.status)} cannot become ${words(change.status)}.`,
    );
  }
  const result = await db
    .updateTable('appointments')
    .set({ status: change.status, version: before.version + 1, updated_at: stamp(now) })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .executeTakeFirst();
  if (Number(result.numUpdatedRows) === 0) throw changedMeanwhile('appointment');
  if (change.status === 'cancelled') await freeSlots(db, id);
  return { ...before, status: change.status, version: before.version + 1, updated_at: stamp(now) };
}

const words = (status: Status) => status.replace('_', ' ');
