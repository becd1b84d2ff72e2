import { takenWords } from '../../../../features/appointments/times.ts';
import { isApiError } from '../../../lib/api.ts';

/** Specification, section 8. */
export const slotTaken = {
  title: 'Time Slot Unavailable',
  text: takenWords,
  bad: true,
};

/** Whether a time was refused because another appointment has it. */
export const isSlotTaken = (error: unknown) => isApiError(error, 'slot_taken');
