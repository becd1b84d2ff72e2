import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Plate } from '../../../../ui/plate.tsx';

type Named = { make: string; model: string; registration: string };

/** The name of a car as its owner knows it. */
export function VehicleName({ vehicle: { make, model, registration } }: { vehicle: Named }) {
  return (
    <>
      {make} {model} <Plate registration={showPlate(registration)} />
    </>
  );
}
