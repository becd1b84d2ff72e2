import type { Appointment } from '../parts/types.ts';
import { useColleagues } from './queries.ts';

/** The choices of a mechanic: nobody, whoever has the work, also one who cannot sign in any more, and the others. */
export function ColleagueOptions({ assignee }: Pick<Appointment, 'assignee'>) {
  const { data } = useColleagues();
  const others = (data?.rows ?? []).filter(({ id }) => id !== assignee?.id);
  return (
    <>
      <option value="">Unassigned</option>
      {assignee && <option value={assignee.id}>{assignee.full_name ?? 'Unnamed'}</option>}
      {others.map(({ id, full_name, email }) => (
        <option key={id} value={id}>
          {full_name ?? email}
        </option>
      ))}
    </>
  );
}
