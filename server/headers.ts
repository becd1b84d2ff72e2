import { createMiddleware } from 'hono/factory';
import type { Env } from './env.ts';
import type { AppEnv } from './garage.ts';

/**
 * Headers that every answer carries. Pages replace the Content-Security-Policy with their own, which
 * names the hashes of their inline scripts.
 */
export function securityHeaders(env: Env) {
  // One constant object: setting the headers one by one costs more than the rest of a static answer.
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ];
  if (env.production) headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });
}
