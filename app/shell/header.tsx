import type { MouseEvent } from 'react';
import { allServices, allTuning, plainMenu, servicesMenu, tuningMenu } from '../../content/menus.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import { Dropdown, MobileMenu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useBookHref } from './use-book-href.ts';
import style from './header.module.css';

/** Hours and phone, name, menus and sign-in links. Menus are native popovers and need no script. */
export function Header() {
  return (
    <header className={style.header}>
      <TopBar />
      <div className={style.inner}>
        <Logo />
        <nav className={style.wide} aria-label="Main">
          <Dropdown id="menu-services" label="Services" links={servicesMenu} all={allServices} />
          <Dropdown id="menu-tuning" label="Tuning" links={tuningMenu} all={allTuning} />
          {plainMenu.map(({ label, href }) => (
            <a key={href} className={style.link} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className={style.account}>
          <AccountLinks />
        </div>
        <MobileMenu>
          <AccountLinks />
        </MobileMenu>
      </div>
    </header>
  );
}

/** Both variants are in the page; an attribute on the document decides which is shown. */
function AccountLinks() {
  return (
    <>
      <a className={`${style.link} when-signed-out`} href="/auth">
        Client Login
      </a>
      <ButtonLink className="when-signed-out" look="primary" href={useBookHref()} onClick={rollUp}>
        Book Service
      </ButtonLink>
      <ButtonLink className="when-signed-in" look="primary" href="/dashboard">
        Dashboard
      </ButtonLink>
      <a className={`${style.link} when-signed-in`} href="/auth?signout">
        Sign Out
      </a>
    </>
  );
}

/**
 * On /contact the link leads to the form on the same page, whose beginning the open menu would cover. In older browsers
 * without popovers, `public/menus.js` closes the menu at the next touch.
 */
function rollUp({ currentTarget }: MouseEvent<HTMLElement>): void {
  const menu = currentTarget.closest<HTMLElement>('[popover]');
  if (menu && 'hidePopover' in menu) menu.hidePopover();
}
