import type { Queries } from '../../db/open.ts';
import type { UserRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { AppError, notFound } from '../../server/errors.ts';
import { nextVersion } from '../../server/transaction.ts';
import { unassignAppointments } from '../appointments/staff-changes.server.ts';
import { openStatuses } from '../appointments/statuses.ts';
import type { Attribution } from '../audit/data.server.ts';
import { findAccountById, fullNameOf, updateAccount } from '../auth/accounts.server.ts';
import type { UserType } from '../profiles/schema.ts';
import { endSessions } from '../auth/sessions.server.ts';
import { isVerifiedApp } from '../auth/factor-rows.server.ts';
import { openEnquiryStatuses } from '../enquiries/schema.ts';
import { unassignEnquiries } from '../enquiries/staff-changes.server.ts';
import { createProfile } from '../profiles/data.server.ts';
import { among } from '../search/list.server.ts';
import { indexAccount } from '../search/terms.server.ts';

export type Person = {
  user_id: string;
  email: string;
  full_name: string | null;
  user_type: UserType;
  confirmed: boolean;
  disabled: boolean;
  has_second_step: boolean;
  /** How many sessions are open. */
  sessions: number;
  /** Their appointments and enquiries that are still open. */
  open_appointments: number;
  open_enquiries: number;
  last_sign_in_at: string | null;
  created_at: string;
};

/**
 * @param ids the ids of accounts
 * @returns those that exist, as administrators see them and in no particular order; an account without a profile
 *   counts as a client’s, with the name given at sign-up
 */
export async function peopleOf(
  db: Queries,
  ids: readonly { id: string }[],
  now: Temporal.Instant,
): Promise<Person[]> {
  const accounts = await selectAccounts(db, now)
    .where(among(db, 'users.id', ids))
    .execute();
  const profiles = await selectWork(db)
    .where(among(db, 'profiles.user_id', ids))
    .execute();
  const byAccount = new Map(profiles.map((profile) => [profile.user_id, profile]));
  return accounts.map(
    ({ email_confirmed_at: confirmedAt, disabled_at: disabledAt, apps, user_metadata, ...account }) => {
      const profile = byAccount.get(account.user_id);
      return {
        ...account,
        full_name: profile ? profile.full_name : fullNameOf({ user_metadata }),
        user_type: profile?.user_type ?? 'client',
        confirmed: confirmedAt !== null,
        disabled: disabledAt !== null,
        has_second_step: (apps ?? 0) > 0,
        sessions: account.sessions ?? 0,
        open_appointments: profile?.open_appointments ?? 0,
        open_enquiries: profile?.open_enquiries ?? 0,
      };
    },
  );
}

function selectAccounts(db: Queries, now: Temporal.Instant) {
  return db
    .selectFrom('users')
    .select([
      'users.id as user_id',
      'users.email',
      'users.user_metadata',
      'users.email_confirmed_at',
      'users.disabled_at',
      'users.last_sign_in_at',
      'users.created_at',
    ])
    .select((eb) => [
      eb
        .selectFrom('sessions')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', stamp(now))
        .as('sessions'),
      eb
        .selectFrom('factors')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('factors.user_id', '=', 'users.id')
        .where(isVerifiedApp)
        .as('apps'),
    ]);
}

/** Read separately from the accounts, because PostgreSQL would read everyone's profile to join a page of them. */
function selectWork(db: Queries) {
  return db.selectFrom('profiles').select((eb) => [
    'profiles.user_id',
    'profiles.full_name',
    'profiles.user_type',
    eb
      .selectFrom('appointments')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .whereRef('appointments.assigned_to', '=', 'profiles.id')
      .where('appointments.status', 'in', openStatuses)
      .as('open_appointments'),
    eb
      .selectFrom('contact_submissions')
      .select((inner) => inner.fn.countAll<number>().as('count'))
      .whereRef('contact_submissions.assigned_to', '=', 'profiles.id')
      .where('contact_submissions.status', 'in', openEnquiryStatuses)
      .where('contact_submissions.is_suspected_spam', '=', 0)
      .as('open_enquiries'),
  ]);
}

/** @throws {AppError} `not_found` */
export async function findPerson(db: Queries, userId: string, now: Temporal.Instant): Promise<Person> {
  const [person] = await peopleOf(db, [{ id: userId }], now);
  if (!person) throw notFound('person');
  return person;
}

/** @throws {AppError} `not_found` */
async function accountOf(db: Queries, userId: string): Promise<UserRow> {
  const user = await findAccountById(db, userId);
  if (!user) throw notFound('person');
  return user;
}

/**
 * Makes someone a client, employee or administrator, with effect from their next request. If they become a client,
 * their open work is unassigned.
 * @throws {AppError} `not_found`; `conflict` if no administrator would be left
 */
export async function changeUserType(
  db: Queries,
  userId: string,
  userType: UserType,
  by: Attribution,
): Promise<void> {
  const user = await accountOf(db, userId);
  if (userType !== 'admin') await refuseLastAdmin(db, userId);
  await createProfile(db, { userId, email: user.email, fullName: fullNameOf(user) }, by.now);
  await db
    .updateTable('profiles')
    .set({ user_type: userType, ...nextVersion(by.now) })
    .where('user_id', '=', userId)
    .execute();
  if (userType === 'client') await handBackWork(db, userId, by);
  await indexAccount(db, userId);
}

/**
 * Disables an account, which ends its sessions and unassigns its open work, or enables it again.
 * @throws {AppError} `not_found`; `conflict` if no administrator would be left
 */
export async function changeDisabled(
  db: Queries,
  userId: string,
  disabled: boolean,
  by: Attribution,
): Promise<void> {
  await accountOf(db, userId);
  if (disabled) await refuseLastAdmin(db, userId);
  await updateAccount(db, userId, { disabled_at: disabled ? stamp(by.now) : null }, by.now);
  if (!disabled) return;
  await endSessions(db, userId);
  await handBackWork(db, userId, by);
}

async function handBackWork(db: Queries, userId: string, by: Attribution): Promise<void> {
  const profile = await db
    .selectFrom('profiles')
    .select('id')
    .where('user_id', '=', userId)
    // Waits for anyone who is assigning work to them at this moment (`requireColleague`).
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!profile) return;
  await unassignAppointments(db, profile.id, by);
  await unassignEnquiries(db, profile.id, by);
}

/** Someone who is disabled or has not confirmed their address cannot sign in, so they administer nothing. */
async function refuseLastAdmin(db: Queries, userId: string): Promise<void> {
  const admins = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select('users.id')
    .where('profiles.user_type', '=', 'admin')
    .where('users.disabled_at', 'is', null)
    .where('users.email_confirmed_at', 'is not', null)
    .orderBy('users.id')
    // Two administrators who demote each other at once must not both succeed.
    .forNoKeyUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError(
      'conflict',
      'This is the last administrator. Please make somebody else an administrator first.',
    );
  }
}
