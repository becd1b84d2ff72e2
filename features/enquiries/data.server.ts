import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { forgetAnswers } from '../../server/write.ts';
import { indexEnquiry } from '../search/terms.server.ts';
import type { EnquiryInput } from './schema.ts';

/** Nobody reads and fills in the form in less. */
const fastestPersonMs = 3000;

/**
 * Stores a message from the contact form. What looks like spam is kept apart for staff, never dropped.
 * @param isSuspected whether this address has sent suspiciously many, or another site had a browser send it
 */
export async function createEnquiry(
  db: Queries,
  input: EnquiryInput,
  isSuspected: boolean,
  now: Temporal.Instant,
): Promise<EnquiryRow> {
  const { website, took_ms, ...enquiry } = input;
  const isTooFast = took_ms !== null && took_ms < fastestPersonMs;
  const row = {
    ...enquiry,
    id: randomUUIDv7(),
    is_suspected_spam: website || isTooFast || isSuspected ? (1 as const) : (0 as const),
    created_at: stamp(now),
    updated_at: stamp(now),
  };
  const stored = await db
    .insertInto('contact_submissions')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexEnquiry(db, stored.id);
  return stored;
}

/**
 * Whether the same words came from the same person in the last ten minutes. A plain form carries no key by which
 * a page that is loaded again, or a second press on a slow line, could be known; nor does a form know its key any more
 * that somebody left before the answer and went back to.
 */
export async function hasJustCome(db: Queries, input: EnquiryInput, now: Temporal.Instant): Promise<boolean> {
  const words = ['full_name', 'phone', 'service_needed', 'vehicle_info', 'message'] as const;
  const earlier = await db
    .selectFrom('contact_submissions')
    .select(words)
    .where('email', '=', input.email)
    .where('created_at', '>', stamp(now.subtract({ minutes: 10 })))
    // What was kept apart as spam may be read by nobody.
    .where('is_suspected_spam', '=', 0)
    .execute();
  return earlier.some((row) => words.every((name) => row[name] === input[name]));
}

/** Deletes enquiries with everything that repeats their words: messages, search, and answers kept for repeated requests. */
export async function removeEnquiries(db: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('contact_submissions').where('id', 'in', ids).execute();
  for (const id of ids) await indexEnquiry(db, id);
  await forgetAnswers(db, ids);
}
