import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { dashboardFailed, useFailureToast } from '../../parts/failure-toast.ts';
import style from './parts.module.css';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is loading: `Loading enquiries...` */
  loading: string;
  /** What the toast says, and the place of the content when the server gives no better reason. */
  failed?: string;
  lines?: number;
  children: (data: Data) => ReactNode;
};

/** Shows what a query brought: grey lines and what is loading until it has, a way to try again when it did not. */
export function Loaded<Data>({
  query,
  loading,
  failed = dashboardFailed,
  lines = 6,
  children,
}: LoadedProps<Data>) {
  useFailureToast(query.error, failed);
  const retry = (
    <Button small onClick={() => void query.refetch()} pending={query.isFetching}>
      Try again
    </Button>
  );
  // What was deleted is not shown any longer, however it was loaded before.
  if (query.isError && isMissing(query.error)) return <EmptyState text={messageOf(query.error, failed)} />;
  if (query.data === undefined && query.isError)
    return <EmptyState text={messageOf(query.error, failed)} action={retry} />;
  if (query.data === undefined) return <Skeleton label={loading} lines={lines} />;
  return (
    <>
      {query.isError && (
        <p className={style.warning} role="status">
          {messageOf(query.error, failed)} What you see may be out of date. {retry}
        </p>
      )}
      {children(query.data)}
    </>
  );
}

/** What is not there will not be there the next time either. */
const isMissing = (error: Error) => error instanceof ApiError && error.code === 'not_found';
