import * as z from 'zod/mini';
import { flag, orNull, versionSeen } from '../fields.ts';
import { bookedWorkSchema } from '../appointments/staff-schema.ts';
import { clientAndVehicleSchema } from '../profiles/staff-schema.ts';
import { assignedQuery, listQuery, booleanFilter, sortedBy } from '../search/list.ts';
import { enquiryStatuses } from './schema.ts';

/** The inbox; suspected spam has a list of its own. */
export const enquiriesQuery = z.object({
  ...listQuery,
  status: z.optional(z.enum(enquiryStatuses, 'Please choose a status.')),
  spam: booleanFilter,
  assigned: assignedQuery,
  sort: sortedBy(['-created', 'created']),
});
export type EnquiriesQuery = z.output<typeof enquiriesQuery>;

export const spamSchema = z.object({ is_spam: flag('spam'), version: versionSeen });

/** What an enquiry becomes: a client, and optionally a car and an appointment. */
export function convertSchema(thisYear: number) {
  return z.object({
    ...clientAndVehicleSchema(thisYear).shape,
    appointment: orNull(bookedWorkSchema),
    version: versionSeen,
  });
}
export type Conversion = z.output<ReturnType<typeof convertSchema>>;
