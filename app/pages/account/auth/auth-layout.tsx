import type { ReactNode } from 'react';
import { business, phoneLink } from '../../../../business.ts';
import { key } from '../../../drawings/key.ts';
import { sheet } from '../../../drawings/sheet.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import style from './auth.module.css';

const art = sheet('key', key(), { surface: 'navy' });

/** The page around the sign-in card. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={style.sheet}>
      <div className={style.inner}>
        <section className={style.card} aria-labelledby="auth-title">
          <header>
            <h1 id="auth-title" className={style.title}>
              {business.name}
            </h1>
            <p className={style.tagline}>Access your automotive service dashboard</p>
          </header>
          <noscript>
            <p>
              Signing in needs JavaScript. Without it, please call us on{' '}
              <a href={phoneLink(business.phone)}>{business.phone}</a>.
            </p>
          </noscript>
          {children}
        </section>
        <Drawing className={style.art} svg={art} />
      </div>
    </div>
  );
}
