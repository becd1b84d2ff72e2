import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../scripts/site/compress.ts';
import { arrangePages } from '../scripts/site/pages.ts';
import { writePolicy } from '../scripts/site/policy.ts';
import { startGarage } from './garage.ts';

const root = join(import.meta.dirname, '..');
const parts = [
  'app',
  'content',
  'features',
  'server',
  'db',
  'public',
  'scripts',
  'business.ts',
  'package.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/**
 * Builds the same site the framework's default way, with React hydrating every page and styles in a file of
 * their own, and serves it with the same server.
 */
export async function hydratedSite(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-hydrated-'));
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'app', 'root.tsx');
  const text = readFileSync(file, 'utf8');
  const hydrated = text.replace(
    'const scripts = useScripts();',
    'const scripts: unknown = useScripts() ? true : true;',
  );
  // Otherwise our site would be measured against itself.
  if (hydrated === text) throw new Error(`${file} should ask whether a page has scripts.`);
  writeFileSync(file, hydrated);
  const client = join(folder, 'build', 'client');
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  arrangePages(client);
  writePolicy(client, join(folder, 'build', 'policy.json'));
  await compressSite(client);
  const garage = await startGarage({ SITE_DIR: client });
  const stop = async () => {
    await garage.end();
    rmSync(folder, { recursive: true });
  };
  return { url: garage.url, stop };
}
