import { useState } from 'react';
import { carName } from '../../../../../features/vehicles/names.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Select } from '../../../../ui/field.tsx';
import { useClient } from '../clients/queries.ts';
import type { Vehicle } from './types.ts';

type VehicleChoiceProps = {
  clientId: string;
  initial: string | null;
  problem: string | undefined;
  onChoose?: (vehicleId: string | null) => void;
};

/** One of the client's vehicles, or none. */
export function VehicleChoice({ clientId, initial, problem, onChoose }: VehicleChoiceProps) {
  const vehicles = useClient(clientId).data?.vehicles;
  const [chosen, setChosen] = useState(initial);
  return (
    <Select
      // Recreated when the vehicles arrive, because a list cannot show a choice that it does not hold yet.
      key={String(vehicles !== undefined)}
      label="Vehicle"
      name="vehicle_id"
      defaultValue={initial ?? ''}
      onChange={({ target }) => {
        setChosen(target.value || null);
        onChoose?.(target.value || null);
      }}
      error={problem}
    >
      {/* Until the list has loaded, the initial vehicle stays chosen. */}
      {vehicles ? (
        <option value="">No vehicle yet</option>
      ) : (
        <option value={initial ?? ''}>Loading their vehicles…</option>
      )}
      <VehicleOptions vehicles={vehicles ?? []} kept={[initial, chosen]} />
    </Select>
  );
}

type VehicleOptionsProps = {
  vehicles: Vehicle[];
  /**
   * A chosen car that is removed meanwhile stays in the list: otherwise the list would fall back to none, and nobody
   * would notice.
   */
  kept?: (string | null)[];
};

const none: string[] = [];

/** A client's vehicles without the removed ones, plate first: the plate is what clients tell staff. */
export function VehicleOptions({ vehicles, kept = none }: VehicleOptionsProps) {
  return vehicles
    .filter(({ id, archived_at }) => archived_at === null || kept.includes(id))
    .toSorted((one, other) => one.registration.localeCompare(other.registration))
    .map((vehicle) => (
      <option key={vehicle.id} value={vehicle.id}>
        {showPlate(vehicle.registration)} · {carName(vehicle)}
        {vehicle.archived_at !== null && ' (removed)'}
      </option>
    ));
}
