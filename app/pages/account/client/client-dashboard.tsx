import { type ComponentProps, useState } from 'react';
import { onDemand, usePreload } from '../../../lib/lazy.tsx';
import { LoadBoundary } from '../shell/load-boundary.tsx';
import { TabFrame } from '../shell/tab-frame.tsx';
import type { DashboardProps } from '../shell/use-profile.ts';
import shared from './parts/client.module.css';
import { useDialog } from './parts/use-dialog.ts';
import { ClientCounters } from './overview/counters.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';

const VehiclesTab = onDemand(() => import('./vehicles/vehicles-tab.tsx').then((m) => m.VehiclesTab));
const AppointmentsTab = onDemand(() =>
  import('./appointments/appointments-tab.tsx').then((m) => m.AppointmentsTab),
);
const HistoryTab = onDemand(() => import('./history/history-tab.tsx').then((m) => m.HistoryTab));
const RemindersTab = onDemand(() => import('./reminders/reminders-tab.tsx').then((m) => m.RemindersTab));
const DataTab = onDemand(() => import('./data/data-tab.tsx').then((m) => m.DataTab));
const AccountTab = onDemand(() => import('../account/account-tab.tsx').then((m) => m.AccountTab));
const ClientDialogs = onDemand(() => import('./client-dialogs.tsx').then((m) => m.ClientDialogs));
const parts = [VehiclesTab, AppointmentsTab, HistoryTab, RemindersTab, DataTab, AccountTab, ClientDialogs];

/** The client's side of the dashboard: everything about their cars. */
export function ClientDashboard({ viewer, profile }: DashboardProps) {
  usePreload(parts);
  return (
    <>
      <TabFrame
        label="Your dashboard"
        above={<ClientCounters />}
        tabs={[
          { value: 'overview', label: 'Overview', panel: <OverviewTab /> },
          { value: 'vehicles', label: 'My Vehicles', panel: <VehiclesTab /> },
          { value: 'appointments', label: 'Appointments', panel: <AppointmentsTab /> },
          { value: 'history', label: 'Service History', panel: <HistoryTab /> },
          { value: 'reminders', label: 'Reminders', panel: <RemindersTab /> },
          { value: 'data', label: 'My Data', panel: <DataTab /> },
          { value: 'account', label: 'Account', panel: <AccountTab profile={profile} /> },
        ]}
      />
      <Dialogs profileId={viewer.id} lacksPhone={profile?.phone === null} />
    </>
  );
}

/** Stays mounted once a dialog has been opened, so that closing is visible and the focus returns. */
function Dialogs(props: ComponentProps<typeof ClientDialogs>) {
  const isOpen = useDialog().name !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div className={shared.opening} hidden={!isOpen} role="status">
      <LoadBoundary waiting="One moment...">{wasOpen && <ClientDialogs {...props} />}</LoadBoundary>
    </div>
  );
}
