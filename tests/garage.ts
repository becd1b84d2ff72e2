import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Env, readEnv } from '../server/env.ts';
import { type Running, startServer } from '../server/main.ts';
import { makeDatabase } from './databases.ts';
import { testSettings } from './settings.ts';

/** Both engines: every API test runs once on each. */
export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** A moment on a working day: Monday 8 June 2026, 10:00 in Chesterfield. */
export const monday = Temporal.Instant.from('2026-06-08T09:00:00Z');

export type TestGarage = Running & {
  /** Moves the server's clock. */
  setTime(instant: Temporal.Instant): void;
};

/**
 * Starts a real server on its own empty database.
 * @param admin the address of a PostgreSQL in which databases may be created
 * @param settings environment variables that differ from the tests' defaults
 */
export async function startGarage(
  engine: Engine,
  admin: string,
  settings: Record<string, string> = {},
  siteDir?: string,
): Promise<TestGarage> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-'));
  const database = engine === 'postgres' ? await makeDatabase(admin) : undefined;
  const env: Env = readEnv({
    ...testSettings,
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  let now = monday;
  const running = await startServer(env, { clock: () => now, ...(siteDir !== undefined && { siteDir }) });
  return {
    ...running,
    setTime: (instant) => {
      now = instant;
    },
    stop: async () => {
      await running.stop();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
