import type { ChosenClient, Contact } from './chosen-client.ts';
import { ClientPicker } from './client-picker.tsx';
import { readVehicleChoice, type VehicleDraft, VehiclePicker } from './vehicle-picker.tsx';
import { readClient } from '../clients/client-fields.tsx';

type WhoAndCarProps = {
  chosen: ChosenClient;
  onChoose: (chosen: ChosenClient) => void;
  problems: Record<string, string>;
  /** Hears which of their stored vehicles is picked, null for none. */
  onVehicle: (vehicleId: string | null) => void;
  /** Whether the form is being sent. */
  pending: boolean;
  /** Who wrote the enquiry: a new client is most likely them. */
  writer?: Contact;
  /** What is already known about a new vehicle. */
  car: VehicleDraft;
};

/** Which client and, once chosen, which of their vehicles: fields of a form, read with `readWhoAndCar`. */
export function WhoAndCar({ chosen, onChoose, onVehicle, problems, pending, writer, car }: WhoAndCarProps) {
  const clientId = chosen.kind === 'known' ? chosen.clientId : null;
  return (
    <>
      <ClientPicker {...{ chosen, onChoose, problems, writer }} />
      {chosen.kind !== 'none' && (
        <VehiclePicker
          key={clientId}
          clientId={clientId}
          initial={chosen.kind === 'known' ? chosen.vehicleId : null}
          onVehicle={onVehicle}
          problems={problems}
          pending={pending}
          draft={car}
        />
      )}
    </>
  );
}

/** @returns who was chosen and the picked vehicle, as the routes take them */
export function readWhoAndCar(chosen: ChosenClient, data: FormData) {
  return {
    ...(chosen.kind === 'known' && { client_id: chosen.clientId }),
    ...(chosen.kind === 'new' && { client: readClient(data) }),
    ...readVehicleChoice(data),
  };
}
