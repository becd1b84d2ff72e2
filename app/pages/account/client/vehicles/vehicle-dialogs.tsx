import { Dialog } from '../../../../ui/dialog.tsx';
import { useDialog } from '../../shell/use-query-param.ts';
import { Loaded } from '../parts/loaded-list.tsx';
import { useVehicle } from '../parts/queries.ts';
import { RemoveVehicle } from './remove-vehicle.tsx';
import { VehicleForm } from './vehicle-form.tsx';

/** The windows about vehicles; which one is open stands in the address. */
export function VehicleDialogs({ profileId }: { profileId: string }) {
  const { name, id, close } = useDialog();
  const needsVehicle = name === 'edit-vehicle' || name === 'remove-vehicle';
  const query = useVehicle(needsVehicle ? id : null);
  const onOpenChange = (open: boolean) => {
    if (!open) close();
  };
  return (
    <>
      <Dialog title="Add Vehicle" open={name === 'add-vehicle'} onOpenChange={onOpenChange}>
        <VehicleForm profileId={profileId} onDone={close} />
      </Dialog>
      <Dialog title="Edit Vehicle" open={name === 'edit-vehicle' && id !== null} onOpenChange={onOpenChange}>
        <Loaded query={query} label="Loading the vehicle...">
          {query.data && (
            <VehicleForm key={query.data.id} profileId={profileId} vehicle={query.data} onDone={close} />
          )}
        </Loaded>
      </Dialog>
      <Dialog
        title="Remove Vehicle"
        open={name === 'remove-vehicle' && id !== null}
        onOpenChange={onOpenChange}
      >
        <Loaded query={query} label="Loading the vehicle...">
          {query.data && <RemoveVehicle vehicle={query.data} onDone={close} />}
        </Loaded>
      </Dialog>
    </>
  );
}
