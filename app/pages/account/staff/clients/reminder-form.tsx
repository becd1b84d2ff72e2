import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import {
  defaultLeadDays,
  type ReminderChange,
  reminderChangeSchema,
} from '../../../../../features/reminders/schema.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Select, TextField } from '../../../../ui/field.tsx';
import { today } from '../../parts/days.ts';
import { leadWords, nearestLead } from '../../parts/lead.ts';
import { LeadOptions } from '../../parts/options.tsx';
import { type ComparedFields } from '../parts/conflict.tsx';
import { Form } from '../parts/form.tsx';
import { number, text } from '../parts/form-data.ts';
import type { Reminder, Vehicle } from '../parts/types.ts';
import { useVersionedForm } from '../parts/use-versioned-form.tsx';
import { VehicleOptions } from '../parts/vehicle-choice.tsx';
import { useWrite } from '../parts/use-write.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';

type ReminderFormProps = {
  clientId: string;
  /** Absent: a new one. */
  reminder: Reminder | undefined;
  /** Why nothing is sent to this client. */
  obstacle: string | undefined;
  vehicles: Vehicle[];
  onDone: () => void;
};

/** What the garage is to remind a client of, new or edited. A second editor sees both versions and decides. */
export function ReminderForm({ clientId, reminder, obstacle, vehicles, onDone }: ReminderFormProps) {
  const save = useWrite({
    work: ({ version, ...json }: ReminderChange) =>
      reminder
        ? answerOf(
            api.staff.reminders[':id'].$patch({ param: { id: reminder.id }, json: { ...json, version } }),
          )
        : answerOf(api.staff.clients[':id'].reminders.$post({ param: { id: clientId }, json })),
    topics: ['clients', 'reminders'],
    done: { title: 'Success', text: 'Reminder saved.' },
  });
  const { shell, problems } = useVersionedForm({
    fields: comparedFields(vehicles),
    row: reminder,
    whole: true,
    schema: reminderChangeSchema,
    draft: `garage-draft-reminder-${reminder?.id ?? clientId}`,
    read: (data) => ({
      vehicle_id: text(data, 'vehicle_id') ?? '',
      title: text(data, 'title') ?? '',
      due_date: text(data, 'due_date') ?? '',
      days_before: number(data, 'days_before'),
    }),
    submit: (checked, version) => save.mutateAsync({ ...checked, version }),
    onDone,
  });
  return (
    <Form {...shell} action="Save reminder" onCancel={onDone}>
      {obstacle && <p className={loaded.warning}>This will not be sent: {obstacle}.</p>}
      <ReminderFields reminder={reminder} vehicles={vehicles} problems={problems} />
    </Form>
  );
}

type Problems = { problems: Record<string, string> };
type ReminderFieldsProps = Pick<ReminderFormProps, 'reminder' | 'vehicles'> & Problems;

function ReminderFields({ reminder, vehicles, problems }: ReminderFieldsProps) {
  const only = vehicles.length === 1 ? vehicles[0]?.id : undefined;
  return (
    <>
      <TextField
        required
        label="Remind them of"
        name="title"
        defaultValue={reminder?.title ?? ''}
        hint="The message to the client will say this, exactly as you write it here."
        error={problems['title']}
      />
      <Select
        required
        label="Vehicle"
        name="vehicle_id"
        defaultValue={reminder?.vehicle_id ?? only ?? ''}
        error={problems['vehicle_id']}
      >
        {/* First: if the chosen car goes, as when a colleague removes it, the list falls back to this. */}
        <option value="">Choose a vehicle</option>
        <VehicleOptions vehicles={vehicles} />
      </Select>
      <When reminder={reminder} problems={problems} />
    </>
  );
}

type WhenProps = Pick<ReminderFormProps, 'reminder'> & Problems;

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
      <Select label="Send email" name="days_before" defaultValue={lead} error={problems['days_before']}>
        <LeadOptions />
      </Select>
    </div>
  );
}

function comparedFields(vehicles: Vehicle[]): ComparedFields {
  const carOf = (id: unknown) => vehicles.find((vehicle) => vehicle.id === id);
  return {
    title: { label: 'Remind them of' },
    vehicle_id: {
      label: 'Vehicle',
      show: (id) => showPlate(carOf(id)?.registration ?? '') || 'another vehicle',
    },
    due_date: { label: 'Due' },
    days_before: {
      label: 'Send email',
      show: (days) => (typeof days === 'number' ? leadWords[nearestLead(days)] : '–'),
    },
  };
}
