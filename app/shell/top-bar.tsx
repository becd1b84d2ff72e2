import { business, phoneLink } from '../../business.ts';
import { weekdayNames } from '../../features/appointments/times.ts';
import style from './top-bar.module.css';

const closedDays = new Intl.ListFormat('en-GB').format(
  weekdayNames
    .filter((_, index) => !business.hours.days.some((open) => open === index + 1))
    .map((name) => name.slice(0, 3)),
);

/** Opening hours, place and phone, above the header. */
export function TopBar() {
  return (
    <div className={style.bar}>
      <div className={style.inner}>
        <span>
          {business.hoursText}
          {closedDays && <span className={style.closed}>, closed {closedDays}</span>}
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
