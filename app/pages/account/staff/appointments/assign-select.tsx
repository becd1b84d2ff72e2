import type { Appointment } from '../parts/types.ts';
import { useAssign } from './acts.ts';
import { useColleagues } from './queries.ts';
import style from './appointments.module.css';

/** Who does the work, to be changed where it stands. */
export function AssignSelect({ appointment }: { appointment: Appointment }) {
  const { data } = useColleagues();
  const assign = useAssign();
  const { assignee } = appointment;
  const others = (data?.rows ?? []).filter(({ id }) => id !== assignee?.id);
  return (
    <select
      className={style.assign}
      aria-label={`Mechanic for ${appointment.appointment_time}`}
      value={assignee?.id ?? ''}
      aria-busy={assign.isPending}
      onChange={(event) => {
        // A disabled one would lose the focus.
        if (!assign.isPending) assign.mutate({ ...appointment, to: event.target.value || null });
      }}
    >
      <option value="">Unassigned</option>
      {assignee && <option value={assignee.id}>{assignee.full_name}</option>}
      {others.map(({ id, full_name, email }) => (
        <option key={id} value={id}>
          {full_name ?? email}
        </option>
      ))}
    </select>
  );
}
