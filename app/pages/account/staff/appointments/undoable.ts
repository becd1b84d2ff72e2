import { useSyncExternalStore } from 'react';

/** The server takes an act back within 30 seconds; offering it for less leaves time for the click. */
const offeredMs = 12_000;

let offered: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(id: string | null): void {
  clearTimeout(timer);
  offered = id;
  if (id) timer = setTimeout(() => set(null), offeredMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The act was taken back, or cannot be. */
export const stopOffering = () => set(null);

/** Whether this appointment is the one that was changed just now; it may stand in several lists. */
export function useUndoable(id: string) {
  const isUndoable = useSyncExternalStore(
    subscribe,
    () => offered === id,
    () => false,
  );
  return { isUndoable, offerUndo: () => set(id) };
}
