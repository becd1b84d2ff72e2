import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Env, readEnv } from '../server/env.ts';
import { type Running, startServer } from '../server/main.ts';

/** Both engines: every API test runs once on each. */
export const engines = ['sqlite', 'postgres'] as const;

/** A Saturday-proof moment: Monday 8 June 2026, 10:00 in Chesterfield. */
export const monday = Temporal.Instant.from('2026-06-08T09:00:00Z');

export type TestGarage = Running & {
  /** Moves the server's clock. */
  setTime(instant: Temporal.Instant): void;
};

/**
 * Starts a real server on an empty database of its own.
 * @param settings environment variables that differ from the tests' defaults
 */
export async function startTestGarage(
  engine: (typeof engines)[number],
  settings: Record<string, string> = {},
  siteDir?: string,
): Promise<TestGarage> {
  const folder = mkdtempSync(join(tmpdir(), 'garage-'));
  const database = engine === 'postgres' ? await createDatabase() : undefined;
  const env: Env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: database?.url ?? '',
    JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
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

/** An empty database of its own in the run's PostgreSQL. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = inject('postgresUrl');
  const name = `garage_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
