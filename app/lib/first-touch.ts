const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200);

/**
 * Runs something soon after somebody has started to use the page: what they will need next is loaded then,
 * not while the page itself is on its way, and not while the page answers their hand.
 * @returns what calls it off
 */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  const start = () => {
    // What fails to load, Chromium does not ask for again until the page is left: another touch comes when it can.
    if (!navigator.onLine) return;
    stop();
    whenIdle(run);
  };
  for (const touch of touches) addEventListener(touch, start, true);
  return stop;
}
