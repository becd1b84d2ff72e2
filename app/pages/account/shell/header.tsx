import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../shell/logo.tsx';
import style from './shell.module.css';

type HeaderProps = { name: string | null; email: string; userType: string | undefined };

/** The product's name, who is signed in as what, and the sign-out button. */
export function Header({ name, email, userType }: HeaderProps) {
  return (
    <header className={style.header}>
      <Logo />
      <div className={style.person}>
        {userType && (
          <span className={style.badge}>
            <Tag>{userType}</Tag>
          </span>
        )}
        <p className={style.who}>
          <span className={style.name}>{name || 'User'}</span>
          <span className={style.email}>{email}</span>
        </p>
        {/* One place signs users out, for this page and for the public ones. */}
        <Button small onClick={() => location.assign('/auth?signout')}>
          Sign Out
        </Button>
      </div>
    </header>
  );
}
