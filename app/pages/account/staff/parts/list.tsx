import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { type ListUrl, sorting } from './list-url.ts';
import { Loaded, type LoadedProps } from '../../parts/loaded.tsx';
import { ShownCount } from '../../parts/shown-count.tsx';
import type { Page } from './types.ts';
import loaded from '../../parts/loaded.module.css';
import style from './list.module.css';

type ListProps<Row> = {
  url: ListUrl;
  query: UseQueryResult<Page<Row>>;
  /** `appointments`: completes `Loading …` and the sentences about the list. */
  plural: string;
  /** One of them: `appointment`. */
  singular: string;
  /** What to say, and offer, if there are no rows at all. */
  empty: { text: string; action?: ReactNode };
  failed?: string;
  /** How often the user has refreshed the list: they hear how many rows it has now, even if nothing is new. */
  refreshes?: number;
  /** Parameters that choose among views of the list and are not filters to be cleared. */
  views?: readonly string[];
  otherQueries?: LoadedProps<unknown>['otherQueries'];
  children: (rows: Row[]) => ReactNode;
};

/** One page of a list, with its notes and the buttons to other pages. */
export function List<Row>({
  url,
  query,
  plural,
  singular,
  empty,
  failed,
  refreshes = 0,
  views = sorting,
  otherQueries,
  children,
}: ListProps<Row>) {
  const page = url.page > 1 ? `, page ${url.page}` : '';
  const nothing = () => {
    // The rows of a later page may have gone since; those of the pages before it have not.
    if (url.page > 1) return <EmptyState text={`No more ${plural}.`} />;
    const isFiltered = Object.keys(url.filters).some((name) => !views.includes(name));
    if (!isFiltered) return <EmptyState {...empty} />;
    return (
      <EmptyState
        text={`No ${plural} match.`}
        action={
          <Button small onClick={() => url.clear(views)}>
            Clear search and filters
          </Button>
        }
      />
    );
  };
  return (
    <Loaded
      query={query}
      loading={`Loading ${plural}...`}
      lines={10}
      failed={failed}
      otherQueries={otherQueries}
    >
      {({ rows, next, too_many }) => (
        <div
          className={query.isPlaceholderData ? loaded.waiting : undefined}
          aria-busy={query.isPlaceholderData}
        >
          <ShownCount
            count={query.isPlaceholderData ? undefined : rows.length}
            queryId={`${JSON.stringify(url.query)} ${refreshes}`}
            {...{ plural, singular, page }}
          />
          {too_many && (
            <p className={style.note}>
              There are too many matches to show them all. Type a few more letters.
            </p>
          )}
          {rows.length > 0 ? children(rows) : nothing()}
          <Pager url={url} next={next} plural={plural} isTurning={query.isPlaceholderData} />
        </div>
      )}
    </Loaded>
  );
}

type PagerProps = { url: ListUrl; next: string | null; plural: string; isTurning: boolean };

function Pager({ url, next, plural, isTurning }: PagerProps) {
  if (url.page === 1 && !next) return null;
  // A second press before the page has loaded would turn to the same page.
  const turn = () => next && !isTurning && url.toNext(next);
  return (
    <nav className={style.pager} aria-label={`Pages of ${plural}`}>
      <Button small disabled={url.page === 1} onClick={url.toPrevious}>
        Previous
      </Button>
      <Button small disabled={!next} onClick={turn}>
        Next
      </Button>
    </nav>
  );
}
