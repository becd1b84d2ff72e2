import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { later } from '../lib/later.tsx';
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

/** @returns what is being said to have gone wrong, if anything is */
export const toldTrouble = (): string | undefined => (news?.toast.bad ? news.toast.text : undefined);

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

// Where it cannot be loaded, because the connection is gone or the site has been renewed since the page was opened, the
// toast that says so must be seen all the same: the page would do nothing, without a word.
const ToastRegion = later(() => loadRegion().catch(() => PlainToast));

/** Apart, so that a style sheet of its that does not come is caught as well: the bundler asks for it around the import. */
async function loadRegion() {
  const { ToastRegion: Region } = await import('./toast-region.tsx');
  return Region;
}

/** A toast that only goes by itself. */
function PlainToast({ region }: { region: HTMLElement }) {
  const news = useNews();
  if (!news) return null;
  const { title, text, bad, action } = news.toast;
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

/** Takes the toast away first: pressed twice it would do it twice. */
function act(run: () => void): void {
  tell(undefined);
  run();
}

/**
 * Where toasts appear; once on each screen that shows them. Screen readers announce only what appears inside a region
 * that they already know, so theirs is always there. What it says stands in the page once: no second text to be heard
 * or found.
 */
export function Toasts() {
  const isHydrated = useHydrated();
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
