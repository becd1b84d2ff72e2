/** Milliseconds. npm passes on what the terminal or systemd has sent to us as well: until then it is the same wish. */
const sameWish = 2000;
/** Milliseconds between two looks whether npm's shell is still there. */
const lookEvery = 500;
/** Who started us: taken before the site is built, during which npm may be ended, too. */
const parent = process.ppid;

/**
 * Calls whoever is to finish what is under way, once, when the process is asked to end. Whoever asks again later does not
 * want to wait: then it ends at once.
 * @param stop gets the signal's name
 */
export function onStopSignal(stop: (signal: string) => void): void {
  let first: number | undefined;
  const asked = (signal: string) => {
    if (first === undefined) stop(signal);
    else if (performance.now() - first > sameWish) process.exit(1);
    first ??= performance.now();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, asked);
  if (!['start', 'dev'].includes(process.env['npm_lifecycle_event'] ?? '')) return;
  // The shell between npm and us passes no signal on, and ends: the server would stay, and keep the port.
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    if (first === undefined) asked('SIGTERM');
  }, lookEvery);
  looking.unref();
}
