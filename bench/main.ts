import { serverBench } from './server.ts';

/** `npm run bench`, or one part: `npm run bench -- server`. */
const parts: Record<string, () => Promise<void>> = { server: serverBench };
const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
