import { mailto } from '../../../../../features/mailto.ts';
import parts from './parts.module.css';

/** An email address to be written to, broken before its @ where it does not fit; a dash where there is none. */
export function Email({ address }: { address: string | null }) {
  if (!address) return '–';
  const [name, ...rest] = address.split(/(?=@)/);
  return (
    <a className={parts.contact} href={mailto(address)}>
      {name}
      <wbr />
      {rest}
    </a>
  );
}
