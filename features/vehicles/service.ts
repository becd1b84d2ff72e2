import { addMonths } from '../appointments/calendar.ts';
import type { ServiceType } from '../appointments/schema.ts';

/** Specification, section 9: a service every 6 months or 6,000 miles. */
export const serviceInterval = { months: 6, miles: 6000 };

/** The kinds of work that settle what is due, starting with the one that we offer. */
export const dueWork = {
  mot: ['MOT Test'],
  service: ['Full Service', 'Basic Service', 'Oil Change'],
} as const satisfies Record<string, ServiceType[]>;

export type DueKind = keyof typeof dueWork;

/** @returns whether this kind of work settles what is due, so that the next is due later */
export function settles(due: DueKind, type: string): boolean {
  return dueWork[due].some((work) => work === type);
}

/** @returns the day on which the next service is due, both `YYYY-MM-DD` */
export function nextServiceAfter(servicedOn: string): string {
  return addMonths(servicedOn, serviceInterval.months);
}
