import { colleagueName } from '../../../../../features/profiles/names.ts';
import type { Appointment } from '../parts/types.ts';
import { useColleagueChoices } from './queries.ts';

/** Who can do the work: nobody; whoever has it, even if they can no longer sign in; and everybody else. */
export function ColleagueOptions({ assignee }: Pick<Appointment, 'assignee'>) {
  const others = useColleagueChoices().filter(([id]) => id !== assignee?.id);
  return (
    <>
      <option value="">Unassigned</option>
      {assignee && <option value={assignee.id}>{colleagueName(assignee)}</option>}
      {others.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
