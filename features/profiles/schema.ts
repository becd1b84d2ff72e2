import * as z from 'zod/mini';
import { changeable, optionalLine } from '../fields.ts';

export const userTypes = ['client', 'employee', 'admin'] as const;
export type UserType = (typeof userTypes)[number];
/** The user types of the garage's own people. */
export const staffTypes = userTypes.filter((type) => type !== 'client');

/** What people may change about themselves: any of these fields. */
export const profileSchema = z.object(
  changeable({ full_name: optionalLine('your name', 200), phone: optionalLine('your phone number', 30) }),
);
