import * as z from 'zod/mini';
import { formatCount } from './amount-words.ts';
import { isDate } from './date-words.ts';

/**
 * The kinds of field that forms and endpoints share. Every text is trimmed and stripped of control characters
 * (a database refuses some of them, others reverse the words next to them). Every error message is a sentence for
 * the person who typed the text.
 */

/** Removes invisible characters from the text, and white space around it. */
function tidied(text: string): string {
  return text.replaceAll(controls, '').replaceAll(unseen, '').trim();
}

/** The same, on one line. */
export function tidiedLine(text: string): string {
  return tidied(text.replaceAll(/[\t\n\r\u0085\u2028\u2029]+/g, ' '));
}

export const tidy = z.overwrite(tidied);
const tidyLine = z.overwrite(tidiedLine);

/** Control characters, except tabs and line breaks, which a message may well contain. */
// oxlint-disable-next-line no-control-regex
export const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Text copied from contacts, chats or tables can contain these. A phone number with one could be neither rung nor
 * found, and an email address would be refused for no visible reason. Joiners stay: emoji and some scripts need them.
 */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/g;

/** Characters of a message and of notes: an enquiry's message can become an appointment's notes. */
export const maxNotes = 5000;

/** @param label how the error message names the field, such as `your name` */
export function requiredText(label: string, max: number, clean = tidy) {
  const missing = `Please enter ${label}.`;
  return z
    .string(missing)
    .check(clean, z.minLength(1, missing), z.maxLength(max, `Please shorten ${label} to ${max} characters.`));
}

/** A text that may be left out: absent, null and empty all become null. */
export function optionalText(label: string, max: number, clean = tidy) {
  const text = z
    .string(`Please enter ${label} as text.`)
    .check(clean, z.maxLength(max, `Please shorten ${label} to ${max} characters.`));
  return z._default(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
    null,
  );
}

/** A text on one line, as `requiredText`: pasted line breaks become spaces. */
export function requiredLine(label: string, max: number) {
  return requiredText(label, max, tidyLine);
}

/** A text on one line, as `optionalText`: pasted line breaks become spaces. */
export function optionalLine(label: string, max: number) {
  return optionalText(label, max, tidyLine);
}

/** Why the garage is closed, or a bay blocked. Sentences quote it and end after it, so it has no full stop of its own. */
export const closureReason = requiredText(
  'the reason',
  100,
  z.overwrite((text) => tidiedLine(text).replace(/[\s.]+$/, '')),
);

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
  // Numbers below 10,000 may be years, which take no comma.
  const most = max < 10_000 ? max : formatCount(max);
  const wrong = `Please enter ${label} as a whole number from ${min} to ${most}.`;
  return z.int(wrong).check(z.gte(min, wrong), z.lte(max, wrong));
}

/** An amount in pence, from £0 to £100,000. The error message is in pounds, which is what people type. */
export function amount(label: string) {
  const wrong = `Please enter ${label} as an amount from £0 to £100,000, such as 89.50.`;
  return z.int(wrong).check(z.gte(0, wrong), z.lte(10_000_000, wrong));
}

/** A mileage that a car has reached or is to reach. The limit is beyond that of any car. */
export function miles(label: string) {
  return wholeNumber(label, 0, 2_000_000);
}

/** A date that `isDate` accepts. */
export function calendarDate(label: string, wrong = `Please enter ${label} as a date.`) {
  return z.string(wrong).check(z.refine(isDate, wrong));
}

/** A time of day, as `HH:MM`. */
export const timeOfDayField = z
  .string('Please enter a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 09:00.'));

/** @param label what the error message asks to say yes or no to, such as `reminders` */
export function flag(label: string) {
  return z.boolean(`Please say yes or no to ${label}.`);
}

/** One of our ids: a UUID as text. */
export function id(what: string) {
  return z.uuid(`Please choose ${what}.`);
}

/** Absent and null both become null. */
export function orNull<S extends z.ZodMiniType>(schema: S) {
  return z._default(z.nullable(schema), null);
}

const version = wholeNumber('the version', 1, 1_000_000_000);

/** The version that the caller saw; absent: any version will do. */
export const versionSeen = z.optional(version);

/** The same for a request without a body, which gives the version in its URL. */
export const versionQuery = z.object({
  version: z.optional(z.pipe(z.coerce.number(), version)),
});

/** How many rows a page of a list has, and where the next page starts. */
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
 * A form's fields, for changing any of them. An absent field stays as it is, so the defaults, which would fill
 * it in, are removed.
 */
export function changeable<Shape extends Record<string, z.ZodMiniType>>(shape: Shape): Changeable<Shape> {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    z.optional(schema instanceof z.ZodMiniDefault ? schema.def.innerType : schema),
  ]);
  return Object.fromEntries(fields) as Changeable<Shape>;
}
