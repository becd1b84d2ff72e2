import { formatPounds } from '../../../../../features/amount-words.ts';
import { statusWords } from '../../../../../features/appointments/statuses.ts';
import { recordStatuses, servicesQuery } from '../../../../../features/services/staff-schema.ts';
import { ListTable } from '../parts/list-table.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { type Choice, PeriodFilter, Filters, SelectFilter } from '../parts/filters.tsx';
import { workChoices } from '../parts/work-choices.ts';
import { ClientLink } from '../parts/client-link.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { List } from '../parts/list.tsx';
import { sortingOf, useListUrl } from '../parts/list-url.ts';
import type { ServiceRecord } from '../parts/types.ts';
import { RecordLink } from './record-link.tsx';
import parts from '../parts/parts.module.css';
import { RecordBadge } from '../../parts/record-badge.tsx';
import { useServices } from './queries.ts';

const names = ['q', 'status', 'type', 'from', 'to', 'sort'];
const sorts: Choice[] = [
  ['', 'Latest first'],
  ['date', 'Earliest first'],
];
const statusChoices: Choice[] = [
  ['', 'Any status'],
  ...recordStatuses.map((each): Choice => [each, statusWords[each]]),
];

const columns: ResponsiveColumn<ServiceRecord>[] = [
  {
    label: 'Date',
    sortBy: 'date',
    cell: (record) => <RecordLink record={record} />,
  },
  { label: 'Registration', cell: ({ vehicle }) => <CarPlate registration={vehicle.registration} /> },
  { label: 'Vehicle', under: 'Registration', cell: ({ vehicle }) => <CarName car={vehicle} /> },
  {
    label: 'Client',
    cell: ({ client }) => <ClientLink id={client.id} name={client.full_name} />,
  },
  { label: 'Work', cell: ({ service_type }) => service_type },
  {
    label: 'What was done',
    wideOnly: true,
    cell: ({ description }) => <span className={parts.clip}>{description ?? '–'}</span>,
  },
  { label: 'Status', cell: ({ status }) => <RecordBadge status={status} /> },
  { label: 'Cost', numeric: true, cell: ({ cost }) => formatPounds(cost) },
];

/** Services: what was done to which car. */
export function ServicesTab() {
  const url = useListUrl(names, servicesQuery);
  return (
    <div className={parts.stack}>
      <PanelHead title="Services">
        <CsvButton route="services" query={url.filters} />
      </PanelHead>
      <Filters url={url} placeholder="Search this list">
        <SelectFilter url={url} name="type" label="Work" choices={workChoices} />
        <SelectFilter url={url} name="status" label="Status" choices={statusChoices} />
        <PeriodFilter url={url} />
        <SelectFilter url={url} name="sort" label="Sort" choices={sorts} />
      </Filters>
      <List
        url={url}
        query={useServices(url.query)}
        plural="service records"
        singular="service record"
        empty={{
          text: 'No service history',
          action: <DashboardLink to={{ do: 'record' }}>Add a service record</DashboardLink>,
        }}
      >
        {(rows) => (
          <ListTable
            caption="Service records"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={sortingOf(url, sorts, '-date')}
          />
        )}
      </List>
    </div>
  );
}
