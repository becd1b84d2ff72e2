import type { ReactNode } from 'react';
import { readPhone } from '../../../../../features/phone.ts';
import { phoneDigits } from '../../../../../features/search/words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import { useSearch } from '../frame/queries.ts';
import parts from '../parts/parts.module.css';
import { clientName } from '../parts/words.ts';

/** A client who has a phone number already. */
export type PhoneHolder = { id: string; name: string };

type SamePhoneProps = {
  /** The phone number as it was typed. */
  typed: string;
  /** What can be done with a client who has it. */
  offer: (holder: PhoneHolder) => ReactNode;
};

/** Says which clients have a number already. Only a hint: families share phones. */
export function SamePhone({ typed, offer }: SamePhoneProps) {
  // Not before the number is complete: its beginning would find other people.
  const { data } = useSearch(readPhone(typed).href === null ? '' : typed);
  const holders = (data?.clients ?? []).filter(({ phone }) => phoneDigits(phone) === phoneDigits(typed));
  return (
    <LiveRegion>
      {holders.map(({ id, full_name }) => {
        const name = clientName(full_name);
        return (
          <p key={id} className={parts.row}>
            <span className={parts.muted}>{name} has this number.</span>
            {offer({ id, name })}
          </p>
        );
      })}
    </LiveRegion>
  );
}
