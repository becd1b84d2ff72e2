import { useSyncExternalStore } from 'react';
import type { RowVersion } from '../parts/use-versioned-write.ts';

/** The server undoes an act within 30 seconds; offering Undo for less leaves time for the click. */
const offeredMs = 12_000;

let offered: RowVersion | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(act: RowVersion | null): void {
  clearTimeout(timer);
  offered = act;
  if (act) timer = setTimeout(end, offeredMs);
  for (const listener of listeners) listener();
}

/** Waits while Undo has the focus, which would move to the next step: a user about to press Undo would press that. */
function end(): void {
  if (document.activeElement?.matches('[data-undo]')) timer = setTimeout(end, 1000);
  else set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The act was undone, or can no longer be: something else has happened since. */
export const stopOffering = () => set(null);

/**
 * @returns `undoable`: the act on this appointment that can be undone, null if something else has happened since;
 *   several lists may show it
 */
export function useUndoable({ id, version }: RowVersion) {
  const undoable = useSyncExternalStore(
    subscribe,
    // A list may not show the result of the act yet.
    () => (offered?.id === id && version <= offered.version ? offered : null),
    () => null,
  );
  return { undoable, offerUndo: (after: RowVersion) => set(after) };
}
