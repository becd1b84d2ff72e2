import { addMonths } from '../appointments/calendar.ts';

/** Specification, section 9: a service every 6 months or 6,000 miles. */
export const serviceInterval = { months: 6, miles: 6000 };

/** The kinds of work that settle what is due. */
export const dueWork = { mot: ['MOT Test'], service: ['Full Service', 'Basic Service', 'Oil Change'] };

/** @returns whether this kind of work settles what is due, after which the next is due later */
export function settles(due: keyof typeof dueWork, type: string): boolean {
  return dueWork[due].includes(type);
}

/** @returns the day on which the next service is due, both `YYYY-MM-DD` */
export function nextServiceAfter(servicedOn: string): string {
  return addMonths(servicedOn, serviceInterval.months);
}
