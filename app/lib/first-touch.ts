const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs something as soon as somebody starts to use the page: what they will need next is loaded then,
 * and not while the page itself is on its way.
 * @returns what calls it off
 */
export function onFirstTouch(run: () => void): () => void {
  const stop = () => {
    for (const touch of touches) removeEventListener(touch, start, true);
  };
  const start = () => {
    stop();
    run();
  };
  for (const touch of touches) addEventListener(touch, start, true);
  return stop;
}
