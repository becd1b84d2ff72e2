import { colleagueName } from '../../../../../features/profiles/names.ts';
import type { Appointment } from './types.ts';
import { useColleagueChoices } from './queries.ts';

/** Who can do the work: nobody; the present assignee, even if they can no longer sign in; and everyone else. */
export function ColleagueOptions({ assignee }: Pick<Appointment, 'assignee'>) {
  const colleagues = useColleagueChoices();
  const isAmongThem = colleagues.some(([id]) => id === assignee?.id);
  // Each has their own key: an option reused for another colleague would stay chosen, though nobody chose them.
  const choices = assignee && !isAmongThem ? [choiceOf(assignee), ...colleagues] : colleagues;
  return (
    <>
      <option value="">Unassigned</option>
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}

const choiceOf = (assignee: NonNullable<Appointment['assignee']>) =>
  [assignee.id, colleagueName(assignee)] as const;
