import { randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import { stamp } from '../../server/clock.ts';

/** Something that somebody did and that must stay on record. */
export type Act = {
  /** The profile of who did it; null when nobody signed in did. */
  actorId: string | null;
  /** What was done, such as `person.disabled`. */
  action: string;
  /** What it was done to, such as `person`, and its id. */
  subjectKind: string;
  subjectId: string;
  /** What changed; never passwords, codes or tokens. */
  details?: Record<string, unknown>;
};

/** Puts an act on record. Call it in the transaction of the act, so that both are stored or neither. */
export async function recordAct(db: Queries, act: Act, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUIDv7(),
      actor_id: act.actorId,
      action: act.action,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      details: JSON.stringify(act.details ?? {}),
      created_at: stamp(now),
    })
    .execute();
}
