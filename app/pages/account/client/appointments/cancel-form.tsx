import { cancelSchema } from '../../../../../features/appointments/schema.ts';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import shared from '../parts/client.module.css';
import { weekDay } from '../../../../../features/date-words.ts';
import { type Appointment, useRefresh } from '../parts/queries.ts';
import { typedOrNull } from '../../parts/typed.ts';
import { useTypedForm } from '../../parts/use-typed-form.ts';

type CancelFormProps = { appointment: Appointment; onDone: () => void };

/** Asks once before an appointment is cancelled, because somebody else may have its time a second later. */
export function CancelForm({ appointment, onDone }: CancelFormProps) {
  const { id, version, service_type: type, appointment_date: date, appointment_time: time } = appointment;
  const reload = useRefresh();
  const { field, problems, pending, submit } = useTypedForm({
    draft: `garage-draft-cancel-${id}`,
    initial: { reason: '' },
    schema: cancelSchema,
    read: ({ reason }) => ({ reason: typedOrNull(reason), version }),
    async send(cancel) {
      await answerOf(api.appointments[':id'].cancel.$post({ param: { id }, json: cancel }));
      showToast({ title: 'Success', text: 'Appointment cancelled.' });
      await reload('appointments');
      onDone();
    },
    failed(error) {
      void reload('appointments');
      showToast({
        title: 'Error',
        text: messageOf(error, 'Failed to cancel the appointment. Please try again.'),
        bad: true,
      });
    },
  });
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <p>
        {type}, {weekDay(date)}, {time}. Its time becomes free for others at once, so this cannot be undone.
      </p>
      <TextArea label="Reason" rows={2} hint="The garage will see this." {...field('reason')} />
      <div className={shared.buttons}>
        <Button type="submit" look="danger" pending={pending}>
          Cancel Appointment
        </Button>
        <Button onClick={onDone}>Keep it</Button>
      </div>
    </form>
  );
}
