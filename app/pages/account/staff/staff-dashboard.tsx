import { lazyPreloaded } from '../../../lib/lazy.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { TabFrame } from '../shell/tab-frame.tsx';
import type { DashboardProps } from '../shell/use-profile.ts';
import { Overlays } from './frame/overlays.tsx';
import { staffTabs } from './frame/tabs.tsx';
import { Toolbar } from './frame/toolbar.tsx';
import { useToConfirmCount } from './appointments/queries.ts';
import { useEnquiryCount } from './enquiries/queries.ts';
import { useUrl } from './parts/use-url.ts';

const PrintView = lazyPreloaded(() => import('./print/print-view.tsx').then((m) => m.PrintView));

/** The garage's side of the dashboard, for employees and administrators. */
export function StaffDashboard(own: DashboardProps) {
  const { get } = useUrl();
  const newEnquiries = useEnquiryCount();
  const toConfirm = useToConfirmCount();
  if (get('print')) {
    return (
      <LoadBoundary waiting={null}>
        <PrintView />
      </LoadBoundary>
    );
  }
  return (
    <>
      <TabFrame
        label="Staff dashboard"
        waiting={newEnquiries}
        tabs={staffTabs(own, { newEnquiries, toConfirm })}
        toolbar={(isFirstTab) => <Toolbar isFirstTab={isFirstTab} />}
      />
      <Overlays />
    </>
  );
}
