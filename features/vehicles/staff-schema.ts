import * as z from 'zod/mini';
import { calendarDate, flag, versionSeen } from '../fields.ts';
import { listQuery, booleanFilter, sortedBy } from '../search/list.ts';
import { fuelTypes } from './fuels.ts';

const vehicleSorts = ['-created', 'created', 'registration', '-registration', 'mot', '-mot'] as const;

/** The list of all vehicles. */
export const vehiclesQuery = z.object({
  ...listQuery,
  fuel: z.optional(z.enum(fuelTypes, 'Please choose the fuel from the list.')),
  mot_from: z.optional(calendarDate('the first day')),
  mot_to: z.optional(calendarDate('the last day')),
  archived: booleanFilter,
  sort: sortedBy(vehicleSorts),
});
export type VehiclesQuery = z.output<typeof vehiclesQuery>;

export const archiveSchema = z.object({ archived: flag('removing the vehicle'), version: versionSeen });
