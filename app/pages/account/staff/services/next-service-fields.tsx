import { useState } from 'react';
import { nextServiceAfter, serviceInterval } from '../../../../../features/vehicles/service.ts';
import { TextField } from '../../../../ui/field.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { typedNumber } from '../../parts/typed.ts';
import parts from '../parts/parts.module.css';
import { useVehicle } from '../vehicles/queries.ts';
import { unlessLater } from './offer.ts';
import { formatMiles } from '../../../../../features/amount-words.ts';

type NextServiceFieldsProps = {
  /** Null until a vehicle is chosen. */
  vehicleId: string | null;
  servicedOn: string;
  /** As it was typed. */
  mileage: string;
  /** Whether the fields are filled in; if they are left empty, the vehicle’s own stay. */
  offersNext: boolean;
  problems: Record<string, string>;
};

/** When the next service is due after this one; both become the vehicle's own. */
export function NextServiceFields({
  vehicleId,
  servicedOn,
  mileage,
  offersNext,
  problems,
}: NextServiceFieldsProps) {
  const { data } = useVehicle(vehicleId);
  const { service_due_date: date = null, service_due_mileage: miles = null } = data?.vehicle ?? {};
  const read = typedNumber(mileage);
  const typed = typeof read === 'number' ? read : 0;
  const isOffered = offersNext && data !== undefined;
  const nextDate = isOffered && servicedOn ? unlessLater(nextServiceAfter(servicedOn), date) : '';
  const nextMiles = isOffered && typed > 0 ? unlessLater(typed + serviceInterval.miles, miles) : '';
  // Another car, day or mileage changes the offer, but only until the user has typed one.
  const [typedDate, setTypedDate] = useState<string>();
  const [typedMiles, setTypedMiles] = useState<string>();
  return (
    <div className={parts.pair}>
      <TextField
        type="date"
        label="Next service due"
        name="service_due_date"
        hint={`Changes the vehicle’s next service date.${date ? ` It is currently ${formatDate(date)}.` : ''}`}
        value={typedDate ?? nextDate}
        onChange={(event) => setTypedDate(event.target.value)}
        error={problems['service_due_date']}
      />
      <TextField
        inputMode="numeric"
        label="Or at mileage"
        name="service_due_mileage"
        hint={miles === null ? undefined : `Next service is currently due at ${formatMiles(miles)}.`}
        value={typedMiles ?? nextMiles}
        onChange={(event) => setTypedMiles(event.target.value)}
        error={problems['service_due_mileage']}
      />
    </div>
  );
}
