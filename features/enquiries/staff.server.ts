import { Hono } from 'hono';
import * as z from 'zod/mini';
import { checkJson, checkQuery } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { write } from '../../server/write.ts';
import { requireStaff } from '../auth/guards.server.ts';
import { paging } from '../fields.ts';
import { changeEnquiry, listEnquiries } from './data.server.ts';
import { enquiryChangeSchema, enquiryStatuses } from './schema.ts';

const listQuery = z.object({
  ...paging,
  status: z.optional(z.enum(enquiryStatuses, 'Please choose a status.')),
  spam: z._default(z.stringbool(), false),
});

/** The inbox of enquiries, for staff. */
export const staffEnquiries = new Hono<AppEnv>()
  .use(requireStaff)
  .get('/', checkQuery(listQuery), async (c) => c.json(await listEnquiries(c.var.garage.db, c.req.valid('query'))))
  .patch('/:id', checkJson(enquiryChangeSchema), async (c) => {
    const enquiry = await write(c, async ({ db, changed }) => {
      changed({ topic: 'enquiries' });
      return changeEnquiry(db, c.req.param('id'), c.req.valid('json'), c.var.garage.clock());
    });
    return c.json(enquiry);
  });
