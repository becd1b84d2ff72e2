import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import { AuthProvider } from '../../../lib/auth.tsx';
import { pressAgain } from '../../../lib/early-press.ts';
import { keepFocus } from '../../../lib/kept-focus.ts';
import { pathOf } from '../../../lib/path.ts';
import { Toasts } from '../../../ui/toast.tsx';

/** The frame of /auth and the dashboard: who is signed in, toasts and the focus. */
export function AppProviders({ children }: { children: ReactNode }) {
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

/** The build sets the canonical address of the first page (`scripts/site/account-heads.ts`), not of later ones. */
function nameAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(pathOf(location), link.href).href;
}
