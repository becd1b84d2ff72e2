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

/** What is on record about something, in its order: `vehicle.edited Changed Ford Focus`. */
export async function auditedActs({ garage: { db } }: TestGarage, subjectId: string): Promise<string[]> {
  const log = db.selectFrom('audit_log').select(['action', 'summary']).where('subject_id', '=', subjectId);
  return (await log.orderBy('id').execute()).map(({ action, summary }) => `${action} ${summary}`);
}
