import * as z from 'zod/mini';
import {
  calendarDate,
  changeable,
  flag,
  miles,
  optionalLine,
  orNull,
  requiredLine,
  versionSeen,
  wholeNumber,
} from '../fields.ts';
import { fuelTypes } from './fuels.ts';
import { normalisePlate, plateMeant, plateShape, showPlate } from './plate.ts';

function shapeless(plate: string): string {
  const meant = plateMeant(plate);
  const hint = meant ? ` Did you mean ${showPlate(meant)}?` : '';
  return `Please check the registration: it does not match any United Kingdom plate.${hint}`;
}

/** Registration, upper case without spaces; refused only if it fits no shape of the United Kingdom. */
const registration = z.pipe(
  requiredLine('the registration', 15),
  z.pipe(
    z.transform(normalisePlate),
    z.string().check(
      z.refine((plate) => plateShape(plate) !== 'unknown', {
        error: ({ input }) => shapeless(String(input)),
      }),
    ),
  ),
);

/** @param thisYear the calendar year, because a vehicle may be next year's model */
export function vehicleSchema(thisYear: number) {
  return z.object({
    make: requiredLine('the make', 50),
    model: requiredLine('the model', 80),
    year: wholeNumber('the year', 1900, thisYear + 1),
    registration,
    vin: optionalLine('the VIN', 20),
    mileage: orNull(miles('the mileage')),
    fuel_type: orNull(z.enum(fuelTypes, 'Please choose the fuel from the list.')),
    mot_expiry: orNull(calendarDate('the MOT expiry')),
    service_due_date: orNull(calendarDate('the next service')),
    service_due_mileage: orNull(miles('the mileage of the next service')),
  });
}
export type VehicleInput = z.output<ReturnType<typeof vehicleSchema>>;

/** A form for a whole vehicle; when one is edited, with the version that was seen. */
export function vehicleFormSchema(thisYear: number) {
  return z.extend(vehicleSchema(thisYear), { version: versionSeen });
}

/** Any of a vehicle's fields. */
export function vehicleChangeSchema(thisYear: number) {
  return z.object({ ...changeable(vehicleSchema(thisYear).shape), version: versionSeen });
}
export type VehicleChange = z.output<ReturnType<typeof vehicleChangeSchema>>;

/** Removes a vehicle from the list and keeps its history; a sold one gets no more reminders. */
export const removalSchema = z.object({ sold: z._default(flag('having sold it'), false) });

export const lookupSchema = z.object({ registration });
