import { carName } from '../../../../../features/vehicles/names.ts';
import type { Car } from './types.ts';
import parts from './parts.module.css';

/** A car's make and model, which may break inside a long word. */
export function CarName({ car }: { car: Pick<Car, 'make' | 'model'> }) {
  return <span className={parts.car}>{carName(car)}</span>;
}
