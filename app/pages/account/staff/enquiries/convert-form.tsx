import { useState } from 'react';
import { answerOf, api } from '../../../../lib/api.ts';
import { convertSchema, type Conversion } from '../../../../../features/enquiries/staff-schema.ts';
import { type Chosen, ClientPicker, keptChoice } from '../appointments/client-picker.tsx';
import { tellTaken } from '../appointments/tell-taken.ts';
import { readTime, TimePicker } from '../appointments/time-picker.tsx';
import { readVehicleChoice, VehiclePicker } from '../appointments/vehicle-picker.tsx';
import { readWork, WorkFields } from '../appointments/work-fields.tsx';
import { readClient } from '../clients/client-fields.tsx';
import { thisYear, today } from '../../parts/days.ts';
import { Form } from '../parts/form.tsx';
import { after, Loaded } from '../../parts/loaded.tsx';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { clientName } from '../parts/words.ts';
import { useSettings, useUsualMinutes } from '../settings/queries.ts';
import parts from '../parts/parts.module.css';
import { useEnquiryDraft } from './queries.ts';

/** Turns an enquiry into a client, a vehicle and an appointment, with everything it says filled in. */
export function ConvertForm({ onDone }: { onDone: () => void }) {
  const id = useUrl().get('enquiry');
  const draft = useEnquiryDraft(id);
  // Without the usual minutes the free times would be asked for twice.
  const shown = after([useSettings()], draft);
  return (
    <Loaded query={shown} loading="Filling in the form...">
      {(filled) => <Fields id={id} draft={filled} onDone={onDone} />}
    </Loaded>
  );
}

type Draft = NonNullable<ReturnType<typeof useEnquiryDraft>['data']>;

const schema = convertSchema(thisYear());

/** What is done with the enquiry; whom the garage knows already is not added once more. */
const wordsFor = {
  booking: { action: 'Add and book', done: 'Appointment booked successfully!' },
  new: { action: 'Add client', done: 'Client added.' },
  known: { action: 'Add to client', done: 'Added to the client.' },
};

function Fields({ id, draft, onDone }: { id: string; draft: Draft; onDone: () => void }) {
  const place = `garage-draft-convert-${id}`;
  const [chosen, setChosen] = useState<Chosen>(() => keptChoice(place) ?? firstChoice(draft));
  const [isBooking, setIsBooking] = useState(true);
  const [type, setType] = useState<string>(draft.appointment.service_type);
  const usual = useUsualMinutes(type);
  const words = isBooking ? wordsFor.booking : wordsFor[chosen.kind === 'known' ? 'known' : 'new'];
  const convert = useWrite({
    work: (json: Conversion) => answerOf(api.staff.enquiries[':id'].convert.$post({ param: { id }, json })),
    topics: ['enquiries', 'clients', 'vehicles', 'appointments'],
    done: { title: 'Success', text: words.done },
  });
  const { shell, problems } = useForm({
    schema,
    draft: place,
    read: (data) => ({
      ...(chosen.kind === 'known' && { client_id: chosen.clientId }),
      ...(chosen.kind === 'new' && { client: readClient(data) }),
      ...readVehicleChoice(data),
      appointment: isBooking ? { ...readWork(data), ...readTime(data) } : null,
    }),
    submit: (checked) => convert.mutateAsync(checked).catch(tellTaken),
    done: onDone,
  });
  const clientId = chosen.kind === 'known' ? chosen.clientId : null;
  const time = { date: today(), time: '', duration: usual, bay: null };
  return (
    <Form {...shell} action={words.action} onCancel={onDone}>
      <ClientPicker chosen={chosen} onChoose={setChosen} problems={problems} writer={draft.client} />
      {chosen.kind !== 'none' && (
        <VehiclePicker
          key={clientId}
          clientId={clientId}
          initial={chosen.kind === 'known' ? chosen.vehicleId : null}
          problems={problems}
          pending={shell.pending}
          {...draftVehicle(draft)}
        />
      )}
      <label className={parts.check}>
        <input
          type="checkbox"
          name="is_booking"
          checked={isBooking}
          onChange={(event) => setIsBooking(event.target.checked)}
        />
        Book an appointment at once
      </label>
      {isBooking && (
        <WorkFields
          initial={draft.appointment}
          problems={problems}
          prefix="appointment."
          onTypeChange={setType}
        >
          <TimePicker initial={time} problems={problems} prefix="appointment." />
        </WorkFields>
      )}
    </Form>
  );
}

/**
 * Somebody the garage knows already, unless it could be one of several: a couple shares a phone. Otherwise everything
 * the enquiry says of a new client.
 */
function firstChoice({ known, client }: Draft): Chosen {
  const own = known.filter(({ email }) => email === client.email.toLowerCase());
  const [first, ...others] = own.length > 0 ? own : known;
  if (!first || others.length > 0) return { kind: 'new', name: client.full_name, draft: client };
  return { kind: 'known', clientId: first.id, name: clientName(first.full_name), vehicleId: null };
}

function draftVehicle({ vehicle }: Draft) {
  return Object.values(vehicle).some((value) => value !== null) ? { draft: vehicle } : {};
}
