import { Hono } from 'hono';
import { requireAdmin, requireStaff } from '../../features/auth/guards.server.ts';
import { recordAuditEntry } from '../../features/audit/data.server.ts';
import { actorOf } from '../../features/profiles/actor.server.ts';
import { isUnsent } from '../../features/notifications/outbox.server.ts';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../clock.ts';
import { notFound } from '../errors.ts';
import type { AppEnv } from '../garage.ts';
import { write } from '../write.ts';
import { jobs } from './list.ts';

/** What the server does by itself: when it last ran, with what result, and when it runs next. */
export const staffJobs = new Hono<AppEnv>()
  .get('/', requireStaff, async (c) =>
    c.json({ rows: await jobViews(c.var.garage.db, c.var.garage.clock()) }),
  )
  .post('/:name/run', requireAdmin, async (c) => {
    const { garage } = c.var;
    const job = jobs.find(({ name }) => name === c.req.param('name'));
    if (!job) throw notFound('job');
    await write(c, async ({ db }) => {
      await askToRun(db, job.name, garage.clock());
      const summary = `Asked to run: ${job.label}`;
      await recordAuditEntry(db, actorOf(c), { action: 'job.run', subjectId: job.name, summary });
      return { asked: true };
    });
    return c.json({ rows: await jobViews(garage.db, garage.clock()) }, 202);
  });

/** The scheduler of one of the processes picks the job up within seconds. */
async function askToRun(db: Queries, name: string, now: Temporal.Instant): Promise<void> {
  const next = { next_run_at: stamp(now) };
  await db
    .insertInto('jobs')
    .values({ name, ...next })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(next))
    .execute();
  if (name === 'outbox') await tryNow(db, now);
}

/** Messages that wait for a retry need not wait any longer once the mail server is known to work again. */
async function tryNow(db: Queries, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: stamp(now) })
    .where(isUnsent)
    .where('attempts', '>', 0)
    .execute();
}

async function jobViews(db: Queries, now: Temporal.Instant) {
  const rows = await db.selectFrom('jobs').selectAll().execute();
  return jobs.map(({ name, label, schedule, isShared }) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      label,
      schedule,
      is_running: (row?.leased_until ?? '') > stamp(now),
      last_started_at: row?.last_started_at ?? null,
      last_finished_at: row?.last_finished_at ?? null,
      last_ok: row?.last_ok ?? null,
      last_result: row?.last_result ?? null,
      next_run_at: isShared ? null : (row?.next_run_at ?? null),
    };
  });
}
