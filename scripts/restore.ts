import { parseArgs } from 'node:util';
import { NotEmptyError, type Restore, restoreFile, restoreInto } from '../db/restore.ts';
import { counted } from '../features/amount-words.ts';
import type { EnvWithoutSecrets } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { runCommand } from './command.ts';

/**
 * `npm run restore -- FILE [--overwrite]`: restores a backup into DATA_DIR or, if DATABASE_URL is set, into
 * PostgreSQL. Stop the server first.
 */
const usage = 'Usage: npm run restore -- FILE [--overwrite].';

await runCommand(async (env) => {
  const { file, overwrite } = readArguments();
  try {
    const restore = { backup: file, backupDir: env.backupDir, overwrite, now: Temporal.Now.instant() };
    console.log(await (env.databaseUrl ? intoPostgres(env, restore) : intoFolder(env, restore)));
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    throw new OperatorError(
      `${error.message} Nothing was changed. To replace it, run the same command with --overwrite.`,
    );
  }
});

function readArguments(): { file: string; overwrite: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { overwrite: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, overwrite: values.overwrite };
  } catch {
    // An unknown option gets the same answer as a missing file.
  }
  throw new OperatorError(usage);
}

async function intoFolder(env: EnvWithoutSecrets, restore: Restore): Promise<string> {
  const { replaced, erased, isKnown, unread } = await restoreFile(restore, env.dataDir);
  return [
    `Restored into ${env.dataDir}.`,
    erasedWords(erased, unread),
    !isKnown &&
      'The previous database cannot be read: erase again anybody who asked to be erased since the newest backup.',
    replaced && `The previous database is now ${replaced}; delete it once you are sure that all is well.`,
    'Start the server now; everybody has to sign in again.',
  ]
    .filter(Boolean)
    .join(' ');
}

async function intoPostgres(env: EnvWithoutSecrets, restore: Restore): Promise<string> {
  const { sums, erased, unread } = await restoreInto(restore, env.databaseUrl, env.dataDir);
  const rows = [...sums.values()].reduce((total, sum) => total + sum.rows, 0);
  const said = `Restored ${rows} rows in ${sums.size} tables, and compared them all.`;
  return `${said} ${erasedWords(erased, unread)} Start the server now; everybody has to sign in again.`;
}

function erasedWords(count: number, unread: string[]): string {
  const done = `Erased again after this backup: ${counted(count, 'client or enquiry', 'clients and enquiries')}.`;
  if (unread.length === 0) return done;
  return `${done} Anybody whose erasure only these backups record was not erased again, because the backups cannot be read: ${unread.join(', ')}.`;
}
