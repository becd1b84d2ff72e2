import { Select } from '../../../../ui/field.tsx';
import { CarOptions } from '../../parts/options.tsx';
import { isGone, type Vehicle } from './queries.ts';
import { useFilter } from './use-filter.ts';
import shared from './client.module.css';

/** Narrows a list to one vehicle (`?of=…`); only worth its place with two or more. */
export function VehicleFilter({ vehicles }: { vehicles: Vehicle[] }) {
  const [chosen, choose] = useFilter('of');
  if (!isOffered(vehicles)) return null;
  return (
    // Not the label of the field in the dialogs that open over the list.
    <Select label="Show" value={chosen ?? ''} onChange={(event) => choose(event.target.value || null)}>
      <option value="">All vehicles</option>
      <CarOptions cars={vehicles} />
    </Select>
  );
}

const isOffered = (vehicles: Vehicle[]) => vehicles.length > 1;

/**
 * @param vehicles those of the filter, once they have loaded
 * @returns the vehicle that a list is narrowed to; also null if the filter no longer offers it, as with a car removed
 *   meanwhile: nothing would show that the list is incomplete
 */
export function useChosenVehicle(vehicles: Vehicle[] | undefined): string | null {
  const [chosen] = useFilter('of');
  if (chosen === null || !vehicles) return chosen;
  return isOffered(vehicles) && !isGone(chosen, vehicles) ? chosen : null;
}

/** More cards than these are a long way to scroll on a phone. */
const many = 8;

/** The filter where only many vehicles justify it. @returns the filter, and the id of the chosen vehicle */
export function useFilterOfMany(vehicles: Vehicle[]) {
  const [chosen] = useFilter('of');
  const isLong = vehicles.length > many;
  return {
    filter: isLong && (
      <div className={shared.filters}>
        <VehicleFilter vehicles={vehicles} />
      </div>
    ),
    of: isLong ? vehicles.find(({ id }) => id === chosen)?.id : undefined,
  };
}
