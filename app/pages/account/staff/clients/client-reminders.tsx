import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Client, Reminder, Vehicle } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { ReminderForm } from './reminder-form.tsx';
import { byUrgency, obstacleOf, stateOf } from './reminder-state.ts';
import { useDismiss } from './use-dismiss.ts';
import style from './clients.module.css';

type ClientRemindersProps = {
  client: Client;
  /** Whether the account is disabled: reminders are not sent then. */
  isDisabled: boolean;
  reminders: Reminder[];
  vehicles: Vehicle[];
};

/** What the client will be, or was, reminded of. Unsent ones can be stopped, and those entered by hand edited. */
export function ClientReminders({ client, isDisabled, reminders, vehicles }: ClientRemindersProps) {
  const { get, change } = useUrl();
  const kept = vehicles.filter(({ archived_at }) => archived_at === null);
  const edited = get('edit').startsWith('reminder') ? get('edit').replace(/^reminder-?/, '') : null;
  const add = (
    <Button small disabled={kept.length === 0} onClick={() => change({ edit: 'reminder' })}>
      Add reminder
    </Button>
  );
  if (edited !== null) {
    const reminder = reminders.find(({ id }) => id === edited);
    const onDone = () => change({ edit: null }, { replace: true });
    return (
      <Card title="Reminders">
        {edited !== '' && !reminder ? (
          <EmptyState
            text="This reminder has been sent or deleted, so it can no longer be changed."
            action={
              <Button small onClick={onDone}>
                Back to the reminders
              </Button>
            }
          />
        ) : (
          <ReminderForm
            key={edited}
            clientId={client.id}
            obstacle={obstacleOf({ ...client, isDisabled })}
            vehicles={kept}
            {...{ reminder, onDone }}
          />
        )}
      </Card>
    );
  }
  return (
    <Card title="Reminders" flush actions={add}>
      {reminders.length === 0 && (
        <p className={style.none}>
          {kept.length === 0 ? 'No reminders. Add a vehicle first.' : 'No reminders.'}
        </p>
      )}
      <ul className={style.rows}>
        {byUrgency(reminders).map((reminder) => (
          <ReminderRow
            key={reminder.id}
            client={{ ...client, isDisabled }}
            reminder={reminder}
            vehicle={vehicles.find(({ id }) => id === reminder.vehicle_id)}
          />
        ))}
      </ul>
    </Card>
  );
}

type ReminderRowProps = {
  client: Parameters<typeof stateOf>[1] & Pick<Client, 'id'>;
  reminder: Reminder;
  vehicle: Vehicle | undefined;
};

function ReminderRow({ client, reminder, vehicle }: ReminderRowProps) {
  const state = stateOf(reminder, client, vehicle, today());
  const name = `${reminder.title}, ${vehicle ? showPlate(vehicle.registration) : 'removed vehicle'}`;
  return (
    <li>
      <span className={parts.tight}>
        <span>{name}</span>
        <span className={parts.muted}>
          Due {formatDate(reminder.due_date)}. {state.words}
        </span>
      </span>
      <span className={parts.row}>
        <Badge variant={state.variant}>{state.badge}</Badge>
        {reminder.is_sent === 0 && (
          <Acts {...{ client, reminder, name }} isKept={vehicle?.archived_at === null} />
        )}
      </span>
    </li>
  );
}

/** @param isKept whether the vehicle is still the client's: no reminder is sent for any other */
function Acts({
  client,
  reminder,
  name,
  isKept,
}: Omit<ReminderRowProps, 'vehicle'> & { name: string; isKept: boolean }) {
  const { change } = useUrl();
  const { id, vehicle_id, reminder_type, dismissed_at } = reminder;
  const dismiss = useDismiss(reminder, client);
  const isStopped = dismissed_at !== null;
  return (
    <>
      {isKept && !isStopped && reminder_type === 'own' && (
        <Button
          small
          look="quiet"
          onClick={() => change({ edit: `reminder-${id}` })}
          aria-label={`Edit: ${name}`}
        >
          Edit
        </Button>
      )}
      {isKept && !isStopped && reminder_type !== 'own' && (
        <DashboardLink to={{ vehicle: vehicle_id, act: 'edit' }} label={`Change date: ${name}`}>
          Change date
        </DashboardLink>
      )}
      <Button
        small
        look="quiet"
        pending={dismiss.isPending}
        onClick={() => dismiss.mutate(!isStopped)}
        aria-label={`${isStopped ? 'Bring back' : 'Stop'}: ${name}`}
      >
        {isStopped ? 'Bring back' : 'Stop'}
      </Button>
    </>
  );
}
