import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';
import { AuthProvider } from '../../../lib/auth.tsx';
import { Toasts } from '../../../ui/toast.tsx';

/** What /auth and the dashboard stand in: who is signed in, and toasts. */
export function Applications({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <AuthProvider>{children}</AuthProvider>
      <Toasts />
    </CSPProvider>
  );
}
