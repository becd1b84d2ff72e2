import { type Context, Hono } from 'hono';
import { callerNetwork } from '../../server/address.ts';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { countUse, limitByAddress } from '../../server/limits.ts';
import { write } from '../../server/write.ts';
import { noticeEnquiry } from '../notifications/notices.server.ts';
import { createEnquiry } from './data.server.ts';
import { type EnquiryInput, enquirySchema } from './schema.ts';

/** Above this an address is refused; a whole office behind one address stays far below. */
export const enquiryLimit = limitByAddress({ name: 'enquiry', max: 40, seconds: 3600 });
/** Above this its messages are kept apart as suspected spam. */
const suspicious = { name: 'enquiry-suspicious', max: 5, seconds: 3600 };

/** The contact form, for everybody. */
export const enquiries = new Hono<AppEnv>().post('/', enquiryLimit, checkJson(enquirySchema), async (c) => {
  await receiveEnquiry(c, c.req.valid('json'));
  return c.json({ received: true }, 201);
});

/** Stores an enquiry, however it was sent. */
export async function receiveEnquiry(c: Context<AppEnv>, input: EnquiryInput): Promise<void> {
  const { db, clock, env } = c.var.garage;
  const isTooMany = env.rateLimits && (await countUse(db, suspicious, callerNetwork(c), clock())) > 0;
  await write(c, async (write) => {
    write.changed({ topic: 'enquiries' });
    const enquiry = await createEnquiry(write.db, input, isTooMany, clock());
    await noticeEnquiry(c.var.garage, write.db, enquiry);
    return { id: enquiry.id };
  });
}
