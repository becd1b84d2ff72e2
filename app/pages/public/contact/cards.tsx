import { business, phoneLink } from '../../../../business.ts';
import { EmergencyLine } from '../../../shell/emergency-line.tsx';
import { Running } from '../parts/unbroken.tsx';
import style from './contact.module.css';

/** Phone, email, place and hours. */
export function ContactCards() {
  const { street, town, county, postcode } = business.address;
  const [name, domain] = business.email.split('@');
  return (
    <div className={style.strip}>
      <div className={style.cards}>
        <section className={style.card}>
          <h2>Phone</h2>
          <p className={style.big}>
            <a href={phoneLink(business.phone)}>{business.phone}</a>
          </p>
          <p className={style.small}>During opening hours</p>
          <p className={style.small}>
            <EmergencyLine />
          </p>
        </section>
        <section className={style.card}>
          <h2>Email</h2>
          <p className={style.big}>
            <a href={`mailto:${business.email}`}>
              {name}@<wbr />
              {domain}
            </a>
          </p>
          <p className={style.small}>Reply within 24 hours</p>
        </section>
        <section className={style.card}>
          <h2>Location</h2>
          <p className={style.big}>
            <a href="#workshop">{street}</a>
          </p>
          <p className={style.small}>
            <Running text={`${town}, ${county} ${postcode}`} />
          </p>
        </section>
        <section className={style.card}>
          <h2>Hours</h2>
          <p className={style.big}>{business.hoursText}</p>
          {business.closedText && <p className={style.small}>{business.closedText}</p>}
          {/* The diary is closed then too, whatever the week’s hours say. */}
          <p className={style.small}>Closed on bank holidays</p>
        </section>
      </div>
    </div>
  );
}
