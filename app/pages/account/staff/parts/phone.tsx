import { readPhone } from '../../../../../features/phone.ts';
import { classes } from '../../../../ui/classes.ts';
import parts from './parts.module.css';

/** A phone number to ring, or plain text if it is not one; a dash if there is none. */
export function Phone({ number }: { number: string | null }) {
  if (!number) return '–';
  const { shown, href } = readPhone(number);
  if (!href) return shown;
  return (
    <a className={classes(parts.nowrap, parts.contact)} href={href}>
      {shown}
    </a>
  );
}
