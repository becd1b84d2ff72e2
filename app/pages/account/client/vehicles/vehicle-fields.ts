import { normalisePlate, plateShape, showPlate } from '../../../../../features/vehicles/plate.ts';
import type { Vehicle } from '../parts/queries.ts';
import { typedNumber, typedOrNull } from '../../parts/typed.ts';

/** In the order of the form. */
const empty = {
  registration: '',
  make: '',
  model: '',
  year: '',
  fuel_type: '',
  mileage: '',
  vin: '',
  mot_expiry: '',
  service_due_date: '',
  service_due_mileage: '',
};
export type VehicleValues = typeof empty;

/** What stands in the form at first: nothing, or the vehicle that is edited. */
export function vehicleValues(vehicle: Vehicle | undefined): VehicleValues {
  if (!vehicle) return empty;
  const known = Object.keys(empty).map((name) => [name, String(vehicle[name as keyof VehicleValues] ?? '')]);
  return {
    ...empty,
    ...(Object.fromEntries(known) as Partial<VehicleValues>),
    registration: showPlate(vehicle.registration),
  };
}

/** Empty optional fields become null, numbers are read as numbers (specification, section 5). */
export function readVehicle(values: VehicleValues) {
  return {
    make: values.make,
    model: values.model,
    year: typedNumber(values.year),
    registration: values.registration,
    vin: typedOrNull(values.vin),
    mileage: typedNumber(values.mileage),
    fuel_type: typedOrNull(values.fuel_type),
    mot_expiry: typedOrNull(values.mot_expiry),
    service_due_date: typedOrNull(values.service_due_date),
    service_due_mileage: typedNumber(values.service_due_mileage),
  };
}

/**
 * A word about a plate that can be stored but was probably not meant so.
 * @param others the plates, normalised, that the person has already
 */
export function plateHint(typed: string, others: string[]): string | undefined {
  const plate = normalisePlate(typed);
  if (others.includes(plate)) return 'You already have a vehicle with this registration.';
  return plateShape(plate) === 'unusual' ? 'Please check this registration. We take it as it is.' : undefined;
}
