import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, useEffect } from 'react';
import { AuthProvider } from '../../../lib/auth.tsx';
import { keepFocus } from '../../../lib/kept-focus.ts';
import { Toasts } from '../../../ui/toast.tsx';

/** What /auth and the dashboard stand in: who is signed in, toasts, and the focus. */
export function Applications({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <CSPProvider disableStyleElements>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </CSPProvider>
  );
}
