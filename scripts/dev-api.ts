import { readEnv } from '../server/env.ts';
import { NotStartable } from '../server/errors.ts';
import { runServer } from '../server/main.ts';

/** The server without the built pages, which Vite serves in development. */
try {
  const running = await runServer(readEnv(process.env), '');
  console.log(`API on ${running.url}`);
} catch (error) {
  if (!(error instanceof NotStartable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
