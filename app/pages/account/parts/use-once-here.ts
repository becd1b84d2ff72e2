import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For going back, which takes a moment: an answer may come when its window is closed already, or Escape be pressed twice,
 * and one more step back would leave the page under it.
 * @returns a function that carries something out, once and only while the browser is at this step of its history
 */
export function useOnceHere() {
  const { key } = useLocation();
  const latest = useRef<string | undefined>(key);
  // Forward leads to the same step again, where it counts anew.
  useEffect(() => void (latest.current = key), [key]);
  return (act: () => unknown) => {
    if (latest.current !== key) return;
    latest.current = undefined;
    void act();
  };
}
