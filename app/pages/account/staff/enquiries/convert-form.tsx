import { useState } from 'react';
import { answerOf, api } from '../../../../lib/api.ts';
import { isUnanswered } from '../../../../lib/write-keys.ts';
import { convertSchema, type Conversion } from '../../../../../features/enquiries/staff-schema.ts';
import { type ChosenClient, keptChoice } from '../parts/chosen-client.ts';
import { toastSlotTaken } from '../parts/toast-slot-taken.ts';
import { thisYear, today } from '../../parts/days.ts';
import { Form } from '../parts/form.tsx';
import { Loaded, waitForQueries } from '../../parts/loaded.tsx';
import { useForm } from '../parts/use-form.ts';
import { useUrl } from '../parts/use-url.ts';
import { useWrite } from '../parts/use-write.ts';
import { readWhoAndCar, WhoAndCar } from '../parts/who-and-car.tsx';
import { clientName } from '../parts/words.ts';
import { readBooking, WorkAndTime } from '../parts/work-and-time.tsx';
import { useSettings } from '../settings/queries.ts';
import parts from '../parts/parts.module.css';
import { ConvertedMeanwhile } from './converted-meanwhile.tsx';
import { useEnquiryDraft } from './queries.ts';

/** Turns an enquiry into a client, a vehicle and an appointment, with everything it says filled in. */
export function ConvertForm({ onDone }: { onDone: () => void }) {
  const id = useUrl().get('enquiry');
  const draft = useEnquiryDraft(id);
  // Without the usual minutes, the free times would be requested twice.
  const shown = waitForQueries([useSettings()], draft);
  return (
    <Loaded query={shown} loading="Filling in the form...">
      {(filled) => <Fields id={id} draft={filled} onDone={onDone} />}
    </Loaded>
  );
}

type Draft = NonNullable<ReturnType<typeof useEnquiryDraft>['data']>;

const schema = convertSchema(thisYear());

/** What happens to the enquiry; a client whom the garage already knows is not added again. */
const wordsFor = {
  booking: { action: 'Add and book', done: 'Appointment booked successfully!' },
  new: { action: 'Add client', done: 'Client added.' },
  known: { action: 'Add to client', done: 'Added to the client.' },
};

function Fields({ id, draft, onDone }: { id: string; draft: Draft; onDone: () => void }) {
  const draftKey = `garage-draft-convert-${id}`;
  const [chosen, setChosen] = useState<ChosenClient>(() => keptChoice(draftKey) ?? firstChoice(draft));
  const [vehicleId, setVehicleId] = useState<string | null>(null);
  const [isBooking, setIsBooking] = useState(true);
  const words = isBooking ? wordsFor.booking : wordsFor[chosen.kind === 'known' ? 'known' : 'new'];
  const convert = useWrite({
    work: (json: Conversion) => answerOf(api.staff.enquiries[':id'].convert.$post({ param: { id }, json })),
    topics: ['enquiries', 'clients', 'vehicles', 'appointments'],
    done: { title: 'Success', text: words.done },
  });
  const { shell, problems } = useForm({
    schema,
    draft: draftKey,
    read: (data) => ({
      ...readWhoAndCar(chosen, data),
      // Which of their cars it is matters only to an appointment.
      ...(isBooking ? { appointment: readBooking(data) } : { appointment: null, vehicle_id: null }),
    }),
    submit: (checked) => convert.mutateAsync(checked).catch(toastSlotTaken),
    done: onDone,
  });
  const isSent = shell.pending || isUnanswered(`POST /api/staff/enquiries/${id}/convert`);
  return (
    <>
      <ConvertedMeanwhile enquiryId={id} form={shell.form.ref} isSent={isSent} />
      <Form {...shell} action={words.action} onCancel={onDone}>
        <WhoAndCar
          chosen={chosen}
          onChoose={setChosen}
          onVehicle={setVehicleId}
          problems={problems}
          pending={shell.pending}
          writer={draft.client}
          car={draftVehicle(draft)}
        />
        <label className={parts.check}>
          <input
            type="checkbox"
            name="is_booking"
            checked={isBooking}
            onChange={(event) => setIsBooking(event.target.checked)}
          />
          Book an appointment now
        </label>
        {isBooking && (
          <WorkAndTime
            initial={draft.appointment}
            start={{ date: today(), time: '', bay: null }}
            {...{ problems, vehicleId, isSent }}
            prefix="appointment."
          />
        )}
      </Form>
    </>
  );
}

/**
 * A client whom the garage already knows, unless it could be one of several: a couple shares a phone. Otherwise
 * everything the enquiry says about a new client.
 */
function firstChoice({ known, client }: Draft): ChosenClient {
  const own = known.filter(({ email }) => email === client.email.toLowerCase());
  const [first, ...others] = own.length > 0 ? own : known;
  if (!first || others.length > 0) return { kind: 'new', name: client.full_name, draft: client };
  return { kind: 'known', clientId: first.id, name: clientName(first.full_name), vehicleId: null };
}

function draftVehicle({ vehicle }: Draft) {
  return Object.values(vehicle).some((value) => value !== null) ? vehicle : undefined;
}
