import { backUpAndPrune } from '../db/backup.ts';
import { openDatabase } from '../db/open.ts';
import { OperatorError } from '../server/errors.ts';
import { runCommand } from './command.ts';

/** `npm run backup`: one checked file with everything in it, made while the server runs. */
const usage = 'Usage: npm run backup, without arguments. BACKUP_DIR sets the folder.';

await runCommand(async (env) => {
  if (process.argv.length > 2) throw new OperatorError(usage);
  const db = openDatabase(env.databaseUrl, env.dataDir, { patient: true, existing: true });
  try {
    const source = { db, databaseUrl: env.databaseUrl, dataDir: env.dataDir };
    const { file, size, deleted } = await backUpAndPrune(source, env.backupDir, Temporal.Now.instant());
    console.log(`${file} (${size}), checked. Older backups deleted: ${deleted.length}.`);
    if (!process.env['JWT_SECRET']?.trim())
      console.log(
        `Keep a copy of ${env.dataDir}/jwt-secret in a safe place too: without it nobody’s authenticator app works after a restore.`,
      );
  } finally {
    await db.destroy();
  }
});
