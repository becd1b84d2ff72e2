import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../db/demo.ts';
import { readEnv } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { runServer } from '../server/main.ts';
import { requirePort } from '../server/port.ts';
import { run } from './run.ts';

/** Builds the site if it is not built yet, serves it, and prints how to look around. */
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
 * @returns where to open it: under the name that links in messages use, if that is another name for the same place.
 *   Browsers keep sessions apart by name, so anyone who confirmed an account by link is not signed in under the other.
 */
function addressOf(url: string, publicUrl: string): string {
  return url.replace('//127.0.0.1:', '//localhost:') === publicUrl ? publicUrl : url;
}

await start().catch((error: unknown) => {
  if (!(error instanceof OperatorError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
