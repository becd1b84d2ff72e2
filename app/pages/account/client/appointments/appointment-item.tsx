import { endTime } from '../../../../../features/appointments/times.ts';
import { business, phoneLink } from '../../../../../business.ts';
import {
  isComing,
  isOpen,
  isPendingRequest,
  statusWords,
} from '../../../../../features/appointments/statuses.ts';
import { pounds } from '../../../../../features/amount-words.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import shared from '../parts/client.module.css';
import { formatInstant, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import type { Appointment, Quote } from '../parts/queries.ts';
import { VehicleName } from '../parts/vehicle-name.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { QuoteList } from '../quotes/quote-list.tsx';
import { useDownload } from '../../parts/use-download.ts';
import { shownMinutes, statusVariants } from '../../parts/words.ts';
import style from './appointments.module.css';

/** One appointment in the list, with what its owner can do about it. */
export function AppointmentItem({ appointment, quotes }: { appointment: Appointment; quotes: Quote[] }) {
  const {
    service_type: type,
    vehicle,
    notes,
    estimated_cost: cost,
    cancel_reason: reason,
    status,
  } = appointment;
  return (
    <li className={classes(shared.item, shared.wide)}>
      <div className={shared.tight}>
        <div className={style.head}>
          <h2 className={shared.itemTitle}>{type}</h2>
          <Badge variant={statusVariants[status]}>{statusWords[status]}</Badge>
          {isPendingRequest(appointment) && <Badge variant="secondary">Requested</Badge>}
        </div>
        <p className={style.when}>
          <When appointment={appointment} />
          {vehicle ? (
            <span>
              <VehicleName vehicle={vehicle} />
            </span>
          ) : (
            <span className={shared.muted}>No vehicle given</span>
          )}
          {cost !== null && <span>Estimated cost {pounds(cost)}</span>}
        </p>
        {notes && <p className={shared.note}>{notes}</p>}
        <QuoteList quotes={quotes} />
        {status === 'cancelled' && reason && <p className={shared.muted}>Cancelled: {reason}</p>}
      </div>
      {isOpen(status) ? <OpenActions appointment={appointment} /> : <BookAgain appointment={appointment} />}
    </li>
  );
}

function When({ appointment }: { appointment: Appointment }) {
  const { appointment_date: date, appointment_time: time, duration_minutes: minutes } = appointment;
  return (
    <span>
      {formatDateWithWeekday(date)},{' '}
      <span className={shared.mono}>
        {time}–{endTime(time, minutes)}
      </span>{' '}
      <span className={shared.muted}>({shownMinutes(minutes)})</span>
    </span>
  );
}

/** Which appointment a button is about, for users who hear the buttons one by one. */
const nameOf = ({ service_type: type, appointment_date: date, appointment_time: time }: Appointment) =>
  `${type}, ${formatDateWithWeekday(date)}, ${time}`;

function OpenActions({ appointment }: { appointment: Appointment }) {
  const { id, can_change: canChange, change_until: until, status } = appointment;
  const name = nameOf(appointment);
  const { open } = useDialog();
  const { save, pending } = useDownload('The calendar file could not be loaded. Please try again.');
  return (
    <div className={shared.tight}>
      <div className={shared.row}>
        {canChange && (
          <>
            <Button small onClick={() => open('move', { id })} aria-label={`Change ${name}`}>
              Change
            </Button>
            <Button small onClick={() => open('cancel', { id })} aria-label={`Cancel ${name}`}>
              Cancel
            </Button>
          </>
        )}
        <Button
          small
          look="quiet"
          pending={pending}
          onClick={() => save(`/api/appointments/${id}/calendar`, 'appointment.ics')}
          aria-label={`Add to calendar: ${name}`}
        >
          Add to calendar
        </Button>
      </div>
      {canChange && <p className={shared.muted}>Change or cancel until {formatInstant(until)}</p>}
      {!canChange && isComing(status) && <CallToChange />}
    </div>
  );
}

/** For clients who can no longer change an appointment online. */
export function CallToChange() {
  return (
    <p className={shared.muted}>
      To change it now, please call us: <a href={phoneLink(business.phone)}>{business.phone}</a>
    </p>
  );
}

function BookAgain({ appointment }: { appointment: Appointment }) {
  const { open } = useDialog();
  const { service_type: type, vehicle_id: vehicle } = appointment;
  return (
    <div className={shared.row}>
      <Button
        small
        onClick={() => open('book', { type, ...(vehicle && { vehicle }) })}
        aria-label={`Book again: ${nameOf(appointment)}`}
      >
        Book again
      </Button>
    </div>
  );
}
