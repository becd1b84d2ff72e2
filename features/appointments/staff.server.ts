import { type Context, Hono } from 'hono';
import { checkJson, checkQuery, parse } from '../../server/check.ts';
import { thisYear, today } from '../../server/clock.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { type Write, write } from '../../server/write.ts';
import { auditEntriesOn } from '../audit/data.server.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { findOrCreateClientAndVehicle } from '../profiles/client-and-vehicle.server.ts';
import { staffNotesOn } from '../profiles/staff-data.server.ts';
import { quotesOn } from '../quotes/staff-data.server.ts';
import { recordsOfAppointment } from '../services/staff-rows.server.ts';
import {
  afterBooking,
  afterCancelling,
  afterEdit,
  afterMove,
  afterStatus,
  afterUndo,
} from './follow-up.server.ts';
import {
  bookForClient,
  cancelForClient,
  changeStatus,
  editAppointment,
  isMissed,
  moveForClient,
} from './staff-changes.server.ts';
import { countToConfirm } from './staff-board.server.ts';
import { appointmentColumns, listAppointments } from './staff-list.server.ts';
import { type StaffAppointment, staffAppointment } from './staff-rows.server.ts';
import {
  appointmentEditSchema,
  appointmentsQuery,
  bookedWorkSchema,
  moveSchema,
  staffBookingSchema,
  staffCancelSchema,
  statusChangeSchema,
  versionSchema,
} from './staff-schema.ts';
import { findUndo, undoLastStep } from './staff-undo.server.ts';

/** Everyone's appointments, for staff. */
export const staffAppointments = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(appointmentsQuery), async (c) =>
    c.json(await listAppointments(c.var.garage.db, c.req.valid('query'), actorOf(c).id)),
  )
  .get('/csv', checkQuery(appointmentsQuery), async (c) => {
    const query = c.req.valid('query');
    const list = (page: object) => listAppointments(c.var.garage.db, { ...query, ...page }, actorOf(c).id);
    return answerCsv(c, 'appointments', appointmentColumns, list);
  })
  .get('/counts', async (c) => {
    const { db, clock } = c.var.garage;
    return c.json({ to_confirm: await countToConfirm(db, today(clock())) });
  })
  .post(
    '/',
    checkJson((c) => staffBookingSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const booking = c.req.valid('json');
      const appointment = await change(c, async ({ db, changed }) => {
        const whose = await findOrCreateClientAndVehicle(db, booking, actorOf(c));
        const { clientId: profileId } = whose;
        if (booking.client) changed({ topic: 'clients', profileId });
        if (booking.vehicle) changed({ topic: 'vehicles', profileId });
        const after = await bookForClient(db, whose, parse(bookedWorkSchema, booking), actorOf(c));
        await afterBooking(c.var.garage, db, after, 'staff');
        return after;
      });
      return c.json(appointment, 201);
    },
  )
  .get('/:id', async (c) => {
    const { db } = c.var.garage;
    const appointment = await staffAppointment(db, c.req.param('id'));
    const acts = await auditEntriesOn(db, 'appointment', appointment.id);
    const services = await recordsOfAppointment(db, appointment.id);
    const undo = await findUndo(db, appointment, actorOf(c));
    return c.json({
      appointment,
      acts,
      services,
      quotes: await quotesOn(db, appointment.id),
      about_client: await staffNotesOn(db, appointment.client_id),
      undo_until: undo?.until ?? null,
      can_be_missed: isMissed(appointment, actorOf(c).now),
    });
  })
  .patch('/:id', checkJson(appointmentEditSchema), async (c) => {
    const appointment = await change(c, async ({ db }) => {
      const before = await staffAppointment(db, c.req.param('id'));
      const after = await editAppointment(db, before, c.req.valid('json'), actorOf(c));
      await afterEdit(c.var.garage, db, before, after);
      return after;
    });
    return c.json(appointment);
  })
  .patch('/:id/status', checkJson(statusChangeSchema), async (c) => {
    const appointment = await change(c, async ({ db }) => {
      const after = await changeStatus(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
      await afterStatus(c.var.garage, db, after);
      return after;
    });
    return c.json(appointment);
  })
  .post('/:id/cancel', checkJson(staffCancelSchema), async (c) =>
    c.json(await cancel(c, c.req.param('id'), { ...c.req.valid('json'), noShow: false })),
  )
  .post('/:id/no-show', checkJson(versionSchema), async (c) => {
    const reason = 'The client did not come.';
    return c.json(await cancel(c, c.req.param('id'), { ...c.req.valid('json'), reason, noShow: true }));
  })
  .post('/:id/undo', checkJson(versionSchema), async (c) => {
    const { version } = c.req.valid('json');
    const appointment = await change(c, async ({ db }) => {
      const after = await undoLastStep(db, c.req.param('id'), version, actorOf(c));
      await afterUndo(c.var.garage, db, after);
      return after;
    });
    return c.json(appointment);
  })
  .post('/:id/move', checkJson(moveSchema), async (c) => {
    const appointment = await change(c, async ({ db }) => {
      const before = await staffAppointment(db, c.req.param('id'));
      const after = await moveForClient(db, before, c.req.valid('json'), actorOf(c));
      await afterMove(c.var.garage, db, before, after);
      return after;
    });
    return c.json(appointment);
  });

function cancel(c: Context<AppEnv>, id: string, how: Parameters<typeof cancelForClient>[2]) {
  return change(c, async ({ db }) => {
    const after = await cancelForClient(db, id, how, actorOf(c));
    await afterCancelling(c.var.garage, db, after, 'staff');
    return after;
  });
}

/** Makes a change and notifies the open pages of staff and the client. */
function change(
  c: Context<AppEnv>,
  work: (write: Write) => Promise<StaffAppointment>,
): Promise<StaffAppointment> {
  return write(c, async (transaction) => {
    const after = await work(transaction);
    transaction.changed({ topic: 'appointments', profileId: after.client_id });
    return after;
  });
}
