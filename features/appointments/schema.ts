import * as z from 'zod/mini';
import {
  amount,
  calendarDate,
  changeable,
  id,
  maxNotes,
  optionalText,
  orNull,
  versionSeen,
} from '../fields.ts';
import { defaultDuration, durations, startTimes, wrongDuration } from './times.ts';

/** Specification section 9, in its order. */
export const serviceTypes = [
  'Full Service',
  'Basic Service',
  'MOT Test',
  'Brake Service',
  'Oil Change',
  'Tyre Replacement',
  'Diagnostics',
  'Air Conditioning Service',
  'Clutch Replacement',
  'Suspension Repair',
  'Electrical Repair',
  'General Repair',
  'Performance Tuning',
  'Other',
] as const;
export type ServiceType = (typeof serviceTypes)[number];
/** A type of work on its own in a subject line or a calendar, where `Other` would say nothing. */
export const workTitle = (type: string) => (type === 'Other' ? 'Garage appointment' : type);
export const serviceType = z.enum(serviceTypes, 'Please choose the type of work.');

/** How long an appointment may take, in minutes. */
export const duration = z.literal(durations, wrongDuration);

/** When and for how long: what the conflict check asks about. */
export const slotSchema = z.object({
  appointment_date: calendarDate('the date', 'Please choose a date.'),
  appointment_time: z.enum(startTimes, {
    error: ({ input }) =>
      input ? 'Please choose a time from 08:00 to 17:30, on the hour or half hour.' : 'Please choose a time.',
  }),
  duration_minutes: z._default(duration, defaultDuration),
});

export const bookingSchema = z.object({
  ...slotSchema.shape,
  service_type: serviceType,
  vehicle_id: orNull(id('a vehicle')),
  notes: optionalText('the notes', maxNotes),
  /** Pence. */
  estimated_cost: orNull(amount('the estimated cost')),
});
export type Booking = z.output<typeof bookingSchema>;

/** Which of their own appointments a client asks for: those to come and under way, those that are over, or all. */
export const listedWhen = ['open', 'over', 'all'] as const;
export type ListedWhen = (typeof listedWhen)[number];

/** What a client may change about an appointment: any part of its time, and the notes. */
export const appointmentChangeSchema = z.object({
  ...changeable({ ...slotSchema.shape, notes: bookingSchema.shape.notes }),
  version: versionSeen,
});
export type AppointmentChange = z.output<typeof appointmentChangeSchema>;

export const cancelSchema = z.object({ reason: optionalText('the reason', 500), version: versionSeen });

export const freeQuery = z.object({
  date: calendarDate('the date', 'Please choose a date.'),
  duration: z.pipe(z.coerce.number(wrongDuration), duration),
  /** An appointment that is being moved: its own time counts as free. */
  except: z.optional(id('an appointment')),
  /** A vehicle whose other appointments on that day should be pointed out. */
  vehicle_id: z.optional(id('a vehicle')),
});
