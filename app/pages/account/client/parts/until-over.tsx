import type { ReactNode } from 'react';
import { LiveRegion } from '../../parts/live-region.tsx';

/**
 * The content of a dialog until there is nothing left to do in it: the garage may act before the client has finished
 * typing. The focus then moves to Close.
 * @param why the reason, also announced to screen readers; empty until then
 */
export function UntilOver({ why, children }: { why: ReactNode; children: ReactNode }) {
  return (
    <>
      <LiveRegion>{why}</LiveRegion>
      {!why && children}
    </>
  );
}
