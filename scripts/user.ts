import { migrate } from '../db/migrate.ts';
import { openDatabase, type Queries } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { findAccount } from '../features/auth/accounts.server.ts';
import { changePerson, type AccountAction, removePersonsSecondStep } from '../features/people/acts.server.ts';
import { userTypes } from '../features/profiles/schema.ts';
import { OperatorError } from '../server/errors.ts';
import { transact } from '../server/transaction.ts';
import { runCommand } from './command.ts';

/**
 * `npm run user -- promote EMAIL KIND`, and `disable`, `enable` or `remove-second-step` with EMAIL:
 * what an owner does from the machine itself, for instance after losing the only administrator's password or phone.
 * The rules are those of the People page, and each act is recorded there too, as the garage's.
 */
const usage = `Usage: npm run user -- promote EMAIL ${userTypes.join('|')}, or npm run user -- disable|enable|remove-second-step EMAIL.`;

await runCommand(async (env) => {
  const { act, email } = readArguments(process.argv.slice(2));
  const db = openDatabase(env.databaseUrl, env.dataDir, { patient: true, existing: true });
  try {
    await migrate(db);
    console.log(await transact(db, (trx) => act(trx, email)));
  } finally {
    await db.destroy();
  }
});

type Act = (db: Queries, email: string) => Promise<string>;

function readArguments([command, email = '', ...more]: string[]): { act: Act; email: string } {
  const act = actOf(command, more);
  if (!act || email === '') throw new OperatorError(usage);
  return { act, email: email.toLowerCase() };
}

/** @returns undefined if anything follows the address: of two addresses, only the first would be disabled */
function actOf(command: string | undefined, more: string[]): Act | undefined {
  if (command === 'promote' && more.length === 1) return promoteTo(more[0]);
  if (more.length > 0) return undefined;
  if (command === 'disable') return doing(changePerson({ disabled: true }), 'is disabled');
  if (command === 'enable') return doing(changePerson({ disabled: false }), 'is enabled again');
  return command === 'remove-second-step'
    ? doing(removePersonsSecondStep, 'signs in with the password alone')
    : undefined;
}

function promoteTo(type: string | undefined): Act | undefined {
  const userType = userTypes.find((known) => known === type);
  if (!userType) return undefined;
  return doing(
    changePerson({ user_type: userType }),
    `is now ${userType}`,
    ({ email_confirmed_at: confirmedAt }) =>
      confirmedAt ? '' : ' The address is not confirmed yet; until then nobody can sign in with it.',
  );
}

/**
 * @param outcome what is true of the account afterwards, in words
 * @param hint what else there is to say about the account
 */
function doing(act: AccountAction, outcome: string, hint: (account: UserRow) => string = () => ''): Act {
  return async (db, email) => {
    const account = await accountOf(db, email);
    await act(db, account.id, { id: null, now: Temporal.Now.instant() });
    return `${email} ${outcome}.${hint(account)}`;
  };
}

async function accountOf(db: Queries, email: string): Promise<UserRow> {
  const user = await findAccount(db, email);
  if (!user) throw new OperatorError(`There is no account for ${email}.`);
  return user;
}
