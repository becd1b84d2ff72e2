import { existsSync, statfsSync } from 'node:fs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Finds a browser for the tests: the one that CHROMIUM names, otherwise the system's, otherwise the one in the npm
 * package `@sparticuz/chromium`, which is unpacked into the temporary folder.
 * @returns its path, and where it comes from
 */
export async function findChromium(): Promise<{ path: string; source: string }> {
  const named = process.env['CHROMIUM'];
  if (named) return { path: named, source: 'CHROMIUM' };
  const installed = known.find((path) => existsSync(path));
  if (installed) return { path: installed, source: 'the system' };
  // The package has the libraries that a bare system lacks, but unpacks them only if it believes it is on AWS Lambda.
  if (!libraries.some((path) => existsSync(path))) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return { path: await chromium.executablePath(), source: 'npm @sparticuz/chromium' };
}

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((folder) => `/usr/lib/${folder}/libnss3.so`);

/** Switches for a machine without internet access, a screen or a sandbox. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns whether the browser's processes can share memory without files: a container often has only 64 MB for it */
export function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > 2 ** 30;
}
