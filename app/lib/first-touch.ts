const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void) => void =
  typeof requestIdleCallback === 'function'
    ? (run) => requestIdleCallback(run, { timeout: 2000 })
    : (run) => setTimeout(run, 200);

/**
 * Runs something soon after a person starts to use the page, such as loading what they will need next: not
 * while the page itself is loading, and not while it is responding to their input.
 * @returns a function that cancels it
 */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  const start = () => {
    // Chromium does not retry a failed load until the page is left: a later touch starts it, once online.
    if (!navigator.onLine) return;
    stop();
    whenIdle(run);
  };
  for (const touch of touches) addEventListener(touch, start, true);
  return stop;
}
