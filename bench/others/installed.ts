import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Installs what only the bench needs, in its own folder, so that `npm ci` stays light and our code cannot see it. */
export function install(): void {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return;
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * Loads a package of the bench. The caller states the types, because the check must pass without the package.
 * @param name as in an import
 */
export async function load<Module>(name: string): Promise<Module> {
  install();
  // Resolved from this file, so that the bench's own folder comes first.
  return (await import(name)) as Module;
}
