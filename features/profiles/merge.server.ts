import type { Queries } from '../../db/open.ts';
import type { ProfileRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, wrongField } from '../../server/errors.ts';
import { holdRow, storeVersion } from '../../server/transaction.ts';
import { forgetAnswers } from '../../server/write.ts';
import { recordAct } from '../audit/data.server.ts';
import { counted } from '../amount-words.ts';
import { shownPhone } from '../phone.ts';
import { keepCorrespondence } from '../privacy/address.server.ts';
import { indexClient } from '../search/terms.server.ts';
import { giveVehicles } from '../vehicles/merge.server.ts';
import type { Actor } from './actor.server.ts';
import { takeTurnsForAddress } from './data.server.ts';
import { findClient } from './staff-data.server.ts';
import { notesLength } from './staff-schema.ts';

/**
 * Merges a client who was entered twice: everything of the first entry becomes the other's, and nothing is left of it
 * but where it went, which old links in messages lead through. The other's contacts and agreement to reminders stay,
 * unless the first entry stopped them later; what it had besides is added to the notes.
 * @param fromId an entry without an account
 * @param intoId the client that stays
 * @returns that one
 * @throws {AppError} `not_found` for staff and erased clients; `invalid_input` for twice the same; `conflict` when
 *   the first entry signs in, or the notes of both are too long for one
 */
export async function mergeClients(
  db: Queries,
  fromId: string,
  intoId: string,
  actor: Actor,
): Promise<ProfileRow> {
  if (fromId === intoId)
    throw wrongField('client_id', 'This is the client that is open. Please choose another.');
  const { email } = await findClient(db, fromId);
  if (email) await takeTurnsForAddress(db, email);
  // In one order, so that two who merge the same two do not wait for each other.
  for (const id of [fromId, intoId].toSorted()) await holdRow(db, 'profiles', id);
  const [from, into] = [await findClient(db, fromId), await findClient(db, intoId)];
  refuseAccount(from);
  if (from.email) await keepCorrespondence(db, intoId, from.email);
  // Before the cars, for the reason that `erasePerson` has.
  await emptyEntry(db, from, intoId, actor.now);
  const cars = await giveVehicles(db, fromId, intoId, actor.now);
  await moveRows(db, fromId, intoId);
  await storeVersion(db, 'profiles', into, besides(from, into), actor.now);
  for (const id of [fromId, intoId]) await indexClient(db, id);
  // They name what is now another's, who may want to be erased one day.
  await forgetAnswers(db, [fromId, ...cars]);
  const details = { from: fromId, into: intoId };
  await recordAct(db, actor, {
    action: 'client.merged',
    subjectId: fromId,
    summary: 'Merged a client into another',
    details,
  });
  await recordAct(db, actor, {
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
    'This client signs in and has to stay. Open the other entry and merge it into this one; of two that sign in, neither can be merged.',
  );
}

async function moveRows(db: Queries, from: string, to: string): Promise<void> {
  for (const table of ['appointments', 'contact_submissions'] as const) {
    await db.updateTable(table).set({ client_id: to }).where('client_id', '=', from).execute();
  }
  await db.updateTable('outbox').set({ profile_id: to }).where('profile_id', '=', from).execute();
  // Those that were merged before lead straight to whoever stays.
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
 * What the client that stays gains: contacts that were missing, and in the notes whatever the other entry said.
 * @throws {AppError} `conflict` when that is more than fits
 */
function besides(from: ProfileRow, into: ProfileRow): Partial<ProfileRow> {
  const missing = {
    ...(into.full_name === null && { full_name: from.full_name }),
    ...(into.phone === null && { phone: from.phone }),
    // The address of an account is its owner's to change, and there is always one.
    ...(into.email === null && { email: from.email }),
  };
  const known = { ...into, ...missing };
  const others = [
    from.full_name !== known.full_name && from.full_name,
    shownPhone(from.phone) !== shownPhone(known.phone) && shownPhone(from.phone),
    from.email !== known.email && from.email,
  ].filter(Boolean);
  const entered = others.length > 0 && `Also entered as ${others.join(', ')}.`;
  const notes = [into.staff_notes, from.staff_notes, entered].filter(Boolean).join('\n\n');
  // Longer ones the form would not take, and with them no change of anything else.
  if (notes.length > notesLength)
    throw new AppError(
      'conflict',
      `The notes of both together are longer than ${counted(notesLength, 'character')}. Please shorten one of them first.`,
    );
  return { ...missing, ...laterStop(from, into), staff_notes: notes || null };
}

/** A no to reminders that one entry said last is the client's; an earlier one was overtaken by the other's yes. */
function laterStop(
  from: ProfileRow,
  { reminders_agreed_at: agreed, reminders_stopped_at: stopped }: ProfileRow,
) {
  const said = from.reminders_stopped_at;
  return said !== null && said > (stopped ?? agreed ?? '') ? { reminders_stopped_at: said } : {};
}
