import { createHash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import type { Queries } from '../../db/open.ts';
import type { OneTimeTokenRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import type { Garage } from '../../server/garage.ts';
import { verifyHmac, hmac } from '../../server/hmac.ts';
import { codeLife, linkLife } from './lifetimes.ts';

export type CodeKind = OneTimeTokenRow['kind'];
/** What a message carries: six digits to type, or a token for the link. Using one kills the other. */
export type Code = { digits: string; linkToken: string };

const maxAttempts = 5;

/**
 * Makes a one-time code for an account and stores only its hashes. Earlier codes of the same kind die.
 * @param flowStateId the client's PKCE flow that the link continues
 */
export async function issueCode(
  { env, clock }: Pick<Garage, 'env' | 'clock'>,
  db: Queries,
  to: { userId: string; kind: CodeKind; email: string; flowStateId?: string | undefined },
): Promise<Code> {
  const id = randomUUIDv7();
  const digits = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = `${to.flowStateId ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`;
  const now = clock();
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', to.userId)
    .where('kind', '=', to.kind)
    .execute();
  await db
    .insertInto('one_time_tokens')
    .values({
      id,
      user_id: to.userId,
      kind: to.kind,
      email: to.email,
      link_hash: linkHash(linkToken),
      // Keyed, because someone who reads the table could soon try all million codes.
      code_hash: hmac(env, 'code', `${id}.${digits}`),
      flow_state_id: to.flowStateId ?? null,
      code_expires_at: stamp(now.add({ minutes: codeLife.minutes })),
      link_expires_at: stamp(now.add({ minutes: linkLife.minutes })),
      created_at: stamp(now),
    })
    .execute();
  return { digits, linkToken };
}

/**
 * Uses up a typed code. A wrong one counts against every code of these kinds for the address, and five wrong ones
 * kill them all. Do not undo the count by throwing in the same transaction.
 * @param who the address that the message went to, or the account's id
 * @returns the code's row, now deleted, or undefined
 */
export async function consumeTypedCode(
  { env, clock }: Pick<Garage, 'env' | 'clock'>,
  db: Queries,
  who: { email: string } | { userId: string },
  kinds: CodeKind[],
  digits: string,
): Promise<OneTimeTokenRow | undefined> {
  // Counting comes first, so that guesses arriving at the same moment all count before any of them is compared.
  const candidates = await db
    .updateTable('one_time_tokens')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where((eb) => ('email' in who ? eb('email', '=', who.email) : eb('user_id', '=', who.userId)))
    .where('kind', 'in', kinds)
    .where('attempts', '<', maxAttempts)
    .where('code_expires_at', '>', stamp(clock()))
    .returningAll()
    .execute();
  const right = candidates.find((row) => verifyHmac(env, 'code', `${row.id}.${digits}`, row.code_hash));
  return right && takeRow(db, right.id);
}

/** Uses up a link's token. @returns its row, now deleted, or undefined when it is unknown, used or too old */
export async function consumeLink(
  { clock }: Pick<Garage, 'clock'>,
  db: Queries,
  linkToken: string,
  kinds: CodeKind[],
): Promise<OneTimeTokenRow | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('id')
    .where('link_hash', '=', linkHash(linkToken))
    .where('kind', 'in', kinds)
    .where('link_expires_at', '>', stamp(clock()))
    .executeTakeFirst();
  return row && takeRow(db, row.id);
}

/** If two requests use a code at once, only one gets its row. */
function takeRow(db: Queries, id: string): Promise<OneTimeTokenRow | undefined> {
  return db.deleteFrom('one_time_tokens').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Kills every pending code of an account, and the flows that wait for them. */
export async function dropCodes(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  await db.deleteFrom('flow_states').where('user_id', '=', userId).execute();
}

function linkHash(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('base64url');
}
