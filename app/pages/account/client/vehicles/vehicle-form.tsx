import { vehicleFormSchema } from '../../../../../features/vehicles/schema.ts';
import { answerOf, api, failureOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Select, TextField } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { thisYear } from '../../parts/days.ts';
import { useVehicleOptions, useVehicles, type Vehicle } from '../parts/queries.ts';
import { FuelOptions } from '../../parts/options.tsx';
import { useClientForm } from '../parts/use-client-form.ts';
import { LookUp } from './look-up.tsx';
import { plateHint, readVehicle, vehicleValues } from './vehicle-fields.ts';

type VehicleFormProps = {
  profileId: string;
  /** Absent: a new vehicle. */
  vehicle?: Vehicle | undefined;
  onDone: () => void;
};

/** The fields of a vehicle (specification, section 5), for a new one or one that is edited. */
export function VehicleForm({ profileId, vehicle, onDone }: VehicleFormProps) {
  const { field, values, set, problems, pending, submit } = useVehicleForm({ profileId, vehicle, onDone });
  const { data: options } = useVehicleOptions();
  const others = (useVehicles().data?.rows ?? [])
    .filter(({ id }) => id !== vehicle?.id)
    .map((row) => row.registration);
  const removed = (useVehicles(true).data?.rows ?? []).map((row) => row.registration);
  const nextYear = thisYear() + 1;
  const words = vehicle ? 'Save Changes' : 'Add Vehicle';
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <TextField
        label="Registration"
        required
        autoComplete="off"
        // Once the car is added, it would itself count as one that the client already has.
        hint={plateHint(values.registration, pending ? [] : others, removed)}
        {...field('registration')}
      />
      {options?.lookup && <LookUp values={values} stored={vehicleValues(vehicle)} onFound={set} />}
      <div className={shared.pair}>
        <TextField label="Make" required autoComplete="off" {...field('make')} />
        <TextField label="Model" required autoComplete="off" {...field('model')} />
        <TextField
          label="Year"
          type="number"
          inputMode="numeric"
          required
          min={1900}
          max={nextYear}
          {...field('year')}
        />
        <TextField label="VIN" autoComplete="off" {...field('vin')} />
        <TextField label="Mileage" inputMode="numeric" {...field('mileage')} />
        <Select label="Fuel Type" {...field('fuel_type')}>
          <FuelOptions />
        </Select>
        <TextField label="MOT Expiry" type="date" {...field('mot_expiry')} />
        <TextField label="Next Service Due" type="date" {...field('service_due_date')} />
        <TextField label="Service Due Mileage" inputMode="numeric" {...field('service_due_mileage')} />
      </div>
      <div className={shared.buttons}>
        <Button type="submit" look="primary" pending={pending}>
          {words}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

/** Specification, section 8. */
const addFails = 'Failed to add vehicle. Please try again.';
const saveFails = 'Failed to save the vehicle. Please try again.';

function useVehicleForm({ profileId, vehicle, onDone }: VehicleFormProps) {
  return useClientForm({
    draft: `garage-draft-${profileId}-vehicle-${vehicle?.id ?? 'new'}`,
    initial: vehicleValues(vehicle),
    schema: vehicleFormSchema(thisYear()),
    read: (values) => ({ ...readVehicle(values), ...(vehicle && { version: vehicle.version }) }),
    async save(checked) {
      if (vehicle) await answerOf(api.vehicles[':id'].$patch({ param: { id: vehicle.id }, json: checked }));
      else await answerOf(api.vehicles.$post({ json: checked }));
      return vehicle ? 'Vehicle saved.' : 'Vehicle added successfully!';
    },
    failed: (error) => failureOf(error, vehicle ? saveFails : addFails),
    topics: ['vehicles', 'reminders'],
    onDone,
  });
}
