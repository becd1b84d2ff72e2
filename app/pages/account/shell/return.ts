import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { saveInTab, readFromTab } from '../../../lib/tab-storage.ts';

const storageKey = 'garage-return-to';

/** Keeps the open tab and dialog for after signing in again, with what a list keeps beside the address. */
export function rememberPlace({ search, state }: Location<unknown>): void {
  if (search) saveInTab(storageKey, JSON.stringify({ search, state: Object(state) as object }));
}

/** Returns the user to where they were when their session ended. */
export function useReturn(): void {
  const { search: open } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { search, state } = readFromTab(storageKey, { search: '', state: {} });
    if (!search) return;
    sessionStorage.removeItem(storageKey);
    // A user who came for something else goes there, and is not sent back later either. `over` no longer counts the
    // steps between a dialog and the page under it.
    if (!open) void navigate({ search }, { state: { ...state, over: null }, replace: true });
  }, [open, navigate]);
}
