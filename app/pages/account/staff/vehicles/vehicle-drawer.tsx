import { today } from '../../parts/days.ts';
import { motBookedWords, nextMot } from '../../parts/mot-booked.ts';
import { nextServiceWords } from '../../parts/words.ts';
import { formatCount, formatPounds } from '../../../../../features/amount-words.ts';
import { fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { erasedPlate } from '../../../../../features/vehicles/plate.ts';
import { Button } from '../../../../ui/button.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatDate, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import type { Appointment, ListedVehicle, ServiceRecord } from '../parts/types.ts';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { MotDate } from './mot-date.tsx';
import { useArchive } from './archive.ts';
import { useVehicle } from './queries.ts';
import { VehicleEditor } from './vehicle-editor.tsx';
import style from './vehicles.module.css';

/** One vehicle: its facts, which can be edited, and what was booked and done. */
export function VehicleDrawer({ id }: { id: string }) {
  const { get, change } = useUrl();
  const query = useVehicle(id);
  return (
    <Loaded query={query} loading="Loading the vehicle..." lines={8}>
      {({ vehicle, appointments, services }) => (
        <div className={parts.stack}>
          <p className={parts.row}>
            <CarPlate registration={vehicle.registration} large />
            <strong>
              {carName(vehicle)}, {vehicle.year}
            </strong>
          </p>
          {get('act') === 'edit' ? (
            <VehicleEditor vehicle={vehicle} onDone={() => change({ act: null }, { replace: true })} />
          ) : (
            <>
              <Facts vehicle={vehicle} motBooked={nextMot(appointments, today())} />
              {vehicle.registration !== erasedPlate && <Acts vehicle={vehicle} />}
            </>
          )}
          <History appointments={appointments} services={services} />
        </div>
      )}
    </Loaded>
  );
}

function Facts({ vehicle, motBooked }: { vehicle: ListedVehicle; motBooked: string | undefined }) {
  const { mot_expiry: expiry } = vehicle;
  return (
    <dl className={parts.facts}>
      <dt>Owner</dt>
      <dd>
        <ClientLink id={vehicle.owner_id} name={vehicle.owner_name} />
      </dd>
      <dt>MOT until</dt>
      <dd>
        <MotDate expiry={expiry} />
        {expiry && motBooked && <p className={parts.muted}>{motBookedWords(motBooked, expiry, today())}</p>}
      </dd>
      <dt>Next service</dt>
      <dd>{nextServiceWords(vehicle) || '–'}</dd>
      <dt>Mileage</dt>
      <dd>{vehicle.mileage === null ? '–' : formatCount(vehicle.mileage)}</dd>
      <dt>Fuel</dt>
      <dd>{vehicle.fuel_type ? fuelWords[vehicle.fuel_type] : '–'}</dd>
      <dt>VIN</dt>
      <dd className={parts.mono}>{vehicle.vin ?? '–'}</dd>
    </dl>
  );
}

function Acts({ vehicle }: { vehicle: ListedVehicle }) {
  const { change } = useUrl();
  const archive = useArchive();
  const isArchived = vehicle.archived_at !== null;
  return (
    <div className={parts.row}>
      {!isArchived && (
        <Button small look="primary" onClick={() => change({ do: 'book' })}>
          Book for this vehicle
        </Button>
      )}
      <Button small onClick={() => change({ act: 'edit' })}>
        Edit
      </Button>
      <Button
        small
        pending={archive.isPending}
        onClick={() => archive.mutate({ ...vehicle, archived: !isArchived })}
      >
        {isArchived ? 'Bring back' : 'Remove, keep its history'}
      </Button>
    </div>
  );
}

function History({ appointments, services }: { appointments: Appointment[]; services: ServiceRecord[] }) {
  return (
    <>
      <h3 className={parts.section}>Appointments</h3>
      {appointments.length === 0 && <p className={parts.muted}>No appointments scheduled</p>}
      <ul className={style.history}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <DashboardLink to={{ vehicle: null, appointment: appointment.id }}>
              {formatDateWithWeekday(appointment.appointment_date)} {appointment.appointment_time},{' '}
              {appointment.service_type}
            </DashboardLink>
            <StatusBadge appointment={appointment} />
          </li>
        ))}
      </ul>
      <h3 className={parts.section}>Service records</h3>
      {services.length === 0 && <p className={parts.muted}>No service history</p>}
      <ul className={style.history}>
        {services.map(({ id, service_date, service_type, cost }) => (
          <li key={id}>
            <DashboardLink to={{ vehicle: null, record: id }}>
              {formatDate(service_date)}, {service_type}
            </DashboardLink>
            <span>{formatPounds(cost)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
