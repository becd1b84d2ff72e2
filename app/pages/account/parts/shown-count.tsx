import { counted } from '../../../../features/amount-words.ts';

type ShownCountProps = {
  /** How many rows are shown; absent while they load or while the rows of the previous query are shown. */
  count: number | undefined;
  /** `appointments` */
  plural: string;
  /** One of them: `appointment`. */
  singular: string;
  /** The query of the rows: another one may have as many, and screen readers announce only new content. */
  queryId: string;
  /** Follows the number: which page it is. */
  page?: string;
};

/** Tells screen readers how many rows a list now has: the focus stays on the filter that changed it. */
export function ShownCount({ count, plural, singular, queryId, page = '' }: ShownCountProps) {
  return (
    <p className="visually-hidden" role="status">
      {count !== undefined && (
        <span key={queryId}>
          {count === 0 ? `No ${plural} found.` : `${counted(count, singular, plural)} shown${page}.`}
        </span>
      )}
    </p>
  );
}
