import type { Appointment } from '../parts/types.ts';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { clientName, mechanicWords } from '../parts/words.ts';
import { useAssign } from './mutations.ts';
import { ColleagueOptions } from '../parts/colleague-options.tsx';
import style from './appointments.module.css';

/** Who does the work. It can be changed in place, except for an erased client. */
export function AssignSelect({ appointment }: { appointment: Appointment }) {
  const assign = useAssign();
  const { assignee, appointment_date, appointment_time, client } = appointment;
  const { isPending: isBusy } = assign;
  const shown = isBusy ? assign.variables?.to : assignee?.id;
  if (appointment.is_erased === 1) return mechanicWords(appointment);
  return (
    <select
      className={style.assign}
      aria-label={`Mechanic for ${clientName(client.full_name)}, ${formatDateWithWeekday(appointment_date)} ${appointment_time}`}
      value={shown ?? ''}
      aria-busy={isBusy}
      onChange={(event) => {
        // A disabled select would lose the focus.
        if (!isBusy) assign.mutate({ ...appointment, to: event.target.value || null });
      }}
    >
      <ColleagueOptions assignee={assignee} />
    </select>
  );
}
