import { isOf } from '../../../lib/api.ts';

/** Specification, section 8. */
export const slotTaken = {
  title: 'Time Slot Unavailable',
  text: 'This time slot is already booked. Please choose a different time.',
  bad: true,
};

/** Whether a time was refused because another appointment has it. */
export const isSlotTaken = (error: unknown) => isOf(error, 'slot_taken');
