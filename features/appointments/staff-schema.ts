import * as z from 'zod/mini';
import {
  calendarDate,
  changeable,
  flag,
  id,
  maxNotes,
  optionalText,
  orNull,
  requiredText,
  timeOfDayField,
  versionSeen,
  wholeNumber,
} from '../fields.ts';
import { clientAndVehicleSchema } from '../profiles/staff-schema.ts';
import { assignedQuery, listQuery, booleanFilter, periodQuery, sortedBy } from '../search/list.ts';
import { bookingSchema, duration, freeQuery, serviceType, slotSchema } from './schema.ts';
import { statuses } from './statuses.ts';

const agreed = z._default(flag('having agreed it with the client'), false);
const bay = z.optional(wholeNumber('the bay', 1, 20));

/** How long the last transition can be undone, in seconds. */
export const undoSeconds = 30;

const appointmentSorts = ['-date', 'date', '-created', 'created'] as const;

/** The list of all appointments. */
export const appointmentsQuery = z.object({
  ...listQuery,
  ...periodQuery,
  status: z.optional(z.enum(statuses, 'Please choose a status.')),
  type: z.optional(serviceType),
  assigned: assignedQuery,
  no_show: booleanFilter,
  requests: booleanFilter,
  sort: sortedBy(appointmentSorts),
});
export type AppointmentsQuery = z.output<typeof appointmentsQuery>;

/** What staff enter about an appointment, apart from its client and car. */
const workSchema = z.object({
  ...slotSchema.shape,
  service_type: serviceType,
  notes: bookingSchema.shape.notes,
  workshop_notes: optionalText('the text for staff', maxNotes),
  estimated_cost: bookingSchema.shape.estimated_cost,
  bay,
  assigned_to: orNull(id('a colleague')),
});

/** What staff enter when they book. `is_agreed`: the client was told that it is settled. */
export const bookedWorkSchema = z.object({ ...workSchema.shape, is_agreed: agreed });
export type BookedWork = z.output<typeof bookedWorkSchema>;

/** An appointment that staff book; the client and the car may be new. */
export function staffBookingSchema(thisYear: number) {
  return z.object({ ...clientAndVehicleSchema(thisYear).shape, ...bookedWorkSchema.shape });
}
export type StaffBooking = z.output<ReturnType<typeof staffBookingSchema>>;

/** What staff may change without moving the appointment: any of these. */
export const appointmentEditSchema = z.object({
  ...changeable({
    service_type: serviceType,
    vehicle_id: bookingSchema.shape.vehicle_id,
    notes: bookingSchema.shape.notes,
    workshop_notes: workSchema.shape.workshop_notes,
    estimated_cost: bookingSchema.shape.estimated_cost,
    assigned_to: workSchema.shape.assigned_to,
  }),
  version: versionSeen,
});
export type AppointmentEdit = z.output<typeof appointmentEditSchema>;

export const statusChangeSchema = z.object({
  status: z.enum(statuses, 'Please choose a status.'),
  version: versionSeen,
});
export const moveSchema = z.object({
  ...slotSchema.shape,
  // No default: a move without a duration must not change the agreed one to the usual hour.
  duration_minutes: duration,
  bay,
  version: versionSeen,
});
export const staffCancelSchema = z.object({ reason: requiredText('the reason', 500), version: versionSeen });
export const versionSchema = z.object({ version: versionSeen });

export const dayQuery = z.object({ date: calendarDate('the date') });
export const weekQuery = z.object({ from: calendarDate('the date') });
/** A day of the week, 1 for Monday, and its new hours; without hours it is to be closed. */
export const outsideQuery = z.object({
  weekday: z.coerce.number().check(z.int(), z.gte(1), z.lte(7)),
  opens: z.optional(timeOfDayField),
  closes: z.optional(timeOfDayField),
});
export type OutsideQuery = z.output<typeof outsideQuery>;
export const staffFreeQuery = z.object({
  date: freeQuery.shape.date,
  duration: freeQuery.shape.duration,
  except: freeQuery.shape.except,
  vehicle_id: freeQuery.shape.vehicle_id,
});
