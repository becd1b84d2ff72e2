import { inject } from 'vitest';
import { type Database, makeDatabase } from './databases.ts';
import { type Engine, startGarage, type TestGarage } from './garage.ts';

export { engines, monday, type TestGarage } from './garage.ts';

/** As `startGarage`, with the PostgreSQL of the whole run. */
export function startTestGarage(
  engine: Engine,
  settings: Record<string, string> = {},
  siteDir?: string,
): Promise<TestGarage> {
  return startGarage(engine, inject('postgresUrl'), settings, siteDir);
}

/** An empty database of its own in the run's PostgreSQL. */
export function createDatabase(): Promise<Database> {
  return makeDatabase(inject('postgresUrl'));
}
