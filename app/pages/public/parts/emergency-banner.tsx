import { business, phoneLink } from '../../../../business.ts';
import style from './emergency-banner.module.css';

/** The emergency number, at the top of the page that people open at the roadside. */
export function EmergencyBanner() {
  return (
    <p className={style.banner}>
      <span>24/7 emergency line</span>
      <a className={style.phone} href={phoneLink(business.emergencyPhone)}>
        {business.emergencyPhone}
      </a>
    </p>
  );
}
