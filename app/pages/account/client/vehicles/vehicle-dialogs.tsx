import { Dialog } from '../../../../ui/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useVehicle, type Vehicle } from '../parts/queries.ts';
import { UntilOver } from '../parts/until-over.tsx';
import { useDialog } from '../parts/use-dialog.ts';
import { RemoveVehicle } from './remove-vehicle.tsx';
import { VehicleForm } from './vehicle-form.tsx';

/** The dialogs about vehicles; the address says which one is open. */
export function VehicleDialogs({ profileId }: { profileId: string }) {
  const { name, id, close } = useDialog();
  const needsVehicle = name === 'edit-vehicle' || name === 'remove-vehicle';
  const query = useVehicle(needsVehicle ? id : null);
  const window = (dialog: string, title: string, body: (vehicle: Vehicle) => React.ReactNode) => (
    <Dialog title={title} open={name === dialog && id !== null} onClose={close}>
      <Loaded query={query} loading="Loading the vehicle...">
        {(vehicle) => <UntilOver why={vehicle.archived_at && <Gone />}>{body(vehicle)}</UntilOver>}
      </Loaded>
    </Dialog>
  );
  return (
    <>
      <Dialog title="Add Vehicle" open={name === 'add-vehicle'} onClose={close}>
        <VehicleForm profileId={profileId} onDone={close} />
      </Dialog>
      {window('edit-vehicle', 'Edit Vehicle', (vehicle) => (
        <VehicleForm key={vehicle.id} profileId={profileId} vehicle={vehicle} onDone={close} />
      ))}
      {window('remove-vehicle', 'Remove Vehicle', (vehicle) => (
        <RemoveVehicle vehicle={vehicle} onDone={close} />
      ))}
    </>
  );
}

/** Also shown to a client who has just removed the vehicle and whose response was lost. */
function Gone() {
  return <p>This vehicle has been removed. You can bring it back under “Removed vehicles”.</p>;
}
