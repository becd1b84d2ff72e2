import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { keepText } from '../../../lib/keep-text.ts';

const place = 'garage-return-to';

/** Keeps the open tab and dialog for after signing in again. */
export function rememberPlace(): void {
  if (location.search) keepText(place, location.search);
}

/** Goes back to where somebody was when their session ended. */
export function useReturn(): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const kept = sessionStorage.getItem(place);
    if (!kept) return;
    sessionStorage.removeItem(place);
    // Whoever came for something else goes there, and is not led back some other time.
    if (!query.toString()) setQuery(new URLSearchParams(kept), { replace: true });
  }, [query, setQuery]);
}
