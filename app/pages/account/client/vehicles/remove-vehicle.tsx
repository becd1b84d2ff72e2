import { carName } from '../../../../../features/vehicles/names.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogText } from '../../../../ui/dialog.tsx';
import { Plate } from '../../../../ui/plate.tsx';
import shared from '../parts/client.module.css';
import { loadVehicle, type Vehicle } from '../parts/queries.ts';
import { confirmOutcome } from '../../parts/confirm-outcome.ts';
import { useAction } from '../../parts/use-action.ts';

/** Asks how a vehicle leaves the list. It can be brought back, but without the added reminders if it was sold. */
export function RemoveVehicle({ vehicle, onDone }: { vehicle: Vehicle; onDone: () => void }) {
  const { run, pending } = useAction('Failed to remove the vehicle. Please try again.', {
    topics: ['vehicles', 'reminders'],
  });
  const remove = async (sold: boolean) => {
    const isRemoved = await run(async () => {
      await confirmOutcome(
        answerOf(api.vehicles[':id'].remove.$post({ param: { id: vehicle.id }, json: { sold } })),
        () => loadVehicle(vehicle.id),
        ({ archived_at: removedAt, sold_at: soldAt }) => removedAt !== null && (soldAt !== null) === sold,
      );
      return {
        title: 'Vehicle removed',
        text: 'Its history is kept. You can find it under “Removed vehicles”.',
      };
    });
    if (isRemoved) onDone();
  };
  return (
    <div className={shared.form}>
      <p className={shared.row}>
        <Plate registration={showPlate(vehicle.registration)} />
        {carName(vehicle)}
      </p>
      <DialogText>
        The vehicle is removed from your list, but its service history is kept. You get no reminders about it
        while it is removed. If you have sold it, any reminders that you or we added to it are deleted.
      </DialogText>
      <div className={shared.buttons}>
        <Button pending={pending} onClick={() => void remove(false)}>
          Just remove it
        </Button>
        <Button look="danger" pending={pending} onClick={() => void remove(true)}>
          I sold it
        </Button>
        <Button look="quiet" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
