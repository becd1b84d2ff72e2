import { normalisePlate, showPlate } from '../../../../../features/vehicles/plate.ts';
import type { VehicleInput } from '../../../../../features/vehicles/schema.ts';
import { useState } from 'react';
import { Select, TextField } from '../../../../ui/field.tsx';
import { FuelOptions } from '../../parts/options.tsx';
import { unusualPlateHint } from '../../parts/plate-hint.ts';
import { number, text } from '../parts/form-data.ts';
import parts from '../parts/parts.module.css';
import type { Vehicle } from '../parts/types.ts';
import { SamePlate } from './same-plate.tsx';

type VehicleFieldsProps = {
  initial?: Partial<{ [Name in keyof Vehicle]: Vehicle[Name] | null }> | undefined;
  problems: Record<string, string>;
  prefix?: string;
  /** Only what a booking needs; the rest can follow. */
  short?: boolean;
  /**
   * The normalised plates of the client's other vehicles, including removed ones: they can be brought back. Null while
   * the form is sent: once stored, the vehicle would itself count as one that somebody has.
   */
  others?: string[] | null;
};

const nothing = {};
const none: string[] = [];

/** The fields of a vehicle, as on the client's Add Vehicle form. */
export function VehicleFields({
  initial = nothing,
  problems,
  prefix = '',
  short = false,
  others = none,
}: VehicleFieldsProps) {
  const initialPlate = initial.registration ?? '';
  const [plate, setPlate] = useState(showPlate(initialPlate));
  const problem = (name: string) => problems[`${prefix}${name}`];
  const shown = (name: keyof Vehicle) => ({
    name,
    defaultValue: initial[name] ?? '',
    error: problem(name),
    autoComplete: 'off',
  });
  return (
    <>
      <div className={parts.pair}>
        <TextField
          required
          label="Registration"
          name="registration"
          value={plate}
          autoComplete="off"
          autoCapitalize="characters"
          hint={plateHint(normalisePlate(plate), others ?? none)}
          error={problem('registration')}
          onChange={(event) => setPlate(event.target.value.toUpperCase())}
        />
        <TextField required label="Make" {...shown('make')} />
        <TextField required label="Model" {...shown('model')} />
        <TextField required label="Year" inputMode="numeric" {...shown('year')} />
      </div>
      {others && <SamePlate plate={normalisePlate(plate)} own={[...others, initialPlate]} />}
      {!short && <FurtherFields initial={initial} problem={problem} shown={shown} />}
    </>
  );
}

function plateHint(plate: string, others: string[]): string | undefined {
  if (others.includes(plate)) return 'This client already has a vehicle with this registration.';
  return unusualPlateHint(plate);
}

type Further = {
  initial: NonNullable<VehicleFieldsProps['initial']>;
  problem: (name: string) => string | undefined;
  shown: (name: keyof Vehicle) => object;
};

function FurtherFields({ initial, problem, shown }: Further) {
  return (
    <div className={parts.pair}>
      <TextField label="VIN" {...shown('vin')} />
      <TextField label="Mileage" inputMode="numeric" {...shown('mileage')} />
      <Select
        label="Fuel Type"
        name="fuel_type"
        defaultValue={initial.fuel_type ?? ''}
        error={problem('fuel_type')}
      >
        <FuelOptions />
      </Select>
      <TextField label="MOT Expiry" type="date" {...shown('mot_expiry')} />
      <TextField label="Next Service Due" type="date" {...shown('service_due_date')} />
      <TextField label="Service Due Mileage" inputMode="numeric" {...shown('service_due_mileage')} />
    </div>
  );
}

/** @returns the fields as the routes take them; what is not on the form is null */
export function readVehicle(data: FormData) {
  return {
    make: text(data, 'make') ?? '',
    model: text(data, 'model') ?? '',
    year: number(data, 'year'),
    registration: text(data, 'registration') ?? '',
    vin: text(data, 'vin'),
    mileage: number(data, 'mileage'),
    fuel_type: text(data, 'fuel_type'),
    mot_expiry: text(data, 'mot_expiry'),
    service_due_date: text(data, 'service_due_date'),
    service_due_mileage: number(data, 'service_due_mileage'),
  } satisfies Record<keyof VehicleInput, unknown>;
}
