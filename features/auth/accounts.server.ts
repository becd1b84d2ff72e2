import { createHash, randomUUIDv7 } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Queries } from '../../db/open.ts';
import type { Tables, UserRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { nextVersion } from '../../server/transaction.ts';
import { recordAuditEntry } from '../audit/data.server.ts';
import { createProfile, findProfile, lockEmailAddress } from '../profiles/data.server.ts';
import { indexAccount, indexClient } from '../search/terms.server.ts';
import { tidiedLine } from '../fields.ts';
import type { Owner } from './strength.server.ts';

export type NewAccount = {
  /** Lower case. */
  email: string;
  /** If null, the person signs in by emailed link or code until they choose a password. */
  passwordHash: string | null;
  fullName?: string | null;
  /** Everything the person entered at sign-up, as JSON; if absent, `fullName` alone is stored. */
  metadata?: string;
  /** Whether the address is known to be the person's. */
  confirmed: boolean;
  /** May sign in although the address is not known to be the person's. */
  letIn?: boolean;
};

/**
 * Stores a new account without a profile, which is created on the first visit to the dashboard.
 * @throws a unique violation of `users` if the address already has an account
 */
export function createAccount(db: Queries, account: NewAccount, now: Temporal.Instant): Promise<UserRow> {
  const at = stamp(now);
  return db
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: account.email,
      password_hash: account.passwordHash,
      email_confirmed_at: account.confirmed || account.letIn ? at : null,
      email_proven_at: account.confirmed ? at : null,
      user_metadata: account.metadata ?? JSON.stringify({ full_name: account.fullName ?? null }),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @param email lower case */
export function findAccount(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** @returns undefined when the account is gone */
export function findAccountById(db: Queries, id: string): Promise<UserRow | undefined> {
  return accountWithId(db, id).executeTakeFirst();
}

/** @throws if the account is gone; for callers with good reason to rule that out */
export function accountById(db: Queries, id: string): Promise<UserRow> {
  return accountWithId(db, id).executeTakeFirstOrThrow();
}

const accountWithId = (db: Queries, id: string) => db.selectFrom('users').selectAll().where('id', '=', id);

/**
 * Accounts that nobody has confirmed, and that staff have neither disabled nor given a role, have no claim to their
 * address.
 */
export const isUnclaimed = ({ eb, exists, selectFrom }: ExpressionBuilder<Tables, 'users'>) =>
  eb.and([
    eb('email_confirmed_at', 'is', null),
    eb('disabled_at', 'is', null),
    eb.not(exists(selectFrom('profiles').select('id').whereRef('profiles.user_id', '=', 'users.id'))),
  ]);

/** Whether an account has a claim to an address. @param email lower case */
export async function isTaken(db: Queries, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where((eb) => eb.not(isUnclaimed(eb)))
    .executeTakeFirst();
  return account !== undefined;
}

/** The columns of an account when no change of address is pending. */
export const noPendingEmailChange = {
  new_email: null,
  email_change_sent_at: null,
  email_change_accepted: null,
} satisfies Partial<UserRow>;

/** Changes columns of an account. @returns the row afterwards */
export function updateAccount(
  db: Queries,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'created_at' | 'updated_at'>>,
  now: Temporal.Instant,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...change, updated_at: stamp(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns the full name given at sign-up, or null */
export function fullNameOf(user: Pick<UserRow, 'user_metadata'>): string | null {
  return nameIn(JSON.parse(user.user_metadata) as { full_name?: unknown });
}

/** @returns what a password for this account must not be made of */
export function ownerOf(user: UserRow): Owner {
  return { email: user.email, fullName: fullNameOf(user) };
}

/** @returns the full name among the details a person entered at sign-up, or null */
export function nameIn({ full_name: name }: { full_name?: unknown }): string | null {
  return (typeof name === 'string' && tidiedLine(name).slice(0, 200).trim()) || null;
}

/**
 * Call this once an address is known to be the account's. If the account has no profile yet, it takes over a client
 * whom staff entered under this address. The address in ADMIN_EMAIL becomes an administrator, but only once: what
 * administrators later decide about that person stands. Not for an account that AUTH_AUTOCONFIRM has let in: anyone
 * can type an address.
 */
export async function onAddressProven(garage: Garage, db: Queries, user: UserRow): Promise<void> {
  const now = garage.clock();
  await adoptProfile(db, user, now);
  if (user.email !== garage.env.adminEmail || !(await isFirstTime(db, user.email, now))) return;
  await createProfile(db, { userId: user.id, email: user.email, fullName: fullNameOf(user) }, now);
  await db
    .updateTable('profiles')
    .set({ user_type: 'admin', updated_at: stamp(now) })
    .where('user_id', '=', user.id)
    .execute();
  await indexAccount(db, user.id);
  const entry = { action: 'account.changed', details: { user_type: 'admin' } } as const;
  const summary = 'Made somebody an administrator, as ADMIN_EMAIL says';
  await recordAuditEntry(db, { id: null, now }, { ...entry, subjectId: user.id, summary });
}

/**
 * Whether the address in ADMIN_EMAIL is being confirmed for the first time. Someone erased since then must not become
 * an administrator again, so a hash of that address is kept. The owner of the server chose the address.
 */
async function isFirstTime(db: Queries, email: string, now: Temporal.Instant): Promise<boolean> {
  const name = `admin_email ${createHash('sha256').update(email).digest('hex')}`;
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('settings')
    .values({ name, value: 'true', updated_at: stamp(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** Takes over the oldest matching client. Any others stay as they are, for staff to merge. */
async function adoptProfile(db: Queries, user: UserRow, now: Temporal.Instant): Promise<void> {
  if (await findProfile(db, user.id)) return;
  await lockEmailAddress(db, user.email);
  const entered = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', user.email)
    .where('user_id', 'is', null)
    .where('user_type', '=', 'client')
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!entered) return;
  await db
    .updateTable('profiles')
    .set((eb) => ({
      user_id: user.id,
      full_name: eb.fn.coalesce('full_name', eb.val(fullNameOf(user))),
      ...nextVersion(now),
    }))
    .where('id', '=', entered.id)
    .where('user_id', 'is', null)
    // A client who was being erased in the meantime stays erased.
    .where('erased_at', 'is', null)
    .execute();
  await indexClient(db, entered.id);
}
