import { business } from '../../business.ts';
import style from './logo.module.css';

/** The plate mark and the garage's name, leading home. */
export function Logo() {
  return (
    <a className={style.logo} href="/">
      <span className={style.mark} aria-hidden="true" />
      {business.name}
    </a>
  );
}
