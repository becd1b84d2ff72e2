import { carWithPlate } from '../../../../features/vehicles/names.ts';
import { serviceTypes } from '../../../../features/appointments/schema.ts';
import { durations } from '../../../../features/appointments/times.ts';
import { leadDays } from '../../../../features/reminders/schema.ts';
import { fuelTypes, fuelWords } from '../../../../features/vehicles/fuels.ts';
import { leadWords } from './lead.ts';
import { shownMinutes } from './words.ts';

/** The options of a `Select`, the same for clients and staff. */

type Car = { id: string; make: string; model: string; registration: string };

/** Sorted by the text of the options. */
export function CarOptions({ cars }: { cars: Car[] }) {
  const named = cars.map((car) => ({ id: car.id, name: carWithPlate(car) }));
  return named
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}

export function DurationOptions() {
  return durations.map((minutes) => (
    <option key={minutes} value={minutes}>
      {shownMinutes(minutes)}
    </option>
  ));
}

export function FuelOptions() {
  return (
    <>
      <option value="">Not known</option>
      {fuelTypes.map((fuel) => (
        <option key={fuel} value={fuel}>
          {fuelWords[fuel]}
        </option>
      ))}
    </>
  );
}

/** How long before the day a reminder is sent. */
export function LeadOptions() {
  return leadDays.map((days) => (
    <option key={days} value={days}>
      {leadWords[days]}
    </option>
  ));
}

/** The types of work. Each has an explicit value: without it, a translated page would send the translation. */
export function WorkOptions() {
  return serviceTypes.map((type) => (
    <option key={type} value={type}>
      {type}
    </option>
  ));
}
