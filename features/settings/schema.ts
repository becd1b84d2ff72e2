import * as z from 'zod/mini';
import { usualWeek } from '../appointments/calendar.ts';
import { type ServiceType, serviceTypes } from '../appointments/schema.ts';
import { defaultDuration, durations, wrongDuration } from '../appointments/times.ts';
import { calendarDate, changeable, closureReason, flag, timeOfDayField, wholeNumber } from '../fields.ts';

/** When work begins and ends on a day. */
const openingSchema = z.object({ opens: timeOfDayField, closes: timeOfDayField }).check(
  z.refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'Please choose a closing time after the opening time.',
  }),
);

const hourEach = Object.fromEntries(serviceTypes.map((type) => [type, defaultDuration])) as Record<
  ServiceType,
  (typeof durations)[number]
>;

/** What an administrator decides about how the garage works; every value has a default. */
export const settingsSchema = z.object({
  /** How many cars can be worked on at once. */
  bays: z._default(wholeNumber('the number of bays', 1, 20), 1),
  /** The diary's hours from Monday to Sunday, null for closed; what pages and messages say is in `business.ts`. */
  opening_hours: z._default(
    z.array(z.nullable(openingSchema)).check(z.length(7, 'Please give the hours of all seven days.')),
    [...usualWeek],
  ),
  /** Closed days beyond weekends and bank holidays. */
  closed_days: z._default(
    z
      .array(z.object({ date: calendarDate('the closed day'), reason: closureReason }))
      .check(z.maxLength(400, 'Please remove closed days that have passed: there is room for 400.')),
    [],
  ),
  /** Whether clients may ask for a closed day. */
  closed_days_on_request: z._default(flag('requests for closed days'), true),
  /** Up to how many hours before an appointment a client may move or cancel it. */
  notice_hours: z._default(wholeNumber('the notice in hours', 0, 336), 24),
  /** Whether employees and administrators must take a second step when they sign in. */
  second_step_for_staff: z._default(flag('two-step verification for staff'), false),
  /** How many days before an MOT or a service is due the garage writes to the owner. */
  reminder_days: z._default(
    z
      .array(wholeNumber('the days before', 1, 180))
      .check(
        z.minLength(1, 'Please enter at least one number.'),
        z.maxLength(6, 'Please enter no more than six numbers.'),
      ),
    [60, 30, 7],
  ),
  /** Usual minutes by type of work; types that are missing take an hour. */
  durations: z._default(
    z.pipe(
      z.partialRecord(z.enum(serviceTypes), z.literal(durations, wrongDuration)),
      z.transform((given) => ({ ...hourEach, ...given })),
    ),
    {
      ...hourEach,
      'Full Service': 180,
      'Basic Service': 90,
      'Clutch Replacement': 240,
      'Performance Tuning': 180,
      Diagnostics: 90,
      'Suspension Repair': 120,
      'Brake Service': 90,
    },
  ),
});

export type Settings = z.output<typeof settingsSchema>;

export type ClosedDays = Settings['closed_days'];

/** The settings that a caller wants to change; the others stay as they are. */
export type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined };

const someSettings = changeable(settingsSchema.shape);
/** A change, with the values that the caller believes to be current (`seen`). */
export const settingsChangeSchema = z.object({ ...someSettings, seen: z.optional(z.object(someSettings)) });

/** @returns the settings asked for that differ from the current ones */
export function differences(before: Settings, asked: SettingsChange): Partial<Settings> {
  const changed = Object.entries(asked).filter(
    ([name, value]) => value !== undefined && sorted(value) !== sorted(before[name as keyof Settings]),
  );
  return Object.fromEntries(changed);
}

const has = (days: ClosedDays, { date, reason }: ClosedDays[number]) =>
  days.some((day) => day.date === date && day.reason === reason);

/**
 * @param seen the closed days as they were when the caller began to change them to `mine`
 * @returns `days`, with what others have closed and opened since then; `clashes`: days they closed for another reason
 */
export function mergeClosedDays(mine: ClosedDays, seen: ClosedDays, theirs: ClosedDays) {
  const added = mine.filter((day) => !has(seen, day));
  const removed = seen.filter((day) => !has(mine, day));
  const isAdded = ({ date }: ClosedDays[number]) => added.some((day) => day.date === date);
  const kept = theirs.filter((day) => !has(removed, day) && !isAdded(day));
  return {
    days: [...kept, ...added].toSorted((one, other) => one.date.localeCompare(other.date)),
    clashes: theirs.filter((day) => isAdded(day) && !has(seen, day) && !has(added, day)),
  };
}

/** The value as text, in which the order of an object's keys does not matter. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}
