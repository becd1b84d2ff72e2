import { useLocation } from 'react-router';
import { business, phoneLink } from '../../business.ts';
import { ButtonLink } from '../ui/button.tsx';
import style from './phone-bar.module.css';

/** On phones, the two things people come for, always in reach of the thumb. At the roadside that is the emergency line. */
export function PhoneBar() {
  const isEmergency = useLocation().pathname.startsWith('/recovery-breakdown');
  return (
    <nav className={style.bar} aria-label="Call or book">
      <ButtonLink href={phoneLink(isEmergency ? business.emergencyPhone : business.phone)}>Call</ButtonLink>
      <ButtonLink className={style.book} look="primary" href="/contact">
        Book Service
      </ButtonLink>
    </nav>
  );
}
