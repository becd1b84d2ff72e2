import { appointmentsQuery } from '../../../../../features/appointments/staff-schema.ts';
import { statuses, statusWords } from '../../../../../features/appointments/statuses.ts';
import { ListTable } from '../parts/list-table.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { PeriodFilter, Filters, SelectFilter, type Choice } from '../parts/filters.tsx';
import { workChoices } from '../parts/work-choices.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { List } from '../parts/list.tsx';
import { fitSorting, sortingOf, useListUrl, type ListUrl } from '../parts/list-url.ts';
import parts from '../parts/parts.module.css';
import { columns } from './columns.tsx';
import { useColleagueChoices, useColleagues } from '../parts/queries.ts';
import { useAppointments } from './queries.ts';

const names = ['q', 'status', 'type', 'from', 'to', 'assigned', 'no_show', 'requests', 'sort'];

const { date, registration, vehicle, work, client, mechanic, estimate, status, nextOrRecord } = columns;
const shown = [date, registration, vehicle, work, client, mechanic, estimate, status, nextOrRecord];

/** All Appointments: everything that was ever booked. */
export function AppointmentsTab() {
  const url = useListUrl(names, appointmentsQuery, fit);
  const appointments = useAppointments(url.query);
  return (
    <div className={parts.stack}>
      <PanelHead title="All Appointments">
        <CsvButton route="appointments" query={url.filters} />
      </PanelHead>
      <AppointmentFilters url={url} />
      <List
        url={url}
        query={appointments}
        plural="appointments"
        singular="appointment"
        otherQueries={[useColleagues()]}
        empty={{
          text: 'No appointments scheduled',
          action: <DashboardLink to={{ do: 'book' }}>Schedule an appointment</DashboardLink>,
        }}
      >
        {(rows) => (
          <ListTable
            caption="Appointments"
            columns={shown}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={sortingOf(url, sortsFor(url.filters), '-date')}
          />
        )}
      </List>
    </div>
  );
}

const statusChoices: Choice[] = [
  ['', 'Any status'],
  ...statuses.map((each): Choice => [each, statusWords[each]]),
];
const sortChoices: Choice[] = [
  ['', 'Latest date first'],
  ['date', 'Earliest date first'],
  ['-created', 'Newest booking first'],
  ['created', 'Oldest booking first'],
];

/** Appointments of a period, no-shows and requests can only be sorted by date. */
const sortsFor = ({ from, to, no_show, requests }: Record<string, string>): Choice[] =>
  (from ?? to ?? no_show ?? requests) ? sortChoices.slice(0, 2) : sortChoices;

const fit = fitSorting(sortsFor);

function AppointmentFilters({ url }: { url: ListUrl }) {
  const people = useColleagueChoices();
  return (
    <Filters url={url} placeholder="Search this list">
      <SelectFilter url={url} name="status" label="Status" choices={statusChoices} />
      <SelectFilter url={url} name="type" label="Work" choices={workChoices} />
      <PeriodFilter url={url} />
      <SelectFilter
        url={url}
        name="assigned"
        label="Mechanic"
        choices={[['', 'Anybody'], ['me', 'Me'], ['none', 'Unassigned'], ...people]}
      />
      <SelectFilter
        url={url}
        name="no_show"
        label="No-shows"
        choices={[
          ['', 'Included'],
          ['true', 'Only no-shows'],
        ]}
      />
      <SelectFilter
        url={url}
        name="requests"
        label="Requests"
        choices={[
          ['', 'Included'],
          ['true', 'Only requests'],
        ]}
      />
      <SelectFilter url={url} name="sort" label="Sort" choices={sortsFor(url.filters)} />
    </Filters>
  );
}
