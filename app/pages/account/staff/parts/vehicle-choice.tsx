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
  const client = useClient(clientId);
  const [chosen, setChosen] = useState(initial);
  const vehicles = client.data?.vehicles
    .filter(({ id, archived_at }) => archived_at === null || id === initial || id === chosen)
    .toSorted((one, other) => one.registration.localeCompare(other.registration));
  return (
    <Select
      // Remade when the vehicles arrive, because a list cannot show a choice that it does not hold yet.
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
      {/* Until the list has come, the one it has stays chosen. */}
      {vehicles ? (
        <option value="">No vehicle yet</option>
      ) : (
        <option value={initial ?? ''}>Loading their vehicles…</option>
      )}
      <VehicleOptions vehicles={vehicles ?? []} />
    </Select>
  );
}

/**
 * Plate first: that is what staff are told. A car that was chosen and is removed meanwhile stays in the list: a list
 * whose choice goes falls back to none, and nobody would see it.
 */
export function VehicleOptions({ vehicles }: { vehicles: Vehicle[] }) {
  return vehicles.map((vehicle) => (
    <option key={vehicle.id} value={vehicle.id}>
      {showPlate(vehicle.registration)} · {carName(vehicle)}
      {vehicle.archived_at !== null && ' (removed)'}
    </option>
  ));
}
