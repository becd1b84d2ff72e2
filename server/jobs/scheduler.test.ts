import { once } from 'node:events';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BackupError } from '../../db/backup.ts';
import { makePerson } from '../../tests/people.ts';
import { engines, monday, startTestGarage, type TestGarage } from '../../tests/server.ts';
import { dailyAt, every, type Job } from './job.ts';
import { dueJobs, enrol, releaseLease, noteRun, renewLease, takeLease } from './leases.ts';
import { jobs } from './list.ts';
import { startJobs } from './scheduler.ts';

describe('the next daily run', () => {
  const next = (time: string, now: string) => dailyAt(time)(Temporal.Instant.from(now)).toString();
  test('is today or tomorrow by the clock in Chesterfield, in winter and in summer', () => {
    expect(next('08:00', '2026-01-10T07:59:59Z')).toBe('2026-01-10T08:00:00Z');
    expect(next('08:00', '2026-01-10T08:00:00Z')).toBe('2026-01-11T08:00:00Z');
    expect(next('08:00', '2026-07-10T06:30:00Z')).toBe('2026-07-10T07:00:00Z');
  });
  test('keeps its time over both clock changes', () => {
    // The clocks go forward on 29 March 2026 at 01:00 and back on 25 October 2026 at 02:00.
    expect(next('08:00', '2026-03-28T08:00:00Z')).toBe('2026-03-29T07:00:00Z');
    expect(next('01:30', '2026-03-28T12:00:00Z'), 'a time that does not exist').toBe('2026-03-29T01:30:00Z');
    expect(next('08:00', '2026-10-24T07:00:00Z')).toBe('2026-10-25T08:00:00Z');
    expect(next('01:30', '2026-10-24T12:00:00Z'), 'a time that occurs twice').toBe('2026-10-25T00:30:00Z');
    expect(next('01:30', '2026-10-25T00:30:00Z'), 'and is not run twice').toBe('2026-10-26T01:30:00Z');
  });
  test('over month ends and 29 February', () => {
    expect(next('02:15', '2028-02-28T12:00:00Z')).toBe('2028-02-29T02:15:00Z');
    expect(next('02:15', '2027-02-28T12:00:00Z')).toBe('2027-03-01T02:15:00Z');
  });
  test('of a daytime job is the next morning once the day is over', () => {
    const byDay = every({ minutes: 30 }, { from: '10:00', until: '20:00' });
    const after = (now: string) => byDay(Temporal.Instant.from(now)).toString();
    expect(after('2026-07-10T18:29:00Z')).toBe('2026-07-10T18:59:00Z');
    expect(after('2026-07-10T18:30:00Z')).toBe('2026-07-11T09:00:00Z');
    expect(after('2026-07-11T02:00:00Z'), 'after a start at night').toBe('2026-07-11T09:00:00Z');
    expect(after('2026-07-11T08:45:00Z')).toBe('2026-07-11T09:15:00Z');
  });
  test('of each job is when its schedule tells staff it is', () => {
    const noon = Temporal.Instant.from('2026-06-08T11:00:00Z');
    expect(jobs.map((job) => [job.name, job.schedule, job.next(noon).toString()])).toEqual([
      ['outbox', 'All the time', '2026-06-08T11:00:02Z'],
      ['reminders', 'Every day at 08:00', '2026-06-09T07:00:00Z'],
      ['tomorrow', 'Every 30 minutes from 10:00 to 20:00', '2026-06-08T11:30:00Z'],
      ['clean-up', 'Every day at 03:30', '2026-06-09T02:30:00Z'],
      ['backup', 'Every day at 02:15', '2026-06-09T01:15:00Z'],
    ]);
  });
});

/** A job as the scheduler sees it; the texts for staff are tested above. */
/** Makes the list of jobs unreachable until the test ends, or earlier with the function that it returns. */
async function takeJobsAway({ garage: { db } }: TestGarage): Promise<() => Promise<void>> {
  await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
  let isAway = true;
  const bringBack = async () => {
    if (isAway) await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    isAway = false;
  };
  onTestFinished(bringBack);
  return bringBack;
}

const aJob = (job: Omit<Job, 'label' | 'schedule'>): Job => ({ label: '', schedule: '', ...job });

