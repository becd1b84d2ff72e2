import { useLive } from '../../../lib/live.ts';
import style from './shell.module.css';

/** Keeps the page up to date, and says so when it cannot. */
export function ConnectionNotice() {
  const { isConnected } = useLive();
  return (
    <div role="status" className={style.connection}>
      {!isConnected && <p>You are offline. What you see may be out of date; it catches up by itself.</p>}
    </div>
  );
}
