import * as z from 'zod/mini';
import { lastBookableDay, tooFarAhead } from '../../../../../features/appointments/calendar.ts';
import { bookingSchema } from '../../../../../features/appointments/schema.ts';
import { isPendingRequest } from '../../../../../features/appointments/statuses.ts';
import { pastDayWords, startTimes, usualMinutes } from '../../../../../features/appointments/times.ts';
import { profileSchema } from '../../../../../features/profiles/schema.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { answerOf, api, ApiError, failureOf, isApiError } from '../../../../lib/api.ts';
import { isUnanswered } from '../../../../lib/write-keys.ts';
import { today } from '../../parts/days.ts';
import { slotTaken } from '../../parts/slot-taken.ts';
import { typedOrNull, typedPence } from '../../parts/typed.ts';
import { useClientForm } from '../parts/use-client-form.ts';

export type BookingValues = {
  service_type: string;
  vehicle_id: string;
  /** Empty until the client chooses one: until then, it is what the type of work usually takes. */
  duration_minutes: string;
  appointment_date: string;
  appointment_time: string;
  estimated_cost: string;
  notes: string;
  /** For the profile, which has none. */
  phone: string;
};

/** Nothing is promised for a closed day until the garage agrees, whichever form asked for it. */
export const requestSent = 'Your request has been sent. The garage will tell you whether it can do it.';
/** Specification, section 8. */
const bookingFails = 'Failed to book appointment. Please try again.';

/** An objection to the time is about the chosen day and duration. */
export const alsoAboutTime = {
  appointment_date: ['appointment_time'],
  duration_minutes: ['appointment_time'],
};

/** The objection to a day that no client can book, and so has no times to choose from; undefined for any other. */
export function dayProblem(date: string): string | undefined {
  if (date === '') return undefined;
  if (date < today()) return pastDayWords;
  return date > lastBookableDay(today()) ? tooFarAhead(today()) : undefined;
}

/** What is booked, and the phone number for the profile. The endpoint checks the day as well, by its own clock. */
const formSchema = z.object({
  ...bookingSchema.shape,
  appointment_date: bookingSchema.shape.appointment_date.check(
    z.refine((date) => dayProblem(date) === undefined, { error: ({ input }) => dayProblem(String(input)) }),
  ),
  phone: profileSchema.shape.phone,
});

function readBooking(values: BookingValues) {
  const date = values.appointment_date;
  return {
    service_type: values.service_type,
    vehicle_id: typedOrNull(values.vehicle_id),
    duration_minutes: Number(values.duration_minutes),
    appointment_date: date,
    // Then only the day is wrong, and nothing is sent.
    appointment_time: dayProblem(date) ? startTimes[0] : values.appointment_time,
    estimated_cost: typedPence(values.estimated_cost),
    notes: typedOrNull(values.notes),
    phone: values.phone,
  };
}

type BookingFormState = {
  draft: string;
  initial: BookingValues;
  /** How long each type of work usually takes, in minutes; it may arrive after the first choice. */
  usual: Settings['durations'] | undefined;
  /** Whether the form has a field for the phone number. */
  asksPhone: boolean;
  onDone: () => void;
};

/** The state of the booking form: what was typed, and saving it after the conflict check. */
export function useBookingForm({ draft, initial, usual, asksPhone, onDone }: BookingFormState) {
  return useClientForm({
    draft,
    initial,
    schema: formSchema,
    alsoAbout: alsoAboutTime,
    read: (values: BookingValues) =>
      readBooking({
        ...values,
        // A draft may hold one typed before the profile had it.
        phone: asksPhone ? values.phone : '',
        duration_minutes: values.duration_minutes || String(usualMinutes(usual, values.service_type)),
      }),
    async save({ phone, ...booking }) {
      // The lost response may have been a success: then this very booking has the time.
      if (!isUnanswered('POST /api/appointments')) await requireFree(booking);
      if (phone) await answerOf(api.profile.$patch({ json: { phone } }));
      const booked = await answerOf(api.appointments.$post({ json: booking }));
      return isPendingRequest(booked) ? requestSent : 'Appointment booked successfully!';
    },
    failed: (error) => failureOf(error, bookingFails),
    topics: ['appointments', 'vehicles', 'profile'],
    onDone,
  });
}

type When = Pick<
  Parameters<typeof api.appointments.check.$post>[0]['json'],
  'appointment_date' | 'appointment_time' | 'duration_minutes'
>;

/**
 * The specification's conflict check. If the check itself fails, the time also counts as unavailable but stays chosen.
 * @throws {ApiError} `slot_taken`, or `not_signed_in`, which is a different matter
 */
async function requireFree({ appointment_date, appointment_time, duration_minutes }: When): Promise<void> {
  const json = { appointment_date, appointment_time, duration_minutes };
  const isFree = await answerOf(api.appointments.check.$post({ json })).catch((error: unknown) => {
    if (isApiError(error, 'not_signed_in')) throw error;
    throw new ApiError('slot_taken', slotTaken.text);
  });
  if (!isFree) throw new ApiError('slot_taken', slotTaken.text, { appointment_time: slotTaken.text });
}
