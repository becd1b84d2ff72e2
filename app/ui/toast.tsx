import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { later } from '../lib/later.tsx';

export type ToastText = {
  title?: string;
  text?: string | undefined;
  /** Something went wrong: announced at once instead of politely. */
  bad?: boolean;
  /** One thing to do about it, such as undoing. */
  action?: { label: string; run: () => void } | undefined;
};

/** Milliseconds that a toast stays. */
export const toastMs = 4000;

type ShownToast = { toast: ToastText; at: number };

let latest: ShownToast | undefined;
/** The latest while it is news; one shown just before the screen changed still is. */
let news: ShownToast | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before it. Callable from anywhere in the browser; `Toasts` must stand on the page. */
export function showToast(toast: ToastText): void {
  const shown = { toast, at: Date.now() };
  latest = shown;
  tell(shown);
  setTimeout(() => latest === shown && tell(undefined), toastMs);
}

function tell(shown: ShownToast | undefined): void {
  news = shown;
  for (const listener of listeners) listener();
}

/** The toast that was shown last and when, in milliseconds; undefined before the first and once it is old. */
export function useNews(): ShownToast | undefined {
  return useSyncExternalStore(
    listen,
    () => news,
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

/**
 * Where toasts appear; once on each screen that shows them. Screen readers announce only what appears inside a region
 * that they already know, so theirs is always there. What it says stands in the page once: no second text to be heard
 * or found.
 */
export function Toasts() {
  const isHydrated = useSyncExternalStore(
    listen,
    () => true,
    () => false,
  );
  const hasAny = useSyncExternalStore(
    listen,
    () => latest !== undefined,
    () => false,
  );
  const news = useNews();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // In the body, beside the windows: what is pressed outside of one's own part of the page closes no window.
  // Without a role: Orca does not speak what is put into an alert of Firefox that does not say `aria-live` itself.
  const spoken = <div ref={setRegion} aria-live={news?.toast.bad ? 'assertive' : 'polite'} />;
  return (
    <>
      {isHydrated && createPortal(spoken, document.body)}
      {hasAny && region && <ToastRegion region={region} />}
    </>
  );
}
