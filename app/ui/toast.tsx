import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPreloaded } from '../lib/lazy.tsx';
import { useHydrated } from '../lib/use-hydrated.ts';
import { classes } from './classes.ts';
import style from './toast.module.css';

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
/** The latest toast while it is still news; one shown just before the screen changed still is. */
let currentToast: ShownToast | undefined;
const listeners = new Set<() => void>();

/** Shows a toast in place of the previous one. Callable from anywhere in the browser; `Toasts` must be on the page. */
export function showToast(toast: ToastText): void {
  const shown = { toast, at: Date.now() };
  latest = shown;
  tell(shown);
  setTimeout(() => latest === shown && tell(undefined), toastMs);
}

/** @returns the text of the toast that reports a failure at the moment, if any */
export const currentErrorText = (): string | undefined =>
  currentToast?.toast.bad ? currentToast.toast.text : undefined;

function tell(shown: ShownToast | undefined): void {
  currentToast = shown;
  for (const listener of listeners) listener();
}

/** The latest toast and when it was shown, in milliseconds; undefined before the first and once it is old. */
export function useCurrentToast(): ShownToast | undefined {
  return useSyncExternalStore(
    listen,
    () => currentToast,
    () => undefined,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// If it cannot be loaded, because the connection is gone or the site has been upgraded since the page was opened, the
// toast that says so must still be seen: the page would otherwise do nothing, without explanation.
const ToastRegion = lazyPreloaded(() => loadRegion().catch(() => PlainToast));

/** A separate function, so that a failed style sheet is caught as well: the bundler requests it around the import. */
async function loadRegion() {
  const { ToastRegion: Region } = await import('./toast-region.tsx');
  return Region;
}

/** A toast that people cannot dismiss. */
function PlainToast({ region }: { region: HTMLElement }) {
  const currentToast = useCurrentToast();
  if (!currentToast) return null;
  const { title, text, bad, action } = currentToast.toast;
  return createPortal(
    <div className={style.viewport} role="region" aria-label="Notifications">
      <div data-toast="" className={classes(style.toast, bad && style.bad, action && style.withAction)}>
        {title && <p className={style.title}>{title}</p>}
        {text && <p>{text}</p>}
        {action && (
          <button type="button" className={style.action} onClick={() => act(action.run)}>
            {action.label}
          </button>
        )}
      </div>
    </div>,
    region,
  );
}

/** Removes the toast first: a second press would run the action again. */
function act(run: () => void): void {
  tell(undefined);
  run();
}

/**
 * Where toasts appear; used once on each screen that shows them. Screen readers announce only what appears inside a
 * region that they already know, so the region is always there. The text is in the page only once, so that nobody hears
 * or finds it twice.
 */
export function Toasts() {
  const isHydrated = useHydrated();
  const hasAny = useSyncExternalStore(
    listen,
    () => latest !== undefined,
    () => false,
  );
  const currentToast = useCurrentToast();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // In the body, next to the dialogs: a press in such a separate part of the page closes no dialog.
  // Without a role: in Firefox, Orca does not speak what is put into an alert that has no `aria-live` of its own.
  const spoken = <div ref={setRegion} aria-live={currentToast?.toast.bad ? 'assertive' : 'polite'} />;
  return (
    <>
      {isHydrated && createPortal(spoken, document.body)}
      {hasAny && region && <ToastRegion region={region} />}
    </>
  );
}
