import { formatPounds } from '../../../../../features/amount-words.ts';
import type { Answer } from '../../../../../features/quotes/schema.ts';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { ClientLink } from '../parts/client-link.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Phone } from '../parts/phone.tsx';
import parts from '../parts/parts.module.css';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Appointment } from '../parts/types.ts';
import { Badge, type BadgeVariant } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { clientName } from '../parts/words.ts';
import { AssignSelect } from './assign-select.tsx';
import { NextStep } from './next-step.tsx';
import style from './appointments.module.css';

type AppointmentColumn = ResponsiveColumn<Appointment>;

/** Several cars may come at the same time. */
const openingOf = (when: string, { full_name }: Appointment['client']) =>
  `${when}, open the appointment of ${clientName(full_name)}`;

const priceBadges: Record<Answer | 'asked', [words: string, variant: BadgeVariant]> = {
  asked: ['Awaiting approval', 'secondary'],
  agreed: ['Price agreed', 'outline'],
  declined: ['Price declined', 'destructive'],
};

/** Whether the client has agreed to or declined a price, or is still to answer; empty if none was asked. */
export function PriceBadge({ appointment }: { appointment: Appointment }) {
  // While one price awaits an answer, an answer to another would be taken for it.
  const said = appointment.is_awaiting === 1 ? 'asked' : appointment.price_answer;
  if (!said) return null;
  const [words, variant] = priceBadges[said];
  return (
    <span className={style.asked}>
      <Badge variant={variant}>{words}</Badge>
    </span>
  );
}

/** The columns that lists of appointments are put together from. */
export const columns = {
  date: {
    label: 'Date',
    sortBy: 'date',
    cell: ({ id, appointment_date, appointment_time, client }) => (
      <DashboardLink
        to={{ appointment: id }}
        label={openingOf(`${formatDateWithWeekday(appointment_date)} ${appointment_time}`, client)}
      >
        <span className={parts.nowrap}>{formatDateWithWeekday(appointment_date)}</span>{' '}
        <span className={style.time}>{appointment_time}</span>
      </DashboardLink>
    ),
  },
  time: {
    label: 'Time',
    cell: ({ id, appointment_time, client }) => (
      <DashboardLink to={{ appointment: id }} label={openingOf(appointment_time, client)}>
        <span className={style.time}>{appointment_time}</span>
      </DashboardLink>
    ),
  },
  registration: {
    label: 'Registration',
    cell: ({ vehicle }) => <CarPlate registration={vehicle?.registration} />,
  },
  vehicle: {
    label: 'Vehicle',
    under: 'Registration',
    cell: ({ vehicle }) => (vehicle ? <CarName car={vehicle} /> : 'No vehicle yet'),
  },
  work: {
    label: 'Work',
    cell: ({ service_type, workshop_notes }) =>
      workshop_notes ? (
        <span className={parts.tight}>
          {service_type}
          <span className={classes(parts.muted, parts.clip, style.told)}>{workshop_notes}</span>
        </span>
      ) : (
        service_type
      ),
  },
  client: {
    label: 'Client',
    cell: ({ client_id, client }) => <ClientLink id={client_id} name={client.full_name} />,
  },
  /** The client, and the number to ring if the car does not come or something is found. */
  caller: {
    label: 'Client',
    cell: ({ client_id, client }) => (
      <span className={parts.tight}>
        <ClientLink id={client_id} name={client.full_name} />
        {client.phone && (
          <span>
            <Phone number={client.phone} />
          </span>
        )}
      </span>
    ),
  },
  bay: { label: 'Bay', under: 'Time', cell: ({ bay }) => bay, cellUnder: ({ bay }) => `Bay ${bay}` },
  mechanic: {
    label: 'Mechanic',
    under: 'Work',
    cell: (appointment) => <AssignSelect appointment={appointment} />,
  },
  estimate: {
    label: 'Estimate',
    wideOnly: true,
    numeric: true,
    cell: ({ estimated_cost }) => formatPounds(estimated_cost),
  },
  status: {
    label: 'Status',
    cell: (appointment) => (
      <span className={parts.row}>
        <StatusBadge appointment={appointment} />
        <PriceBadge appointment={appointment} />
      </span>
    ),
  },
  next: {
    label: 'Next step',
    hasButtons: true,
    cell: (appointment) => <NextStep appointment={appointment} />,
  },
  /** The same, plus a service record if completed work has not been recorded. */
  nextOrRecord: {
    label: 'Next step',
    hasButtons: true,
    cell: (appointment) => <NextStep appointment={appointment} offersRecord />,
  },
} satisfies Record<string, AppointmentColumn>;
