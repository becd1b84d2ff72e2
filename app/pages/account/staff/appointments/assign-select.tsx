import type { Appointment } from '../parts/types.ts';
import { weekDay } from '../../../../../features/date-words.ts';
import { clientName } from '../parts/words.ts';
import { useAssign } from './acts.ts';
import { ColleagueOptions } from './colleague-options.tsx';
import style from './appointments.module.css';

/** Who does the work, to be changed where it stands. */
export function AssignSelect({ appointment }: { appointment: Appointment }) {
  const assign = useAssign();
  const { assignee, appointment_date, appointment_time, client, version } = appointment;
  // Until the list is up to date: the choice stands, and another one would be refused.
  const isUnderWay = assign.isPending || (assign.data !== undefined && assign.data.version > version);
  const shown = isUnderWay ? assign.variables.to : assignee?.id;
  return (
    <select
      className={style.assign}
      aria-label={`Mechanic for ${clientName(client.full_name)}, ${weekDay(appointment_date)} ${appointment_time}`}
      value={shown ?? ''}
      aria-busy={isUnderWay}
      onChange={(event) => {
        // A disabled one would lose the focus.
        if (!isUnderWay) assign.mutate({ ...appointment, to: event.target.value || null });
      }}
    >
      <ColleagueOptions assignee={assignee} />
    </select>
  );
}
