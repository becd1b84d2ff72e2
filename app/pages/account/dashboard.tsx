import { privateMeta } from '../../lib/meta.ts';
import { AppProviders } from './shell/app-providers.tsx';
import { Dashboard } from './shell/dashboard.tsx';
import { Failure } from './shell/failure.tsx';
// Nobody sees the dashboard without it, so it loads with the page instead of after it.
import '../../lib/session-client.ts';

export const handle = { scripts: true };
export const meta = () =>
  privateMeta('Dashboard', 'Your vehicles, appointments, service history and reminders.', [
    'my vehicles',
    'my appointments',
    'service history',
    'MOT reminders',
  ]);

/** /dashboard: shows signed-in users their side of the garage. */
export default function Page() {
  return (
    <AppProviders>
      <Dashboard />
    </AppProviders>
  );
}

export function ErrorBoundary() {
  return (
    <main>
      <Failure />
    </main>
  );
}
