import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDatabase, engines } from './server.ts';
import { killUnderLoad } from './torture/kills.ts';

test.each(engines)(
  'on %s every acknowledged write survives kill -9 at any moment, once and whole',
  { timeout: 90_000 },
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'garage-crash-'));
    const database = engine === 'postgres' ? await createDatabase() : undefined;
    const report = await killUnderLoad({
      databaseUrl: database?.url ?? '',
      dataDir,
      kills: 4,
      writes: 200,
      clients: 8,
    });
    expect(report.found).toEqual([]);
    expect(report.kills).toBe(4);
    expect(report.acknowledged).toBeGreaterThanOrEqual(200);
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
