import { business } from '../../business.ts';

/** Whether a page is one that people open at the roadside: its calls go to the line that is answered day and night. */
export const isRoadside = (path: string): boolean => path === '/recovery-breakdown';

/** @returns the phone number that a page gives people to ring */
export const phoneOf = (path: string): string =>
  isRoadside(path) ? business.emergencyPhone : business.phone;
