import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BackupError } from '../../db/backup.ts';
import type { Garage } from '../garage.ts';
import { placesOf } from '../log.ts';
import { transact } from '../transaction.ts';
import type { Job } from './job.ts';
import {
  dueJobs,
  enrol,
  releaseLease,
  leaseSeconds,
  noteRun,
  type Outcome,
  renewLease,
  takeLease,
} from './leases.ts';

/** How often the scheduler checks whether something is due, in milliseconds. */
const lookEvery = 2000;
/** A failed job is retried after this many minutes, or at its next time if that is sooner. */
const retryMinutes = 10;
/** Seconds until a run of a shared job that ends like the one before is recorded again, and logged if it failed. */
const noteEvery = 60;

export type Scheduler = {
  /** Starts no more jobs, asks those that are running to end, and waits for them. */
  stop(): Promise<void>;
};

/** Runs the jobs until it is stopped; several processes share them by leases in the database. */
export function startJobs(garage: Garage, jobs: Job[]): Scheduler {
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const noted: Noted = new Map();
  let isEnrolled = false;
  const start = (job: Job) => {
    const run = (
      job.isShared ? runShared(garage, job, stopping.signal, noted) : runLeased(garage, job, stopping.signal)
    )
      .catch((error: unknown) =>
        garage.log.error({ job: job.name, kind: nameOf(error) }, 'job could not be noted'),
      )
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
  };
  const look = async () => {
    if (!isEnrolled) await enrol(garage.db, jobs, garage.clock());
    isEnrolled = true;
    const due = await dueJobs(garage.db, jobs, garage.clock());
    for (const job of jobs)
      if ((job.isShared || due.includes(job.name)) && !running.has(job.name)) start(job);
  };
  const lookAgainAndAgain = async () => {
    let isAway = false;
    while (!stopping.signal.aborted) {
      // A database that is away is asked again later; its absence is logged once.
      await look().then(
        () => (isAway = false),
        (error: unknown) => {
          if (!isAway) garage.log.warn({ kind: nameOf(error) }, 'jobs cannot be looked up');
          isAway = true;
        },
      );
      await pause(lookEvery, stopping.signal);
    }
  };
  const looking = lookAgainAndAgain();
  return {
    async stop() {
      stopping.abort();
      await looking;
      await Promise.all(running.values());
    },
  };
}

/** One run by this process alone; the lease is renewed during the run, and losing the lease ends the run. */
async function runLeased(garage: Garage, job: Job, stopping: AbortSignal): Promise<void> {
  const { db, clock } = garage;
  const owner = randomUUID();
  if (!(await takeLease(db, job.name, owner, clock()))) return;
  const lost = new AbortController();
  const renewal = setInterval(
    () => {
      renewLease(db, job.name, owner, clock()).then(
        (isMine) => isMine || lost.abort(),
        () => lost.abort(),
      );
    },
    (leaseSeconds / 3) * 1000,
  );
  const outcome = await attempt(garage, job, AbortSignal.any([stopping, lost.signal]));
  clearInterval(renewal);
  logFailure(garage, outcome);
  await releaseLease(db, job.name, owner, outcome);
}

type Noted = Map<string, { result: string; at: Temporal.Instant }>;

async function runShared(garage: Garage, job: Job, stopping: AbortSignal, noted: Noted): Promise<void> {
  const started = garage.clock();
  const outcome = await attempt(garage, job, stopping);
  const last = noted.get(job.name);
  const since = last ? started.since(last.at).total('seconds') : Infinity;
  // A negative time means that the clock was put back since the last record.
  if (last?.result === outcome.result && since >= 0 && since < noteEvery) return;
  noted.set(job.name, { result: outcome.result, at: started });
  logFailure(garage, outcome);
  // Through `transact`, which notices whether the database takes writes.
  await transact(garage.db, (trx) => noteRun(trx, job.name, started, outcome));
}

const nothing = 'Nothing to do.';

/** `failure`: what to write to the log. */
type Attempt = Outcome & { failure?: { job: string; kind: string; why: string | undefined; stack: string } };

function logFailure({ log }: Garage, { failure }: Attempt): void {
  if (failure) log.error(failure, 'job failed');
}

async function attempt(garage: Garage, job: Job, signal: AbortSignal): Promise<Attempt> {
  try {
    const result = (await job.run(garage, signal)) ?? nothing;
    const finished = garage.clock();
    return { ok: true, result, finished, next: job.next(finished) };
  } catch (error) {
    const finished = garage.clock();
    // Cut short because the server stops or the lease was lost: the job goes on as soon as a process can run it.
    if (signal.aborted && error === signal.reason)
      return {
        ok: true,
        result: 'Interrupted; it will continue as soon as possible.',
        finished,
        next: finished,
      };
    // The messages of other errors may quote what a person typed.
    const why = error instanceof BackupError ? error.message : undefined;
    const soon = finished.add({ minutes: retryMinutes });
    const usual = job.next(finished);
    return {
      ok: false,
      result: why ?? 'It failed. The server log says where.',
      finished,
      next: Temporal.Instant.compare(soon, usual) < 0 ? soon : usual,
      failure: { job: job.name, kind: nameOf(error), why, stack: placesOf(error) },
    };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** Ends early, without an error, when it is told to stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);
