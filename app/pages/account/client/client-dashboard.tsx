import { lazy } from 'react';
import { ConnectionNotice } from '../shell/connection-notice.tsx';
import { TabFrame } from '../shell/tab-frame.tsx';
import type { Profile } from '../shell/use-profile.ts';
import { AppointmentDialogs } from './appointments/appointment-dialogs.tsx';
import { AppointmentsTab } from './appointments/appointments-tab.tsx';
import { DataTab } from './data/data-tab.tsx';
import { HistoryTab } from './history/history-tab.tsx';
import { ClientCounters } from './overview/counters.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { ReminderDialog } from './reminders/reminder-dialog.tsx';
import { RemindersTab } from './reminders/reminders-tab.tsx';
import { VehicleDialogs } from './vehicles/vehicle-dialogs.tsx';
import { VehiclesTab } from './vehicles/vehicles-tab.tsx';

const AccountTab = lazy(() => import('../account/account-tab.tsx').then((m) => ({ default: m.AccountTab })));

/** Everything about a client's cars. */
export function ClientDashboard({ profile }: { profile: Profile }) {
  return (
    <>
      <ConnectionNotice />
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
      <VehicleDialogs profileId={profile.id} />
      <AppointmentDialogs profileId={profile.id} />
      <ReminderDialog profileId={profile.id} />
    </>
  );
}
