import { formatCount } from '../../../../../features/amount-words.ts';
import { fuelTypes, fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import {
  type VehicleChange,
  vehicleChangeSchema,
  type VehicleInput,
} from '../../../../../features/vehicles/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { thisYear } from '../../parts/days.ts';
import type { ComparedField } from '../parts/conflict.tsx';
import { Form } from '../parts/form.tsx';
import type { ListedVehicle } from '../parts/types.ts';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { useWrite } from '../parts/use-write.ts';
import { readVehicle, VehicleFields } from './vehicle-fields.tsx';

/** Corrects a vehicle's fields. A second editor sees both versions and decides. */
export function VehicleEditor({ vehicle, onDone }: { vehicle: ListedVehicle; onDone: () => void }) {
  const save = useWrite({
    work: (json: VehicleChange) =>
      answerOf(api.staff.vehicles[':id'].$patch({ param: { id: vehicle.id }, json })),
    topics: ['vehicles', 'clients', 'appointments'],
    done: { title: 'Success', text: 'Vehicle saved.' },
  });
  const { shell, problems } = useVersionedForm({
    fields,
    row: vehicle,
    schema: vehicleChangeSchema(thisYear()),
    read: readVehicle,
    submit: (change, version) => save.mutateAsync({ ...change, version }),
    onDone,
    draft: `garage-draft-vehicle-${vehicle.id}`,
  });
  return (
    <Form {...shell} action="Save" onCancel={onDone}>
      <VehicleFields initial={vehicle} problems={problems} />
    </Form>
  );
}

function fuelShown(given: unknown): string {
  const fuel = fuelTypes.find((each) => each === given);
  return fuel ? fuelWords[fuel] : '–';
}

const milesShown = (given: unknown) => (typeof given === 'number' ? formatCount(given) : '–');

const fields = {
  registration: { label: 'Registration', show: (plate: unknown) => showPlate(String(plate)) },
  make: { label: 'Make' },
  model: { label: 'Model' },
  year: { label: 'Year' },
  vin: { label: 'VIN' },
  mileage: { label: 'Mileage', show: milesShown },
  fuel_type: { label: 'Fuel Type', show: fuelShown },
  mot_expiry: { label: 'MOT Expiry' },
  service_due_date: { label: 'Next Service Due' },
  service_due_mileage: { label: 'Service Due Mileage', show: milesShown },
} satisfies Record<keyof VehicleInput, ComparedField>;
