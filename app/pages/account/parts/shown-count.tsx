import { counted } from '../../../../features/amount-words.ts';

type ShownCountProps = {
  /** How many rows are shown; absent while they are not there, or are those that were asked for before. */
  count: number | undefined;
  /** `appointments` */
  what: string;
  /** One of them: `appointment`. */
  one: string;
  /** What the rows were asked for with: others may be as many, and only what is put there anew is heard. */
  asked: string;
  /** Said after the number: which page it is. */
  page?: string;
};

/** Tells screen readers how many rows a list has now: the focus stays on the filter that has changed it. */
export function ShownCount({ count, what, one, asked, page = '' }: ShownCountProps) {
  return (
    <p className="visually-hidden" role="status">
      {count !== undefined && (
        <span key={asked}>
          {count === 0 ? `No ${what} found.` : `${counted(count, one, what)} shown${page}.`}
        </span>
      )}
    </p>
  );
}
