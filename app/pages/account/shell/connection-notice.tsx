import { useSyncExternalStore } from 'react';
import { useLive } from '../../../lib/live.ts';
import style from './shell.module.css';

/** Keeps the page up to date, and says when it cannot. */
export function ConnectionNotice() {
  const { isConnected } = useLive();
  const isOnline = useOnline();
  return (
    <div role="status" className={style.connection}>
      {!(isConnected && isOnline) && (
        <p>
          You are offline. What you see may be out of date. It will update by itself when you are back online.
        </p>
      )}
    </div>
  );
}

/** Whether the browser is online, which it knows long before a silent connection is noticed. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      globalThis.addEventListener('online', changed);
      globalThis.addEventListener('offline', changed);
      return () => {
        globalThis.removeEventListener('online', changed);
        globalThis.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
