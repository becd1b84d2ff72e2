import { plateShape } from '../../../../features/vehicles/plate.ts';

/** A hint about a plate that can be stored but is probably a mistake. @param plate normalised */
export const unusualPlateHint = (plate: string): string | undefined =>
  plateShape(plate) === 'unusual'
    ? 'Please check this registration: it is unusual, but can be saved.'
    : undefined;
