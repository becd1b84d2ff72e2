import { useEffect, useState } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { useClient } from '../clients/queries.ts';
import { VehicleFields, readVehicle } from '../vehicles/vehicle-fields.tsx';
import { VehicleOptions } from './vehicle-choice.tsx';
import style from './booking.module.css';

const unanswered = '';
const unknown = 'none';
const another = 'new';

/** What is known about a vehicle that is not stored yet. */
export type VehicleDraft = Parameters<typeof VehicleFields>[0]['initial'];

type VehiclePickerProps = {
  /** Null for a client who is still being entered. */
  clientId: string | null;
  initial: string | null;
  /** Hears which stored vehicle is picked, null for none. */
  onVehicle: (vehicleId: string | null) => void;
  problems: Record<string, string>;
  /** Whether the form is being sent: a new vehicle may be stored by now. */
  pending: boolean;
  /** What is known about a new vehicle: a new client has that one, but a known client may already have it stored. */
  draft?: VehicleDraft;
};

/** One of the client's vehicles, none yet, or a new one whose fields then appear. */
export function VehiclePicker({
  clientId,
  initial,
  onVehicle,
  problems,
  pending,
  draft,
}: VehiclePickerProps) {
  const client = useClient(clientId);
  const all = client.data?.vehicles ?? [];
  const isClear = clientId === null || client.data !== undefined;
  const [picked, setPicked] = useState<string | null>(initial ?? (draft && !clientId ? another : null));
  const [first, ...others] = all.filter(({ archived_at }) => archived_at === null);
  // A single car is the choice; with several, or before it is clear, the user has to say which.
  const only = first ? first.id : unknown;
  // After a merge, the car is another client's: the question is open again, or the list would show its first answer.
  const isOffered = picked === another || picked === unknown || all.some(({ id }) => id === picked);
  const suggested = isClear && others.length === 0 ? only : unanswered;
  const choice = picked === null ? suggested : isOffered ? picked : unanswered;
  // The choice stays if a colleague adds or removes a car meanwhile.
  if (picked === null && client.data && !client.isFetching) setPicked(choice);
  const vehicleId = all.some(({ id }) => id === choice) ? choice : null;
  useEffect(() => {
    onVehicle(vehicleId);
    return () => onVehicle(null);
  }, [onVehicle, vehicleId]);
  return (
    <>
      <Select
        label="Vehicle"
        name="vehicle_id"
        value={choice}
        onChange={(event) => setPicked(event.target.value)}
        error={problems['vehicle_id']}
      >
        {choice === unanswered && (
          <option value={unanswered}>{client.isLoading ? 'Loading their vehicles…' : 'Choose…'}</option>
        )}
        <VehicleOptions vehicles={all} kept={[choice]} />
        <option value={another}>A new vehicle…</option>
        <option value={unknown}>No vehicle yet</option>
      </Select>
      {choice === another && (
        <fieldset className={style.fieldset}>
          <legend>New vehicle</legend>
          <VehicleFields
            short
            problems={problems}
            prefix="vehicle."
            // Once the car is stored, it would itself count as one that they already have.
            others={pending ? null : all.map(({ registration }) => registration)}
            initial={draft}
          />
        </fieldset>
      )}
    </>
  );
}

/** @returns the picked vehicle as the routes take it, which refuse a choice that is still open */
export function readVehicleChoice(data: FormData) {
  const choice = data.get('vehicle_id');
  if (choice === another) return { vehicle: readVehicle(data) };
  return choice === unknown ? {} : { vehicle_id: choice };
}
