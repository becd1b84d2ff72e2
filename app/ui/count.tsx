type CountProps = {
  /** The count describes the tab or filter and is not part of its name: the number changes, the name does not. */
  id: string;
  className: string | undefined;
  count: number | undefined;
  /** What it is a count of, unless the name says so. */
  words?: string | undefined;
};

/** How many items wait behind a tab or a filter, whose `aria-describedby` is this id. */
export function Count({ id, className, count, words }: CountProps) {
  if (count === undefined) return null;
  return (
    <span id={id} className={className} aria-hidden="true">
      {count}
      {words && <span className="visually-hidden"> {words}</span>}
    </span>
  );
}
