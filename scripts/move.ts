import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { databaseFile } from '../db/open.ts';
import { moveInto, NotEmptyError } from '../db/restore.ts';
import { setMovedAside } from '../db/set-aside.ts';
import { postgresComplaint } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { runCommand } from './command.ts';

/**
 * `npm run move -- --to postgres://…`: copies the embedded database in DATA_DIR into an empty PostgreSQL. `--to -`
 * reads the address from standard input: other users can see a command line with a password in it, and logs keep it.
 * If the server is stopped, the old database then gets another name.
 */
const usage =
  'Usage: npm run move -- --to postgres://user:password@host/database, or --to - to be asked for the address.';

await runCommand(async (env) => {
  const { sums, isStale } = await moveInto(env.dataDir, await readTarget()).catch((error: unknown) => {
    throw error instanceof NotEmptyError
      ? new OperatorError(
          `${error.message} Nothing was changed: move into an empty one. If a server was only started on it, restore a backup into it instead (restore FILE --overwrite).`,
        )
      : error;
  });
  for (const [table, { rows, sum }] of sums)
    console.log(`${table.padEnd(24)} ${String(rows).padStart(8)} rows  ${sum.slice(0, 16)}`);
  console.log('Every row was compared and is the same on both sides.');
  if (isStale) {
    throw new OperatorError(
      'Something was written to the old database in the meantime and is not in the copy: stop the server, empty the target and move again.',
    );
  }
  const aside = setMovedAside(databaseFile(env.dataDir), Temporal.Now.instant());
  console.log(
    aside
      ? `The old database is now ${aside}; delete it once all is well, because it still contains everyone.\nNow set DATABASE_URL to this address and JWT_SECRET to what DATA_DIR/jwt-secret holds, and start the server.`
      : 'Something still uses the old database, so this was a trial: to move for good, stop the server, and Litestream if it is running, empty the target and move again.',
  );
});

async function readTarget(): Promise<string> {
  const given = readArguments();
  const to = given === '-' ? await readLine() : given;
  if (!to) throw new OperatorError(usage);
  const complaint = postgresComplaint(to);
  if (complaint) throw new OperatorError(`The address ${complaint}.`);
  return to;
}

async function readLine(): Promise<string | undefined> {
  if (process.stdin.isTTY) console.error('The address of the PostgreSQL database:');
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return undefined;
}

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch {
    // An unknown option gets the same answer as a missing one.
    return undefined;
  }
}
