import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { defaultLeadDays, reminderChangeSchema } from '../../../../../features/reminders/schema.ts';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Select, TextField } from '../../../../ui/field.tsx';
import shared from '../parts/client.module.css';
import { today } from '../../parts/days.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { type Reminder, useReminders, useVehicles, type Vehicle, isGone } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { CarOptions, LeadOptions } from '../../parts/options.tsx';
import { UntilOver } from '../parts/until-over.tsx';
import { useClientForm } from '../parts/use-client-form.ts';
import { nearestLead } from '../../parts/lead.ts';

/** The dialog for a client's own reminder, new or edited. */
export function ReminderDialog({ profileId }: { profileId: string }) {
  const { name, id, close } = useDialog();
  return (
    <Dialog title={id ? 'Edit Reminder' : 'Add Reminder'} open={name === 'remind'} onClose={close}>
      <Body profileId={profileId} id={id} onDone={close} />
    </Dialog>
  );
}

function Body({ profileId, id, onDone }: { profileId: string; id: string | null; onDone: () => void }) {
  const vehicles = useVehicles();
  const reminders = useReminders();
  const reminder = reminders.data?.rows.find((one) => one.id === id);
  const isOver = id && reminders.data && !reminder;
  return (
    <Loaded<unknown> query={id && !reminder ? reminders : vehicles} loading="Loading...">
      <UntilOver why={isOver && <Over />}>
        {vehicles.data && (
          <ReminderForm key={id} {...{ profileId, reminder, onDone }} vehicles={vehicles.data.rows} />
        )}
      </UntilOver>
    </Loaded>
  );
}

function Over() {
  return <p>This reminder has been sent or deleted, so it can no longer be changed.</p>;
}

type ReminderFormProps = {
  profileId: string;
  reminder: Reminder | undefined;
  vehicles: Vehicle[];
  onDone: () => void;
};

function ReminderForm(props: ReminderFormProps) {
  const { values, set, field, problems, pending, submit } = useReminderForm(props);
  // The draft may name a car that has since been removed.
  if (isGone(values.vehicle_id, props.vehicles)) set({ vehicle_id: '' });
  return (
    <form className={shared.form} onSubmit={submit} noValidate>
      <ErrorSummary problems={problems} />
      <TextField label="Remind me of" required placeholder="Winter tyres" {...field('title')} />
      <Select label="Vehicle" required {...field('vehicle_id')}>
        <option value="">Choose a vehicle</option>
        <CarOptions cars={props.vehicles} />
      </Select>
      <div className={shared.pair}>
        <TextField label="Due" type="date" required min={today()} {...field('due_date')} />
        <Select label="Email me" {...field('days_before')}>
          <LeadOptions />
        </Select>
      </div>
      <div className={shared.buttons}>
        <Button type="submit" look="primary" pending={pending}>
          {props.reminder ? 'Save Changes' : 'Add Reminder'}
        </Button>
        <Button onClick={props.onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function useReminderForm({ profileId, reminder, vehicles, onDone }: ReminderFormProps) {
  const lead = reminder ? nearestLead(daysBetween(reminder.send_on, reminder.due_date)) : defaultLeadDays;
  const only = vehicles.length === 1 ? (vehicles[0]?.id ?? '') : '';
  return useClientForm({
    draft: `garage-draft-${profileId}-reminder-${reminder?.id ?? 'new'}`,
    initial: {
      title: reminder?.title ?? '',
      vehicle_id: reminder?.vehicle_id ?? only,
      due_date: reminder?.due_date ?? '',
      days_before: String(lead),
    },
    schema: reminderChangeSchema,
    read: (values) => ({
      ...values,
      days_before: Number(values.days_before),
      ...(reminder && { version: reminder.version }),
    }),
    async save(checked) {
      const param = { id: reminder?.id ?? '' };
      await (reminder
        ? answerOf(api.reminders[':id'].$patch({ param, json: checked }))
        : answerOf(api.reminders.$post({ json: checked })));
      return 'Reminder saved.';
    },
    failed: (error) => messageOf(error, 'Failed to save the reminder. Please try again.'),
    topics: ['reminders', 'vehicles'],
    onDone,
  });
}
