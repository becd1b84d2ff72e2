import { AppointmentDialogs } from './appointments/appointment-dialogs.tsx';
import { QuoteDialog } from './quotes/quote-dialog.tsx';
import { ReminderDialog } from './reminders/reminder-dialog.tsx';
import { VehicleDialogs } from './vehicles/vehicle-dialogs.tsx';

type ClientDialogsProps = {
  profileId: string;
  /** Whether the profile has no phone number; false until it has loaded. */
  lacksPhone: boolean;
};

/** All the dialogs of the client's dashboard. */
export function ClientDialogs({ profileId, lacksPhone }: ClientDialogsProps) {
  return (
    <>
      <VehicleDialogs profileId={profileId} />
      <AppointmentDialogs profileId={profileId} lacksPhone={lacksPhone} />
      <QuoteDialog />
      <ReminderDialog profileId={profileId} />
    </>
  );
}
