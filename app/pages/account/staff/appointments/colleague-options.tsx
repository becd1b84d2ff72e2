import type { Appointment } from '../parts/types.ts';
import { useColleagueChoices } from './queries.ts';

/** The choices of a mechanic: nobody, whoever has the work, also one who cannot sign in any more, and the others. */
export function ColleagueOptions({ assignee }: Pick<Appointment, 'assignee'>) {
  const others = useColleagueChoices().filter(([id]) => id !== assignee?.id);
  return (
    <>
      <option value="">Unassigned</option>
      {assignee && <option value={assignee.id}>{assignee.full_name ?? 'Unnamed'}</option>}
      {others.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
