import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { carName } from '../../../../../features/vehicles/names.ts';
import { pounds, formatMiles } from '../../../../../features/amount-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Select } from '../../../../ui/field.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { formatDate } from '../../../../../features/date-words.ts';
import { hasSettled, Loaded, waitForQueries } from '../../parts/loaded.tsx';
import { ShownCount } from '../../parts/shown-count.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import {
  type CostsOfYear,
  type Appointment,
  type HistoryFilter,
  rowsOf,
  type Service,
  useAppointments,
  useCosts,
  useHistory,
  useVehicles,
} from '../parts/queries.ts';
import { RecordBadge } from '../../parts/record-badge.tsx';
import { useDownload } from '../../parts/use-download.ts';
import { VehicleFilter } from '../parts/vehicle-filter.tsx';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { useFilter } from '../parts/use-filter.ts';
import { BeingWritten } from './being-written.tsx';
import { Costs } from './costs.tsx';
import { SalePack } from './sale-pack.tsx';

/** Service History: what was done, what it cost in each year, and a document for selling a car. */
export function HistoryTab() {
  const [vehicleId] = useFilter('of');
  const [year] = useFilter('year');
  const { name, open } = useDialog();
  const owned = [useVehicles(), useVehicles(true)];
  const vehicles = owned.flatMap(({ data }) => data?.rows ?? []);
  // With one car there is nothing to choose. Until both lists have loaded, it may be one of several.
  const onlyOne = vehicles.length === 1 && owned.every(({ data }) => data) ? vehicles[0]?.id : undefined;
  const packOf = vehicleId ?? onlyOne;
  const costs = useCosts(vehicleId);
  const years = costs.data?.years ?? [];
  const past = useAppointments({ when: 'over', vehicleId });
  // What appears above the list needs these, and would push down a list that is already shown.
  const above = [...owned, costs, past];
  if (name === 'pack' && vehicleId) return <SalePack vehicleId={vehicleId} />;
  return (
    <div className={shared.stack}>
      <PanelHead title="Service History">
        <SaveCsv vehicleId={vehicleId} year={year} />
        <Button small disabled={!packOf} onClick={() => packOf && open('pack', { of: packOf })}>
          Print history pack
        </Button>
      </PanelHead>
      {above.every(hasSettled) && (
        <>
          <div className={shared.filters}>
            <VehicleFilter vehicles={vehicles} />
            <YearFilter years={years} />
          </div>
          {/* On a touch screen, a disabled button explains itself to nobody. */}
          {!packOf && vehicles.length > 1 && years.length > 0 && (
            <p className={shared.muted}>Choose one vehicle to print its history pack.</p>
          )}
          <Costs years={years} isOfAnother={costs.isPlaceholderData} />
        </>
      )}
      <HistoryList {...{ vehicleId, year, above }} done={rowsOf(past.data)} />
    </div>
  );
}

function SaveCsv({ vehicleId, year }: HistoryFilter) {
  const { data } = useHistory({ vehicleId, year });
  const { save, pending } = useDownload('The file could not be created. Please try again.');
  if (data && rowsOf(data).length === 0) return null;
  const query = new URLSearchParams({ ...(vehicleId && { vehicle_id: vehicleId }), ...(year && { year }) });
  return (
    <Button small pending={pending} onClick={() => save(`/api/services/csv?${query}`, 'service-history.csv')}>
      Download CSV
    </Button>
  );
}

function YearFilter({ years }: { years: CostsOfYear[] }) {
  const [year, setYear] = useFilter('year');
  const known = years.map((one) => one.year);
  // A year chosen for another car still narrows the list, so the client must see it and be able to remove it.
  const offered = year && !known.includes(year) ? [year, ...known] : known;
  if (offered.length < 2) return null;
  return (
    <Select label="Year" value={year ?? ''} onChange={(event) => setYear(event.target.value || null)}>
      <option value="">All years</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  );
}

type HistoryListProps = HistoryFilter & {
  above: (UseQueryResult | UseInfiniteQueryResult)[];
  /** The latest appointments that are over. */
  done: Appointment[];
};

function HistoryList({ above, done, ...filter }: HistoryListProps) {
  const query = useHistory(filter);
  const shown = waitForQueries(above, query);
  const rows = rowsOf(query.data);
  return (
    <>
      <ShownCount
        count={shown.data && rows.length}
        plural="services"
        singular="service"
        queryId={`${filter.vehicleId} ${filter.year}`}
      />
      <Loaded query={shown} loading="Loading your service history..." otherQueries={above}>
        {!filter.year && <BeingWritten done={done} records={rows} hasMore={query.hasNextPage} />}
        {rows.length === 0 && <EmptyState text="No service history" />}
        <ul className={shared.list}>
          {rows.map((service) => (
            <HistoryItem key={service.id} service={service} />
          ))}
        </ul>
        <MoreButton pages={query} />
      </Loaded>
    </>
  );
}

function HistoryItem({ service }: { service: Service }) {
  const { open } = useDialog();
  const { service_type: type, service_date: date, vehicle, cost, description, status, mileage } = service;
  return (
    <li className={classes(shared.item, shared.wide)}>
      <div className={shared.tight}>
        <div className={shared.row}>
          <h2 className={shared.itemTitle}>{type}</h2>
          <RecordBadge status={status} />
        </div>
        <p className={shared.row}>
          <span>{formatDate(date)}</span>
          <span>
            <VehicleName vehicle={vehicle} />
          </span>
          {mileage !== null && <span className={shared.muted}>{formatMiles(mileage)}</span>}
        </p>
        {description && <p className={shared.note}>{description}</p>}
      </div>
      <div className={shared.row}>
        <span className={shared.strong}>{cost === null ? 'Cost not recorded' : pounds(cost)}</span>
        <Button
          small
          onClick={() => open('book', { type, vehicle: service.vehicle_id })}
          aria-label={`Book again: ${type}, ${carName(vehicle)}, ${formatDate(date)}`}
        >
          Book again
        </Button>
      </div>
    </li>
  );
}
