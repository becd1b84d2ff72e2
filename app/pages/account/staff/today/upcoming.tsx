import { ListTable } from '../parts/list-table.tsx';
import { columns } from '../appointments/columns.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import parts from '../parts/parts.module.css';

const { date, registration, vehicle, work, client, status, next } = columns;

/** The next five appointments after today. */
export function Upcoming({ appointments }: { appointments: Appointment[] }) {
  return (
    <section className={parts.tight} aria-labelledby="upcoming">
      <div className={parts.spread}>
        <h2 id="upcoming" className={parts.section}>
          Upcoming
        </h2>
        <DashboardLink resetQuery to={{ tab: 'calendar' }}>
          Open the calendar
        </DashboardLink>
      </div>
      {appointments.length === 0 && <p className={parts.muted}>Nothing is booked after today.</p>}
      {appointments.length > 0 && (
        <ListTable
          caption="The next appointments after today"
          columns={[date, registration, vehicle, work, client, status, next]}
          rows={appointments}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
