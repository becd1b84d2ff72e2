import { mailto } from '../../../../../features/mailto.ts';
import parts from './parts.module.css';

/** An email address to write to, broken before its @ if it does not fit; a dash if there is none. */
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