describe.each(engines)('the scheduler on %s', (engine) => {
  let garage: TestGarage;
  beforeAll(async () => {
    garage = await startTestGarage(engine);
  });
  beforeEach(async () => {
    garage.setTime(monday);
    await garage.garage.db.deleteFrom('jobs').execute();
  });
  afterAll(() => garage.stop());
  const jobRow = (name: string) =>
    garage.garage.db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst();

  const lease = { owner: 'gone', leased_until: '2098-12-31T02:16:00.000Z' };
  test.each([
    ['a job put off by a clock that was ahead', '2099-01-01T02:15:00.000Z', {}],
    ['a job put off by a clock that was a little over an hour ahead', '2026-06-09T02:15:00.001Z', {}],
    ['a lease from a clock that was ahead, whose process is gone,', '2026-01-01T02:15:00.000Z', lease],
  ])('%s does not wait for that day', async (_, next_run_at, leased) => {
    const { db, clock } = garage.garage;
    const next = dailyAt('02:15');
    await db
      .insertInto('jobs')
      .values({ name: 'put off', next_run_at, ...leased })
      .execute();
    await enrol(db, [aJob({ name: 'beside', next, run: async () => undefined })], clock());
    expect(await takeLease(db, 'beside', 'another', clock())).toBe(true);
    const beside = await jobRow('beside');
    const ran = Promise.withResolvers<string>();
    const run = async () => {
      ran.resolve('ran');
      return undefined;
    };
    const scheduler = startJobs(garage.garage, [aJob({ name: 'put off', next, run })]);
    expect(await ran.promise).toBe('ran');
    await scheduler.stop();
    expect((await jobRow('put off'))?.next_run_at).toBe('2026-06-09T01:15:00.000Z');
    expect(await jobRow('beside'), 'another process holds it').toEqual(beside);
  });

  test('one of several processes runs a job, once, and records it', async () => {
    let runs = 0;
    const ran = Promise.withResolvers<void>();
    const job = aJob({
      name: 'counting',
      next: every({ minutes: 60 }),
      run: async () => {
        runs += 1;
        ran.resolve();
        return `Run ${runs}.`;
      },
    });
    const schedulers = [1, 2, 3].map(() => startJobs(garage.garage, [job]));
    await ran.promise;
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
    expect(runs).toBe(1);
    expect(await jobRow('counting')).toMatchObject({
      owner: null,
      leased_until: null,
      last_ok: 1,
      last_result: 'Run 1.',
      next_run_at: '2026-06-08T10:00:00.000Z',
    });
  });

  test('a job that another process has done meanwhile is not done again', async () => {
    const { db, clock } = garage.garage;
    const next = every({ minutes: 60 });
    const job = aJob({ name: 'once', next, run: async () => undefined });
    await enrol(db, [job], clock());
    const seen = await Promise.all([dueJobs(db, [job], clock()), dueJobs(db, [job], clock())]);
    expect(seen.every((due) => due.includes('once'))).toBe(true);
    expect(await takeLease(db, 'once', 'first', clock())).toBe(true);
    const outcome = { ok: true, result: 'Done.', finished: clock(), next: next(clock()) };
    await releaseLease(db, 'once', 'first', outcome);
    expect(await takeLease(db, 'once', 'second', clock())).toBe(false);
  });

  test('a process that has lost a job to another neither keeps nor releases it, and no other job is touched', async () => {
    const { db, clock } = garage.garage;
    const next = every({ minutes: 60 });
    const run = async () => undefined;
    const both = ['lost', 'beside'].map((name) => aJob({ name, next, run }));
    await enrol(db, both, clock());
    const beside = await jobRow('beside');
    expect(await takeLease(db, 'lost', 'first', clock())).toBe(true);
    garage.setTime(clock().add({ seconds: 60 }));
    expect(await takeLease(db, 'lost', 'second', clock())).toBe(true);
    const outcome = { ok: true, result: 'Done.', finished: clock(), next: next(clock()) };
    expect(await renewLease(db, 'lost', 'first', clock())).toBe(false);
    await releaseLease(db, 'lost', 'first', outcome);
    expect(await jobRow('lost')).toMatchObject({
      owner: 'second',
      leased_until: '2026-06-08T09:02:00.000Z',
      last_result: null,
    });
    expect(await renewLease(db, 'lost', 'second', clock())).toBe(true);
    await noteRun(db, 'lost', clock(), outcome);
    expect(await jobRow('beside')).toEqual(beside);
  });

  test('a clock that is put back takes no job from the process that runs it', async () => {
    const { db, clock } = garage.garage;
    const job = aJob({ name: 'under way', next: dailyAt('02:15'), run: async () => undefined });
    await enrol(db, [job], clock());
    expect(await takeLease(db, job.name, 'mine', clock())).toBe(true);
    garage.setTime(clock().subtract({ hours: 24 }));
    expect(await dueJobs(db, [job], clock())).toEqual([job.name]);
    expect(await renewLease(db, job.name, 'mine', clock())).toBe(true);
  });

  test('a job whose process died is taken over when its lease has run out', async () => {
    const { db } = garage.garage;
    const dead = { owner: 'a process that is gone', next_run_at: '2026-06-08T08:00:00.000Z' };
    await db
      .insertInto('jobs')
      .values({ name: 'taken', leased_until: '2026-06-08T08:59:59.000Z', ...dead })
      .execute();
    await db
      .insertInto('jobs')
      .values({ name: 'held', leased_until: '2026-06-08T09:00:30.000Z', ...dead })
      .execute();
    const runs: string[] = [];
    const ran = Promise.withResolvers<void>();
    const job = (name: string) =>
      aJob({
        name,
        next: every({ minutes: 60 }),
        run: async () => {
          runs.push(name);
          if (runs.length === 2) ran.resolve();
          return undefined;
        },
      });
    const scheduler = startJobs(garage.garage, [job('held'), job('taken'), job('new')]);
    await ran.promise;
    await scheduler.stop();
    expect(runs.toSorted()).toEqual(['new', 'taken']);
    expect(await jobRow('held'), 'another process holds it').toMatchObject(dead);
  });

  test.each([
    [
      'another process has it',
      () => garage.garage.db.updateTable('jobs').set({ owner: 'another' }).execute(),
    ],
    ['the database cannot be queried', () => takeJobsAway(garage)],
  ])('a long run keeps its job, and ends once %s', async (_, lose) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const run = async (_garage: unknown, signal: AbortSignal) => {
      begun.resolve();
      await once(signal, 'abort');
      ended.resolve();
      throw signal.reason;
    };
    const job = aJob({ name: 'long', next: every({ minutes: 60 }), run });
    const scheduler = startJobs(garage.garage, [job]);
    await begun.promise;
    garage.setTime(garage.garage.clock().add({ seconds: 20 }));
    vi.advanceTimersByTime(20_000);
    const until = async () => (await jobRow('long'))?.leased_until;
    await expect.poll(until).toBe('2026-06-08T09:01:20.000Z');
    await lose();
    vi.advanceTimersByTime(20_000);
    await ended.promise;
    await scheduler.stop();
    expect(vi.getTimerCount(), 'an ended run no longer renews its lease').toBe(0);
  });

  test('a shared job is recorded again after a minute, and if the clock was put back', async () => {
    const { clock } = garage.garage;
    const shared = { next: every({ seconds: 2 }), isShared: true, run: async () => undefined };
    let later = clock();
    const schedulers = [
      startJobs(garage.garage, [aJob({ ...shared, name: 'put back' })]),
      startJobs({ ...garage.garage, clock: () => later }, [aJob({ ...shared, name: 'a minute later' })]),
    ];
    const noted = async () => {
      const rows = await Promise.all(['put back', 'a minute later'].map(jobRow));
      return rows.map((row) => row?.last_finished_at);
    };
    await expect.poll(noted).toEqual(['2026-06-08T09:00:00.000Z', '2026-06-08T09:00:00.000Z']);
    garage.setTime(clock().subtract({ hours: 24 }));
    later = later.add({ seconds: 60 });
    await expect.poll(noted).toEqual(['2026-06-07T09:00:00.000Z', '2026-06-08T09:01:00.000Z']);
    await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  });

  test('a shared job logs a repeated failure once, not every two seconds, and is not started again while it runs', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw new Error('secret words');
    };
    let begun = 0;
    let ended = 0;
    const untilStopped: Job['run'] = async (_, signal) => {
      begun += 1;
      await once(signal, 'abort');
      await jobRow('long');
      ended += 1;
      return undefined;
    };
    const shared = { next: every({ seconds: 2 }), isShared: true };
    const scheduler = startJobs({ ...garage.garage, log }, [
      aJob({ ...shared, name: 'long', run: untilStopped }),
      aJob({ ...shared, name: 'other', run: async () => `${runs} failed.` }),
      aJob({ ...shared, name: 'outbox', run }),
    ]);
    await expect.poll(() => runs).toBe(2);
    const other = async () => (await jobRow('other'))?.last_result;
    await expect.poll(other, { message: 'a new result is noted at once' }).toMatch(/^[1-9]/);
    await scheduler.stop();
    expect(lines).toHaveLength(1);
    expect([begun, ended], 'stopping waits for what is running').toEqual([1, 1]);
  });

  test('a database that is away is logged once, not every two seconds; once it is back, even new jobs run', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line) => lines.push(line) });
    let looks = 0;
    const clock = () => {
      looks += 1;
      return garage.garage.clock();
    };
    const job = aJob({ name: 'waiting', next: dailyAt('08:00'), run: async () => undefined });
    const bringBack = await takeJobsAway(garage);
    const scheduler = startJobs({ ...garage.garage, log, clock }, [job]);
    await expect.poll(() => looks).toBe(2);
    await bringBack();
    await expect.poll(async () => (await jobRow('waiting'))?.last_ok).toBe(1);
    expect(lines).toHaveLength(1);
    await takeJobsAway(garage);
    await expect.poll(() => lines.length, { message: 'the next absence is logged again' }).toBe(2);
    await scheduler.stop();
  });

  test('stopping also waits for a job that was about to start', async () => {
    const job = aJob({ name: 'about to start', next: dailyAt('08:00'), run: async () => 'Done.' });
    await startJobs(garage.garage, [job]).stop();
    expect(await jobRow(job.name)).toMatchObject({ owner: null, last_result: 'Done.' });
  });

  test('a run that is requested during a run follows it', async () => {
    const admin = await makePerson(garage, 'admin');
    const { clock } = garage.garage;
    const job = aJob({
      name: 'reminders',
      next: every({ minutes: 60 }),
      run: async () => {
        garage.setTime(clock().add({ seconds: 5 }));
        await admin.post('/api/staff/jobs/reminders/run');
        garage.setTime(clock().add({ seconds: 5 }));
        ran.resolve();
        return undefined;
      },
    });
    const ran = Promise.withResolvers<void>();
    const scheduler = startJobs(garage.garage, [job]);
    await ran.promise;
    await scheduler.stop();
    expect(await jobRow('reminders')).toMatchObject({
      last_finished_at: '2026-06-08T09:00:10.000Z',
      next_run_at: '2026-06-08T09:00:05.000Z',
    });
  });

  test.each([
    [new Error('secret words'), 'It failed. The server log says where.'],
    [new BackupError('The disk is full.'), 'The disk is full.'],
  ])(
    'a failure is recorded and retried in ten minutes, or sooner if the job is due: %o',
    async (error, told) => {
      let begun = 0;
      const all = Promise.withResolvers<void>();
      const begin = () => {
        begun += 1;
        if (begun === 4) all.resolve();
      };
      const run = async () => {
        begin();
        throw error;
      };
      const untilStopped: Job['run'] = async (_, signal) => {
        begin();
        await once(signal, 'abort');
        signal.throwIfAborted();
      };
      const scheduler = startJobs(garage.garage, [
        aJob({ name: 'failing', next: dailyAt('08:00'), run }),
        aJob({ name: 'often', next: every({ minutes: 5 }), run }),
        aJob({ name: 'cut short', next: dailyAt('08:00'), run: untilStopped }),
        aJob({
          name: 'failing then',
          next: dailyAt('08:00'),
          run: (_, signal) => untilStopped(_, signal).catch(run),
        }),
      ]);
      await all.promise;
      await scheduler.stop();
      expect(await jobRow('failing')).toMatchObject({
        last_ok: 0,
        last_result: told,
        next_run_at: '2026-06-08T09:10:00.000Z',
      });
      const often = await jobRow('often');
      expect(often?.next_run_at, 'its next scheduled time').toBe('2026-06-08T09:05:00.000Z');
      const next = { last_ok: 1, next_run_at: '2026-06-08T09:00:00.000Z' };
      expect(await jobRow('cut short'), 'resumes at the next start').toMatchObject(next);
      const then = { last_ok: 0, last_result: told };
      expect(await jobRow('failing then'), 'for another reason').toMatchObject(then);
    },
  );
});
