import { business, phoneLink } from '../../../../business.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './call-button.module.css';

type CallButtonProps = {
  /** The line that is answered day and night. */
  emergency?: boolean | undefined;
  /** The main action on the page. */
  primary?: boolean | undefined;
  /** Words in place of the number. */
  children?: string;
};

/** Calls the workshop; shows the number unless the specification has other words for the button. */
export function CallButton({ emergency = false, primary = false, children }: CallButtonProps) {
  const phone = emergency ? business.emergencyPhone : business.phone;
  return (
    <ButtonLink href={phoneLink(phone)} look={primary ? 'primary' : 'plain'}>
      {children ?? (
        <>
          Call <span className={style.number}>{phone}</span>
        </>
      )}
    </ButtonLink>
  );
}
