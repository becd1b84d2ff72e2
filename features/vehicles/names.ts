import { showPlate } from './plate.ts';

type Named = { make: string; model: string };

/** A car's name on screens, in messages and in files: `Ford Focus`. */
export const carName = ({ make, model }: Named) => `${make} ${model}`;

/** A car's name with its plate, to tell it from others: `Ford Focus, YN19 ABC`. */
export const carWithPlate = (car: Named & { registration: string }) =>
  `${carName(car)}, ${showPlate(car.registration)}`;
