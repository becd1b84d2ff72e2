import loaded from '../../parts/loaded.module.css';

/** Says what is booked when the garage is to be closed, so that nobody thinks closing cancels it; to be announced. */
export function StillBooked({ count, when, change }: { count: number; when: string; change: string }) {
  if (count === 0) return null;
  const booked = count === 1 ? 'One appointment is' : `${count} appointments are`;
  return (
    <p className={loaded.warning}>
      {booked} booked {when}. {change} cancels nothing and tells nobody.
    </p>
  );
}
