import { useState } from 'react';
import * as z from 'zod/mini';
import { startTimes } from '../../../../../features/appointments/times.ts';
import { id } from '../../../../../features/fields.ts';
import { type StaffBooking, staffBookingSchema } from '../../../../../features/appointments/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { isUnanswered } from '../../../../lib/write-keys.ts';
import { useClient } from '../clients/queries.ts';
import { Form } from '../parts/form.tsx';
import { isDate } from '../../../../../features/date-words.ts';
import { thisYear, today } from '../../parts/days.ts';
import type { Client, ListedVehicle } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { readWhoAndCar, WhoAndCar } from '../parts/who-and-car.tsx';
import { clientName } from '../parts/words.ts';
import { readBooking, WorkAndTime } from '../parts/work-and-time.tsx';
import { useVehicle } from '../vehicles/queries.ts';
import { type ChosenClient, keptChoice } from '../parts/chosen-client.ts';
import { bookingDraft } from './booking-draft.ts';
import { toastSlotTaken } from '../parts/toast-slot-taken.ts';

const schema = staffBookingSchema(thisYear());
/** Until a client is chosen, the form asks for one together with everything else that is missing. */
const nobodyYet = z.extend(schema, { client_id: id('a client, or add a new one') });

/** Schedule Appointment: for a known or a new client, at a free time. */
export function BookForm({ onDone }: { onDone: () => void }) {
  const { get } = useUrl();
  const draft = bookingDraft({ client: get('client'), vehicle: get('vehicle'), at: get('at') });
  const [chosen, setChosen] = useChosen(draft);
  const [vehicleId, setVehicleId] = useState<string | null>(null);
  const start = useStart();
  const book = useWrite({
    work: (json: StaffBooking) => answerOf(api.staff.appointments.$post({ json })),
    topics: ['appointments', 'clients', 'vehicles'],
    done: { title: 'Success', text: 'Appointment booked successfully!' },
  });
  const { shell, problems } = useForm({
    schema: chosen.kind === 'none' ? nobodyYet : schema,
    draft,
    read: (data) => ({
      ...readWhoAndCar(chosen, data),
      ...readBooking(data),
    }),
    submit: (checked) => book.mutateAsync(checked).catch(toastSlotTaken),
    done: onDone,
  });
  const isSent = shell.pending || isUnanswered('POST /api/staff/appointments');
  const plate = chosen.kind === 'new' ? chosen.registration : undefined;
  return (
    <Form {...shell} action="Schedule Appointment" onCancel={onDone}>
      <WhoAndCar
        chosen={chosen}
        onChoose={setChosen}
        onVehicle={setVehicleId}
        problems={problems}
        pending={shell.pending}
        car={plate ? { registration: plate } : undefined}
      />
      <WorkAndTime {...{ start, problems, vehicleId, isSent }} />
    </Form>
  );
}

/** The client chosen before a reload. Otherwise the address may name one: the vehicle or client that is open. */
function useChosen(draft: string) {
  const { get } = useUrl();
  const [clientId, vehicleId] = [get('client') || null, get('vehicle') || null];
  const client = useClient(vehicleId ? null : clientId).data?.client;
  const vehicle = useVehicle(vehicleId).data?.vehicle;
  const [chosen, setChosen] = useState(() => keptChoice(draft));
  const named = knownFrom(client, vehicle);
  // Stays chosen if they are erased or merged into another meanwhile: the form says so.
  if (!chosen && !vehicleId && named.kind === 'known') setChosen(named);
  return [chosen ?? named, setChosen] as const;
}

function knownFrom(
  client: Pick<Client, 'id' | 'full_name' | 'erased_at'> | undefined,
  vehicle: Pick<ListedVehicle, 'id' | 'owner_id' | 'owner_name'> | undefined,
): ChosenClient {
  if (vehicle) {
    const { id: vehicleId, owner_id: clientId, owner_name } = vehicle;
    return { kind: 'known', clientId, name: clientName(owner_name), vehicleId };
  }
  // Nothing can be booked for a client who was erased or merged into another.
  if (!client || client.erased_at !== null) return { kind: 'none' };
  return { kind: 'known', clientId: client.id, name: clientName(client.full_name), vehicleId: null };
}

/** The address may say when: a gap on the day board (`at=2026-11-21T09:00 2`, date, time and bay). */
function useStart() {
  const { get } = useUrl();
  const [moment = '', bay] = get('at').split(' ');
  const [date = '', time = ''] = moment.split('T');
  return {
    date: isDate(date) ? date : today(),
    time: startTimes.includes(time) ? time : '',
    bay: Number(bay) || null,
  };
}
