import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { compressSite } from '../../scripts/site/compress.ts';
import { median } from '../compare.ts';
import { startGarage } from '../garage.ts';
import { openLighthouse } from '../lighthouse.ts';
import { say } from '../say.ts';

/** The home page as it is, and as a client-rendered React application, from the same server. */
export async function clientRendered(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-client-rendered-'));
  const ours = await startGarage();
  const theirs = await startGarage({ SITE_DIR: await built(folder) });
  const lighthouse = await openLighthouse();
  const lcps = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    lcps.ours.push((await lighthouse.score(ours.url)).lcp);
    lcps.theirs.push((await lighthouse.score(theirs.url)).lcp);
  }
  lighthouse.close();
  const [a, b] = [median(lcps.ours), median(lcps.theirs)];
  say(
    'Home page against the same page rendered in the browser',
    `LCP ${Math.round(a)} and ${Math.round(b)} ms: ${(a / b).toFixed(2)}`,
  );
  await Promise.all([ours.end(), theirs.end()]);
  rmSync(folder, { recursive: true });
}

async function built(folder: string): Promise<string> {
  const client = join(folder, 'build', 'client');
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'client-rendered'),
    css: { transformer: 'lightningcss' },
    build: { outDir: client, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  mkdirSync(join(client, '404'));
  writeFileSync(join(client, '404', 'index.html'), '<!doctype html><title>404</title>');
  writeFileSync(join(folder, 'build', 'policy.json'), '{}');
  await compressSite(client);
  return client;
}
