import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * The server's log: JSON lines with request ids. Only what is listed at a call is written: never bodies,
 * queries, addresses of people, registrations or tokens.
 */
export function openLog(level: string, to?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return to ? pino(options, to) : pino(options);
}

/** @returns where an error arose: its stack's first lines without the message, which may quote what people typed */
export function placesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
}
