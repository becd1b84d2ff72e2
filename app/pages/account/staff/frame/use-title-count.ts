import { useEffect } from 'react';

/** Puts a count before the document's title, `(3) Dashboard`, for whoever works in another window. */
export function useTitleCount(count: number | undefined): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count ? `(${count}) ${plain}` : plain;
  }, [count]);
}
