import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isUnavailable } from '../../db/faults.ts';
import { AppError } from '../../server/errors.ts';
import type { AppEnv } from '../../server/garage.ts';
import { noteFailure } from '../../server/log.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 504;
type More = { headers?: Record<string, string>; reasons?: string[] };

/** A failure in the sign-in protocol: its status, code and message. */
export class AuthFailure extends Error {
  readonly status: Status;
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Why a password is too weak. */
  readonly reasons: string[] | undefined;

  constructor(status: Status, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = more.headers ?? {};
    this.reasons = more.reasons;
  }
}

/** @returns the failure of a request whose content is wrong (400) */
export function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}

/** @returns the failure of a sign-in with a wrong address or password: the caller does not learn which */
export function wrongCredentials(): AuthFailure {
  return new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
}

/** @returns the failure of a request by phone: we send no text messages, so only email will do */
export function phonesAreOff(): AuthFailure {
  return new AuthFailure(400, 'phone_provider_disabled', 'Unsupported phone provider');
}

/** The answer to a request that takes too long. */
export const tooSlow = new HTTPException(504, {
  message: 'Processing this request timed out, please retry after a moment.',
});

const versionHeader = 'x-supabase-api-version';
const codesSince = '2024-01-01';

/**
 * Turns anything thrown into the protocol's JSON. Callers that name an API version of 2024 or later get
 * `{ code, message }`; all others get the older `{ code: <status>, error_code, msg }`.
 */
export function answerFailure(error: Error, c: Context<AppEnv>): Response {
  const { status, code, message, headers, reasons } = asFailure(error, c);
  const { garage, requestId: request, bearer, account } = c.var;
  const user = bearer?.user.id ?? account;
  garage.log.info({ request, path: c.req.routePath, code, user }, 'sign-in refused');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header('x-sb-error-code', code);
  const weak = reasons && { weak_password: { reasons } };
  if (knowsCodes(c.req.header(versionHeader))) {
    c.header(versionHeader, codesSince);
    return c.json({ code, message, ...weak }, status);
  }
  const id = status >= 500 && { error_id: c.var.requestId };
  return c.json({ code: status, error_code: code, msg: message, ...weak, ...id }, status);
}

function knowsCodes(version: string | undefined): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(version ?? '') &&
    (version ?? '') >= codesSince &&
    !Number.isNaN(Date.parse(version ?? ''))
  );
}

function asFailure(error: Error, c: Context<AppEnv>): AuthFailure {
  if (error instanceof AuthFailure) return error;
  if (error === tooSlow) return new AuthFailure(504, 'request_timeout', tooSlow.message);
  if (error instanceof AppError && error.code === 'too_many') {
    return new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached', {
      headers: error.headers,
    });
  }
  noteFailure(c, error, 'sign-in failed unexpectedly');
  const sentence = 'Unexpected failure, please check server logs for more information';
  if (isUnavailable(error))
    return new AuthFailure(503, 'unexpected_failure', sentence, { headers: { 'retry-after': '30' } });
  return new AuthFailure(500, 'unexpected_failure', sentence);
}
