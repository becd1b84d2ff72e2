import { lazyPreloaded } from '../../../../lib/lazy.tsx';
import type { FrameTab } from '../../shell/tab-frame.tsx';
import type { DashboardProps } from '../../shell/use-profile.ts';
import { TodayTab } from '../today/today-tab.tsx';

// Every other tab is a separate file, so that the first one does not wait for all of them.
const CalendarTab = lazyPreloaded(() => import('../calendar/calendar-tab.tsx').then((m) => m.CalendarTab));
const AppointmentsTab = lazyPreloaded(() =>
  import('../appointments/appointments-tab.tsx').then((m) => m.AppointmentsTab),
);
const ServicesTab = lazyPreloaded(() => import('../services/services-tab.tsx').then((m) => m.ServicesTab));
const ClientsTab = lazyPreloaded(() => import('../clients/clients-tab.tsx').then((m) => m.ClientsTab));
const VehiclesTab = lazyPreloaded(() => import('../vehicles/vehicles-tab.tsx').then((m) => m.VehiclesTab));
const EnquiriesTab = lazyPreloaded(() =>
  import('../enquiries/enquiries-tab.tsx').then((m) => m.EnquiriesTab),
);
const ReportsTab = lazyPreloaded(() => import('../reports/reports-tab.tsx').then((m) => m.ReportsTab));
const SettingsTab = lazyPreloaded(() => import('../settings/settings-tab.tsx').then((m) => m.SettingsTab));
const AuditTab = lazyPreloaded(() => import('../audit/audit-tab.tsx').then((m) => m.AuditTab));
const PeopleTab = lazyPreloaded(() => import('../people/people-tab.tsx').then((m) => m.PeopleTab));
const AccountTab = lazyPreloaded(() => import('../../account/account-tab.tsx').then((m) => m.AccountTab));

/** How many of each nobody has dealt with; undefined until they are known. */
type Waiting = { newEnquiries: number | undefined; toConfirm: number | undefined };

/** The tabs of the specification, then those that the office also needs; only administrators see the last ones. */
export function staffTabs(
  { viewer, profile }: DashboardProps,
  { newEnquiries, toConfirm }: Waiting,
): FrameTab[] {
  const isAdmin = viewer.user_type === 'admin';
  return [
    { value: 'today', label: "Today's Schedule", panel: <TodayTab isAdmin={isAdmin} /> },
    { value: 'calendar', label: 'Calendar', panel: <CalendarTab /> },
    {
      value: 'appointments',
      label: 'All Appointments',
      count: toConfirm,
      countWords: 'to confirm',
      panel: <AppointmentsTab />,
    },
    { value: 'services', label: 'Services', panel: <ServicesTab /> },
    { value: 'clients', label: 'Clients', panel: <ClientsTab isAdmin={isAdmin} /> },
    { value: 'vehicles', label: 'Vehicles', panel: <VehiclesTab /> },
    {
      value: 'enquiries',
      label: 'Enquiries',
      count: newEnquiries,
      panel: <EnquiriesTab viewer={viewer} />,
    },
    { value: 'reports', label: 'Reports', panel: <ReportsTab /> },
    ...(isAdmin ? adminTabs() : []),
    { value: 'account', label: 'Account', panel: <AccountTab profile={profile} /> },
  ];
}

function adminTabs(): FrameTab[] {
  return [
    { value: 'people', label: 'People', panel: <PeopleTab /> },
    { value: 'settings', label: 'Settings', panel: <SettingsTab /> },
    { value: 'audit', label: 'Audit log', panel: <AuditTab /> },
  ];
}
