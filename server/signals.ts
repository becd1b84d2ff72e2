/** Milliseconds. npm forwards a signal that the terminal or systemd also sent to us: until then it is the same one. */
const sameSignalMs = 2000;
/** Milliseconds between checks that npm's shell is still there. */
const lookEvery = 500;
/** The process that started us, read before the site is built, because npm may be stopped during the build too. */
const parent = process.ppid;

/**
 * Calls `stop` once when the process is asked to end, to finish the work in progress. A later second request means that
 * the operator does not want to wait: the process then exits at once.
 * @param stop gets the signal's name
 */
export function onStopSignal(stop: (signal: string) => void): void {
  let first: number | undefined;
  const asked = (signal: string) => {
    if (first === undefined) stop(signal);
    else if (performance.now() - first > sameSignalMs) process.exit(1);
    first ??= performance.now();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, asked);
  if (!['start', 'dev'].includes(process.env['npm_lifecycle_event'] ?? '')) return;
  // The shell between npm and us ends without forwarding signals: the server would stay and keep the port.
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    if (first === undefined) asked('SIGTERM');
  }, lookEvery);
  looking.unref();
}
