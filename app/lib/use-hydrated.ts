import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has hydrated the page; while it does, the output must match the markup from the server. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
