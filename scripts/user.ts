import { existsSync } from 'node:fs';
import { migrate, NewerDatabaseError } from '../db/migrate.ts';
import { databaseFile, openDatabase, type Queries } from '../db/open.ts';
import type { UserRow } from '../db/tables.ts';
import { findAccount } from '../features/auth/accounts.server.ts';
import { changeDisabled, changeUserType } from '../features/people/data.server.ts';
import type { Machine } from '../features/profiles/actor.server.ts';
import { userTypes } from '../features/profiles/schema.ts';
import { AppError, NotStartable } from '../server/errors.ts';
import { transact } from '../server/transaction.ts';
import { runCommand } from './command.ts';

/**
 * `npm run user -- promote EMAIL client|employee|admin`, `npm run user -- disable EMAIL` and
 * `npm run user -- enable EMAIL`: what an owner does from the machine itself, for instance after losing
 * the only administrator's password. The rules are those of the People page.
 */
const usage =
  'Usage: npm run user -- promote EMAIL client|employee|admin, or: disable EMAIL, or: enable EMAIL.';

await runCommand(
  async (env) => {
    const { act, email } = readArguments(process.argv.slice(2));
    if (!env.databaseUrl && !existsSync(databaseFile(env.dataDir)))
      throw new NotStartable(`There is no database in ${env.dataDir}.`);
    const { db } = openDatabase(env.databaseUrl, env.dataDir, { patient: true });
    try {
      await migrate(db);
      console.log(await transact(db, (trx) => act(trx, email)));
    } finally {
      await db.destroy();
    }
  },
  [AppError, NewerDatabaseError],
);

type Act = (db: Queries, email: string) => Promise<string>;

function readArguments([command, email = '', type]: string[]): { act: Act; email: string } {
  const act = actOf(command, type);
  if (!act || email === '') throw new NotStartable(usage);
  return { act, email: email.toLowerCase() };
}

function actOf(command: string | undefined, type: string | undefined): Act | undefined {
  if (command === 'promote') return promoteTo(type);
  if (command === 'disable') return setDisabled(true);
  return command === 'enable' ? setDisabled(false) : undefined;
}

function promoteTo(type: string | undefined): Act | undefined {
  const userType = userTypes.find((known) => known === type);
  if (!userType) return undefined;
  return async (db, email) => {
    const { id, email_confirmed_at: confirmedAt } = await accountOf(db, email);
    await changeUserType(db, id, userType, byMachine());
    const hint = confirmedAt
      ? ''
      : ' The address is not confirmed yet; until then nobody can sign in with it.';
    return `${email} is now ${userType}.${hint}`;
  };
}

function setDisabled(disabled: boolean): Act {
  return async (db, email) => {
    await changeDisabled(db, (await accountOf(db, email)).id, disabled, byMachine());
    return `${email} is ${disabled ? 'disabled' : 'enabled again'}.`;
  };
}

function byMachine(): Machine {
  return { id: null, now: Temporal.Now.instant() };
}

async function accountOf(db: Queries, email: string): Promise<UserRow> {
  const user = await findAccount(db, email);
  if (!user) throw new NotStartable(`There is no account for ${email}.`);
  return user;
}
