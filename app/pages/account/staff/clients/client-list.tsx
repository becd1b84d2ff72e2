import { clientsQuery } from '../../../../../features/profiles/staff-schema.ts';
import { ListTable } from '../parts/list-table.tsx';
import { buttonLooks } from '../../../../ui/button.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { shownInstantDay } from '../../parts/days.ts';
import { Email } from '../parts/email.tsx';
import { type Choice, Filters, SelectFilter } from '../parts/filters.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { List } from '../parts/list.tsx';
import { sortingOf, useListUrl } from '../parts/list-url.ts';
import { Phone } from '../parts/phone.tsx';
import type { ListedClient } from '../parts/types.ts';
import { clientName } from '../parts/words.ts';
import parts from '../parts/parts.module.css';
import { useClients } from './queries.ts';

const names = ['q', 'sort'];
const sorts: Choice[] = [
  ['', 'Newest first'],
  ['created', 'Oldest first'],
  ['name', 'Name A to Z'],
  ['-name', 'Name Z to A'],
];

const columns: ResponsiveColumn<ListedClient>[] = [
  {
    label: 'Name',
    sortBy: 'name',
    cell: ({ full_name }) => <strong className={parts.name}>{clientName(full_name)}</strong>,
  },
  { label: 'Email', cell: ({ email }) => <Email address={email} /> },
  { label: 'Phone', cell: ({ phone }) => <Phone number={phone} /> },
  { label: 'Vehicles', wideOnly: true, numeric: true, cell: ({ vehicles }) => vehicles },
  { label: 'Member since', sortBy: 'created', cell: ({ created_at }) => shownInstantDay(created_at) },
  {
    label: 'Details',
    hasButtons: true,
    cell: ({ id, full_name }) => (
      <DashboardLink
        className={buttonLooks({ small: true })}
        to={{ client: id }}
        label={`View Details: ${clientName(full_name)}`}
      >
        View Details
      </DashboardLink>
    ),
  },
];

/** Everyone who brings their car. */
export function ClientList() {
  const url = useListUrl(names, clientsQuery);
  return (
    <div className={parts.stack}>
      <PanelHead title="Clients">
        <CsvButton route="clients" query={url.filters} />
      </PanelHead>
      <Filters url={url} placeholder="Search this list">
        <SelectFilter url={url} name="sort" label="Sort" choices={sorts} />
      </Filters>
      <List
        url={url}
        query={useClients(url.query)}
        plural="clients"
        singular="client"
        empty={{
          text: 'No clients yet.',
          action: <DashboardLink to={{ do: 'client' }}>Add a client</DashboardLink>,
        }}
      >
        {(rows) => (
          <ListTable
            caption="Clients"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={sortingOf(url, sorts, '-created')}
          />
        )}
      </List>
    </div>
  );
}
