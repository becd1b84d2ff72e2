import * as z from 'zod/mini';
import { serviceTypes } from '../appointments/schema.ts';
import { calendarDate, flag, requiredText, wholeNumber } from '../fields.ts';

/** What an administrator decides about how the garage works; every value has a default. */
export const settingsSchema = z.object({
  /** How many cars can be worked on at once. */
  bays: z._default(wholeNumber('the number of bays', 1, 20), 1),
  /** Closed days beyond weekends and bank holidays. */
  closed_days: z._default(
    z.array(z.object({ date: calendarDate('the closed day'), reason: requiredText('the reason', 100) })).check(z.maxLength(400)),
    [],
  ),
  /** Whether clients may ask for a closed day. */
  closed_days_on_request: z._default(flag('requests for closed days'), true),
  /** Until how many hours before it a client may move or cancel an appointment. */
  notice_hours: z._default(wholeNumber('the notice in hours', 0, 336), 24),
  /** Whether employees and administrators must take a second step when they sign in. */
  second_step_for_staff: z._default(flag('two-step verification for staff'), false),
  /** How many days before an MOT or a service is due its owner is written to. */
  reminder_days: z._default(
    z.array(wholeNumber('the days before', 1, 180)).check(z.minLength(1, 'Please give at least one day.'), z.maxLength(6)),
    [60, 30, 7],
  ),
  /** Usual minutes by type of work; types that are missing take an hour. */
  durations: z._default(
    z.partialRecord(z.enum(serviceTypes), wholeNumber('the duration', 30, 480)),
    {
      'Full Service': 180,
      'Basic Service': 90,
      'Oil Change': 60,
      'Clutch Replacement': 240,
      'Performance Tuning': 180,
      Diagnostics: 90,
      'Suspension Repair': 120,
      'Brake Service': 90,
    },
  ),
});

export type Settings = z.output<typeof settingsSchema>;
