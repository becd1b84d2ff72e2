import { Fragment } from 'react';
import { carName } from '../../../../../features/vehicles/names.ts';
import { colleagueName } from '../../../../../features/profiles/names.ts';
import { answerWords } from '../../../../../features/quotes/schema.ts';
import { pounds, formatCount, formatPounds } from '../../../../../features/amount-words.ts';
import { classes } from '../../../../ui/classes.ts';
import { useAppointment } from '../appointments/queries.ts';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { Loaded, Missing } from '../../parts/loaded.tsx';
import type { Appointment, Quote, Vehicle } from '../parts/types.ts';
import { fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { formatPhone } from '../../../../../features/phone.ts';
import { shownMinutes } from '../../parts/words.ts';
import { clientName, endOf } from '../parts/words.ts';
import { useClient } from '../clients/queries.ts';
import type { Copy } from './print-view.tsx';
import parts from '../parts/parts.module.css';
import style from './print.module.css';

/** One job with room to write on. */
export function JobSheet({ id, copy }: { id: string; copy: Copy }) {
  const query = useAppointment(id);
  return (
    <Loaded query={query} loading="Loading the job...">
      {({ appointment, quotes }) => <Sheet {...{ appointment, quotes, copy }} />}
    </Loaded>
  );
}

type SheetProps = { appointment: Appointment; quotes: Quote[]; copy: Copy };

function Sheet({ appointment, quotes, copy }: SheetProps) {
  const client = useClient(appointment.client_id);
  const vehicle = client.data?.vehicles.find(({ id }) => id === appointment.vehicle_id);
  return (
    <article className={style.sheet}>
      <Missing queries={[client]} />
      <header className={style.head}>
        <h1 className={style.title}>Job sheet: {appointment.service_type}</h1>
        <CarPlate registration={appointment.vehicle?.registration} large />
      </header>
      <dl className={style.facts}>
        <dt>When</dt>
        <dd>
          {formatDateWithWeekday(appointment.appointment_date)}, {appointment.appointment_time}–
          {endOf(appointment)} ({shownMinutes(appointment.duration_minutes)}), bay {appointment.bay}
        </dd>
        <dt>Mechanic</dt>
        <dd>{appointment.assignee && colleagueName(appointment.assignee)}</dd>
        <VehicleFacts appointment={appointment} vehicle={vehicle} />
        {copy.for === 'office' && <PersonalFacts appointment={appointment} />}
        <Notes {...{ appointment, copy }} />
      </dl>
      <Answers quotes={quotes} copy={copy} />
      <WriteOn />
    </article>
  );
}

function VehicleFacts({ appointment, vehicle }: { appointment: Appointment; vehicle: Vehicle | undefined }) {
  if (!appointment.vehicle) return null;
  return (
    <>
      <dt>Vehicle</dt>
      <dd>
        {carName(appointment.vehicle)}, {appointment.vehicle.year}
        {vehicle?.fuel_type && `, ${fuelWords[vehicle.fuel_type]}`}
      </dd>
      <dt>VIN</dt>
      <dd className={style.mono}>{vehicle?.vin ?? ''}</dd>
      <dt>Last mileage</dt>
      <dd>{typeof vehicle?.mileage === 'number' ? formatCount(vehicle.mileage) : ''}</dd>
    </>
  );
}

/** Notes are the client's own words and may name people: unless someone has looked, the other copy only mentions them. */
function Notes({ appointment: { notes, workshop_notes }, copy }: Pick<SheetProps, 'appointment' | 'copy'>) {
  return (
    <>
      {(notes || copy.for === 'office') && (
        <>
          <dt>Notes</dt>
          <dd className={classes(style.notes, parts.text)}>
            {copy.hasNotes ? notes : 'There are some: ask the office, or read them in the appointment'}
          </dd>
        </>
      )}
      {workshop_notes && (
        <>
          <dt>For staff only</dt>
          <dd className={classes(style.notes, parts.text)}>{workshop_notes}</dd>
        </>
      )}
    </>
  );
}

function PersonalFacts({ appointment }: { appointment: Appointment }) {
  const { client, estimated_cost } = appointment;
  return (
    <>
      <dt>Client</dt>
      <dd>{clientName(client.full_name)}</dd>
      <dt>Phone</dt>
      <dd>{formatPhone(client.phone)}</dd>
      <dt>Estimate</dt>
      <dd>{formatPounds(estimated_cost)}</dd>
    </>
  );
}

/** The client's answers about additional work: only agreed work is done. */
function Answers({ quotes, copy }: { quotes: Quote[]; copy: Copy }) {
  const asked = quotes.filter(({ status }) => status !== 'withdrawn');
  if (asked.length === 0) return null;
  return (
    <dl className={style.facts}>
      {asked.map((quote) => (
        <Fragment key={quote.id}>
          <dt>{answerWords(quote)}</dt>
          <dd>
            {quote.work}
            {copy.for === 'office' && `, ${pounds(quote.price)}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What the technician fills in by hand. */
function WriteOn() {
  return (
    <>
      <dl className={style.blanks}>
        {['Mileage in', 'Started', 'Finished', 'Signed'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <section className={style.write}>
        <h2>Work done and parts used</h2>
      </section>
      <section className={style.write}>
        <h2>Also found: agree with the client first</h2>
      </section>
    </>
  );
}
