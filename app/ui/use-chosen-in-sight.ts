import { useEffect, useRef } from 'react';

/**
 * Scrolls a list wider than the screen sideways, so that the chosen element is in the middle.
 * @param index the chosen element's index in the list
 * @returns the list's `ref`
 */
export function useChosenInSight<List extends HTMLElement = HTMLDivElement>(index: number) {
  const list = useRef<List>(null);
  useEffect(() => {
    const chosen = list.current?.children[index];
    if (!list.current || !chosen) return;
    const [frame, item] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.current.scrollBy({ left: item.left + item.width / 2 - (frame.left + frame.width / 2) });
  }, [index]);
  return list;
}
