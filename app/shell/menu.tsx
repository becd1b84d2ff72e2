import type { ReactNode } from 'react';
import { allServices, allTuning, plainMenu, servicesMenu, tuningMenu } from '../../content/menus.ts';
import type { MenuLink } from '../../content/menus.ts';
import { business, phoneLink } from '../../business.ts';
import { classes } from '../ui/classes.ts';
import { EmergencyLine } from './emergency-line.tsx';
import style from './menu.module.css';

type DropdownProps = { id: string; label: string; links: MenuLink[]; all: MenuLink };

/** A button that opens a sheet of links under the header; Escape or a click elsewhere closes it. */
export function Dropdown({ id, label, links, all }: DropdownProps) {
  return (
    <>
      <button type="button" className={style.trigger} popoverTarget={id}>
        {label}
        <Chevron />
      </button>
      <div id={id} className={style.sheet} popover="auto">
        <div className={style.inner}>
          <Links links={links} />
          <a className={style.all} href={all.href}>
            {all.label}
          </a>
        </div>
      </div>
    </>
  );
}

/** The same links as in the wide header, in one sheet for narrow screens. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" className={style.mobileTrigger} popoverTarget="menu-all">
        Menu
      </button>
      <nav id="menu-all" className={classes(style.sheet, style.tall)} popover="auto" aria-label="Menu">
        <div className={style.inner}>
          <Group title="Services" links={servicesMenu} />
          <Group title="Tuning" links={tuningMenu} />
          <Group title="More" links={[...plainMenu, allServices, allTuning]} />
          <div className={style.actions}>{children}</div>
          <p className={style.hours}>
            {[business.hoursText, business.closedText, 'Call '].filter(Boolean).join('. ')}
            <a href={phoneLink(business.phone)}>{business.phone}</a>
          </p>
          <p className={style.hours}>
            <EmergencyLine />
          </p>
        </div>
      </nav>
    </>
  );
}

function Group({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <>
      <p className={style.title}>{title}</p>
      <Links links={links} />
    </>
  );
}

function Links({ links }: { links: MenuLink[] }) {
  return (
    <ul className={style.grid}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={style.tile} href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Chevron() {
  return (
    <svg className={style.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
