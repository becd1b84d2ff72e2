import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import {
  defaultLeadDays,
  leadDays,
  type OwnReminder,
  ownReminderSchema,
} from '../../../../../features/reminders/schema.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Select, TextField } from '../../../../ui/field.tsx';
import { today } from '../../parts/days.ts';
import { leadWords, nearestLead } from '../../parts/lead.ts';
import { Form } from '../parts/form.tsx';
import { number, text } from '../parts/form-data.ts';
import type { Reminder, Vehicle } from '../parts/types.ts';
import { useForm } from '../parts/use-form.ts';
import { useWrite } from '../parts/use-write.ts';
import { carName } from '../parts/words.ts';
import parts from '../parts/parts.module.css';

type ReminderFormProps = {
  clientId: string;
  /** Absent: a new one. */
  reminder: Reminder | undefined;
  vehicles: Vehicle[];
  onDone: () => void;
};

/** What a client asked the garage to remind them of, new or to be changed. */
export function ReminderForm({ clientId, reminder, vehicles, onDone }: ReminderFormProps) {
  const save = useWrite({
    work: (json: OwnReminder) =>
      reminder
        ? answerOf(api.staff.reminders[':id'].$patch({ param: { id: reminder.id }, json }))
        : answerOf(api.staff.clients[':id'].reminders.$post({ param: { id: clientId }, json })),
    topics: ['clients', 'reminders'],
    done: { title: 'Success', text: 'Reminder saved.' },
  });
  const { form, problems, summary, pending } = useForm({
    schema: ownReminderSchema,
    draft: `garage-draft-reminder-${reminder?.id ?? clientId}`,
    read: (data) => ({
      vehicle_id: text(data, 'vehicle_id') ?? '',
      title: text(data, 'title') ?? '',
      due_date: text(data, 'due_date') ?? '',
      days_before: number(data, 'days_before'),
    }),
    submit: (checked) => save.mutateAsync(checked).then(onDone),
  });
  return (
    <Form form={form} summary={summary} pending={pending} action="Save reminder" onCancel={onDone}>
      <TextField
        required
        label="Remind them of"
        name="title"
        maxLength={100}
        defaultValue={reminder?.title ?? ''}
        hint="What the client asked for, in their words. It stands in the message."
        error={problems['title']}
      />
      <Select
        label="Vehicle"
        name="vehicle_id"
        defaultValue={reminder?.vehicle_id ?? vehicles[0]?.id ?? ''}
        error={problems['vehicle_id']}
      >
        {vehicles.map(({ id, registration, ...car }) => (
          <option key={id} value={id}>
            {`${carName(car)}, ${showPlate(registration)}`}
          </option>
        ))}
      </Select>
      <When reminder={reminder} problems={problems} />
    </Form>
  );
}

type WhenProps = { reminder: Reminder | undefined; problems: Record<string, string> };

function When({ reminder, problems }: WhenProps) {
  const lead = reminder ? nearestLead(daysBetween(reminder.send_on, reminder.due_date)) : defaultLeadDays;
  return (
    <div className={parts.pair}>
      <TextField
        required
        label="Due"
        name="due_date"
        type="date"
        min={today()}
        defaultValue={reminder?.due_date ?? ''}
        error={problems['due_date']}
      />
      <Select label="E-mail leaves" name="days_before" defaultValue={lead} error={problems['days_before']}>
        {leadDays.map((days) => (
          <option key={days} value={days}>
            {leadWords[days]}
          </option>
        ))}
      </Select>
    </div>
  );
}
