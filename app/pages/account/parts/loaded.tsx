import type { ReactNode } from 'react';
import { isOf, messageOf } from '../../../lib/api.ts';
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
  /** What is loading: `Loading enquiries...` */
  loading: string;
  /** What the toast says, and the place of the content when the server gives no better reason. */
  failed?: string | undefined;
  lines?: number;
  /** Other queries that the content shows. One that fails is reported: it must not look as if there were none. */
  beside?: Query<unknown>[] | undefined;
  children: ReactNode | ((data: Data) => ReactNode);
};

/** Shows what a query brought: grey lines and what is loading until it has, what to do about it when it did not. */
export function Loaded<Data>({
  query,
  loading,
  failed = dashboardFailed,
  lines = 6,
  beside,
  children,
}: LoadedProps<Data>) {
  const { data, error } = query;
  // Read at once: of a query, a page hears only about what it has read (TanStack Query, tracked properties).
  const missing = beside?.filter(isMissing) ?? [];
  // A notice above what is shown already says that the page is offline.
  const news = data !== undefined && isOf(error, 'offline') ? null : error;
  useFailureToast(news, failed);
  const action = isOf(error, 'second_step_needed') ? (
    <ButtonLink small href="?tab=account">
      Turn it on
    </ButtonLink>
  ) : (
    <Button small onClick={() => void query.refetch()} pending={query.isFetching}>
      Try again
    </Button>
  );
  // What was deleted is not shown any longer, however it was loaded before, and trying again would not help.
  const isGone = isOf(error, 'not_found');
  const isFinal = isGone || isOf(error, 'invalid_input', 'conflict');
  if (error && (isGone || data === undefined))
    return (
      // From under the eyes or hands of somebody: they hear why the focus is elsewhere.
      <div role={data === undefined ? undefined : 'alert'}>
        <EmptyState text={messageOf(error, failed)} action={isFinal ? undefined : action} />
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

type Asked = { data: unknown; isFetched: boolean };

/** Whether something has been answered once, be it by a failure: asked for again, it holds up nothing that stands already. */
export const isAnswered = ({ data, isFetched }: Asked) => data !== undefined || isFetched;

/** A query that counts as loading until others are answered too: what they bring stands above it, or it begins with it. */
export function waitFor<Result extends { data: unknown }>(others: Asked[], query: Result) {
  return others.every(isAnswered) ? query : { ...query, data: undefined };
}

/** Says that something is missing here, as long as one of these queries has brought nothing, and asks for it again. */
export function Missing({ queries }: { queries: Query<unknown>[] }) {
  const missing = queries.filter(isMissing);
  useFailureToast(missing[0]?.error ?? null, dashboardFailed);
  if (missing.length === 0) return null;
  const askAgain = () => missing.forEach(({ refetch }) => void refetch());
  return (
    <p className={style.warning} role="status">
      Part of what belongs here could not be loaded.{' '}
      <Button small onClick={askAgain} pending={missing.some(({ isFetching }) => isFetching)}>
        Try again
      </Button>
    </p>
  );
}

const isMissing = ({ data, error }: Query<unknown>) => error !== null && data === undefined;
