import { Select } from '../../../../ui/field.tsx';
import { CarOptions } from '../../parts/options.tsx';
import { useVehicles } from './queries.ts';
import { useFilter } from './use-filter.ts';

/** Narrows a list to one vehicle (`?of=…`); only worth its place with two or more. */
export function VehicleFilter({ withRemoved = false }: { withRemoved?: boolean }) {
  const [chosen, choose] = useFilter('of');
  const { data } = useVehicles();
  const { data: removed } = useVehicles(true);
  const vehicles = [...(data?.rows ?? []), ...(withRemoved ? (removed?.rows ?? []) : [])];
  if (vehicles.length < 2) return null;
  return (
    <Select label="Vehicle" value={chosen ?? ''} onChange={(event) => choose(event.target.value || null)}>
      <option value="">All vehicles</option>
      <CarOptions cars={vehicles} />
    </Select>
  );
}
