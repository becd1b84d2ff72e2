import { parseArgs } from 'node:util';
import { BackupError } from '../db/backup.ts';
import { NewerDatabaseError } from '../db/migrate.ts';
import { NotEmptyError, restoreFile, restoreInto } from '../db/restore.ts';
import type { Env } from '../server/env.ts';
import { NotStartable } from '../server/errors.ts';
import { runCommand } from './command.ts';

/**
 * `npm run restore -- FILE [--overwrite]`: puts a backup back, into DATA_DIR or, when DATABASE_URL is set, into
 * PostgreSQL. Stop the server first.
 */
const usage = 'Usage: npm run restore -- FILE [--overwrite].';

await runCommand(
  async (env) => {
    const { file, overwrite } = readArguments();
    try {
      console.log(
        env.databaseUrl ? await intoPostgres(env, file, overwrite) : intoFolder(env, file, overwrite),
      );
    } catch (error) {
      if (!(error instanceof NotEmptyError)) throw error;
      throw new NotStartable(
        `${error.message} Nothing was changed. To replace it, say so: npm run restore -- ${file} --overwrite`,
      );
    }
  },
  [BackupError, NewerDatabaseError],
);

function readArguments(): { file: string; overwrite: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { overwrite: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) return { file, overwrite: values.overwrite };
  } catch {
    // An option that does not exist is answered like a missing file.
  }
  throw new NotStartable(usage);
}

function intoFolder(env: Env, file: string, overwrite: boolean): string {
  const replaced = restoreFile(file, env.dataDir, overwrite, Temporal.Now.instant());
  return `Restored into ${env.dataDir}. ${replaced ? `The database that was there is now ${replaced}. ` : ''}Start the server now.`;
}

async function intoPostgres(env: Env, file: string, overwrite: boolean): Promise<string> {
  const sums = await restoreInto(file, env.databaseUrl, overwrite);
  const rows = [...sums.values()].reduce((total, sum) => total + sum.rows, 0);
  return `Restored ${rows} rows in ${sums.size} tables, and compared them all. Start the server now.`;
}
