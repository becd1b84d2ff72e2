import * as z from 'zod/mini';
import {
  changeable,
  emailAddress,
  flag,
  id,
  maxNotes,
  optionalLine,
  optionalText,
  orNull,
  requiredLine,
  versionSeen,
} from '../fields.ts';
import { listQuery, sortedBy } from '../search/list.ts';
import { vehicleSchema } from '../vehicles/schema.ts';

const clientSorts = ['-created', 'created', 'name', '-name'] as const;

/** The list of all clients. */
export const clientsQuery = z.object({
  ...listQuery,
  sort: sortedBy(clientSorts),
});
export type ClientsQuery = z.output<typeof clientsQuery>;

/** No address or a valid one; an empty field counts as none. */
const emailOrNone = z._default(
  z.nullable(
    z.pipe(
      z.transform((value) => (value === '' ? null : value)),
      z.nullable(emailAddress()),
    ),
  ),
  null,
);

/** A client whom staff enter, with or without an email address. */
export const newClientSchema = z.object({
  full_name: requiredLine('the name', 200),
  email: emailOrNone,
  phone: optionalLine('the phone number', 30),
  staff_notes: optionalText('the notes', maxNotes),
  /** Whether the client agreed to reminders that invite a booking. */
  reminders_agreed: z._default(flag('reminders'), false),
});
export type NewClient = z.output<typeof newClientSchema>;

/** What staff can change about a client: any of these fields. */
export const clientChangeSchema = z.object({ ...changeable(newClientSchema.shape), version: versionSeen });
export type ClientChange = z.output<typeof clientChangeSchema>;

/** The client and the car that something is about: known ones by id, new ones by their fields. The car is optional. */
export function clientAndVehicleSchema(thisYear: number) {
  return z.object({
    client_id: z.optional(id('a client')),
    client: z.optional(newClientSchema),
    vehicle_id: orNull(id('a vehicle')),
    vehicle: orNull(vehicleSchema(thisYear)),
  });
}
export type ClientAndVehicle = z.output<ReturnType<typeof clientAndVehicleSchema>>;

/** The client into which another entry of the same person is merged. */
export const mergeSchema = z.object({ client_id: id('the client that stays') });
export type Merge = z.output<typeof mergeSchema>;
