import { vehiclesQuery } from '../../../../../features/vehicles/staff-schema.ts';
import { carWithPlate } from '../../../../../features/vehicles/names.ts';
import { fuelTypes, fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { formatCount } from '../../../../../features/amount-words.ts';
import { ListTable } from '../parts/list-table.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { nextServiceWords } from '../../parts/words.ts';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { type Choice, PeriodFilter, Filters, SelectFilter } from '../parts/filters.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { List } from '../parts/list.tsx';
import { fitSorting, sortingOf, useListUrl } from '../parts/list-url.ts';
import type { ListedVehicle } from '../parts/types.ts';
import parts from '../parts/parts.module.css';
import { MotDate } from './mot-date.tsx';
import { useVehicles } from './queries.ts';

const names = ['q', 'fuel', 'mot_from', 'mot_to', 'archived', 'sort'];
const fuels: Choice[] = [['', 'Any fuel'], ...fuelTypes.map((fuel): Choice => [fuel, fuelWords[fuel]])];
const sorts: Choice[] = [
  ['', 'Newest first'],
  ['created', 'Oldest first'],
  ['registration', 'Registration A to Z'],
  ['-registration', 'Registration Z to A'],
  ['mot', 'MOT soonest first'],
  ['-mot', 'MOT latest first'],
];

const columns: ResponsiveColumn<ListedVehicle>[] = [
  {
    label: 'Registration',
    sortBy: 'registration',
    cell: ({ registration }) => <CarPlate registration={registration} />,
  },
  {
    label: 'Vehicle',
    cell: (vehicle) => (
      <DashboardLink to={{ vehicle: vehicle.id }} label={carWithPlate(vehicle)}>
        <CarName car={vehicle} />
      </DashboardLink>
    ),
  },
  { label: 'Year', cell: ({ year }) => year },
  { label: 'Fuel', wideOnly: true, cell: ({ fuel_type }) => (fuel_type ? fuelWords[fuel_type] : '–') },
  {
    label: 'Mileage',
    wideOnly: true,
    numeric: true,
    cell: ({ mileage }) => (mileage === null ? '–' : formatCount(mileage)),
  },
  {
    label: 'Owner',
    cell: ({ owner_id, owner_name }) => <ClientLink id={owner_id} name={owner_name} />,
  },
  { label: 'MOT until', sortBy: 'mot', cell: ({ mot_expiry }) => <MotDate expiry={mot_expiry} /> },
  {
    label: 'Next service',
    // The mileage as well would take a second line; the details have both.
    cell: (vehicle) =>
      vehicle.service_due_date ? formatDate(vehicle.service_due_date) : nextServiceWords(vehicle) || '–',
  },
];

/** Removed vehicles are sorted by when they were added, those with an MOT in a period by their MOT. */
function sortsFor({ archived, mot_from, mot_to }: Record<string, string>): Choice[] {
  if (archived) return sorts.slice(0, 2);
  return (mot_from ?? mot_to) ? sorts.slice(4) : sorts;
}

const fit = fitSorting(sortsFor);

/** Vehicles: every car in the garage's care. */
export function VehiclesTab() {
  const url = useListUrl(names, vehiclesQuery, fit);
  const offered = sortsFor(url.filters);
  return (
    <div className={parts.stack}>
      <PanelHead title="Vehicles">
        <CsvButton route="vehicles" query={url.filters} />
      </PanelHead>
      <Filters url={url} placeholder="Plate, make, model or owner">
        <SelectFilter url={url} name="fuel" label="Fuel" choices={fuels} />
        <PeriodFilter url={url} names={['mot_from', 'mot_to']} labels={['MOT from', 'MOT to']} />
        <SelectFilter
          url={url}
          name="archived"
          label="Kept or removed"
          choices={[
            ['', 'Kept'],
            ['true', 'Removed'],
          ]}
        />
        <SelectFilter url={url} name="sort" label="Sort" choices={offered} />
      </Filters>
      <List
        url={url}
        query={useVehicles(url.query)}
        plural="vehicles"
        singular="vehicle"
        empty={{
          text: 'No vehicles added. Add each one on its owner’s page.',
          action: (
            <DashboardLink resetQuery to={{ tab: 'clients' }}>
              Go to clients
            </DashboardLink>
          ),
        }}
      >
        {(rows) => (
          <ListTable
            caption="Vehicles"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={sortingOf(url, offered, '-created')}
          />
        )}
      </List>
    </div>
  );
}
