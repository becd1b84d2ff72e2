import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches on screen; false while the page is built. Printing changes nothing: paper is narrower
 * than most screens, but browsers count the pages before React re-renders, and a shorter layout left empty ones.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => holds(query),
    () => false,
  );
}

const onScreen = new Map<string, boolean>();

function holds(query: string): boolean {
  const before = onScreen.get(query);
  if (before !== undefined && matchMedia('print').matches) return before;
  const { matches } = matchMedia(query);
  onScreen.set(query, matches);
  return matches;
}
