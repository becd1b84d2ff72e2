import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../db/demo.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { type Server, start } from './processes.ts';

const root = join(import.meta.dirname, '..');
/** What `npm start` runs; the other takes the pages of SITE_DIR. */
const [ours, anySite] = [join(root, 'scripts', 'start.ts'), join(root, 'tests', 'serve.ts')];
export const site = join(root, 'build', 'client');

/** Our server on a database of its own with the demo garage in it. */
export type Garage = Server & { folder: string; db: Db };

/**
 * @param folder an earlier garage's, to start on its data again
 */
export async function startGarage(
  env: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), 'garage-bench-')),
): Promise<Garage> {
  const server = await start(env['SITE_DIR'] ? anySite : ours, {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'a-secret-that-only-the-bench-knows-0123456789',
    ...env,
  });
  const { db } = openDatabase(env['DATABASE_URL'] ?? '', folder);
  const stop = async () => {
    await db.destroy();
    await server.stop();
  };
  return { ...server, folder, db, stop };
}

/** Deletes a folder with all that is in it; one that is not there is no error. */
export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Signs a demo account in. @returns the header that proves it */
export async function signIn(
  url: string,
  role: 'client' | 'employee' | 'admin',
): Promise<{ authorization: string }> {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
