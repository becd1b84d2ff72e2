import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { EnquiryRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, changedMeanwhile, notFound } from '../../server/errors.ts';
import { indexEnquiry } from '../search/terms.server.ts';
import { type PageOf, pageOf, readCursor } from '../../server/paging.ts';
import { type EnquiryChange, type EnquiryInput, type EnquiryStatus, enquiryTransitions } from './schema.ts';

/** Nobody reads and fills in the form in less. */
const fastestPersonMs = 3000;

/**
 * Stores a message from the contact form. What looks like spam is kept apart for staff, never dropped.
 * @param isTooMany whether this address has sent suspiciously many
 */
export async function createEnquiry(
  db: Queries,
  input: EnquiryInput,
  isTooMany: boolean,
  now: Temporal.Instant,
): Promise<EnquiryRow> {
  const { website, started_at, ...enquiry } = input;
  const isTooFast = started_at !== null && now.epochMilliseconds - started_at < fastestPersonMs;
  const row = {
    ...enquiry,
    id: randomUUIDv7(),
    is_suspected_spam: website || isTooFast || isTooMany ? (1 as const) : (0 as const),
    created_at: stamp(now),
    updated_at: stamp(now),
  };
  const stored = await db.insertInto('contact_submissions').values(row).returningAll().executeTakeFirstOrThrow();
  await indexEnquiry(db, stored.id);
  return stored;
}

type Filter = {
  status?: EnquiryStatus | undefined;
  spam: boolean;
  limit: number;
  cursor?: string | undefined;
};

/** Enquiries, newest first (specification, section 7). */
export async function listEnquiries(db: Queries, { status, spam, limit, cursor }: Filter): Promise<PageOf<EnquiryRow>> {
  const after = readCursor(cursor, 2);
  const rows = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('is_suspected_spam', '=', spam ? 1 : 0)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after?.[0] ?? '', after?.[1] ?? ''))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => [row.created_at, row.id]);
}

/**
 * Changes an enquiry's status, assignment or notes.
 * @throws {AppError} `not_found`; `conflict` for a transition that does not exist; `changed_meanwhile` when the
 *   caller saw an older version
 */
export async function changeEnquiry(
  db: Queries,
  id: string,
  { version, ...change }: EnquiryChange,
  now: Temporal.Instant,
): Promise<EnquiryRow> {
  const before = await db.selectFrom('contact_submissions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!before) throw notFound('enquiry');
  if (version !== undefined && version !== before.version) throw changedMeanwhile('enquiry');
  if (change.status && !enquiryTransitions[before.status].some(({ to }) => to === change.status)) {
    throw new AppError('conflict', 'This enquiry cannot take that status now.');
  }
  if (change.assigned_to) await requireColleague(db, change.assigned_to);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const after = await db
    .updateTable('contact_submissions')
    .set({ ...given, version: before.version + 1, updated_at: stamp(now) })
    .where('id', '=', id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst();
  if (!after) throw changedMeanwhile('enquiry');
  return after;
}

async function requireColleague(db: Queries, profileId: string): Promise<void> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('user_type', '!=', 'client')
    .executeTakeFirst();
  if (!row) throw notFound('colleague');
}
