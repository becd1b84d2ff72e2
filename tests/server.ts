import { inject, onTestFinished } from 'vitest';
import type { LiveChange } from '../server/live.ts';
import { type Database, makeDatabase } from './databases.ts';
import { type Engine, startGarage, type TestGarage } from './garage.ts';

export { engines, monday, type TestGarage } from './garage.ts';

/** Like `startGarage`, with the PostgreSQL of the whole run. */
export function startTestGarage(
  engine: Engine,
  settings: Record<string, string> = {},
  siteDir?: string,
): Promise<TestGarage> {
  return startGarage(engine, inject('postgresUrl'), settings, siteDir);
}

/** A separate, empty database in the run's PostgreSQL. */
export function createDatabase(): Promise<Database> {
  return makeDatabase(inject('postgresUrl'));
}

/** What open pages are told, from now until the end of the test. */
export function recordChanges({ garage }: TestGarage): LiveChange[] {
  const heard: LiveChange[] = [];
  onTestFinished(garage.live.subscribe((change) => void heard.push(change)));
  return heard;
}
