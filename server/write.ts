import type { Context } from 'hono';
import { sql, type SqlBool, type Transaction } from 'kysely';
import type { Queries } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';
import { stamp } from './clock.ts';
import { AppError } from './errors.ts';
import type { AppEnv, Garage } from './garage.ts';
import { verifyHmac, hmac } from './hmac.ts';
import type { LiveChange } from './live.ts';
import { transact } from './transaction.ts';

/** What a write works with: queries in one transaction, and a way to announce changes once they are stored. */
export type Write = {
  db: Transaction<Tables>;
  changed(...changes: LiveChange[]): void;
};

/**
 * Carries out a write in one transaction, which is retried when two writers conflict, and answers only once it is
 * stored. With an `Idempotency-Key` the answer is stored in the same transaction, and a repeated request gets that
 * first answer.
 * @param work does the queries and returns the answer's body; anything it throws rolls everything back
 * @param options `once` for a request that carries a secret and cannot be repeated anyway: nothing is kept of it
 * @returns the body, for `c.json(body, status)`
 * @throws {AppError} `invalid_input` for a malformed key, `key_reused` when the key was used for another request; and
 *   whatever the work throws
 */
export async function write<T>(
  c: Context<AppEnv>,
  work: (write: Write) => Promise<T>,
  { once = false }: { once?: boolean } = {},
): Promise<T> {
  const request = once ? undefined : await idempotentRequest(c);
  const { db, live, env } = c.var.garage;
  let changes: LiveChange[] = [];
  const body = await transact(db, async (trx) => {
    changes = [];
    const earlier = request && (await storedResponse<T>(trx, request, env));
    if (earlier) return earlier.body;
    const answer = await work({ db: trx, changed: (...more) => changes.push(...more) });
    if (request) await storeResponse(trx, request, answer, c.var.garage);
    return answer;
  }).catch(async (refused: unknown) => {
    // If two servers got the same request at once, the row that the first one stored made the other fail. Or the commit
    // went through but its confirmation was lost. Open pages must hear of the changes either way.
    const earlier = request && (await storedResponse<T>(db, request, env));
    if (!earlier) throw refused;
    return earlier.body;
  });
  live.publish(changes);
  return body;
}

/**
 * Deletes the answers stored for repeated requests that name one of these ids, because what they say about a person
 * must be erased.
 */
export async function deleteStoredResponses(db: Queries, ids: string[]): Promise<void> {
  const sought = new Set(ids);
  let last = { scope: '', key: '' };
  // Each answer is read once for all ids: searching id by id takes seconds, in which nobody is answered.
  while (sought.size > 0) {
    const rows = await db
      .selectFrom('idempotency_keys')
      .select(['scope', 'key', 'body'])
      .where(sql<SqlBool>`(scope, key) > (${last.scope}, ${last.key})`)
      .orderBy('scope')
      .orderBy('key')
      .limit(answersAtOnce)
      .execute();
    for (const { scope, key, body } of rows) {
      if (!body.match(uuids)?.some((id) => sought.has(id))) continue;
      await db.deleteFrom('idempotency_keys').where('scope', '=', scope).where('key', '=', key).execute();
    }
    if (rows.length < answersAtOnce) return;
    last = rows.at(-1) ?? last;
  }
}

const answersAtOnce = 1000;
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type IdempotentRequest = { scope: string; key: string; /** Method, address and body. */ text: string };

async function idempotentRequest(c: Context<AppEnv>): Promise<IdempotentRequest | undefined> {
  const key = c.req.header('idempotency-key');
  if (!key) return undefined;
  if (!/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw new AppError('invalid_input', 'The Idempotency-Key must be 8 to 100 printable characters.');
  }
  // Without a session the key alone identifies the caller, so that no address is stored with what was sent.
  const scope = c.get('user')?.userId ?? 'anybody';
  const path = c.req.path + new URL(c.req.url).search;
  return { scope, key, text: `${c.req.method} ${path}\n${await c.req.text()}` };
}

async function storeResponse(
  db: Queries,
  { scope, key, text }: IdempotentRequest,
  answer: unknown,
  { env, clock }: Garage,
): Promise<void> {
  const row = {
    scope,
    key,
    // Keyed, so that nobody who reads the database can find out what was sent by guessing.
    request_hash: hmac(env, 'idempotency', text, 'hex'),
    body: JSON.stringify(answer ?? null),
    created_at: stamp(clock()),
  };
  await db.insertInto('idempotency_keys').values(row).execute();
}

async function storedResponse<T>(
  db: Queries,
  request: IdempotentRequest,
  env: Garage['env'],
): Promise<{ body: T } | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!verifyHmac(env, 'idempotency', request.text, row.request_hash, 'hex')) {
    throw new AppError(
      'key_reused',
      'What you sent before was saved after all, although you got no answer. Please check it first. To save this as well, send it again.',
    );
  }
  // The row holds what this same route answered before.
  return { body: JSON.parse(row.body) as T };
}
