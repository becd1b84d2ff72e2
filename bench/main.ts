import { appsBench } from './apps.ts';
import { growthBench } from './growth.ts';
import { pagesBench } from './pages.ts';
import { serverBench } from './server.ts';
import { sideBySide } from './side-by-side.ts';

/** `npm run bench`, or parts of it: `npm run bench -- server growth`. */
const parts: Record<string, () => Promise<void>> = {
  server: serverBench,
  growth: growthBench,
  'side-by-side': sideBySide,
  pages: pagesBench,
  apps: appsBench,
};
const wanted = process.argv.slice(2);
if (wanted.some((name) => !Object.hasOwn(parts, name))) {
  process.stderr.write(
    `Usage: npm run bench, or parts of it: npm run bench -- ${Object.keys(parts).join(' ')}.\n`,
  );
  process.exit(1);
}
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}
