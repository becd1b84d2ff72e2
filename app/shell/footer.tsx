import { business, phoneLink } from '../../business.ts';
import { footerLocal, footerQuick, footerServices, legalMenu } from '../../content/menus.ts';
import type { MenuLink } from '../../content/menus.ts';
import { EmergencyLine } from './emergency-line.tsx';
import { Logo } from './logo.tsx';
import style from './footer.module.css';

/** Service links, quick links, local pages, where to find the garage, social and legal links. */
export function Footer() {
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <div className={style.columns}>
          <Visit />
          <LinkList title="Services" links={footerServices} wide />
          <LinkList title="Quick links" links={footerQuick} />
          <LinkList title={`In ${business.address.town}`} links={footerLocal} />
        </div>
        <div className={style.last}>
          <p>Independent. Not affiliated with or authorised by any manufacturer.</p>
          {business.registration && <p>{business.registration}</p>}
          <ul className={style.row}>
            {[...business.social.map(({ name, url }) => ({ label: name, href: url })), ...legalMenu].map(
              (link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Visit() {
  const { street, town, county, postcode } = business.address;
  return (
    <div className={style.visit}>
      <Logo />
      <address className={style.address}>
        {street}
        <br />
        {`${town}, ${county} ${postcode}`}
        <br />
        <a className={style.phone} href={phoneLink(business.phone)}>
          {business.phone}
        </a>
        <a href={`mailto:${business.email}`}>{business.email}</a>
      </address>
      <p className={style.hours}>
        {business.hoursText}
        {business.closedText && <br />}
        {business.closedText}
        <br />
        Closed on bank holidays
      </p>
      <p className={style.hours}>
        <EmergencyLine />
      </p>
      <p className={style.hours}>{`Serving ${town} since ${business.servingSince}`}</p>
    </div>
  );
}

function LinkList({ title, links, wide }: { title: string; links: MenuLink[]; wide?: true }) {
  return (
    <nav aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      <ul className={wide ? style.wideList : style.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
