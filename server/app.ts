import { randomUUID } from 'node:crypto';
import { type Context, Hono, type Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isUnavailable, isUnstorable } from '../db/faults.ts';
import { authRoutes } from '../features/auth/api.server.ts';
import { AppError, type ErrorCode, statusOf } from './errors.ts';
import { api } from './api.ts';
import { awaitBody, limitBodies, methodsWithBody } from './bodies.ts';
import type { AppEnv, Garage } from './garage.ts';
import { health } from './health.ts';
import { noteFailure } from './log.ts';
import { contactForm } from '../features/enquiries/form.server.ts';
import { mailbox } from '../features/notifications/mailbox.server.ts';
import { pageRoutes } from './pages.ts';
import { CachedRouter } from './routes.ts';
import type { Site } from './site.ts';

/** Bytes. Long enough for any of our forms, short enough to be read in one go. */
const maxBody = 128 * 1024;

/**
 * Sign-in, the API, and what pages need besides their files (`server/pages.ts`).
 * @param site the built pages, or undefined when a test needs only the API
 */
export function createApp(garage: Garage, site?: Site) {
  const app = new Hono<AppEnv>({ router: new CachedRouter() });
  app.use(everyRequest(garage));
  // The sign-in protocol has its own limit and error shape.
  app.route('/auth/v1', authRoutes);
  const limit = limitBodies(maxBody, tooLarge);
  // A form that a browser posts without scripts is refused with a page.
  if (site) app.route('/', contactForm(site.files.get('/contact')?.plain.body.toString() ?? '', limit));
  app.on(methodsWithBody, '*', limit);
  app.route('/', health);
  // No stored text contains a NUL, and PostgreSQL refuses even to search for one.
  app.use('/api/*', (c, next) => (c.req.url.includes('%00') ? nothingHere() : next()));
  app.use('/api/*', awaitBody);
  app.route('/api', api);
  app.all('/api/*', nothingHere);
  app.route('/dev/mailbox', mailbox);
  if (site) app.route('/', pageRoutes(site));
  app.onError((error, c) => answerError(error, c));
  return app;
}

function nothingHere(): never {
  throw new AppError('not_found', 'There is nothing at this address.');
}

function tooLarge(): never {
  // The rest of the body is not read, so the connection cannot carry another request.
  throw new AppError('too_large', 'This is too long to send. Please shorten it.', {
    headers: { connection: 'close' },
  });
}

function everyRequest(garage: Garage) {
  return createMiddleware<AppEnv>((c, next) => {
    c.set('garage', garage);
    c.set('requestId', randomUUID());
    return garage.log.isLevelEnabled('debug') ? logged(c, next) : next();
  });
}

async function logged(c: Context<AppEnv>, next: Next): Promise<void> {
  const { garage, requestId: request } = c.var;
  const started = performance.now();
  await next();
  const took = Math.round(performance.now() - started);
  garage.log.debug({ request, method: c.req.method, status: c.res.status, took }, 'request');
}

/** Refusals that anyone investigating an attack wants to see in the log. */
const watched = new Set<ErrorCode>([
  'not_signed_in',
  'not_allowed',
  'second_step_needed',
  'too_many',
  'key_reused',
]);

/** Turns anything thrown into the one error shape; an unexpected error reveals only the request id. */
function answerError(error: Error, c: Context<AppEnv>): Response {
  const known = error instanceof AppError ? error : unexpected(error, c);
  const { code, message, fields, details, headers } = known;
  if (watched.has(code)) {
    const { garage, requestId: request, user } = c.var;
    // Absent if the caller could not be identified.
    garage.log.info({ request, route: c.req.routePath, code, user: user?.userId }, 'refused');
  }
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json(
    { error: { code, message, ...(fields && { fields }), ...(details && { details }) } },
    statusOf[code],
  );
}

function unexpected(error: Error, c: Context<AppEnv>): AppError {
  if (isUnstorable(error))
    return new AppError('invalid_input', 'This contains characters that cannot be stored.');
  noteFailure(c, error, 'unexpected error');
  if (isUnavailable(error)) {
    const deed = c.req.method === 'GET' ? 'load' : 'save';
    return new AppError(
      'unavailable',
      `We cannot ${deed} anything at the moment. Please try again in a few minutes.`,
      {
        headers: { 'retry-after': '30' },
      },
    );
  }
  return new AppError(
    'unexpected',
    `Something went wrong on our side. Please try again, or call us and quote ${c.var.requestId}.`,
  );
}
