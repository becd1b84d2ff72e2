import type { Day } from '../../../../../features/appointments/staff-board.server.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { ListTable } from '../parts/list-table.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { columns } from '../appointments/columns.tsx';
import { Choices } from '../../../../ui/choices.tsx';
import { ShownCount } from '../../parts/shown-count.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import style from './today.module.css';

const views = [
  ['mine', 'Mine'],
  ['arrivals', 'Arrivals'],
  ['in_progress', 'In progress'],
  ['not_started', 'Not started'],
  ['unconfirmed', 'Unconfirmed'],
  ['unassigned', 'Unassigned'],
  ['awaiting', 'Awaiting approval'],
] as const;

/** The day's appointments in order, or only those that need something. */
export function Board({ day }: { day: Day }) {
  const { get, change } = useUrl();
  const view = views.find(([name]) => name === get('show'))?.[0];
  const rows = view ? day.appointments.filter(({ id }) => day[view].includes(id)) : day.appointments;
  const choices = [
    { value: '', label: 'All', count: day.appointments.length },
    ...views.map(([value, label]) => ({
      value,
      label,
      count: day[value].length,
      isUrgent: value === 'not_started' && day.not_started.length > 0,
    })),
  ];
  return (
    <section className={style.board} aria-label="Today's appointments">
      <div className={style.bar}>
        <Choices label="Show" choices={choices} value={view ?? ''} onChange={(show) => change({ show })} />
        <p className={style.value}>
          Expected today <strong>{pounds(day.expected_value)}</strong>
        </p>
      </div>
      <ShownCount count={rows.length} plural="appointments" singular="appointment" queryId={view ?? ''} />
      {rows.length > 0 && (
        <div className={style.jobs}>
          <ListTable
            caption="Today's appointments in order"
            columns={todayColumns(day)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      {rows.length === 0 && (
        <EmptyState
          text={view ? 'Nothing here at the moment.' : 'No appointments today.'}
          action={
            view ? (
              <DashboardLink to={{ show: null }}>Show all of today</DashboardLink>
            ) : (
              <DashboardLink to={{ do: 'book' }}>Schedule an appointment</DashboardLink>
            )
          }
        />
      )}
    </section>
  );
}

function todayColumns({
  not_started: notStarted,
  over_time: overTime,
}: Day): ResponsiveColumn<Appointment>[] {
  const status: ResponsiveColumn<Appointment> = {
    label: 'Status',
    cell: (appointment) => (
      <span className={style.statuses}>
        {columns.status.cell(appointment)}
        {notStarted.includes(appointment.id) && <Badge variant="destructive">Not started</Badge>}
        {overTime.includes(appointment.id) && <Badge variant="destructive">Over time</Badge>}
      </span>
    ),
  };
  const { time, registration, vehicle, work, caller, bay, mechanic, nextOrRecord } = columns;
  return [time, registration, vehicle, work, caller, bay, mechanic, status, nextOrRecord];
}
