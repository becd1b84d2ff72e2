import { useEffect } from 'react';
import { fullTitle } from '../../../lib/meta.ts';

/**
 * Sets the document's title, so that tabs, bookmarks and the history tell one screen from another.
 * @param count shown before it, `(3) Enquiries`, for anyone working in another window
 */
export function useTitle(title: string, count = 0): void {
  useEffect(() => {
    document.title = count > 0 ? `(${count}) ${fullTitle(title)}` : fullTitle(title);
  }, [title, count]);
}
