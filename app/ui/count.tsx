type CountProps = {
  /** What it counts for is described by it, and not called by it: how many there are changes, the name does not. */
  id: string;
  className: string | undefined;
  count: number | undefined;
};

/** How much waits behind a tab or a filter, whose `aria-describedby` is this id. */
export function Count({ id, className, count }: CountProps) {
  if (count === undefined) return null;
  return (
    <span id={id} className={className} aria-hidden="true">
      {count}
    </span>
  );
}
