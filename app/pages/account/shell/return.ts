import { useEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { keepText, readKept } from '../../../lib/keep-text.ts';

const place = 'garage-return-to';

/** Keeps the open tab and dialog for after signing in again, with what stands beside the address of a list. */
export function rememberPlace({ search, state }: Location<unknown>): void {
  if (search) keepText(place, JSON.stringify({ search, state: Object(state) as object }));
}

/** Goes back to where somebody was when their session ended. */
export function useReturn(): void {
  const { search: open } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { search, state } = readKept(place, { search: '', state: {} });
    if (!search) return;
    sessionStorage.removeItem(place);
    // Whoever came for something else goes there, and is not led back some other time. The page under a window is not
    // so many steps before it any more.
    if (!open) void navigate({ search }, { state: { ...state, over: null }, replace: true });
  }, [open, navigate]);
}
