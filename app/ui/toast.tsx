import { Suspense, useSyncExternalStore } from 'react';
import { later } from '../lib/later.ts';

export type ToastText = {
  title?: string;
  text?: string | undefined;
  /** Something went wrong: announced at once instead of politely. */
  bad?: boolean;
  /** One thing to do about it, such as undoing. */
  action?: { label: string; run: () => void } | undefined;
};

let latest: { toast: ToastText; at: number } | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before it. Callable from anywhere in the browser; `Toasts` must stand on the page. */
export function showToast(toast: ToastText): void {
  latest = { toast, at: Date.now() };
  for (const listener of listeners) listener();
}

/** The last toast that was shown and when, in milliseconds; for the place where they appear. */
export function useLatestToast() {
  return useSyncExternalStore(
    listen,
    () => latest,
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// A toast often says that the connection is gone: then it would be too late to load what shows it. Without it
// there is no toast, but still a page.
const ToastRegion = later(() =>
  import('./toast-region.tsx').then(
    (m) => m.ToastRegion,
    () => Nothing,
  ),
);

function Nothing() {
  return null;
}

/** Where toasts appear; once on each screen that shows them. */
export function Toasts() {
  const hasAny = useLatestToast() !== undefined;
  return <Suspense fallback={null}>{hasAny && <ToastRegion />}</Suspense>;
}
