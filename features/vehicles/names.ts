import { showPlate } from './plate.ts';

type Named = { make: string; model: string };

/** What a car is called, on screens, in messages and in files: `Ford Focus`. */
export const carName = ({ make, model }: Named) => `${make} ${model}`;

/** Which of several it is: `Ford Focus, YN19 ABC`. */
export const carWithPlate = (car: Named & { registration: string }) =>
  `${carName(car)}, ${showPlate(car.registration)}`;
