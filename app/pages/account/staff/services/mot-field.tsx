import { useState } from 'react';
import { expiryAfterPass } from '../../../../../features/vehicles/mot.ts';
import { TextField } from '../../../../ui/field.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { useVehicle } from '../vehicles/queries.ts';
import { unlessLater } from './offer.ts';

type MotFieldProps = {
  /** Null until a vehicle is chosen. */
  vehicleId: string | null;
  testedOn: string;
  /** Whether the day is filled in; if it is left empty, the vehicle’s own stays. */
  offersNext: boolean;
  problem: string | undefined;
};

/** When the MOT runs out after this test; it becomes the vehicle's own date. */
export function MotField({ vehicleId, testedOn, offersNext, problem }: MotFieldProps) {
  const { data } = useVehicle(vehicleId);
  const before = data?.vehicle.mot_expiry ?? null;
  const isOffered = offersNext && data && testedOn;
  const offered = isOffered ? unlessLater(expiryAfterPass(before, testedOn), before) : '';
  const now = before ? ` It is currently ${formatDate(before)}.` : '';
  const empty = offersNext ? 'Leave empty if it failed.' : 'Leave empty to keep it as it is.';
  // Another car or day changes the offer, but only until the user has typed a date.
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="date"
      label="MOT until"
      name="mot_expiry"
      hint={`Changes the vehicle’s MOT expiry.${now} ${empty}`}
      value={typed ?? offered}
      onChange={(event) => setTyped(event.target.value)}
      error={problem}
    />
  );
}
