import * as z from 'zod/mini';
import { optionalLine, requiredLine } from '../fields.ts';

/** Proof that the person at the keyboard means it: the password, or the address if there is no password. */
export const eraseSchema = z.object({
  password: z.optional(
    z.string('Please enter your password.').check(z.maxLength(1000, 'Please enter your password.')),
  ),
  email: optionalLine('your email address', 254),
});

/** What an administrator types before a client is erased. */
export const typedNameSchema = z.object({ name: requiredLine('the name', 254) });

/** @returns what must be typed to erase a client: the name, or else the address */
export function nameToType({ full_name: name, email }: Erasable): string {
  return name || email || 'Unnamed Client';
}
type Erasable = { full_name: string | null; email: string | null };

/** The typed name must be this client's, so that nobody is erased by a slip of the hand. */
export function eraseClientSchema(client: Erasable) {
  const { name } = typedNameSchema.shape;
  const isTheirs = (typed: string) => plain(typed) === plain(nameToType(client));
  return z.object({ name: name.check(z.refine(isTheirs, 'Please type it as shown above.')) });
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
