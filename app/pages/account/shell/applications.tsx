import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { AuthProvider } from '../../../lib/auth.tsx';
import { newQueryClient } from '../../../lib/query-client.ts';
import { Toasts } from '../../../ui/toast.tsx';

/** What every signed-in screen stands in: who is signed in, the answers kept from the server, and toasts. */
export function Applications({ children }: { children: ReactNode }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>{children}</AuthProvider>
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  );
}
