import { normalisePlate, showPlate } from '../../../../../features/vehicles/plate.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import type { VehicleInput } from '../../../../../features/vehicles/schema.ts';
import type { Vehicle } from '../parts/queries.ts';
import { unusualPlateHint } from '../../parts/plate-hint.ts';
import { typedNumber, typedOrNull } from '../../parts/typed.ts';
import { formatMiles } from '../../../../../features/amount-words.ts';

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
} satisfies Record<keyof VehicleInput, string>;
export type VehicleValues = typeof empty;

/** The initial values of the form: empty, or those of the vehicle being edited. */
export function vehicleValues(vehicle: Vehicle | undefined): VehicleValues {
  if (!vehicle) return empty;
  const known = Object.keys(empty).map((name) => [name, String(vehicle[name as keyof VehicleValues] ?? '')]);
  return {
    ...empty,
    ...(Object.fromEntries(known) as Partial<VehicleValues>),
    registration: showPlate(vehicle.registration),
  };
}

/** Empty optional fields become null, numbers become numbers (specification, section 5). */
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
  } satisfies Record<keyof VehicleInput, unknown>;
}

/**
 * A hint about a plate that can be stored but is probably a mistake.
 * @param others the normalised plates of the vehicles that the client already has
 * @param removed those of the vehicles that the client has removed
 */
export function plateHint(typed: string, others: string[], removed: string[]): string | undefined {
  const plate = normalisePlate(typed);
  if (others.includes(plate)) return 'You already have a vehicle with this registration.';
  if (removed.includes(plate))
    return 'You have removed this vehicle. Bring it back under “Removed vehicles” to keep its history in one place.';
  return unusualPlateHint(plate);
}

/**
 * What the official records fill in: every field that nobody has typed in. A typed mileage may be newer than theirs.
 * @param untyped values in the form that were not typed there: stored, or filled in before
 * @returns `taken`, the values to fill in, and `kept`, what the records say where something else was typed
 */
export function fromRecords(found: Partial<VehicleValues>, values: VehicleValues, untyped: VehicleValues) {
  const names = Object.keys(empty) as (keyof VehicleValues)[];
  const news = names.filter((name) => found[name] && !isSame(found[name], values[name]));
  const isTyped = (name: keyof VehicleValues) => values[name] !== '' && values[name] !== untyped[name];
  const taken = Object.fromEntries(news.filter((name) => !isTyped(name)).map((name) => [name, found[name]]));
  const kept = news.filter(isTyped).map((name) => recordWords(name, found[name] ?? ''));
  return { taken: taken as Partial<VehicleValues>, kept };
}

/** @returns the initial value of each field that still holds what the records filled in */
export function withoutTaken(
  taken: Partial<VehicleValues>,
  values: VehicleValues,
  stored: VehicleValues,
): Partial<VehicleValues> {
  const names = (Object.keys(taken) as (keyof VehicleValues)[]).filter(
    (name) => values[name] === taken[name],
  );
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

function recordWords(name: keyof VehicleValues, value: string): string {
  if (name === 'mileage') return formatMiles(Number(value));
  if (name === 'mot_expiry') return `MOT until ${formatDate(value)}`;
  return value;
}
