import { demoAccounts } from '../db/demo.ts';
import { readEnv } from '../server/env.ts';
import { OperatorError } from '../server/errors.ts';
import { runServer } from '../server/main.ts';

/** Serves the built site and, unless the log is all that is wanted, prints how to look around. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const { url, garage } = await runServer(env);
  if (env.production || !garage.log.isLevelEnabled('info')) return;
  const address = addressOf(url, garage.env.publicUrl);
  console.log(`\nThe garage is open at ${address}`);
  if (env.demoData) {
    console.log('\nDemo sign-ins (from this machine only):');
    for (const { role, email, password } of demoAccounts)
      console.log(`  ${role.padEnd(9)} ${email.padEnd(26)} ${password}`);
  }
  if (!env.smtpUrl) console.log(`\nMessages are not sent; read them at ${address}/dev/mailbox\n`);
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
