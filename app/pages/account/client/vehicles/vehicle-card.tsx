import { motBookedWords, orRepair } from '../../parts/mot-booked.ts';
import { nextServiceWords } from '../../parts/words.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { fuelWords } from '../../../../../features/vehicles/fuels.ts';
import { earliestMotTest } from '../../../../../features/vehicles/mot.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Button } from '../../../../ui/button.tsx';
import { Plate } from '../../../../ui/plate.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { serviceStanding, standingOf } from '../parts/due-words.ts';
import type { ListedVehicle } from '../parts/queries.ts';
import { useDialog } from '../parts/use-dialog.ts';
import { DueGauge } from './due-gauge.tsx';
import style from './vehicles.module.css';
import { formatMiles } from '../../../../../features/amount-words.ts';

type VehicleCardProps = {
  vehicle: ListedVehicle;
  /** The day for which an MOT is booked already. */
  motBooked: string | undefined;
};

/** One vehicle: what it is, what is due, and what can be done with it. */
export function VehicleCard({ vehicle, motBooked }: VehicleCardProps) {
  const { open } = useDialog();
  const { id } = vehicle;
  const name = carName(vehicle);
  const plate = showPlate(vehicle.registration);
  return (
    <article className={style.card} aria-label={`${name} ${plate}`}>
      <header className={style.head}>
        <h2 className={style.name}>{name}</h2>
        <Plate registration={plate} />
      </header>
      <Facts vehicle={vehicle} />
      <Dues vehicle={vehicle} motBooked={motBooked} />
      <footer className={style.actions}>
        <Button small onClick={() => open('book', { vehicle: id })} aria-label={`Book ${name}, ${plate}`}>
          Book
        </Button>
        <Button small onClick={() => open('edit-vehicle', { id })} aria-label={`Edit ${name}, ${plate}`}>
          Edit
        </Button>
        <Button
          small
          look="quiet"
          onClick={() => open('remove-vehicle', { id })}
          aria-label={`Remove ${name}, ${plate}`}
        >
          Remove
        </Button>
      </footer>
    </article>
  );
}

function Facts({ vehicle }: Pick<VehicleCardProps, 'vehicle'>) {
  const facts = [
    ['Year', vehicle.year],
    ['Mileage', vehicle.mileage === null ? 'Not given' : formatMiles(vehicle.mileage)],
    ['Fuel', vehicle.fuel_type ? fuelWords[vehicle.fuel_type] : 'Not given'],
    ['MOT expiry', vehicle.mot_expiry ? formatDate(vehicle.mot_expiry) : 'Not given'],
    ['Next service', nextServiceWords(vehicle) || 'Not given'],
    ...(vehicle.vin ? [['VIN', vehicle.vin]] : []),
  ];
  return (
    <dl className={style.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Dues({ vehicle, motBooked }: VehicleCardProps) {
  const { mot_expiry: mot } = vehicle;
  const service = serviceStanding(vehicle, today());
  if (!mot && !service) return null;
  return (
    <div className={style.dues}>
      {mot && (
        <DueGauge
          label="MOT"
          standing={{ ...standingOf(mot, today()), note: motNote(mot, motBooked, today()) }}
        />
      )}
      {service && <DueGauge label="Service" standing={service} />}
    </div>
  );
}

/** The booked test; otherwise from when a test keeps the expiry date, while the MOT is still valid. */
export function motNote(expiry: string, booked: string | undefined, day: string): string {
  const earliest = earliestMotTest(expiry);
  if (booked) return motBookedWords(booked, expiry, day);
  if (expiry < day) return `Without a valid MOT the car may only be driven to a booked test, ${orRepair}.`;
  return earliest <= day
    ? 'Test it any time now and you keep this date.'
    : `Test it on or after ${formatDate(earliest)} to keep this date.`;
}
