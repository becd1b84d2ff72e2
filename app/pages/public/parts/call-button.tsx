import { business, phoneLink } from '../../../../business.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import style from './call-button.module.css';

/** Calls the workshop; shows the number unless the specification has other words for the button. */
export function CallButton({ children }: { children?: string }) {
  return (
    <ButtonLink href={phoneLink(business.phone)}>
      {children ?? (
        <>
          Call <span className={style.number}>{business.phone}</span>
        </>
      )}
    </ButtonLink>
  );
}
