import * as z from 'zod/mini';
import { serviceType } from '../appointments/schema.ts';
import { amount, calendarDate, changeable, id, miles, optionalText, orNull, versionSeen } from '../fields.ts';
import { listQuery, periodQuery, sortedBy } from '../search/list.ts';

/** Two of an appointment's statuses, in the same words. */
export const recordStatuses = ['completed', 'in_progress'] as const;
export type RecordStatus = (typeof recordStatuses)[number];
const status = z.enum(recordStatuses, 'Please choose a status.');

/** The list of all service records. */
export const servicesQuery = z.object({
  ...listQuery,
  ...periodQuery,
  status: z.optional(status),
  type: z.optional(serviceType),
  sort: sortedBy(['-date', 'date']),
});
export type ServicesQuery = z.output<typeof servicesQuery>;

const work = {
  service_type: serviceType,
  service_date: calendarDate('the date'),
  /** Pence. */
  cost: orNull(amount('the cost')),
  description: optionalText('the description', 5000),
  status: z._default(status, 'completed'),
  mileage: orNull(miles('the mileage')),
  /** After an MOT that was passed: when the vehicle's MOT runs out now. Null leaves the vehicle's date alone. */
  mot_expiry: orNull(calendarDate('until when the MOT is valid')),
  /** After a service: when the vehicle's next one is due. Null leaves the vehicle's own value alone. */
  service_due_date: orNull(calendarDate('when the next service is due')),
  service_due_mileage: orNull(miles('the mileage of the next service')),
};

/** What was done to a car. */
export const newServiceSchema = z.object({
  ...work,
  vehicle_id: id('a vehicle'),
  /** The appointment in which it was done. */
  appointment_id: orNull(id('an appointment')),
});
export type NewService = z.output<typeof newServiceSchema>;

export const serviceChangeSchema = z.object({ ...changeable(work), version: versionSeen });
export type ServiceChange = z.output<typeof serviceChangeSchema>;

export const draftQuery = z.object({ appointment_id: id('an appointment') });
