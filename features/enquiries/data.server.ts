import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { deleteStoredResponses } from '../../server/write.ts';
import { indexEnquiry } from '../search/terms.server.ts';
import type { EnquiryInput } from './schema.ts';

/** Nobody can read and fill in the form faster. */
const fastestPersonMs = 3000;

/**
 * Stores a message from the contact form. Suspected spam is kept in a list of its own for staff, never dropped.
 * @param isSuspected whether the sender has sent suspiciously many, or another site made a browser send this one
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
 * Whether the same person sent the same words in the last ten minutes. Not every repeat has the same idempotency key:
 * a plain form has none to recognise a reloaded page or a second click on a slow line by, and a form that the sender
 * left before the response and then went back to has lost its key.
 */
export async function isRecentDuplicate(
  db: Queries,
  input: EnquiryInput,
  now: Temporal.Instant,
): Promise<boolean> {
  const words = ['full_name', 'phone', 'service_needed', 'vehicle_info', 'message'] as const;
  const earlier = await db
    .selectFrom('contact_submissions')
    .select(words)
    .where('email', '=', input.email)
    .where('created_at', '>', stamp(now.subtract({ minutes: 10 })))
    // A message that was filed as spam may never be read.
    .where('is_suspected_spam', '=', 0)
    .execute();
  return earlier.some((row) => words.every((name) => row[name] === input[name]));
}

/** Deletes enquiries and everything that repeats their words: messages, search terms, responses stored for retries. */
export async function removeEnquiries(db: Queries, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('contact_submissions').where('id', 'in', ids).execute();
  for (const id of ids) await indexEnquiry(db, id);
  await deleteStoredResponses(db, ids);
}
