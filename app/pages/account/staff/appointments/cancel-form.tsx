import { useRef } from 'react';
import { staffCancelSchema } from '../../../../../features/appointments/staff-schema.ts';
import { TextArea } from '../../../../ui/field.tsx';
import { saveOverUnrelatedChange, versionsOf } from '../parts/conflict.tsx';
import { Form } from '../parts/form.tsx';
import type { Appointment } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { noEmailHint } from '../parts/words.ts';
import { text } from '../parts/form-data.ts';
import { ChangedMeanwhile, isElsewhere, useAsOpened } from './changed-meanwhile.tsx';
import { useCancel } from './mutations.ts';
import { useUndoable } from './undoable.ts';

/**
 * Cancels with a reason, which frees the time at once. An appointment that has moved or changed its status since the
 * form was opened is cancelled only when the user, who has been told, presses again.
 */
export function CancelForm({ appointment, onDone }: { appointment: Appointment; onDone: () => void }) {
  const { id } = appointment;
  const draft = `garage-draft-appointment-cancel-${id}`;
  const cancel = useCancel();
  const { offerUndo } = useUndoable(appointment);
  const first = useAsOpened(appointment, draft);
  const seen = useRef(first);
  const { shell, problems } = useForm({
    schema: staffCancelSchema,
    read: (data) => ({ reason: text(data, 'reason') ?? '' }),
    submit: async ({ reason }) => {
      const save = (version = seen.current.version) => cancel.mutateAsync({ id, version, reason });
      const conflicts = (theirs: object) => isElsewhere(seen.current, theirs as Appointment);
      try {
        offerUndo(await saveOverUnrelatedChange(save, seen.current.version, conflicts));
      } catch (error) {
        seen.current = (versionsOf(error)?.theirs as Appointment | undefined) ?? seen.current;
        throw error;
      }
    },
    done: onDone,
    draft,
    base: first,
  });
  return (
    <>
      <ChangedMeanwhile {...{ appointment, first }} pending={shell.pending} />
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
    </>
  );
}

const emailHint = 'The client will see this in our message and with their appointments.';
