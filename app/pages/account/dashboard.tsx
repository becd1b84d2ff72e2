import { privateMeta } from '../../lib/meta.ts';
import { Applications } from './shell/applications.tsx';
import { Dashboard } from './shell/dashboard.tsx';

export const handle = { scripts: true };
export const meta = () => privateMeta('Dashboard');

/** /dashboard: whoever is signed in sees their side of the garage. */
export default function Page() {
  return (
    <Applications>
      <Dashboard />
    </Applications>
  );
}
