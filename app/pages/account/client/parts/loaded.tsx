import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { dashboardFailed, useFailureToast } from '../../parts/failure-toast.ts';

type Query = { isPending: boolean; error: Error | null; data: unknown; refetch: () => Promise<unknown> };

/** Grey lines while a query is under way, a sentence and a way on when it failed, else its content. */
export function Loaded({ query, label, children }: { query: Query; label: string; children: ReactNode }) {
  const { error, refetch } = query;
  const hasNothing = query.data === undefined;
  // Over what is shown already stands that the page is offline. A form that could not be sent has said so itself.
  const isToldAbove = !hasNothing && error instanceof ApiError && error.code === 'offline';
  useFailureToast(isToldAbove ? null : error, dashboardFailed);
  if (error && hasNothing) {
    return (
      <EmptyState
        text={messageOf(error, dashboardFailed)}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  return hasNothing ? <Skeleton label={label} lines={6} /> : children;
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Loads the next page of a list, while there is one. */
export function MoreButton({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <Button small pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
      Show more
    </Button>
  );
}
