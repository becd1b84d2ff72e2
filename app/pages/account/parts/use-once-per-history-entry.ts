import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For going back, which takes a moment: a response may arrive after its dialog has closed, or Escape may be pressed
 * twice, and one more step back would leave the page underneath.
 * @returns a function that runs an action, once and only while the browser is at this step of its history
 */
export function useOncePerHistoryEntry() {
  const { key } = useLocation();
  const latest = useRef<string | undefined>(key);
  // Forward returns to the same step, where an action may run again.
  useEffect(() => void (latest.current = key), [key]);
  return (act: () => unknown) => {
    if (latest.current !== key) return;
    latest.current = undefined;
    void act();
  };
}
