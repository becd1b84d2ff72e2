import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Select } from '../../../../ui/field.tsx';
import { useClient } from '../clients/queries.ts';
import { carName } from '../parts/words.ts';

type VehicleChoiceProps = {
  clientId: string;
  initial: string | null;
  problem: string | undefined;
  onChoose?: (vehicleId: string | null) => void;
};

/** One of the client's vehicles, or none. */
export function VehicleChoice({ clientId, initial, problem, onChoose }: VehicleChoiceProps) {
  const client = useClient(clientId);
  const vehicles =
    client.data?.vehicles.filter(({ id, archived_at }) => archived_at === null || id === initial) ?? [];
  return (
    <Select
      key={String(client.isSuccess)}
      label="Vehicle"
      name="vehicle_id"
      defaultValue={initial ?? ''}
      onChange={(event) => onChoose?.(event.target.value || null)}
      error={problem}
    >
      {/* Until the list has come, the one it has stays chosen. */}
      {client.isSuccess ? (
        <option value="">No vehicle yet</option>
      ) : (
        <option value={initial ?? ''}>Loading their vehicles…</option>
      )}
      {vehicles.map((vehicle) => (
        <option key={vehicle.id} value={vehicle.id}>
          {showPlate(vehicle.registration)} · {carName(vehicle)}
        </option>
      ))}
    </Select>
  );
}
