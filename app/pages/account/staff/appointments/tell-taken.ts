import { ApiError } from '../../../../lib/api.ts';
import { showToast } from '../../../../ui/toast.tsx';

/** Says that a time was taken in the meantime (specification, section 8), and leaves the error to the form. */
export function tellTaken(error: unknown): never {
  if (error instanceof ApiError && error.code === 'slot_taken') {
    showToast({
      title: 'Time Slot Unavailable',
      text: 'This time slot is already booked. Please choose a different time.',
      bad: true,
    });
  }
  throw error;
}
