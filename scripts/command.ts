import { accessSync, constants } from 'node:fs';
import { isEnvironmentFault } from '../db/faults.ts';
import { readEnvWithoutSecrets, type EnvWithoutSecrets } from '../server/env.ts';
import { AppError, OperatorError, reasonOf } from '../server/errors.ts';

/**
 * Runs a command-line tool with the server's own configuration, without its secret: only a server creates one.
 * The message of an OperatorError or AppError is a sentence for the user; any other error that does not come from
 * outside is a defect and is thrown.
 */
export async function runCommand(work: (env: EnvWithoutSecrets) => Promise<void>): Promise<void> {
  // The database and backups are for the server's own user only.
  process.umask(0o077);
  try {
    const settings = readEnvWithoutSecrets(process.env);
    if (!settings.databaseUrl) refuseUnusable(settings.dataDir);
    await work(settings);
  } catch (error) {
    const isSaid = error instanceof OperatorError || error instanceof AppError;
    if (!isSaid && !isEnvironmentFault(error)) throw error;
    console.error(isSaid ? error.message : `That could not be done: ${reasonOf(error)}.`);
    process.exitCode = 1;
  }
}

/** Without this, another user would be told that the folder is empty. A missing folder is fine: it may be created. */
function refuseUnusable(dataDir: string): void {
  try {
    // The slash makes sure that it is a folder.
    accessSync(`${dataDir}/`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (!(error instanceof Error) || ('code' in error && error.code === 'ENOENT')) return;
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be used: ${error.message}.`);
  }
}
