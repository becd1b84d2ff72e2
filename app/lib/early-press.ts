declare global {
  /** Set by the page's first script (`app/root.tsx`). */
  var takeEarlyPress: (() => HTMLElement | undefined) | undefined;
}

/** Repeats a press made before React was ready, once the page shows what its address asks for. */
export function pressAgain(): void {
  const button = globalThis.takeEarlyPress?.();
  if (!button) return;
  setTimeout(() => button.click());
}
