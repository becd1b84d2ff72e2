import type { Queries } from '../../db/open.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, wrongField } from '../../server/errors.ts';
import { lockRow, storeVersion } from '../../server/transaction.ts';
import { deleteStoredResponses } from '../../server/write.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { counted } from '../amount-words.ts';
import { maxNotes } from '../fields.ts';
import { formatPhone } from '../phone.ts';
import { keepCorrespondence } from '../privacy/address.server.ts';
import { indexClient } from '../search/terms.server.ts';
import { transferVehicles } from '../vehicles/merge.server.ts';
import type { Actor } from './actor.server.ts';
import { lockEmailAddress } from './data.server.ts';
import { findClient } from './staff-data.server.ts';

/**
 * Merges a client who was entered twice. Everything of the first entry moves to the other; all that remains is where it
 * went, for old links in messages to follow. The other's contacts and consent to reminders stay, unless the first entry
 * stopped reminders later. Whatever else the first entry had is added to the notes.
 * @param fromId an entry without an account
 * @param intoId the client that stays
 * @returns the client that stays
 * @throws {AppError} `not_found` for staff and erased clients; `invalid_input` if both are the same; `conflict` if
 *   the first entry has an account, or the notes of both together are too long
 */
export async function mergeClients(
  db: Queries,
  fromId: string,
  intoId: string,
  actor: Actor,
): Promise<ProfileRow> {
  if (fromId === intoId)
    throw wrongField('client_id', 'This is the client you have open. Please choose another one.');
  const { email } = await findClient(db, fromId);
  if (email) await lockEmailAddress(db, email);
  // Always in the same order, so that two merges of the same two clients do not deadlock.
  for (const id of [fromId, intoId].toSorted()) await lockRow(db, 'profiles', id);
  const [from, into] = [await findClient(db, fromId), await findClient(db, intoId)];
  refuseAccount(from);
  if (from.email) await keepCorrespondence(db, intoId, from.email);
  // Before the cars, for the same reason as in `erasePerson`.
  await emptyEntry(db, from, intoId, actor.now);
  const cars = await transferVehicles(db, fromId, intoId, actor.now);
  await moveRows(db, fromId, intoId);
  await storeVersion(db, 'profiles', into, besides(from, into), actor.now);
  for (const id of [fromId, intoId]) await indexClient(db, id);
  // Stored responses name what now belongs to the other client, who may ask to be erased one day.
  await deleteStoredResponses(db, [fromId, ...cars]);
  const details = { from: fromId, into: intoId };
  await recordAuditEntry(db, actor, {
    action: 'client.merged',
    subjectId: fromId,
    summary: 'Merged a client into another',
    details,
  });
  await recordAuditEntry(db, actor, {
    action: 'client.merged',
    subjectId: intoId,
    summary: 'Merged another client into this one',
    details,
  });
  return findClient(db, intoId);
}

function refuseAccount({ user_id: account }: ProfileRow): void {
  if (account === null) return;
  throw new AppError(
    'conflict',
    'This client signs in, so this entry has to stay. Open the other entry and merge it into this one. Two clients who both sign in cannot be merged.',
  );
}

async function moveRows(db: Queries, from: string, to: string): Promise<void> {
  for (const table of ['appointments', 'contact_submissions'] as const) {
    await db.updateTable(table).set({ client_id: to }).where('client_id', '=', from).execute();
  }
  await db.updateTable('outbox').set({ profile_id: to }).where('profile_id', '=', from).execute();
  // Entries that were merged earlier now lead straight to the client that stays.
  await db.updateTable('profiles').set({ merged_into: to }).where('merged_into', '=', from).execute();
}

async function emptyEntry(db: Queries, from: ProfileRow, into: string, now: Temporal.Instant): Promise<void> {
  const nothing = {
    email: null,
    full_name: null,
    phone: null,
    staff_notes: null,
    reminders_agreed_at: null,
    reminders_stopped_at: null,
  };
  await storeVersion(db, 'profiles', from, { ...nothing, merged_into: into, erased_at: stamp(now) }, now);
}

/**
 * What the client that stays gains: contacts that were missing and, in the notes, whatever else the other entry said.
 * @throws {AppError} `conflict` if the notes become too long
 */
function besides(from: ProfileRow, into: ProfileRow): Partial<ProfileRow> {
  const missing = {
    ...(into.full_name === null && { full_name: from.full_name }),
    ...(into.phone === null && { phone: from.phone }),
    // Only its owner changes the address of an account, and every account has one.
    ...(into.email === null && { email: from.email }),
  };
  const known = { ...into, ...missing };
  const others = [
    from.full_name !== known.full_name && from.full_name,
    formatPhone(from.phone) !== formatPhone(known.phone) && formatPhone(from.phone),
    from.email !== known.email && from.email,
  ].filter(Boolean);
  const entered = others.length > 0 && `Also entered as ${others.join(', ')}.`;
  const notes = [into.staff_notes, from.staff_notes, entered].filter(Boolean).join('\n\n');
  // The form would refuse longer notes, and with them any other change.
  if (notes.length > maxNotes)
    throw new AppError(
      'conflict',
      `Together, the notes of both clients are longer than ${counted(maxNotes, 'character')}. Please shorten one of them first.`,
    );
  return { ...missing, ...laterStop(from, into), staff_notes: notes || null };
}

/** If the first entry stopped reminders last, the stop counts; an earlier one was overtaken by the other's consent. */
function laterStop(
  from: ProfileRow,
  { reminders_agreed_at: agreed, reminders_stopped_at: stopped }: ProfileRow,
) {
  const said = from.reminders_stopped_at;
  return said !== null && said > (stopped ?? agreed ?? '') ? { reminders_stopped_at: said } : {};
}
