import { business, phoneLink } from '../../business.ts';
import style from './top-bar.module.css';

const closed = business.closedText.charAt(0).toLowerCase() + business.closedText.slice(1);

/** Opening hours, place and phone, above the header. */
export function TopBar() {
  return (
    <div className={style.bar}>
      <div className={style.inner}>
        <span>
          {business.hoursText}
          {closed && <span className={style.closed}>, {closed}</span>}
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
