import { addMonths } from '../appointments/calendar.ts';

/** Specification, section 9: a service every 6 months or 6,000 miles. */
export const serviceInterval = { months: 6, miles: 6000 };

/** The kinds of work that are a service. */
export const serviceWork = ['Full Service', 'Basic Service', 'Oil Change'] as const;

/** @returns whether this kind of work is a service, after which the next one is due later */
export function isService(type: string): boolean {
  return serviceWork.some((work) => work === type);
}

/** @returns the day on which the next service is due, both `YYYY-MM-DD` */
export function nextServiceAfter(servicedOn: string): string {
  return addMonths(servicedOn, serviceInterval.months);
}
