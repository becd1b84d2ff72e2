import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

export const userTypes = ['client', 'employee', 'admin'] as const;

/** What people may change about themselves. */
export const profileSchema = z.object({
  full_name: optionalText('your name', 200),
  phone: optionalText('your phone number', 30),
});
