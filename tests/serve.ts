import { readEnv } from '../server/env.ts';
import { runServer } from '../server/main.ts';

/** The server with the pages in SITE_DIR, so that a fault test need not wait for the whole site to be built. */
await runServer(readEnv(process.env), process.env['SITE_DIR']).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
