import { business, phoneLink } from '../../business.ts';
import style from './top-bar.module.css';

/** Opening hours, place and phone, above the header. */
export function TopBar() {
  return (
    <div className={style.bar}>
      <div className={style.inner}>
        <span>
          {business.hoursText}
          <span className={style.closed}>, closed Sat and Sun</span>
        </span>
        <span className={style.place}>
          {business.address.town}, {business.address.county}
        </span>
        <a className={style.phone} href={phoneLink(business.phone)}>
          {business.phone}
        </a>
      </div>
    </div>
  );
}
