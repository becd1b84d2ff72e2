import { carName } from '../../../../../features/vehicles/names.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Plate } from '../../../../ui/plate.tsx';

type Named = { make: string; model: string; registration: string };

/** The name of a car as its owner knows it. */
export function VehicleName({ vehicle }: { vehicle: Named }) {
  return (
    <>
      {carName(vehicle)} <Plate registration={showPlate(vehicle.registration)} />
    </>
  );
}
