import { readEnv } from '../server/env.ts';
import { runServer } from '../server/main.ts';
import { runCommand } from './command.ts';

/** The server without the built pages, which Vite serves in development. */
await runCommand(async () => {
  const { url } = await runServer(readEnv(process.env), '');
  console.log(`API on ${url}`);
});
