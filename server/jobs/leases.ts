import type { Db, Queries } from '../../db/open.ts';
import { stamp } from '../clock.ts';
import type { Job } from './job.ts';

/** How long a process may be silent before another one takes over its job. */
export const leaseSeconds = 60;

/** Gives every job its row; a new one is due at once. */
export async function enrol(db: Db, jobs: Job[], now: Temporal.Instant): Promise<void> {
  for (const { name } of jobs) {
    await db
      .insertInto('jobs')
      .values({ name, next_run_at: stamp(now) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
}

/**
 * Also brings forward jobs that were put off too far while the clock was ahead: a machine may start with a wrong date
 * that is corrected later.
 * @returns the names of the jobs that are due and that no process is running
 */
export async function dueJobs(db: Db, jobs: Job[], now: Temporal.Instant): Promise<string[]> {
  const rows = await db.selectFrom('jobs').select(['name', 'next_run_at', 'leased_until']).execute();
  const latest = new Map(jobs.map(({ name, next }) => [name, stamp(next(now).add({ hours: 1 }))]));
  const noLease = stamp(now.add({ seconds: 2 * leaseSeconds }));
  const putOff = rows.flatMap(({ name, next_run_at: next, leased_until: until }) =>
    next > (latest.get(name) ?? '~') || (until !== null && until > noLease) ? name : [],
  );
  if (putOff.length > 0) {
    const atOnce = { next_run_at: stamp(now), leased_until: null };
    await db.updateTable('jobs').set(atOnce).where('name', 'in', putOff).execute();
  }
  const isDue = (row: (typeof rows)[number]) =>
    row.next_run_at <= stamp(now) && (row.leased_until === null || row.leased_until <= stamp(now));
  return [...putOff, ...rows.filter(isDue).map((row) => row.name)];
}

/**
 * Takes a job that is due, so that no other process runs it.
 * @returns false when another process was faster
 */
export async function takeLease(
  db: Db,
  name: string,
  owner: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ owner, leased_until: stamp(now.add({ seconds: leaseSeconds })), last_started_at: stamp(now) })
    .where('name', '=', name)
    .where('next_run_at', '<=', stamp(now))
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', stamp(now))]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** @returns false when the lease has run out and another process has the job now */
export async function renewLease(
  db: Db,
  name: string,
  owner: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ leased_until: stamp(now.add({ seconds: leaseSeconds })) })
    .where('name', '=', name)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

export type Outcome = { ok: boolean; result: string; finished: Temporal.Instant; next: Temporal.Instant };

/** Records how a run ended and releases the job. A run that was requested meanwhile comes next. */
export async function releaseLease(
  db: Db,
  name: string,
  owner: string,
  { ok, result, finished, next }: Outcome,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set((eb) => ({
      owner: null,
      leased_until: null,
      last_finished_at: stamp(finished),
      last_ok: ok ? 1 : 0,
      last_result: result,
      next_run_at: eb
        .case()
        .when('next_run_at', '>', eb.ref('last_started_at'))
        .then(eb.ref('next_run_at'))
        .else(stamp(next))
        .end(),
    }))
    .where('name', '=', name)
    .where('owner', '=', owner)
    .execute();
}

/** Records a run of a job that every process runs. */
export async function noteRun(
  db: Queries,
  name: string,
  started: Temporal.Instant,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      last_started_at: stamp(started),
      last_finished_at: stamp(outcome.finished),
      last_ok: outcome.ok ? 1 : 0,
      last_result: outcome.result,
      next_run_at: stamp(outcome.next),
    })
    .where('name', '=', name)
    .execute();
}
