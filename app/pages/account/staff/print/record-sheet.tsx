import { business, postalAddress } from '../../../../../business.ts';
import { formatMiles, pounds } from '../../../../../features/amount-words.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { statusWords } from '../../../../../features/appointments/statuses.ts';
import { warranty } from '../../../../../features/services/warranty.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { classes } from '../../../../ui/classes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import type { ServiceRecord } from '../parts/types.ts';
import { useService } from '../services/queries.ts';
import parts from '../parts/parts.module.css';
import style from './print.module.css';

/** What was done and what it cost, for the client to take away with the keys. It is no invoice. */
export function RecordSheet({ id }: { id: string }) {
  return (
    <Loaded query={useService(id)} loading="Loading the service record...">
      {(service) => <Sheet service={service} />}
    </Loaded>
  );
}

function Sheet({ service }: { service: ServiceRecord }) {
  const { vehicle, service_type, service_date, mileage, description, cost, status } = service;
  const isDone = status === 'completed';
  return (
    <article className={style.sheet}>
      <header className={style.head}>
        <h1 className={style.title}>Record of work: {service_type}</h1>
        <CarPlate registration={vehicle.registration} large />
      </header>
      <dl className={style.facts}>
        <dt>Date</dt>
        <dd>{formatDate(service_date)}</dd>
        <dt>Vehicle</dt>
        <dd>
          {carName(vehicle)}, {vehicle.year}
        </dd>
        {mileage !== null && (
          <>
            <dt>Mileage</dt>
            <dd>{formatMiles(mileage)}</dd>
          </>
        )}
        {!isDone && (
          <>
            <dt>Status</dt>
            <dd>{statusWords[status]}</dd>
          </>
        )}
        {description && (
          <>
            <dt>What was done</dt>
            <dd className={classes(style.notes, parts.text)}>{description}</dd>
          </>
        )}
        {cost !== null && (
          <>
            <dt>Cost</dt>
            <dd>{pounds(cost)}, VAT included</dd>
          </>
        )}
      </dl>
      <p>
        {isDone && `${warranty} `}If anything is not right, please call us on {business.phone}.
      </p>
      <p>{postalAddress}</p>
      {business.registration && <p>{business.registration}</p>}
    </article>
  );
}
