import { formatPounds } from '../../../../../features/amount-words.ts';
import { ClientLink } from '../parts/client-link.tsx';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatInstant, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { ReachFacts } from '../parts/reach-facts.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Appointment } from '../parts/types.ts';
import { endOf, mechanicWords } from '../parts/words.ts';
import { AssignSelect } from './assign-select.tsx';
import { shownMinutes } from '../../parts/words.ts';
import parts from '../parts/parts.module.css';
import style from './appointments.module.css';

type AppointmentFactsProps = {
  appointment: Appointment;
  services: { id: string; service_type: string }[];
  /** What staff noted about the client. */
  aboutClient: string | null;
  /** Whether a form below is about to change it: the mechanic must not be changed beside it. */
  isBeingChanged: boolean;
};

/** Everything known about an appointment. */
export function AppointmentFacts({
  appointment,
  services,
  aboutClient,
  isBeingChanged,
}: AppointmentFactsProps) {
  const { vehicle, vehicle_id, client, client_id } = appointment;
  return (
    <>
      {/* A colleague may take its next step while someone reads or types below. */}
      <div className={parts.spread} role="status">
        <p className={style.moment}>
          {formatDateWithWeekday(appointment.appointment_date)},{' '}
          <span className={style.time}>
            {appointment.appointment_time}–{endOf(appointment)}
          </span>
        </p>
        <StatusBadge appointment={appointment} />
      </div>
      <dl className={parts.facts}>
        <dt>Work</dt>
        <dd>
          {appointment.service_type}, {shownMinutes(appointment.duration_minutes)}, bay {appointment.bay}
        </dd>
        <dt>Vehicle</dt>
        <dd className={parts.row}>
          <CarPlate registration={vehicle?.registration} />
          {vehicle && (
            <DashboardLink to={{ appointment: null, vehicle: vehicle_id }}>
              <CarName car={vehicle} />
            </DashboardLink>
          )}
        </dd>
        <dt>Client</dt>
        <dd>
          <ClientLink id={client_id} name={client.full_name} />
        </dd>
        <ReachFacts client={client} />
        {aboutClient && (
          <>
            <dt>About the client</dt>
            <dd className={parts.text}>{aboutClient}</dd>
          </>
        )}
        <dt>Mechanic</dt>
        <dd>{isBeingChanged ? mechanicWords(appointment) : <AssignSelect appointment={appointment} />}</dd>
        <dt>Estimate</dt>
        <dd>{formatPounds(appointment.estimated_cost)}</dd>
        <dt>Notes</dt>
        <dd className={parts.text}>{appointment.notes ?? '–'}</dd>
        {appointment.workshop_notes && (
          <>
            <dt>For staff only</dt>
            <dd className={parts.text}>{appointment.workshop_notes}</dd>
          </>
        )}
        {appointment.cancel_reason && (
          <>
            <dt>Cancelled</dt>
            <dd className={parts.text}>{appointment.cancel_reason}</dd>
          </>
        )}
        <dt>Booked</dt>
        <dd>{formatInstant(appointment.created_at)}</dd>
        {services.length > 0 && (
          <>
            <dt>Record</dt>
            <dd className={parts.row}>
              {services.map(({ id, service_type }) => (
                <DashboardLink key={id} to={{ appointment: null, record: id }}>
                  {service_type}
                </DashboardLink>
              ))}
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
