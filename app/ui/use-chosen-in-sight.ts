import { useEffect, useRef } from 'react';

/**
 * Scrolls a list that is wider than its screen sideways, so that what is chosen stands in its middle.
 * @param index which of the list's elements is chosen
 * @returns for the list's `ref`
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
