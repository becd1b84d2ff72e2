import { readPhone } from '../../../../../features/phone.ts';
import parts from './parts.module.css';

/** A phone number to be rung, or as plain text where it is not one; a dash where there is none. */
export function Phone({ number }: { number: string | null }) {
  if (!number) return '–';
  const { shown, href } = readPhone(number);
  if (!href) return shown;
  return (
    <a className={parts.nowrap} href={href}>
      {shown}
    </a>
  );
}
