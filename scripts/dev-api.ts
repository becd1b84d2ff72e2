import { runServer } from '../server/main.ts';
import { runCommand } from './command.ts';

/** The server without the built pages, which Vite serves in development. */
await runCommand(async (env) => {
  const { url } = await runServer(env, '');
  console.log(`API on ${url}`);
}, []);
