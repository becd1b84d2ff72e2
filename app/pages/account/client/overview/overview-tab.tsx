import { isPendingRequest, statusWords } from '../../../../../features/appointments/statuses.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import shared from '../parts/client.module.css';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { reminderDue } from '../parts/due-words.ts';
import { useOverview } from '../parts/queries.ts';
import { WaitingQuote } from '../quotes/waiting-quote.tsx';
import { ReminderType } from '../parts/reminder-type.tsx';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { statusVariants } from '../../parts/words.ts';
import style from './overview.module.css';

type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

/** Overview: the next three reminders and the three most recent appointments. */
export function OverviewTab() {
  const query = useOverview();
  const { open } = useDialog();
  const hasVehicles = (query.data?.counters.vehicles ?? 0) > 0;
  return (
    <div className={shared.stack}>
      <PanelHead title="Overview">
        {query.data && !hasVehicles && (
          <Button look="primary" small onClick={() => open('add-vehicle')}>
            Add Vehicle
          </Button>
        )}
        <Button
          look={query.data && !hasVehicles ? 'plain' : 'primary'}
          small
          disabled={!hasVehicles}
          onClick={() => open('book')}
        >
          Book Appointment
        </Button>
      </PanelHead>
      <Loaded query={query} loading="Loading your overview...">
        {({ quotes, reminders, recent }) => (
          <div className={shared.stack}>
            {quotes.map((quote) => (
              <WaitingQuote key={quote.id} quote={quote} />
            ))}
            <div className={style.columns}>
              <Reminders rows={reminders} />
              <Appointments rows={recent} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Reminders({ rows }: { rows: Overview['reminders'] }) {
  return (
    <Card heading="h2" title="Upcoming Reminders">
      {rows.length === 0 && (
        <EmptyState text="Nothing is due. Reminders appear when a vehicle has an MOT or service date." />
      )}
      <ul className={shared.list}>
        {rows.map((reminder) => (
          <li key={reminder.id} className={shared.item}>
            <p className={style.line}>
              <span className={shared.strong}>{reminder.title}</span>
              <ReminderType reminder={reminder} />
            </p>
            <p className={style.line}>
              <span>
                <VehicleName vehicle={reminder.vehicle} />
              </span>
              <span className={shared.muted}>{reminderDue(reminder)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Appointments({ rows }: { rows: Overview['recent'] }) {
  return (
    <Card heading="h2" title="Recent Appointments">
      {rows.length === 0 && <EmptyState text="No appointments scheduled" />}
      <ul className={shared.list}>
        {rows.map((appointment) => {
          const { id, service_type: type, vehicle, status } = appointment;
          return (
            <li key={id} className={shared.item}>
              <p className={style.line}>
                <span className={shared.strong}>{type}</span>
                <span className={style.badges}>
                  <Badge variant={statusVariants[status]}>{statusWords[status]}</Badge>
                  {isPendingRequest(appointment) && <Badge variant="secondary">Requested</Badge>}
                </span>
              </p>
              <p className={style.line}>
                <span>{vehicle ? <VehicleName vehicle={vehicle} /> : 'No vehicle given'}</span>
                <span className={shared.muted}>
                  {formatDateWithWeekday(appointment.appointment_date)}, {appointment.appointment_time}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
