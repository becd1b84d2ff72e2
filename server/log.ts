import type { Context } from 'hono';
import { destination, type Logger, pino } from 'pino';
import { isUnavailable } from '../db/faults.ts';
import { reasonOf } from './errors.ts';
import type { AppEnv } from './garage.ts';

/** Bytes of log lines that may wait for room on the disk; anything beyond that is lost. */
const maxWaiting = 1_000_000;

/**
 * The server's log: JSON lines with request ids. Only what a call lists is written: never bodies, queries,
 * addresses of people, registrations or tokens.
 * @param file the descriptor to write to; if absent, standard output
 */
export function openLog(level: string, file = 1): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, openOutput(file));
}

/** A log that cannot be written, as on a full disk, stops nothing: its lines wait until one can be written again. */
function openOutput(file: number) {
  const output = destination({ dest: file, sync: false, maxLength: maxWaiting });
  const flush = output.flushSync.bind(output);
  let isRefused = false;
  output.on('error', () => (isRefused = true));
  output.on('write', () => (isRefused = false));
  // The process calls this when it ends, and would retry for ever.
  output.flushSync = () => isRefused || flush();
  return output;
}

/** @returns where an error arose: its stack's first lines without the message, which may quote what people typed */
export function placesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
}

/**
 * Logs why a request failed unexpectedly. Unless the database is away, the error may quote what a person typed, so
 * only its kind and where it arose are logged.
 * @param words what failed
 */
export function noteFailure(c: Context<AppEnv>, error: Error, words: string): void {
  const { log } = c.var.garage;
  const where = { request: c.var.requestId, route: c.req.routePath };
  if (isUnavailable(error)) log.error({ ...where, error: reasonOf(error) }, 'database unavailable');
  else log.error({ ...where, kind: error.name, stack: placesOf(error) }, words);
}
