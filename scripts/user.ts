import { migrate } from '../db/migrate.ts';
import { openDatabase, type Db } from '../db/open.ts';
import { userTypes } from '../features/profiles/schema.ts';
import { findAccount, fullNameOf } from '../features/auth/accounts.server.ts';
import { createProfile } from '../features/profiles/data.server.ts';
import { stamp } from '../server/clock.ts';
import { readEnv } from '../server/env.ts';
import { NotStartable } from '../server/errors.ts';

/**
 * `npm run user -- promote EMAIL client|employee|admin`, `npm run user -- disable EMAIL` and
 * `npm run user -- enable EMAIL`: what an owner does from the machine itself, for instance after losing
 * the only administrator's password.
 */
const usage =
  'Usage: npm run user -- promote EMAIL client|employee|admin, or: disable EMAIL, or: enable EMAIL.';

async function main([command, email = '', type = '']: string[]): Promise<string> {
  const env = readEnv(process.env);
  const { db } = openDatabase(env.databaseUrl, env.dataDir);
  try {
    await migrate(db);
    const user = await findAccount(db, email.toLowerCase());
    if (command === undefined || email === '') throw new NotStartable(usage);
    if (!user) throw new NotStartable(`There is no account for ${email}.`);
    if (command === 'promote') return await promote(db, user, type);
    if (command === 'disable') return await setDisabled(db, user, stamp(Temporal.Now.instant()));
    if (command === 'enable') return await setDisabled(db, user, null);
    throw new NotStartable(usage);
  } finally {
    await db.destroy();
  }
}

type User = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function promote(db: Db, user: User, type: string): Promise<string> {
  const userType = userTypes.find((known) => known === type);
  if (!userType) throw new NotStartable(usage);
  const now = Temporal.Now.instant();
  await createProfile(db, { userId: user.id, email: user.email, fullName: fullNameOf(user) }, now);
  const change = { user_type: userType, updated_at: stamp(now) };
  await db.updateTable('profiles').set(change).where('user_id', '=', user.id).execute();
  return `${user.email} is now ${userType}.`;
}

/** A disabled account's sessions end with the next request, because every request looks at this column. */
async function setDisabled(db: Db, user: User, at: string | null): Promise<string> {
  await db.updateTable('users').set({ disabled_at: at }).where('id', '=', user.id).execute();
  return `${user.email} is ${at ? 'disabled' : 'enabled again'}.`;
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof NotStartable)) throw error;
  console.error(error.message);
  process.exit(1);
}
