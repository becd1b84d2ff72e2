import { useState } from 'react';
import * as z from 'zod/mini';
import { counted, pounds } from '../../../../../features/amount-words.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { id } from '../../../../../features/fields.ts';
import { type NewService, newServiceSchema } from '../../../../../features/services/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { type ChosenClient, keptChoice } from '../parts/chosen-client.ts';
import { ClientPicker } from '../parts/client-picker.tsx';
import { VehicleChoice } from '../parts/vehicle-choice.tsx';
import { Form } from '../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { keptBase } from '../parts/form-draft.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { CarPlate } from '../parts/car-plate.tsx';
import { clientName } from '../parts/words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { useVehicle } from '../vehicles/queries.ts';
import { useRecordDraft } from './queries.ts';
import { readRecord, type RecordDraft, RecordFields } from './record-fields.tsx';

/** Add Service Record: from scratch, or filled in from the appointment that the address names. */
export function RecordForm({ onDone }: { onDone: () => void }) {
  const { get } = useUrl();
  const from = get('from');
  const draft = useRecordDraft(from);
  if (!from) return <Fields initial={{}} onDone={onDone} />;
  return (
    <Loaded query={draft} loading="Filling in the form...">
      {({ vehicle_id, appointment_id, description, agreed, written, ...initial }) => (
        <Fields
          initial={{ ...initial, description: agreed }}
          asked={description}
          about={{ vehicle_id, appointment_id }}
          written={written}
          onDone={onDone}
        />
      )}
    </Loaded>
  );
}

type FieldsProps = {
  initial: RecordDraft;
  asked?: string | null;
  about?: { vehicle_id: string; appointment_id: string };
  /** How many records the appointment already has, perhaps by a colleague who has the same form open. */
  written?: number;
  onDone: () => void;
};

type Base = { cost: number | null; type?: string; vehicle?: string };

function Fields({ initial, asked, about, written = 0, onDone }: FieldsProps) {
  const draft = `garage-draft-record-${about?.appointment_id ?? ''}`;
  const cost = initial.cost ?? null;
  const type = initial.service_type;
  const vehicle = about?.vehicle_id;
  // What the fields were filled in with, including those of a draft.
  const [base] = useState(() => (keptBase(draft) as Base | null) ?? { cost, type, vehicle });
  const [chosen, setChosen] = useState<ChosenClient>(() => keptChoice(draft) ?? { kind: 'none' });
  const [vehicleId, setVehicleId] = useState(carOf(chosen));
  const choose = (found: ChosenClient) => {
    setChosen(found);
    setVehicleId(carOf(found));
  };
  const add = useWrite({
    work: (json: NewService) => answerOf(api.staff.services.$post({ json })),
    topics: ['services', 'appointments', 'clients', 'vehicles'],
    done: { title: 'Success', text: 'Service record added.' },
  });
  const { shell, problems } = useForm({
    schema: about || chosen.kind === 'known' ? newServiceSchema : nobodyYet,
    draft,
    base,
    read: (data) => ({ ...readRecord(data), vehicle_id: data.get('vehicle_id') ?? '', ...about }),
    submit: (checked) => add.mutateAsync(checked),
    done: onDone,
  });
  return (
    <Form {...shell} action="Add Service Record" onCancel={onDone}>
      {about && <Car id={about.vehicle_id} />}
      <LiveRegion>
        {vehicle !== base.vehicle && (
          <p className={loaded.warning}>
            The appointment has been changed to this vehicle. Please check the mileage and what is due next.
          </p>
        )}
        {written > 0 && (
          <p className={loaded.warning}>
            This appointment already has {counted(written, 'service record')}. Please make sure that nothing
            is counted twice.
          </p>
        )}
        {written === 0 && cost !== base.cost && (
          <p className={loaded.warning}>
            The estimate or the agreed work has changed, and together they now come to {pounds(cost ?? 0)}.
            Please check the cost and what was done.
          </p>
        )}
        {type !== base.type && (
          <p className={loaded.warning}>
            The appointment has been changed to {type}. Please check the type of work.
          </p>
        )}
      </LiveRegion>
      {!about && <ClientPicker chosen={chosen} onChoose={choose} problems={problems} onlyKnown />}
      {!about && chosen.kind === 'known' && (
        <VehicleChoice
          clientId={chosen.clientId}
          initial={chosen.vehicleId}
          problem={problems['vehicle_id']}
          onChoose={setVehicleId}
        />
      )}
      <RecordFields {...{ initial, problems }} vehicleId={vehicle ?? vehicleId} offersNext asked={asked} />
    </Form>
  );
}

/** A car can only be chosen after its owner. */
const nobodyYet = z.extend(newServiceSchema, {
  client_id: id('a client, then their vehicle'),
  vehicle_id: z.string(),
});

const carOf = (chosen: ChosenClient) => (chosen.kind === 'known' ? chosen.vehicleId : null);

/** Whose record it is, so that it is not written for the wrong car. */
function Car({ id }: { id: string }) {
  const vehicle = useVehicle(id).data?.vehicle;
  if (!vehicle) return null;
  return (
    <p className={parts.row}>
      <CarPlate registration={vehicle.registration} /> {carName(vehicle)}, {clientName(vehicle.owner_name)}
    </p>
  );
}
