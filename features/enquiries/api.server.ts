import { type Context, Hono } from 'hono';
import type { Queries } from '../../db/open.ts';
import { callerNetwork, callerSite } from '../../server/address.ts';
import { checkJson } from '../../server/check.ts';
import type { AppEnv } from '../../server/garage.ts';
import { countUse, limitByAddress } from '../../server/limits.ts';
import { takeAdvisoryLock } from '../../server/transaction.ts';
import { write } from '../../server/write.ts';
import { notifyOfEnquiry } from '../notifications/notices.server.ts';
import { createEnquiry, isRecentDuplicate } from './data.server.ts';
import { type EnquiryInput, enquirySchema } from './schema.ts';

/** Above this, an address is refused. A whole office behind one address stays far below it. */
export const enquiryLimit = limitByAddress({ name: 'enquiry', max: 40, seconds: 3600 });
/** Above this, the address's messages are filed as suspected spam. */
const suspicious = { name: 'enquiry-suspicious', max: 5, seconds: 3600 };
/** The same for a sender who may have many addresses. */
const suspiciousSite = { name: 'enquiry-suspicious-site', max: 50, seconds: 3600 };

/** The contact form, open to everyone. */
export const enquiries = new Hono<AppEnv>().post('/', enquiryLimit, checkJson(enquirySchema), async (c) => {
  await receiveEnquiry(c, c.req.valid('json'));
  return c.json({ received: true }, 201);
});

async function isSuspicious(c: Context<AppEnv>, db: Queries): Promise<boolean> {
  const now = c.var.garage.clock();
  const waits = [
    await countUse(db, suspicious, callerNetwork(c), now),
    await countUse(db, suspiciousSite, callerSite(c), now),
  ];
  return waits.some((wait) => wait > 0);
}

/**
 * Stores an enquiry, however it was sent, unless the same words have just arrived.
 * @param options `isForeign` if another site made the browser send it: it is then filed as suspected spam
 */
export async function receiveEnquiry(
  c: Context<AppEnv>,
  input: EnquiryInput,
  { isForeign = false } = {},
): Promise<void> {
  const { clock, env } = c.var.garage;
  await write(c, async ({ db, changed }) => {
    await takeAdvisoryLock(db, `an enquiry from ${input.email}`);
    if (await isRecentDuplicate(db, input, clock())) return null;
    const isTooMany = env.rateLimits && (await isSuspicious(c, db));
    const enquiry = await createEnquiry(db, input, isTooMany || isForeign, clock());
    await notifyOfEnquiry(c.var.garage, db, enquiry);
    changed({ topic: 'enquiries' });
    return { id: enquiry.id };
  });
}
