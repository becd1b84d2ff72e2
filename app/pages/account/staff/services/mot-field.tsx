import { expiryAfterPass } from '../../../../../features/vehicles/mot.ts';
import { TextField } from '../../../../ui/field.tsx';
import { shortDay } from '../../parts/days.ts';
import { useVehicle } from '../vehicles/queries.ts';
import { unlessLater } from './offer.ts';

type MotFieldProps = {
  /** Null until a vehicle is chosen. */
  vehicleId: string | null;
  testedOn: string;
  problem: string | undefined;
};

/** When the MOT runs out after this test, filled in; it becomes the vehicle's own date. */
export function MotField({ vehicleId, testedOn, problem }: MotFieldProps) {
  const { data } = useVehicle(vehicleId);
  const before = data?.vehicle.mot_expiry ?? null;
  const offered = data && testedOn ? unlessLater(expiryAfterPass(before, testedOn), before) : '';
  const now = before ? ` It is ${shortDay(before)} now.` : '';
  return (
    <TextField
      // Another car or day is another offer.
      key={`${vehicleId} ${testedOn} ${offered}`}
      type="date"
      label="MOT valid until"
      name="mot_expiry"
      hint={`Changes the vehicle’s MOT expiry.${now} Leave empty if it failed.`}
      defaultValue={offered}
      error={problem}
    />
  );
}
