import { useState } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { useClient } from '../clients/queries.ts';
import { VehicleFields, readVehicle } from '../vehicles/vehicle-fields.tsx';
import { VehicleOptions } from './vehicle-choice.tsx';
import style from './booking.module.css';

const another = 'new';

/** What is known about a vehicle that is not stored yet. */
export type VehicleDraft = Parameters<typeof VehicleFields>[0]['initial'];

type VehiclePickerProps = {
  /** Null for a client who is still being entered. */
  clientId: string | null;
  initial: string | null;
  problems: Record<string, string>;
  /** Whether the form is being sent: a new vehicle may be stored by now. */
  pending: boolean;
  /** What is known about a new vehicle: a new client has that one, but a known client may already have it stored. */
  draft?: VehicleDraft;
};

/** One of the client's vehicles, none yet, or a new one whose fields then appear. */
export function VehiclePicker({ clientId, initial, problems, pending, draft }: VehiclePickerProps) {
  const client = useClient(clientId);
  const all = client.data?.vehicles ?? [];
  const [picked, setPicked] = useState<string | null>(initial ?? (draft && !clientId ? another : null));
  const [first, ...others] = all.filter(({ archived_at }) => archived_at === null);
  // A single car is the choice; with several, the user has to say which.
  const choice = picked ?? (first && others.length === 0 ? first.id : '');
  // The choice stays if a colleague adds or removes a car meanwhile.
  if (picked === null && client.data && !client.isFetching) setPicked(choice);
  return (
    <>
      <Select
        label="Vehicle"
        name="vehicle"
        value={choice}
        onChange={(event) => setPicked(event.target.value)}
        error={problems['vehicle_id']}
      >
        <option value="">{client.isLoading ? 'Loading their vehicles…' : 'No vehicle yet'}</option>
        <VehicleOptions vehicles={all} kept={[choice]} />
        <option value={another}>A new vehicle…</option>
      </Select>
      {choice === another && (
        <fieldset className={style.fieldset}>
          <legend>New vehicle</legend>
          <VehicleFields
            short
            problems={problems}
            prefix="vehicle."
            // Once the car is stored, it would itself count as one that they already have.
            others={pending ? [] : all.map(({ registration }) => registration)}
            initial={draft}
          />
        </fieldset>
      )}
    </>
  );
}

/** @returns the picked vehicle as the routes take it */
export function readVehicleChoice(data: FormData) {
  const choice = data.get('vehicle');
  if (choice === another) return { vehicle: readVehicle(data) };
  return choice ? { vehicle_id: choice } : {};
}
