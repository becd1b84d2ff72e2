import { carName } from '../../../../../features/vehicles/names.ts';
import { CarPlate } from '../parts/car-plate.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { statusShown } from '../../../../../features/appointments/statuses.ts';
import { clientName, endOf } from '../parts/words.ts';
import { classes } from '../../../../ui/classes.ts';
import style from './calendar.module.css';

/** An appointment on the day board; it opens its details. */
export function BoardCard({ appointment }: { appointment: Appointment }) {
  const {
    id,
    vehicle,
    service_type,
    status,
    client,
    appointment_time: from,
    duration_minutes: minutes,
  } = appointment;
  const isSlim = minutes <= 30;
  const detail = (
    <span className={style.detail}>
      {from}–{endOf(appointment)} · {statusShown(appointment)} · {clientName(client.full_name)}
      {vehicle && `, ${carName(vehicle)}`}
    </span>
  );
  return (
    <DashboardLink
      className={classes(style.card, style[status], isSlim && style.slim)}
      to={{ appointment: id }}
    >
      <span className={style.line}>
        {vehicle && <CarPlate registration={vehicle.registration} />}
        <strong>{service_type}</strong>
        {isSlim && detail}
      </span>
      {!isSlim && detail}
    </DashboardLink>
  );
}
