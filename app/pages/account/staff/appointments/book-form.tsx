import { useState } from 'react';
import * as z from 'zod/mini';
import { defaultDuration, startTimes } from '../../../../../features/appointments/times.ts';
import { id } from '../../../../../features/fields.ts';
import { type StaffBooking, staffBookingSchema } from '../../../../../features/appointments/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { readClient } from '../clients/client-fields.tsx';
import { useClient } from '../clients/queries.ts';
import { Form } from '../parts/form.tsx';
import { isDate, thisYear, today } from '../../parts/days.ts';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { clientName } from '../parts/words.ts';
import { useUsualMinutes } from '../settings/queries.ts';
import { type Chosen, ClientPicker, keptChoice } from './client-picker.tsx';
import { tellTaken } from './tell-taken.ts';
import { readTime, type Time, TimePicker } from './time-picker.tsx';
import { readVehicleChoice, VehiclePicker } from './vehicle-picker.tsx';
import { readWork, WorkFields } from './work-fields.tsx';

const schema = staffBookingSchema(thisYear());
/** Until somebody is chosen, the form asks for that together with everything else that is missing. */
const nobodyYet = z.extend(schema, { client_id: id('a client, or add a new one') });

/** Schedule Appointment: for a known or a new client, at a free time. */
export function BookForm({ onDone }: { onDone: () => void }) {
  const { get } = useUrl();
  // What was typed for another client or gap on the day board would book what nobody asks for now.
  const draft = `garage-draft-booking-${get('client')}-${get('at')}`;
  const [chosen, setChosen] = useChosen(draft);
  const [type, setType] = useState('');
  const usual = useUsualMinutes(type);
  const start = useStart();
  const book = useWrite({
    work: (json: StaffBooking) => answerOf(api.staff.appointments.$post({ json })),
    topics: ['appointments', 'clients', 'vehicles'],
    done: { title: 'Success', text: 'Appointment booked successfully!' },
  });
  const { form, ...rest } = useForm({
    schema: chosen.kind === 'none' ? nobodyYet : schema,
    draft,
    read: (data) => ({
      ...whoOf(chosen, data),
      ...readVehicleChoice(data),
      ...readWork(data),
      ...readTime(data),
    }),
    submit: (checked) => book.mutateAsync(checked).catch(tellTaken),
    done: onDone,
  });
  const clientId = chosen.kind === 'known' ? chosen.clientId : null;
  return (
    <Form
      form={form}
      summary={rest.summary}
      pending={rest.pending}
      action="Schedule Appointment"
      onCancel={onDone}
    >
      <ClientPicker chosen={chosen} onChoose={setChosen} problems={rest.problems} />
      {chosen.kind !== 'none' && (
        <VehiclePicker
          key={clientId}
          clientId={clientId}
          initial={chosen.kind === 'known' ? chosen.vehicleId : null}
          problems={rest.problems}
        />
      )}
      <WorkFields problems={rest.problems} onTypeChange={setType} />
      <TimePicker initial={{ ...start, duration: usual }} problems={rest.problems} />
    </Form>
  );
}

/** The address may say for whom: the client whose page is open. Else whoever was chosen before a reload. */
function useChosen(draft: string) {
  const { get } = useUrl();
  const given = useClient(get('client') || null);
  const [chosen, setChosen] = useState(() => (get('client') ? null : keptChoice(draft)));
  const client = given.data?.client;
  const byUrl: Chosen = client
    ? { kind: 'known', clientId: client.id, name: clientName(client.full_name), vehicleId: null }
    : { kind: 'none' };
  return [chosen ?? byUrl, setChosen] as const;
}

/** The address may say when: a gap on the day board (`at=2026-11-21T09:00 2`, date, time and bay). */
function useStart(): Time {
  const { get } = useUrl();
  const [moment = '', bay] = get('at').split(' ');
  const [date = '', time = ''] = moment.split('T');
  return {
    date: isDate(date) ? date : today(),
    time: startTimes.includes(time) ? time : '',
    duration: defaultDuration,
    bay: Number(bay) || null,
  };
}

function whoOf(chosen: Chosen, data: FormData) {
  if (chosen.kind === 'known') return { client_id: chosen.clientId };
  return chosen.kind === 'new' ? { client: readClient(data) } : {};
}
