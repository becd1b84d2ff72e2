import type { ReactNode } from 'react';
import { isApiError, messageOf } from '../../../lib/api.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { dashboardFailed, useFailureToast } from './failure-toast.ts';
import style from './loaded.module.css';

type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<Data> = {
  query: Query<Data>;
  /** The words while it loads: `Loading enquiries...` */
  loading: string;
  /** The words of the toast, also shown in place of the content if the server gives no better reason. */
  failed?: string | undefined;
  lines?: number;
  /** Other queries that the content shows. A failed one is reported: it must not look as if there were no rows. */
  otherQueries?: Query<unknown>[] | undefined;
  /** Shown below the sentence if the data has been deleted, such as what was typed into its form. */
  gone?: ReactNode;
  children: ReactNode | ((data: Data) => ReactNode);
};

/** Shows the data of a query: grey lines and what is loading until it arrives, and what to do if it fails. */
export function Loaded<Data>({
  query,
  loading,
  failed = dashboardFailed,
  lines = 6,
  otherQueries,
  gone,
  children,
}: LoadedProps<Data>) {
  const { data, error } = query;
  // Read before any return: a query notifies a page only of what it has read (TanStack Query, tracked properties).
  const missing = otherQueries?.filter(isMissing) ?? [];
  // A notice above the content already says that the page is offline.
  const news = data !== undefined && isApiError(error, 'offline') ? null : error;
  useFailureToast(news, failed);
  const action = isApiError(error, 'second_step_needed') ? (
    <ButtonLink small href="?tab=account">
      Turn it on
    </ButtonLink>
  ) : (
    <Button small onClick={() => void query.refetch()} pending={query.isFetching}>
      Try again
    </Button>
  );
  // Deleted data is no longer shown, even if it was loaded before, and trying again would not help.
  const isGone = isApiError(error, 'not_found');
  const isFinal = isGone || isApiError(error, 'invalid_input', 'conflict');
  if (error && (isGone || data === undefined))
    return (
      // The content goes while someone reads or uses it: they hear why the focus has moved.
      <div role={data === undefined ? undefined : 'alert'}>
        <EmptyState text={messageOf(error, failed)} action={isFinal ? undefined : action} />
        {isGone && gone}
      </div>
    );
  if (data === undefined) return <Skeleton label={loading} lines={lines} />;
  return (
    <>
      {news && (
        <p className={style.warning} role="status">
          {messageOf(news, failed)} What you see may be out of date. {action}
        </p>
      )}
      <Missing queries={missing} />
      {typeof children === 'function' ? children(data) : children}
    </>
  );
}

type QueryState = { data: unknown; isFetched: boolean };

/** Whether a query has been answered once, even by an error: a refetch holds up nothing that is already shown. */
export const hasSettled = ({ data, isFetched }: QueryState) => data !== undefined || isFetched;

/** A query that counts as loading until others are answered too: it appears below their data, or starts from it. */
export function waitForQueries<Result extends { data: unknown }>(others: QueryState[], query: Result) {
  return others.every(hasSettled) ? query : { ...query, data: undefined };
}

/** Says that something is missing while any of these queries has failed without data, and offers to try again. */
export function Missing({ queries }: { queries: Query<unknown>[] }) {
  const missing = queries.filter(isMissing);
  useFailureToast(missing[0]?.error ?? null, dashboardFailed);
  if (missing.length === 0) return null;
  const askAgain = () => missing.forEach(({ refetch }) => void refetch());
  return (
    <p className={style.warning} role="status">
      Some of this could not be loaded.{' '}
      <Button small onClick={askAgain} pending={missing.some(({ isFetching }) => isFetching)}>
        Try again
      </Button>
    </p>
  );
}

const isMissing = ({ data, error }: Query<unknown>) => error !== null && data === undefined;
