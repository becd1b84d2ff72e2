import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Installs what only the bench needs, in a folder of its own, so that `npm ci` stays light and nothing of ours finds it. */
export function install(): void {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * Loads a package of the bench. The types are what the caller says, because the check must pass without them.
 * @param name as in an import
 */
export async function load<Module>(name: string): Promise<Module> {
  install();
  // Resolved from this file, so that the bench's own folder comes first.
  return (await import(name)) as Module;
}
