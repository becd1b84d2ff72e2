import { useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Loads the next page of a list, while there is one. */
export function MoreButton({ pages }: { pages: Pages }) {
  // A second press may come before the first has made the button busy, and would load the same page again.
  const isAsked = useRef(false);
  if (!pages.hasNextPage) return null;
  const showMore = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    await pages.fetchNextPage();
    isAsked.current = false;
  };
  return (
    <Button small pending={pages.isFetchingNextPage} onClick={() => void showMore()}>
      Show more
    </Button>
  );
}
