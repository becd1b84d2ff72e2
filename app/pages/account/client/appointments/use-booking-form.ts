import { bookingSchema } from '../../../../../features/appointments/schema.ts';
import { isPendingRequest } from '../../../../../features/appointments/statuses.ts';
import { usualMinutes } from '../../../../../features/appointments/times.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { answerOf, api, ApiError, failureOf, isApiError } from '../../../../lib/api.ts';
import { isUnanswered } from '../../../../lib/write-keys.ts';
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
};

/** Nothing is promised for a closed day until the garage agrees, whichever form asked for it. */
export const requestSent = 'Your request has been sent. The garage will tell you whether it can do it.';
/** Specification, section 8. */
const bookingFails = 'Failed to book appointment. Please try again.';

function readBooking(values: BookingValues) {
  return {
    service_type: values.service_type,
    vehicle_id: typedOrNull(values.vehicle_id),
    duration_minutes: Number(values.duration_minutes),
    appointment_date: values.appointment_date,
    appointment_time: values.appointment_time,
    estimated_cost: typedPence(values.estimated_cost),
    notes: typedOrNull(values.notes),
  };
}

/**
 * The state of the booking form: what was typed, and saving it after the conflict check.
 * @param usual how long each type of work usually takes, in minutes; it may arrive after the first choice
 */
export function useBookingForm(
  draft: string,
  initial: BookingValues,
  usual: Settings['durations'] | undefined,
  onDone: () => void,
) {
  return useClientForm({
    draft,
    initial,
    schema: bookingSchema,
    read: (values: BookingValues) =>
      readBooking({
        ...values,
        duration_minutes: values.duration_minutes || String(usualMinutes(usual, values.service_type)),
      }),
    async save(booking) {
      // The lost response may have been a success: then this very booking has the time.
      if (!isUnanswered('POST /api/appointments')) await requireFree(booking);
      const booked = await answerOf(api.appointments.$post({ json: booking }));
      return isPendingRequest(booked) ? requestSent : 'Appointment booked successfully!';
    },
    failed: (error) => failureOf(error, bookingFails),
    topics: ['appointments', 'vehicles'],
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
