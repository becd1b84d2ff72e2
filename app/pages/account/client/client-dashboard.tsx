import { lazy } from 'react';
import { TabFrame } from '../shell/tab-frame.tsx';
import type { Profile } from '../shell/use-profile.ts';

const AccountTab = lazy(() => import('../account/account-tab.tsx').then((m) => ({ default: m.AccountTab })));

/** Everything about a client's cars. */
export function ClientDashboard({ profile }: { profile: Profile }) {
  return (
    <TabFrame
      label="Your dashboard"
      tabs={[{ value: 'account', label: 'Account', panel: <AccountTab profile={profile} /> }]}
    />
  );
}
