import { cancelSchema } from '../../../../../features/appointments/schema.ts';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogText } from '../../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { TextArea } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import type { Appointment } from '../parts/queries.ts';
import { typedOrNull } from '../../parts/typed.ts';
import { useClientForm } from '../parts/use-client-form.ts';
import { MovedMeanwhile } from './moved-meanwhile.tsx';

type CancelFormProps = { appointment: Appointment; onDone: () => void };

/** Asks once before an appointment is cancelled, because someone else may take its time a second later. */
export function CancelForm({ appointment, onDone }: CancelFormProps) {
  const { id, version, service_type: type, appointment_date: date, appointment_time: time } = appointment;
  const { field, problems, pending, submit } = useClientForm({
    draft: `garage-draft-cancel-${id}`,
    initial: { reason: '' },
    schema: cancelSchema,
    read: ({ reason }) => ({ reason: typedOrNull(reason), version }),
    async save(cancel) {
      await answerOf(api.appointments[':id'].cancel.$post({ param: { id }, json: cancel }));
      return 'Appointment cancelled.';
    },
    failed: (error) => messageOf(error, 'Failed to cancel the appointment. Please try again.'),
    topics: ['appointments'],
    onDone,
  });
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <LiveRegion>
        <MovedMeanwhile {...{ appointment, pending }} />
      </LiveRegion>
      <DialogText>
        {type}, {formatDateWithWeekday(date)}, {time}. The time is offered to others straight away, so this
        cannot be undone.
      </DialogText>
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
