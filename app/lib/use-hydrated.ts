import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken the page over; while it does, what is drawn has to be what the server wrote. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
