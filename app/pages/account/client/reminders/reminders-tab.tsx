import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { sendTiming } from '../../../../../features/reminders/send-timing.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { type DueKind, dueWork } from '../../../../../features/vehicles/service.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import type { Topic } from '../../../../lib/query-client.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { loadReminders, type Reminder, useConsent, useReminders, useVehicles } from '../parts/queries.ts';
import { confirmDeleted } from '../../parts/confirm-outcome.ts';
import { useAction } from '../../parts/use-action.ts';
import { reminderDue } from '../parts/due-words.ts';
import { ReminderType } from '../parts/reminder-type.tsx';
import { useFilterOfMany } from '../parts/vehicle-filter.tsx';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { Consent } from './consent.tsx';
import { nearestLead } from '../../parts/lead.ts';

/** Reminders: all vehicles in one list, what is sent and when, and whether anything is sent at all. */
export function RemindersTab() {
  const query = useReminders();
  const vehicles = useVehicles();
  const { data: consent } = useConsent();
  const { open } = useDialog();
  const rows = query.data?.rows ?? [];
  const owned = vehicles.data?.rows ?? [];
  const { filter, of } = useFilterOfMany(owned);
  const shown = of ? rows.filter(({ vehicle_id: id }) => id === of) : rows;
  return (
    <div className={shared.stack}>
      <PanelHead title="Reminders">
        <Button look="primary" small disabled={owned.length === 0} onClick={() => open('remind')}>
          Add Reminder
        </Button>
      </PanelHead>
      <Consent />
      <Loaded query={query} loading="Loading your reminders..." otherQueries={[vehicles]}>
        {filter}
        {shown.length === 0 && <NothingDue noVehicles={owned.length === 0} />}
        <ul className={shared.list}>
          {shown.map((reminder) => (
            <ReminderItem key={reminder.id} reminder={reminder} consent={consent} />
          ))}
        </ul>
      </Loaded>
    </div>
  );
}

function NothingDue({ noVehicles }: { noVehicles: boolean }) {
  const { open } = useDialog();
  return noVehicles ? (
    <EmptyState
      text="Please add a vehicle first, then you can see what is due."
      action={<Button onClick={() => open('add-vehicle')}>Add Vehicle</Button>}
    />
  ) : (
    <EmptyState text="Nothing is due. Add an MOT expiry or next service date to your vehicles." />
  );
}

type ReminderItemProps = {
  reminder: Reminder;
  /** Absent while it is not known whether anything is sent. If nothing is, the top of the page says so. */
  consent: { agreed_at: string | null } | undefined;
};

function ReminderItem({ reminder, consent }: ReminderItemProps) {
  const { title, vehicle, send_on: sendOn, reminder_type: type } = reminder;
  const written = {
    later: `Email on ${formatDate(sendOn)}`,
    now: 'Email within 24 hours',
    never: 'No email: the day has passed',
  }[sendTiming(reminder, today())];
  return (
    <li className={classes(shared.item, shared.wide)}>
      <div className={shared.tight}>
        <div className={shared.row}>
          <h2 className={shared.itemTitle}>{title}</h2>
          <ReminderType reminder={reminder} />
        </div>
        <p className={shared.row}>
          <span>{reminderDue(reminder)}</span>
          <span>
            <VehicleName vehicle={vehicle} />
          </span>
          {consent?.agreed_at && <span className={shared.muted}>{written}</span>}
        </p>
      </div>
      {type === 'own' ? <OwnActions reminder={reminder} /> : <BookIt reminder={reminder} due={type} />}
    </li>
  );
}

/** Which reminder a button is about, for users who hear the buttons one by one. */
const nameOf = ({ title, vehicle }: Reminder) => `${title}, ${showPlate(vehicle.registration)}`;

function BookIt({ reminder, due }: { reminder: Reminder; due: DueKind }) {
  const { open } = useDialog();
  const [type] = dueWork[due];
  return (
    <div className={shared.row}>
      <Button
        small
        onClick={() => open('book', { type, vehicle: reminder.vehicle_id })}
        aria-label={`Book: ${nameOf(reminder)}`}
      >
        Book
      </Button>
    </div>
  );
}

function OwnActions({ reminder }: { reminder: Reminder }) {
  const { open } = useDialog();
  const topics: Topic[] = ['reminders'];
  const { run, pending } = useAction('Failed to delete the reminder. Please try again.', { topics });
  const undo = useAction('Failed to bring the reminder back. Please try again.', { topics });
  const remove = async () => {
    const { id } = reminder;
    await confirmDeleted(answerOf(api.reminders[':id'].$delete({ param: { id } })), loadReminders, id);
    return { title: 'Reminder deleted', action: undoing };
  };
  const bringBack = async () => {
    const { vehicle_id, title, due_date, send_on } = reminder;
    const lead = nearestLead(daysBetween(send_on, due_date));
    await answerOf(api.reminders.$post({ json: { vehicle_id, title, due_date, days_before: lead } }));
    return { title: 'Reminder is back', text: 'It is in your list again.' };
  };
  const undoing = { label: 'Undo', run: () => void undo.run(bringBack, undoing) };
  return (
    <div className={shared.row}>
      <Button
        small
        onClick={() => open('remind', { id: reminder.id })}
        aria-label={`Edit: ${nameOf(reminder)}`}
      >
        Edit
      </Button>
      <Button
        small
        pending={pending}
        onClick={() => void run(remove)}
        aria-label={`Delete: ${nameOf(reminder)}`}
      >
        Delete
      </Button>
    </div>
  );
}
