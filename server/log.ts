import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The server's log: JSON lines with request ids. Only what is listed at a call is written: never bodies,
 * queries, addresses of people, registrations or tokens.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return to ? pino(options, to) : pino(options);
}
