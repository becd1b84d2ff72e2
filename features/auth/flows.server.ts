import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto';
import * as z from 'zod';
import type { Queries } from '../../db/open.ts';
import type { UserRow } from '../../db/tables.ts';
import { stamp } from '../../server/clock.ts';
import { constantTimeEqual } from '../../server/hmac.ts';
import { accountById } from './accounts.server.ts';
import { AuthFailure, invalid } from './failures.server.ts';
import { linkLife } from './lifetimes.ts';

/** What a client of the PKCE flow sends, so that a link works only in the browser that asked for it. */
export type Challenge = { challenge: string; method: 's256' | 'plain' };

const exchangeMinutes = 5;

/** The challenge's fields in a request body, for `readChallenge`. */
export const challengeFields = {
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
};

/**
 * @returns the request's challenge, or undefined in the implicit flow
 * @throws {AuthFailure} 400 when only half of it was sent or it has the wrong form (RFC 7636)
 */
export function readChallenge(body: z.output<z.ZodObject<typeof challengeFields>>): Challenge | undefined {
  const { code_challenge: challenge = '', code_challenge_method: given = '' } = body;
  if (!challenge && !given) return undefined;
  if (!challenge || !given) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const method = given.toLowerCase();
  if (method !== 's256' && method !== 'plain') throw invalid('code challenge method must be s256 or plain');
  return { challenge, method };
}

/**
 * Remembers a flow until its link is opened.
 * @param method the sign-in method that the session will record, such as `email/signup`
 * @returns the flow's id, or undefined without a challenge
 */
export async function startFlow(
  db: Queries,
  userId: string,
  challenge: Challenge | undefined,
  method: string,
  now: Temporal.Instant,
): Promise<string | undefined> {
  if (!challenge) return undefined;
  const id = randomUUIDv7();
  await db
    .insertInto('flow_states')
    .values({
      id,
      user_id: userId,
      code_hash: null,
      code_challenge: challenge.challenge,
      code_challenge_method: challenge.method,
      authentication_method: method,
      // As long as the link works. The code issued when it is opened has five minutes of its own.
      expires_at: stamp(now.add({ minutes: linkLife.minutes })),
      created_at: stamp(now),
    })
    .execute();
  return id;
}

/** @returns the code for the address to which an opened link redirects; it can be exchanged within five minutes */
export async function issueAuthCode(
  db: Queries,
  flowStateId: string,
  now: Temporal.Instant,
): Promise<string> {
  const code = randomUUID();
  await db
    .updateTable('flow_states')
    .set({ code_hash: hash(code), expires_at: stamp(now.add({ minutes: exchangeMinutes })) })
    .where('id', '=', flowStateId)
    .execute();
  return code;
}

/**
 * Exchanges a code. A wrong verifier leaves it usable.
 * @returns the account that the code belongs to, and how its owner signed in
 * @throws {AuthFailure} 404 for an unknown or used code, 422 for an old one, 400 for a wrong verifier
 */
export async function consumeAuthCode(
  db: Queries,
  code: string,
  verifier: string,
  now: Temporal.Instant,
): Promise<{ user: UserRow; method: string }> {
  const unknown = () =>
    new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  const flow = await db
    .selectFrom('flow_states')
    .selectAll()
    .where('code_hash', '=', hash(code))
    .executeTakeFirst();
  if (!flow) throw unknown();
  if (flow.expires_at <= stamp(now)) {
    throw new AuthFailure(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const proof = flow.code_challenge_method === 's256' ? hash(verifier) : verifier;
  if (!constantTimeEqual(proof, flow.code_challenge)) {
    throw new AuthFailure(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const taken = await db.deleteFrom('flow_states').where('id', '=', flow.id).executeTakeFirst();
  if (Number(taken.numDeletedRows) === 0) throw unknown();
  const user = await accountById(db, flow.user_id);
  return { user, method: flow.authentication_method };
}

/** Base64url of SHA-256: the `s256` method, and how codes are stored. */
function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
