import { useSyncExternalStore } from 'react';
import type { Seen } from '../parts/use-change.ts';

/** The server takes an act back within 30 seconds; offering it for less leaves time for the click. */
const offeredMs = 12_000;

let offered: Seen | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(act: Seen | null): void {
  clearTimeout(timer);
  offered = act;
  if (act) timer = setTimeout(end, offeredMs);
  for (const listener of listeners) listener();
}

/** Not under the focus: whoever is about to press it would press the next step, which the focus goes on to. */
function end(): void {
  if (document.activeElement?.matches('[data-undo]')) timer = setTimeout(end, 1000);
  else set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The act was taken back, or cannot be: something else has happened since. */
export const stopOffering = () => set(null);

/**
 * Whether this appointment is the one that was changed just now, and not once more since; it may stand in several
 * lists.
 */
export function useUndoable({ id, version }: Seen) {
  const isUndoable = useSyncExternalStore(
    subscribe,
    // A list may not show yet what came of the act.
    () => offered?.id === id && version <= offered.version,
    () => false,
  );
  return { isUndoable, offerUndo: (after: Seen) => set(after) };
}
