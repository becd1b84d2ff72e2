import { readEnv } from '../server/env.ts';
import { NotStartable } from '../server/errors.ts';
import { startServer } from '../server/main.ts';

/** The server without the built pages, which Vite serves in development. */
try {
  const running = await startServer(readEnv(process.env), { withJobs: true });
  console.log(`API on ${running.url}`);
} catch (error) {
  if (!(error instanceof NotStartable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
