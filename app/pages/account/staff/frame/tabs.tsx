import { lazy } from 'react';
import type { FrameTab } from '../../shell/tab-frame.tsx';
import type { Profile } from '../../shell/use-profile.ts';

// Every tab is a file of its own, loaded when it is opened.
const TodayTab = lazy(() => import('../today/today-tab.tsx').then((m) => ({ default: m.TodayTab })));
const CalendarTab = lazy(() =>
  import('../calendar/calendar-tab.tsx').then((m) => ({ default: m.CalendarTab })),
);
const AppointmentsTab = lazy(() =>
  import('../appointments/appointments-tab.tsx').then((m) => ({ default: m.AppointmentsTab })),
);
const ServicesTab = lazy(() =>
  import('../services/services-tab.tsx').then((m) => ({ default: m.ServicesTab })),
);
const ClientsTab = lazy(() => import('../clients/clients-tab.tsx').then((m) => ({ default: m.ClientsTab })));
const VehiclesTab = lazy(() =>
  import('../vehicles/vehicles-tab.tsx').then((m) => ({ default: m.VehiclesTab })),
);
const EnquiriesTab = lazy(() =>
  import('../enquiries/enquiries-tab.tsx').then((m) => ({ default: m.EnquiriesTab })),
);
const ReportsTab = lazy(() => import('../reports/reports-tab.tsx').then((m) => ({ default: m.ReportsTab })));
const SettingsTab = lazy(() =>
  import('../settings/settings-tab.tsx').then((m) => ({ default: m.SettingsTab })),
);
const AuditTab = lazy(() => import('../audit/audit-tab.tsx').then((m) => ({ default: m.AuditTab })));
const PeopleTab = lazy(() => import('../../people/people-tab.tsx').then((m) => ({ default: m.PeopleTab })));
const AccountTab = lazy(() =>
  import('../../account/account-tab.tsx').then((m) => ({ default: m.AccountTab })),
);

/** The tabs of the specification, then what the garage's office needs besides; administrators see the last ones. */
export function staffTabs(profile: Profile, newEnquiries: number | undefined): FrameTab[] {
  const isAdmin = profile.user_type === 'admin';
  return [
    { value: 'today', label: "Today's Schedule", panel: <TodayTab /> },
    { value: 'calendar', label: 'Calendar', panel: <CalendarTab /> },
    { value: 'appointments', label: 'All Appointments', panel: <AppointmentsTab /> },
    { value: 'services', label: 'Services', panel: <ServicesTab /> },
    { value: 'clients', label: 'Clients', panel: <ClientsTab /> },
    { value: 'vehicles', label: 'Vehicles', panel: <VehiclesTab /> },
    {
      value: 'enquiries',
      label: 'Enquiries',
      count: newEnquiries,
      panel: <EnquiriesTab profile={profile} />,
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
