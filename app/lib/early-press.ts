declare global {
  /** Set by the page's first script (`app/root.tsx`). */
  var takeEarlyPress: (() => HTMLElement | undefined) | undefined;
}

/** Presses what was pressed before React had come, once the page shows what its address asks for. */
export function pressAgain(): void {
  const button = globalThis.takeEarlyPress?.();
  if (!button) return;
  setTimeout(() => button.click());
}
