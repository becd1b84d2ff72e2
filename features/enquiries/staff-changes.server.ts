import type { Updateable } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError } from '../../server/errors.ts';
import { changeRow, lockRow, nextVersion } from '../../server/transaction.ts';
import { bookForClient } from '../appointments/staff-changes.server.ts';
import type { StaffAppointment } from '../appointments/staff-rows.server.ts';
import { type Attribution, recordAuditEntry } from '../audit/data.server.ts';
import type { Actor } from '../profiles/actor.server.ts';
import { lockColleague, requireColleague } from '../profiles/colleagues.server.ts';
import { findOrCreateClientAndVehicle } from '../profiles/client-and-vehicle.server.ts';
import {
  canConvert,
  type EnquiryChange,
  enquiryStatusWords,
  enquiryTransitions,
  openEnquiryStatuses,
} from './schema.ts';
import { removeEnquiries } from './data.server.ts';
import { type StaffEnquiry, staffEnquiry } from './staff-list.server.ts';
import type { Conversion } from './staff-schema.ts';

type Seen = { version?: number | undefined };

/**
 * Changes an enquiry's status, assignment or notes.
 * @throws {AppError} `not_found`; `conflict` for a transition that does not exist; `changed_meanwhile` with both
 *   versions when the caller saw an older one; `invalid_input` for notes without a version
 */
export async function changeEnquiry(
  db: Queries,
  id: string,
  { version, ...change }: EnquiryChange,
  actor: Actor,
): Promise<StaffEnquiry> {
  const before = await staffEnquiry(db, id);
  if (change.internal_notes !== undefined && version === undefined) {
    throw new AppError('invalid_input', 'Notes are saved with the version that was read.', {
      fields: { version: 'Please add the version.' },
    });
  }
  if (change.status && !enquiryTransitions[before.status].some(({ to }) => to === change.status)) {
    throw new AppError('conflict', 'This enquiry cannot take that status now.');
  }
  if (change.assigned_to) await requireColleague(db, change.assigned_to);
  const after = await store(
    db,
    before,
    { ...(await withoutLeaver(db, before, change)), ...(change.status && answered(before, actor)) },
    version,
    actor,
  );
  await record(db, actor, after, {
    action: change.status ? 'status' : 'edited',
    summary: summaryOf(change),
  });
  return after;
}

/** An answered enquiry stays with a colleague who has left. Reopened, it would wait for them, unseen by anyone. */
async function withoutLeaver<Change extends Omit<EnquiryChange, 'version'>>(
  db: Queries,
  { assigned_to: assignee }: StaffEnquiry,
  change: Change,
): Promise<Change> {
  const isOpened = change.status !== undefined && openEnquiryStatuses.includes(change.status);
  if (!isOpened || !assignee || (await lockColleague(db, assignee))) return change;
  return { assigned_to: null, ...change };
}

/** Unassigns the open enquiries of a colleague who leaves. */
export async function unassignEnquiries(db: Queries, profileId: string, by: Attribution): Promise<void> {
  const rows = await db
    .updateTable('contact_submissions')
    .set({ assigned_to: null, ...nextVersion(by.now) })
    .where('assigned_to', '=', profileId)
    .where('status', 'in', openEnquiryStatuses)
    .returning(['id', 'version'])
    .execute();
  const summary = summaryOf({ assigned_to: null });
  for (const row of rows) await record(db, by, row, { action: 'edited', summary });
}

function summaryOf({ status, assigned_to: assignee, internal_notes: notes }: EnquiryChange): string {
  if (status) return `Marked an enquiry as ${enquiryStatusWords[status].toLowerCase()}`;
  if (assignee !== undefined) return assignee ? 'Assigned an enquiry' : 'Unassigned an enquiry';
  return notes === undefined ? 'Changed an enquiry' : 'Saved notes on an enquiry';
}

/** The first change of status, or the conversion, counts as the first answer. */
function answered(before: StaffEnquiry, { now }: Actor) {
  return { first_answered_at: before.first_answered_at ?? stamp(now) };
}

/** Moves an enquiry to suspected spam, or back to the inbox. @throws {AppError} `not_found`, `changed_meanwhile` */
export async function markSpam(
  db: Queries,
  id: string,
  { is_spam: isSpam, version }: Seen & { is_spam: boolean },
  actor: Actor,
): Promise<StaffEnquiry> {
  const after = await store(
    db,
    await staffEnquiry(db, id),
    { is_suspected_spam: isSpam ? 1 : 0 },
    version,
    actor,
  );
  await record(db, actor, after, {
    action: isSpam ? 'spam' : 'not-spam',
    summary: `Marked an enquiry as ${isSpam ? '' : 'not '}spam`,
  });
  return after;
}

/** What an enquiry was turned into. */
export type Converted = {
  enquiry: StaffEnquiry;
  client_id: string;
  vehicle_id: string | null;
  appointment: StaffAppointment | null;
};

/**
 * Turns an enquiry into a client, a car and an appointment, all or nothing. A new enquiry is then in progress,
 * and an unassigned one is assigned to the colleague who converts it.
 * @throws {AppError} whatever creating one of the three throws; `not_found`, `changed_meanwhile`; `conflict` if it has
 *   already become a client
 */
export async function convertEnquiry(
  db: Queries,
  id: string,
  { version, ...wish }: Conversion,
  actor: Actor,
): Promise<Converted> {
  const before = await staffEnquiry(db, id);
  if (!canConvert(before))
    throw new AppError('conflict', 'This enquiry has already been turned into a client.');
  const { clientId, vehicleId } = await findOrCreateClientAndVehicle(db, wish, actor);
  const appointment = wish.appointment
    ? await bookForClient(db, { clientId, vehicleId }, wish.appointment, actor)
    : null;
  const change = {
    client_id: clientId,
    status: before.status === 'new' ? ('in_progress' as const) : before.status,
    assigned_to: before.assigned_to ?? actor.id,
    is_suspected_spam: 0 as const,
    ...answered(before, actor),
  };
  const enquiry = await store(db, before, change, version, actor);
  await record(db, actor, enquiry, { action: 'converted', summary: 'Turned an enquiry into a client' });
  return { enquiry, client_id: clientId, vehicle_id: vehicleId, appointment };
}

/**
 * Deletes an enquiry for good, with the messages about it (the privacy notice: “ask and we delete it sooner”).
 * @throws {AppError} `not_found`
 */
export async function deleteEnquiry(db: Queries, id: string, actor: Actor): Promise<void> {
  // If two colleagues delete it at once, the second finds nothing, and the log has one entry.
  await lockRow(db, 'contact_submissions', id);
  const enquiry = await staffEnquiry(db, id);
  await removeEnquiries(db, [id]);
  await record(db, actor, enquiry, { action: 'deleted', summary: 'Deleted an enquiry' });
}

function store(
  db: Queries,
  before: StaffEnquiry,
  change: Updateable<Tables['contact_submissions']>,
  seen: number | undefined,
  { now }: Actor,
): Promise<StaffEnquiry> {
  return changeRow(db, 'contact_submissions', before, change, { seen, now, read: staffEnquiry });
}

function record(
  db: Queries,
  by: Attribution,
  { id, version }: Pick<StaffEnquiry, 'id' | 'version'>,
  { action, summary }: { action: string; summary: string },
): Promise<void> {
  return recordAuditEntry(db, by, {
    action: `enquiry.${action}`,
    subjectId: id,
    summary,
    details: { version },
  });
}
