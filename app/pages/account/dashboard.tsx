import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { newQueryClient } from '../../lib/query-client.ts';
import { privateMeta } from '../../lib/meta.ts';
import { Applications } from './shell/applications.tsx';
import { Dashboard } from './shell/dashboard.tsx';
import { Failure } from './shell/failure.tsx';
// Nobody sees the dashboard without it, so it comes with the page instead of after it.
import '../../lib/session-client.ts';

export const handle = { scripts: true };
export const meta = () =>
  privateMeta('Dashboard', 'Your vehicles, appointments, service history and reminders.', [
    'my vehicles',
    'my appointments',
    'service history',
    'MOT reminders',
  ]);

/** /dashboard: whoever is signed in sees their side of the garage. */
export default function Page() {
  const [queryClient] = useState(newQueryClient);
  return (
    <Applications>
      <QueryClientProvider client={queryClient}>
        <Dashboard />
      </QueryClientProvider>
    </Applications>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <Failure />
    </main>
  );
}
