import { useLocation } from 'react-router';
import { business, phoneLink } from '../../business.ts';
import { ringBack } from '../../content/messages.ts';
import { pathOf } from '../lib/path.ts';
import { isRoadside } from '../lib/roadside.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useBookHref } from './use-book-href.ts';
import style from './phone-bar.module.css';

/** On phones, the two things people come for, always within reach of the thumb: at the roadside, the emergency line. */
export function PhoneBar() {
  const isEmergency = isRoadside(pathOf(useLocation()));
  return (
    <nav className={style.bar} aria-label="Call or book">
      {isEmergency ? <EmergencyLinks /> : <UsualLinks />}
    </nav>
  );
}

function UsualLinks() {
  return (
    <>
      <ButtonLink href={phoneLink(business.phone)}>Call</ButtonLink>
      <ButtonLink className={style.more} look="primary" href={useBookHref()}>
        Book Service
      </ButtonLink>
    </>
  );
}

function EmergencyLinks() {
  return (
    <>
      <ButtonLink className={style.more} look="primary" href={phoneLink(business.emergencyPhone)}>
        Call 24/7
      </ButtonLink>
      <ButtonLink href={useBookHref(ringBack)}>Callback</ButtonLink>
    </>
  );
}
