import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import { AuthProvider } from '../../../lib/auth.tsx';
import { pressAgain } from '../../../lib/early-press.ts';
import { keepFocus } from '../../../lib/kept-focus.ts';
import { pathOf } from '../../../lib/path.ts';
import { Toasts } from '../../../ui/toast.tsx';

/** What /auth and the dashboard stand in: who is signed in, toasts, and the focus. */
export function Applications({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  useEffect(nameAddress, []);
  useEffect(pressAgain, []);
  return (
    <CSPProvider disableStyleElements>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </CSPProvider>
  );
}

/** The build has named the address of the page that was loaded (`scripts/site/account-heads.ts`), not of one after it. */
function nameAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(pathOf(location), link.href).href;
}
