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
  giveBack,
  leaseSeconds,
  noteRun,
  type Outcome,
  renewLease,
  takeLease,
} from './leases.ts';

/** How often the scheduler looks whether something is due, in milliseconds. */
const lookEvery = 2000;
/** A job that failed is tried again after so many minutes, or at its next time if that is sooner. */
const retryMinutes = 10;
/** Runs of a shared job that end as the one before did are noted, and logged where they failed, at most so often, in seconds. */
const noteEvery = 60;

export type Scheduler = {
  /** Starts nothing more, asks what is running to end, and waits for it. */
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
      // A database that is away now will be asked again; that it is away is logged once.
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

/** One run by this process alone; the lease is renewed while it lasts, and losing it ends the run. */
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
  await giveBack(db, job.name, owner, outcome);
}

type Noted = Map<string, { result: string; at: Temporal.Instant }>;

async function runShared(garage: Garage, job: Job, stopping: AbortSignal, noted: Noted): Promise<void> {
  const started = garage.clock();
  const outcome = await attempt(garage, job, stopping);
  const last = noted.get(job.name);
  const since = last ? started.since(last.at).total('seconds') : Infinity;
  // Less than none: the clock was put back, and what was noted lies ahead.
  if (last?.result === outcome.result && since >= 0 && since < noteEvery) return;
  noted.set(job.name, { result: outcome.result, at: started });
  logFailure(garage, outcome);
  // In a transaction of ours, which notices whether the database takes writes.
  await transact(garage.db, (trx) => noteRun(trx, job.name, started, outcome));
}

const nothing = 'Nothing to do.';

/** `failure`: what the log says of it. */
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
    // Cut short because the server stops: it goes on as soon as somebody can.
    if (signal.aborted && error === signal.reason)
      return { ok: true, result: 'Interrupted; it goes on at once.', finished, next: finished };
    // What other errors say may quote what a person typed.
    const why = error instanceof BackupError ? error.message : undefined;
    const soon = finished.add({ minutes: retryMinutes });
    const usual = job.next(finished);
    return {
      ok: false,
      result: why ?? 'It failed; the log says where.',
      finished,
      next: Temporal.Instant.compare(soon, usual) < 0 ? soon : usual,
      failure: { job: job.name, kind: nameOf(error), why, stack: placesOf(error) },
    };
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** Ends early, and well, when it is told to stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal }).catch(() => undefined);
