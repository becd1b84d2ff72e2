import type * as z from 'zod/mini';
import { moveSchema } from '../../../../../features/appointments/staff-schema.ts';
import { isComing } from '../../../../../features/appointments/statuses.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Form } from '../parts/form.tsx';
import parts from '../parts/parts.module.css';
import type { Appointment } from '../parts/types.ts';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { useWrite } from '../parts/use-write.ts';
import { noEmailHint } from '../parts/words.ts';
import { toastSlotTaken } from '../parts/toast-slot-taken.ts';
import { readTime, TimePicker } from '../parts/time-picker.tsx';
import { ChangedMeanwhile, useAsOpened } from './changed-meanwhile.tsx';

type Move = z.output<typeof moveSchema>;

/** Changes the day, time, length or bay: by keyboard and by touch, without dragging. */
export function MoveForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { id, appointment_date: date, appointment_time: time, duration_minutes: duration, bay } = appointment;
  const move = useWrite({
    work: (json: Move) => answerOf(api.staff.appointments[':id'].move.$post({ param: { id }, json })),
    topics: ['appointments'],
    done: (_, { appointment_date: day, appointment_time: begins }) => ({
      title: 'Success',
      text: day === date && begins === time ? 'Appointment saved.' : 'The appointment has moved.',
    }),
  });
  const draft = `garage-draft-appointment-move-${id}`;
  const first = useAsOpened(appointment, draft);
  const { shell, problems } = useVersionedForm({
    fields,
    row: appointment,
    whole: true,
    schema: moveSchema,
    read: readTime,
    submit: (to, version) => move.mutateAsync({ ...to, version }).catch(toastSlotTaken),
    onDone,
    draft,
  });
  return (
    <>
      <ChangedMeanwhile {...{ appointment, first }} pending={shell.pending} />
      <Form {...shell} action="Move" onCancel={onDone}>
        <TimePicker
          initial={{ date, time, duration, bay }}
          except={id}
          vehicleId={appointment.vehicle_id}
          isSent={shell.pending}
          problems={problems}
        />
        <p className={parts.muted}>{hintFor(appointment)}</p>
      </Form>
    </>
  );
}

function hintFor({ status, client }: Appointment): string {
  if (!isComing(status)) return 'Work has begun, so no email is sent: please tell the client on the phone.';
  return client.email === null ? noEmailHint : emailHint;
}

const emailHint =
  'The client gets an email if the day or time changes, but not for a change of length or bay.';

const fields = {
  appointment_date: { label: 'Date' },
  appointment_time: { label: 'Time' },
  duration_minutes: { label: 'Minutes' },
  bay: { label: 'Bay' },
};
