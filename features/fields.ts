import * as z from 'zod/mini';
import { shownCount } from './amount-words.ts';
import { isDate } from './date-words.ts';

/**
 * The kinds of field that forms and endpoints share. Every text is trimmed and loses control characters
 * (a database refuses some of them, others turn round the words beside them); every complaint is a sentence for
 * the person who typed.
 */

/** Without what nobody sees, inside the text and around it. */
export const tidy = z.overwrite<string>((value) =>
  value.replaceAll(controls, '').replaceAll(unseen, '').trim(),
);

/** Not tabs and line breaks, which a message may well contain. */
// oxlint-disable-next-line no-control-regex
export const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g;

/**
 * What is copied from contacts, chats or tables brings them along: nobody could ring such a number or find it, and an
 * address would be refused without anything wrong to be seen. Not joiners, which emoji and some scripts need.
 */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g;

/** @param label how the complaint names the field, such as `your name` */
export function requiredText(label: string, max: number) {
  const missing = `Please enter ${label}.`;
  return z
    .string(missing)
    .check(tidy, z.minLength(1, missing), z.maxLength(max, `Please shorten ${label} to ${max} characters.`));
}

/** A text that may be left out: absent, null and empty all become null. */
export function optionalText(label: string, max: number) {
  const text = z
    .string(`Please enter ${label} as text.`)
    .check(tidy, z.maxLength(max, `Please shorten ${label} to ${max} characters.`));
  return z._default(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
    null,
  );
}

/** The syntax that browsers accept in an email field (HTML standard). */
export const emailSyntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An email address, which is kept in lower case. */
export function emailAddress() {
  const wrong = 'Please enter an email address, such as name@example.com.';
  return z.string(wrong).check(tidy, z.toLowerCase(), z.maxLength(254, wrong), z.regex(emailSyntax, wrong));
}

/** @param label as for `requiredText`; `min` and `max` are both allowed */
export function wholeNumber(label: string, min: number, max: number) {
  // Up to here they may be years, which have no comma.
  const most = max < 10_000 ? max : shownCount(max);
  const wrong = `Please enter ${label} as a whole number from ${min} to ${most}.`;
  return z.int(wrong).check(z.gte(min, wrong), z.lte(max, wrong));
}

/** An amount in pence, from nothing to £100,000; the complaint speaks of pounds, which is what people type. */
export function amount(label: string) {
  const wrong = `Please enter ${label} as an amount from £0 to £100,000, such as 89.50.`;
  return z.int(wrong).check(z.gte(0, wrong), z.lte(10_000_000, wrong));
}

/** Miles that a car has gone or is to go; more than any has. */
export function miles(label: string) {
  return wholeNumber(label, 0, 2_000_000);
}

/** A date, as `isDate` has it. */
export function calendarDate(label: string, wrong = `Please enter ${label} as a date.`) {
  return z.string(wrong).check(z.refine(isDate, wrong));
}

/** A time of day, as `HH:MM`. */
export const timeOfDay = z
  .string('Please enter a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 09:00.'));

/** @param label what the complaint says no or yes to, such as `reminders` */
export function flag(label: string) {
  return z.boolean(`Please say yes or no to ${label}.`);
}

/** An id of ours: a UUID as text. */
export function id(what: string) {
  return z.uuid(`Please choose ${what}.`);
}

/** Absent and null both become null. */
export function orNull<S extends z.ZodMiniType>(schema: S) {
  return z._default(z.nullable(schema), null);
}

const version = wholeNumber('the version', 1, 1_000_000_000);

/** The version that the caller saw; absent: whatever it is now. */
export const versionSeen = z.optional(version);

/** The same of a request that has no body and says it in its address. */
export const versionQuery = z.object({
  version: z.optional(z.pipe(z.coerce.number(), version)),
});

/** How many rows a list gives at once, and where the next page starts. */
export const paging = {
  limit: z._default(
    z.coerce
      .number('Please ask for 1 to 200 rows.')
      .check(z.int('Please ask for 1 to 200 rows.'), z.gte(1), z.lte(200)),
    100,
  ),
  // Room for a name of 200 characters, of three bytes each.
  cursor: z.optional(z.string().check(z.maxLength(1000))),
};

type Changeable<Shape extends Record<string, z.ZodMiniType>> = {
  [Key in keyof Shape]: z.ZodMiniOptional<
    Shape[Key] extends z.ZodMiniDefault<infer Inner> ? Inner : Shape[Key]
  >;
};

/**
 * The fields of a form for changing any of them: what is absent stays as it is, so that defaults, which fill
 * in what is absent, are taken off.
 */
export function changeable<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Changeable<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    z.optional(schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema),
  ]);
  return Object.fromEntries(fields) as Changeable<Shape>;
}
