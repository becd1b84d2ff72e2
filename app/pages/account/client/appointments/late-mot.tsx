import { settles } from '../../../../../features/vehicles/service.ts';
import { classes } from '../../../../ui/classes.ts';
import { formatDate } from '../../../../../features/date-words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import { today } from '../../parts/days.ts';
import { orRepair } from '../../parts/mot-booked.ts';
import shared from '../parts/client.module.css';
import { useVehicles } from '../parts/queries.ts';

type LateMotProps = { type: string; vehicleId: string | null; date: string };

/** Warns if the car's MOT runs out before the day chosen for its test. */
export function LateMot({ type, vehicleId, date }: LateMotProps) {
  const expiry = useVehicles().data?.rows.find(({ id }) => id === vehicleId)?.mot_expiry;
  const isLate = expiry && settles('mot', type) && date > expiry;
  return <LiveRegion>{isLate && <LateFor expiry={expiry} />}</LiveRegion>;
}

function LateFor({ expiry }: { expiry: string }) {
  const isOver = expiry < today();
  return (
    <p className={classes(shared.callout, shared.warning)}>
      The MOT on this car {isOver ? 'ran' : 'runs'} out on {formatDate(expiry)}.{' '}
      {isOver ? 'Until the test' : 'From then until the test'} it may only be driven to the test, {orRepair}.
    </p>
  );
}
