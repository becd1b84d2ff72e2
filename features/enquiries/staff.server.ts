import { Hono } from 'hono';
import { checkJson, checkQuery } from '../../server/check.ts';
import { thisYear } from '../../server/clock.ts';
import { answerCsv } from '../../server/csv.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { afterBooking } from '../appointments/follow-up.server.ts';
import { requireAdmin, requireStaff } from '../auth/guards.server.ts';
import { readCounters } from '../overview/counters.server.ts';
import { actorOf } from '../profiles/actor.server.ts';
import { draftFrom } from './draft.server.ts';
import { enquiryChangeSchema } from './schema.ts';
import { changeEnquiry, convertEnquiry, deleteEnquiry, markSpam } from './staff-changes.server.ts';
import { enquiryColumns, listEnquiries, staffEnquiry } from './staff-list.server.ts';
import { convertSchema, enquiriesQuery, spamSchema } from './staff-schema.ts';

/** The inbox of enquiries, for staff. */
export const staffEnquiries = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(enquiriesQuery), async (c) =>
    c.json(await listEnquiries(c.var.garage.db, c.req.valid('query'), actorOf(c).id)),
  )
  .get('/csv', checkQuery(enquiriesQuery), async (c) => {
    const query = c.req.valid('query');
    const list = (page: object) => listEnquiries(c.var.garage.db, { ...query, ...page }, actorOf(c).id);
    return answerCsv(c, 'enquiries', enquiryColumns, list);
  })
  .get('/counts', async (c) => {
    const counts = await readCounters(c.var.garage.db);
    const count = (name: string) => counts.get(`enquiries_${name}`) ?? 0;
    return c.json({
      new: count('new'),
      in_progress: count('in_progress'),
      resolved: count('resolved'),
      archived: count('archived'),
      spam: count('spam'),
    });
  })
  .get('/:id', async (c) => c.json(await staffEnquiry(c.var.garage.db, c.req.param('id'))))
  .get('/:id/draft', async (c) => {
    const { db } = c.var.garage;
    return c.json(await draftFrom(db, await staffEnquiry(db, c.req.param('id'))));
  })
  .patch('/:id', checkJson(enquiryChangeSchema), async (c) => {
    const enquiry = await write(c, async ({ db, changed }) => {
      changed({ topic: 'enquiries' });
      return changeEnquiry(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
    });
    return c.json(enquiry);
  })
  .delete('/:id', requireAdmin, async (c) => {
    const id = c.req.param('id');
    await write(c, async ({ db, changed }) => {
      changed({ topic: 'enquiries' }, { topic: 'messages' });
      await deleteEnquiry(db, id, actorOf(c));
      return { id };
    });
    return c.json({ id });
  })
  .post('/:id/spam', checkJson(spamSchema), async (c) => {
    const enquiry = await write(c, async ({ db, changed }) => {
      changed({ topic: 'enquiries' });
      return markSpam(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
    });
    return c.json(enquiry);
  })
  .post(
    '/:id/convert',
    checkJson((c) => convertSchema(thisYear(c.var.garage.clock()))),
    async (c) => {
      const converted = await write(c, async ({ db, changed }) => {
        const after = await convertEnquiry(db, c.req.param('id'), c.req.valid('json'), actorOf(c));
        if (after.appointment) await afterBooking(c.var.garage, db, after.appointment, 'staff');
        const { client_id: profileId } = after;
        changed(
          { topic: 'enquiries' },
          { topic: 'clients', profileId },
          { topic: 'vehicles', profileId },
          { topic: 'appointments', profileId },
        );
        return after;
      });
      return c.json(converted, 201);
    },
  );
