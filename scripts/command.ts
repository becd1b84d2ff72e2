import { type Env, readEnv } from '../server/env.ts';
import { NotStartable } from '../server/errors.ts';

/**
 * Runs a command line tool with the server's own configuration.
 * @param expected errors whose message is a sentence for the person; any other one is a defect and is thrown
 */
export async function runCommand(
  work: (env: Env) => Promise<void>,
  expected: (abstract new (...given: never[]) => Error)[],
): Promise<void> {
  // The database and backups are for the server's own user only.
  process.umask(0o077);
  try {
    await work(readEnv(process.env));
  } catch (error) {
    if (![NotStartable, ...expected].some((kind) => error instanceof kind)) throw error;
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
