import { staffCancelSchema } from '../../../../../features/appointments/staff-schema.ts';
import { TextArea } from '../../../../ui/field.tsx';
import { Form } from '../parts/form.tsx';
import type { Appointment } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { noEmailHint } from '../parts/words.ts';
import { text } from '../parts/form-data.ts';
import { useCancel } from './mutations.ts';
import { useUndoable } from './undoable.ts';

/** Cancels with a reason, which frees the time at once. */
export function CancelForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const cancel = useCancel();
  const { offerUndo } = useUndoable(appointment);
  const { shell, problems } = useForm({
    schema: staffCancelSchema,
    read: (data) => ({ reason: text(data, 'reason') ?? '' }),
    submit: async ({ reason }) => {
      offerUndo(await cancel.mutateAsync({ ...appointment, reason }));
    },
    done: onDone,
    draft: `garage-draft-appointment-cancel-${appointment.id}`,
  });
  return (
    <Form {...shell} action="Cancel this appointment" look="danger" keep="Keep it" onCancel={onDone}>
      <TextArea
        required
        label="Why is it being cancelled?"
        name="reason"
        rows={3}
        error={problems['reason']}
        hint={appointment.client.email === null ? noEmailHint : emailHint}
      />
    </Form>
  );
}

const emailHint = 'The client will see this in our message and with their appointments.';
