import { ListTable } from '../parts/list-table.tsx';
import { columns } from '../appointments/columns.tsx';
import type { Appointment } from '../parts/types.ts';
import parts from '../parts/parts.module.css';

const { date, registration, vehicle, work, caller, mechanic, status, next } = columns;
// Where there is little room, the next step says as much as the status.
const shown = [
  date,
  registration,
  vehicle,
  work,
  caller,
  mechanic,
  { ...status, wideOnly: true as const },
  next,
];

/** Cars that stayed overnight, and appointments that nobody has closed; empty if all earlier work is done. */
export function LeftOpen({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) return null;
  return (
    <section className={parts.tight} aria-labelledby="left-open">
      <h2 id="left-open" className={parts.section}>
        Still open from earlier days
      </h2>
      <p className={parts.muted}>
        In progress, or neither completed nor cancelled. Open one to record that the client did not come.
      </p>
      <ListTable
        caption="Still open from earlier days"
        columns={shown}
        rows={appointments}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
