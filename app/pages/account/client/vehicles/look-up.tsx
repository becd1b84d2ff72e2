import { useEffect, useRef, useState } from 'react';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import shared from '../parts/client.module.css';
import { normalisePlate } from '../../../../../features/vehicles/plate.ts';
import { fromRecords, type VehicleValues, withoutTaken } from './vehicle-fields.ts';

const filled = 'We have filled in what the official records say. Please check it.';

type LookUpProps = {
  /** The current values of the form. */
  values: VehicleValues;
  /** Its initial values. */
  stored: VehicleValues;
  onFound: (values: Partial<VehicleValues>) => void;
};

/** What the last look-up filled in, and the normalised plate it was for. */
type Filled = { plate: string; taken: Partial<VehicleValues> };

/** Fills the form from the official records; typed text stays, and filled-in values can be changed. */
export function LookUp({ values, stored, onFound }: LookUpProps) {
  const { registration } = values;
  // The client may go on typing while waiting for the answer.
  const latest = useRef(values);
  useEffect(() => void (latest.current = values), [values]);
  const [before, setBefore] = useState<Filled>({ plate: '', taken: {} });
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');
  const lookUp = async () => {
    setPending(true);
    setOutcome('');
    try {
      const found = await answerOf(api.vehicles.lookup.$post({ json: { registration } }));
      if (latest.current.registration !== registration)
        return setOutcome('You have changed the registration. Please press the button again.');
      const known = Object.entries(found).map(([name, value]) => [name, String(value ?? '')]);
      const plate = normalisePlate(registration);
      // A second look-up of the same car may return less; what was filled in for another car is taken out again.
      const filledIn = plate === before.plate ? before.taken : {};
      const back = plate === before.plate ? {} : withoutTaken(before.taken, latest.current, stored);
      const { taken, kept } = fromRecords(
        Object.fromEntries(known),
        { ...latest.current, ...back },
        { ...stored, mileage: '', ...filledIn },
      );
      onFound({ ...back, ...taken });
      setBefore({ plate, taken: { ...filledIn, ...taken } });
      setOutcome(
        [
          filled,
          kept.length > 0 && `We have kept what was already there. The records say: ${kept.join(', ')}.`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    } catch (error) {
      setOutcome(messageOf(error, 'The look-up is not answering. Please fill in the form yourself.'));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={shared.row}>
      <Button small pending={pending} disabled={registration.trim() === ''} onClick={() => void lookUp()}>
        Fill in from official records
      </Button>
      <p role="status" className={shared.muted}>
        {outcome}
      </p>
    </div>
  );
}
