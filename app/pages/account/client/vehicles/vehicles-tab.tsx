import { carName } from '../../../../../features/vehicles/names.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Plate } from '../../../../ui/plate.tsx';
import { today } from '../../parts/days.ts';
import { nextMot } from '../../parts/mot-booked.ts';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import { loadVehicle, rowsOf, useAppointments, useVehicles, type Vehicle } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useAction } from '../../parts/use-action.ts';
import { useFilterOfMany } from '../parts/vehicle-filter.tsx';
import { VehicleCard } from './vehicle-card.tsx';
import style from './vehicles.module.css';

/** My Vehicles: a card for each, and the removed ones. */
export function VehiclesTab() {
  const query = useVehicles();
  const removed = useVehicles(true);
  const open = useAppointments({ when: 'open', vehicleId: null });
  const booked = (id: string) => rowsOf(open.data).filter((row) => row.vehicle_id === id);
  const dialog = useDialog();
  const add = (
    <Button look="primary" small onClick={() => dialog.open('add-vehicle')}>
      Add Vehicle
    </Button>
  );
  const rows = query.data?.rows ?? [];
  const { filter, of } = useFilterOfMany(rows);
  const shown = of ? rows.filter(({ id }) => id === of) : rows;
  return (
    <div className={shared.stack}>
      <PanelHead title="My Vehicles">{add}</PanelHead>
      <Loaded query={query} loading="Loading your vehicles..." otherQueries={[removed, open]}>
        {rows.length === 0 && <EmptyState text="No vehicles added" />}
        {filter}
        <div className={style.cards}>
          {shown.map((vehicle) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              motBooked={nextMot(booked(vehicle.id), today())}
            />
          ))}
        </div>
      </Loaded>
      <Removed vehicles={removed.data?.rows ?? []} />
    </div>
  );
}

function Removed({ vehicles }: { vehicles: Vehicle[] }) {
  if (vehicles.length === 0) return null;
  return (
    <details>
      <summary>Removed vehicles ({vehicles.length})</summary>
      <ul className={shared.list}>
        {vehicles.map((vehicle) => (
          <RemovedVehicle key={vehicle.id} vehicle={vehicle} />
        ))}
      </ul>
    </details>
  );
}

function RemovedVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { run, pending } = useAction('Failed to bring the vehicle back. Please try again.', {
    topics: ['vehicles', 'reminders'],
  });
  const restore = async () => {
    await confirmOutcome(
      answerOf(api.vehicles[':id'].restore.$post({ param: { id: vehicle.id } })),
      () => loadVehicle(vehicle.id),
      ({ archived_at: removedAt }) => removedAt === null,
    );
    return { title: 'Vehicle is back', text: 'It is in your list again.' };
  };
  return (
    <li className={shared.item}>
      <div className={shared.row}>
        <Plate registration={showPlate(vehicle.registration)} />
        <span>{carName(vehicle)}</span>
        <span className={shared.muted}>{vehicle.sold_at ? 'Sold' : 'Removed'}</span>
        <Button small pending={pending} onClick={() => void run(restore)}>
          Bring back
        </Button>
      </div>
    </li>
  );
}
