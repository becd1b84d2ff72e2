import { useState } from 'react';
import { answerOf, api, messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import style from '../parts/client.module.css';
import type { VehicleValues } from './vehicle-fields.ts';

type LookUpProps = { registration: string; onFound: (values: Partial<VehicleValues>) => void };

/** Fills the form from the official records; what comes back can be changed. */
export function LookUp({ registration, onFound }: LookUpProps) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');
  const lookUp = async () => {
    setPending(true);
    setOutcome('');
    try {
      const found = await answerOf(api.vehicles.lookup.$post({ json: { registration } }));
      const known = Object.entries(found).filter(([, value]) => value !== null);
      onFound(Object.fromEntries(known.map(([name, value]) => [name, String(value)])));
      setOutcome('We have filled in what the official records say. Please check it.');
    } catch (error) {
      setOutcome(messageOf(error, 'The look-up does not answer. Please fill in the form yourself.'));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={style.row}>
      <Button small pending={pending} disabled={registration.trim() === ''} onClick={() => void lookUp()}>
        Fill in from official records
      </Button>
      <p role="status" className={style.muted}>
        {outcome}
      </p>
    </div>
  );
}
