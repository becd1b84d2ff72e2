import { AppointmentDialogs } from './appointments/appointment-dialogs.tsx';
import { QuoteDialog } from './quotes/quote-dialog.tsx';
import { ReminderDialog } from './reminders/reminder-dialog.tsx';
import { VehicleDialogs } from './vehicles/vehicle-dialogs.tsx';

/** All the dialogs of the client's dashboard. */
export function ClientDialogs({ profileId }: { profileId: string }) {
  return (
    <>
      <VehicleDialogs profileId={profileId} />
      <AppointmentDialogs profileId={profileId} />
      <QuoteDialog />
      <ReminderDialog profileId={profileId} />
    </>
  );
}
