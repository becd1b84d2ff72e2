import { readEnv } from '../server/env.ts';
import { startServer } from '../server/main.ts';

/** The server without the built pages, which Vite serves in development. */
const running = await startServer(readEnv(process.env));
console.log(`API on ${running.url}`);
