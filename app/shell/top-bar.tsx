import { business, phoneLink } from '../../business.ts';
import style from './top-bar.module.css';

const closed = business.closedText.charAt(0).toLowerCase() + business.closedText.slice(1);
/** If a phone has no room beside the number, the closed days move to a second line as a whole. */
const hours = [business.hoursText, ...(closed ? [closed.replaceAll(' ', '\u00A0')] : [])].join(', ');

/** Opening hours, place and phone, above the header. */
export function TopBar() {
  return (
    <div className={style.bar}>
      <div className={style.inner}>
        <span className={style.hours}>{hours}</span>
        <span className={style.place}>{`${business.address.town}, ${business.address.county}`}</span>
        <a className={style.phone} href={phoneLink(business.phone)}>
          {business.phone}
        </a>
      </div>
    </div>
  );
}
