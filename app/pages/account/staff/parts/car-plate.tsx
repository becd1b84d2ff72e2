import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Plate } from '../../../../ui/plate.tsx';

/** A stored registration as a plate; a dash where there is no vehicle yet. */
export function CarPlate({ registration, large }: { registration: string | undefined; large?: boolean }) {
  if (!registration) return <span>–</span>;
  return <Plate registration={showPlate(registration)} large={large === true} />;
}
