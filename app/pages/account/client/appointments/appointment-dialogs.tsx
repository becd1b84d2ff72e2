import { isOpen, type Status, statusWords } from '../../../../../features/appointments/statuses.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { type Appointment, useAppointment, useBookingOptions, useVehicles } from '../parts/queries.ts';
import { UntilOver } from '../parts/until-over.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { CallToChange } from './appointment-item.tsx';
import { BookingForm } from './booking-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { FeedPanel } from './feed-panel.tsx';
import { MoveForm } from './move-form.tsx';

/** The dialogs about appointments; the address says which one is open. */
export function AppointmentDialogs({ profileId, lacksPhone }: { profileId: string; lacksPhone: boolean }) {
  const { name, id, query, close } = useDialog();
  const window = (dialog: string, title: string, body: (appointment: Appointment) => React.ReactNode) => (
    <Dialog title={title} open={name === dialog && id !== null} onClose={close}>
      <OneAppointment id={id}>{body}</OneAppointment>
    </Dialog>
  );
  return (
    <>
      <Dialog title="Book Appointment" open={name === 'book'} onClose={close}>
        <Booking
          profileId={profileId}
          lacksPhone={lacksPhone}
          vehicleId={query.get('vehicle') ?? ''}
          type={query.get('type') ?? ''}
          onDone={close}
        />
      </Dialog>
      {window('move', 'Change Appointment', (appointment) => (
        <MoveForm key={appointment.id} appointment={appointment} onDone={close} />
      ))}
      {window('cancel', 'Cancel Appointment', (appointment) => (
        <CancelForm key={appointment.id} appointment={appointment} onDone={close} />
      ))}
      <Dialog title="Sync to Your Calendar" open={name === 'calendar'} onClose={close}>
        <FeedPanel />
      </Dialog>
    </>
  );
}

type BookingProps = {
  profileId: string;
  lacksPhone: boolean;
  vehicleId: string;
  type: string;
  onDone: () => void;
};

function Booking({ vehicleId, type, ...rest }: BookingProps) {
  const query = useVehicles();
  const options = useBookingOptions();
  return (
    <Loaded query={query} loading="Loading your vehicles..." otherQueries={[options]}>
      {({ rows }) => (
        <BookingForm
          key={`${vehicleId} ${type}`}
          {...rest}
          vehicles={rows}
          vehicleId={rows.some(({ id }) => id === vehicleId) ? vehicleId : ''}
          type={type}
        />
      )}
    </Loaded>
  );
}

function OneAppointment({
  id,
  children,
}: {
  id: string | null;
  children: (appointment: Appointment) => React.ReactNode;
}) {
  const query = useAppointment(id);
  return (
    <Loaded query={query} loading="Loading the appointment...">
      {(appointment) => <UntilOver why={whyNot(appointment)}>{children(appointment)}</UntilOver>}
    </Loaded>
  );
}

/** Why an appointment cannot be changed; null if it can. */
function whyNot({ status, can_change: canChange }: Appointment) {
  if (!isOpen(status)) return <Over status={status} />;
  // The button may have been on the screen from an earlier state.
  return canChange ? null : <CallToChange />;
}

/** Also shown to a client who has just cancelled and whose response was lost. */
function Over({ status }: { status: Status }) {
  return <p>This appointment is {statusWords[status].toLowerCase()} and can no longer be changed.</p>;
}
