import { carName } from '../../../../../features/vehicles/names.ts';
import { vehicleSchema } from '../../../../../features/vehicles/schema.ts';
import type { VehicleInput } from '../../../../../features/vehicles/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { thisYear } from '../../parts/days.ts';
import { Form } from '../parts/form.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Vehicle } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import parts from '../parts/parts.module.css';
import { readVehicle, VehicleFields } from '../vehicles/vehicle-fields.tsx';
import style from './clients.module.css';

/** A client's cars, removed ones last, and a form for another one. */
export function ClientVehicles({ clientId, vehicles }: { clientId: string; vehicles: Vehicle[] }) {
  const { get, change } = useUrl();
  const isAdding = get('edit') === 'vehicle';
  const add = (
    <Button small onClick={() => change({ edit: 'vehicle' })}>
      Add vehicle
    </Button>
  );
  const sorted = vehicles.toSorted((a, b) => Number(a.archived_at !== null) - Number(b.archived_at !== null));
  return (
    <Card title="Vehicles" flush={!isAdding} actions={!isAdding && add}>
      {isAdding && (
        <AddVehicle
          clientId={clientId}
          others={vehicles.map(({ registration }) => registration)}
          onDone={() => change({ edit: null }, { replace: true })}
        />
      )}
      {!isAdding && vehicles.length === 0 && <EmptyState text="No vehicles added" />}
      {!isAdding && vehicles.length > 0 && (
        <ul className={style.rows}>
          {sorted.map((vehicle) => (
            <li key={vehicle.id} className={vehicle.archived_at ? style.archived : undefined}>
              <span className={parts.row}>
                <CarPlate registration={vehicle.registration} />
                <DashboardLink to={{ vehicle: vehicle.id }}>
                  {carName(vehicle)}, {vehicle.year}
                </DashboardLink>
              </span>
              <span>{vehicle.archived_at ? 'Removed' : motWords(vehicle.mot_expiry)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const motWords = (expiry: string | null) => (expiry ? `MOT until ${formatDate(expiry)}` : 'MOT not known');

type AddVehicleProps = { clientId: string; others: string[]; onDone: () => void };

function AddVehicle({ clientId, others, onDone }: AddVehicleProps) {
  const add = useWrite({
    work: (json: VehicleInput) =>
      answerOf(api.staff.clients[':id'].vehicles.$post({ param: { id: clientId }, json })),
    topics: ['clients', 'vehicles', 'appointments'],
    done: { title: 'Success', text: 'Vehicle added successfully!' },
  });
  const { shell, problems } = useForm({
    schema: vehicleSchema(thisYear()),
    draft: `garage-draft-vehicle-of-${clientId}`,
    read: readVehicle,
    submit: (checked) => add.mutateAsync(checked),
    done: onDone,
  });
  return (
    <Form {...shell} action="Add vehicle" onCancel={onDone}>
      {/* Once the car is added, it would itself count as one that they already have. */}
      <VehicleFields problems={problems} others={shell.pending ? null : others} />
    </Form>
  );
}
