import { useRef } from 'react';
import type * as z from 'zod/mini';
import { moveSchema } from '../../../../../features/appointments/staff-schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Conflict, versionsOf } from '../parts/conflict.tsx';
import { Form } from '../parts/form.tsx';
import type { Appointment } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useWrite } from '../parts/use-write.ts';
import { tellTaken } from './tell-taken.ts';
import { readTime, TimePicker } from './time-picker.tsx';

type Move = z.output<typeof moveSchema>;

/** Another day, time, length or bay: by keyboard and by touch, no dragging. */
export function MoveForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { id, appointment_date: date, appointment_time: time, duration_minutes: duration, bay } = appointment;
  const move = useWrite({
    work: ({ to, version }: { to: Move; version: number }) =>
      answerOf(api.staff.appointments[':id'].move.$post({ param: { id }, json: { ...to, version } })),
    topics: ['appointments'],
    done: { title: 'Success', text: 'The appointment has moved.' },
  });
  // The version that was on the screen when the form opened, not the one that arrived while it was open.
  const seen = useRef(appointment.version);
  const submit = (to: Move, version: number) => move.mutateAsync({ to, version }).then(onDone, tellTaken);
  const { form, problems, summary, pending, error } = useForm({
    schema: moveSchema,
    read: readTime,
    submit: (to) => submit(to, seen.current),
  });
  const versions = versionsOf(error);
  const mine = () => {
    seen.current = Number(versions?.theirs['version']);
    form.ref.current?.requestSubmit();
  };
  return (
    <>
      {versions && <Conflict versions={versions} fields={fields} onMine={mine} onTheirs={onDone} />}
      <Form form={form} summary={versions ? [] : summary} pending={pending} action="Move" onCancel={onDone}>
        <TimePicker initial={{ date, time, duration, bay }} except={id} problems={problems} />
      </Form>
    </>
  );
}

const fields = [
  { name: 'appointment_date', label: 'Date' },
  { name: 'appointment_time', label: 'Time' },
  { name: 'duration_minutes', label: 'Minutes' },
  { name: 'bay', label: 'Bay' },
];
