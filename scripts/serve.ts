import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../db/demo.ts';
import { readEnv } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { runServer } from '../server/main.ts';
import { requirePort } from '../server/port.ts';
import { run } from './run.ts';

/** Builds the site when that has not happened, serves it, and says how to look around. */
const built = join(import.meta.dirname, '..', 'build', 'policy.json');

async function start(): Promise<void> {
  const env = readEnv(process.env);
  if (!existsSync(built)) {
    await requirePort(env);
    console.log('Building the site (once) …');
    const { code, output } = await run('node', ['scripts/build.ts'], { quiet: true });
    if (code !== 0) throw new OperatorError(`The site could not be built.\n${output}`);
  }
  const { url, garage } = await runServer(env);
  const address = addressOf(url, garage.env.publicUrl);
  console.log(`\nThe garage is open at ${address}`);
  if (env.demoData) {
    console.log('\nDemo sign-ins (from this machine only):');
    for (const { role, email, password } of demoAccounts)
      console.log(`  ${role.padEnd(9)} ${email.padEnd(26)} ${password}`);
  }
  if (!env.production && !env.smtpUrl)
    console.log(`\nMessages are not sent; read them at ${address}/dev/mailbox\n`);
}

/**
 * @returns where to open it: by the name in the links of messages, where that is another for the same place. A browser
 *   keeps sessions apart by name, so whoever confirmed an account by a link would not be signed in at the other.
 */
function addressOf(url: string, publicUrl: string): string {
  return url.replace('//127.0.0.1:', '//localhost:') === publicUrl ? publicUrl : url;
}

await start().catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
