import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import type { AppEnv } from './garage.ts';

/**
 * Headers that every answer carries, by name. Pages and files of the site are sent with them by
 * `server/site.ts`, all other answers by the middleware below.
 */
export function safeHeaders({ production }: Pick<Env, 'production'>): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(production && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** What an answer may load that is not a page of the site: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Gives an answer the headers above, and a policy and a cache rule where its route has set none. */
export function securityHeaders(env: Env) {
  const headers = Object.entries(safeHeaders(env));
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy'))
      c.res.headers.set('content-security-policy', closedPolicy);
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
}
