import { showToast } from '../../../../ui/toast.tsx';
import { isSlotTaken, slotTaken } from '../../parts/slot-taken.ts';

/** Says that a time was taken in the meantime, and leaves the error to the form. */
export function toastSlotTaken(error: unknown): never {
  if (isSlotTaken(error)) showToast(slotTaken);
  throw error;
}
