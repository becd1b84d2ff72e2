import * as z from 'zod/mini';
import { optionalText } from '../fields.ts';

/** Proof that the person at the keyboard means it: the password, or the address where there is no password. */
export const eraseSchema = z.object({
  password: z.optional(
    z.string('Please enter your password.').check(z.maxLength(1000, 'Please enter your password.')),
  ),
  email: optionalText('your email address', 254),
});
