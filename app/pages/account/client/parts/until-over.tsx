import type { ReactNode } from 'react';
import { Announced } from '../../parts/announced.tsx';

/**
 * What can be done in a window, until there is nothing left to do: the garage may be faster than whoever types in it,
 * and the focus goes to Close then.
 * @param why says so, to screen readers too; nothing until then
 */
export function UntilOver({ why, children }: { why: ReactNode; children: ReactNode }) {
  return (
    <>
      <Announced>{why}</Announced>
      {!why && children}
    </>
  );
}
