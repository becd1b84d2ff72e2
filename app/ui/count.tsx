type CountProps = {
  /** The count describes the tab or filter and is not part of its name: the number changes, the name does not. */
  id: string;
  className: string | undefined;
  count: number | undefined;
};

/** How many items wait behind a tab or a filter, whose `aria-describedby` is this id. */
export function Count({ id, className, count }: CountProps) {
  if (count === undefined) return null;
  return (
    <span id={id} className={className} aria-hidden="true">
      {count}
    </span>
  );
}
