import * as z from 'zod/mini';
import { flag, optionalLine, paging } from '../fields.ts';
import { type UserType, userTypes } from '../profiles/schema.ts';

/** The kinds of person, as questions and the audit log name them. */
export const kindWords: Record<UserType, string> = {
  client: 'a client',
  employee: 'an employee',
  admin: 'an administrator',
};

/** Which accounts an administrator wants to see. */
export const peopleQuery = z.object({
  ...paging,
  /** The beginnings of a name or address. */
  q: optionalLine('the search', 100),
  user_type: z.optional(z.enum(userTypes, 'Please choose a role.')),
});

/** What an administrator may change about an account. */
export const personChangeSchema = z.object({
  user_type: z.optional(z.enum(userTypes, 'Please choose client, employee or admin.')),
  disabled: z.optional(flag('disabling the account')),
});
export type PersonChange = z.output<typeof personChangeSchema>;
