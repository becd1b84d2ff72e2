/** What clients and staff type, as the schemas check it: empty becomes null, and what is not a number stays text. */

/**
 * A number, with or without commas or spaces between its thousands (`45,200`). Its field is not of type `number`:
 * Firefox rejects every comma there, and Chromium drops it, so that `12,50` pounds become 1,250.
 */
export function typedNumber(text: string): number | string | null {
  // A comma not followed by exactly three digits may be a decimal comma: 12,50 must not become 1,250.
  const digits = text.replaceAll(/\s|,(?=\d{3}(?!\d))/g, '');
  if (digits === '') return null;
  return decimal.test(digits) ? Number(digits) : text.trim();
}

/** Numbers as people write them: JavaScript also reads 0x2 and 1e2, and would save 2 and 100. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Pounds as typed (`£1,234.50`) in pence; what is not a whole number of pence stays text. */
export function typedPence(text: string): number | string | null {
  const value = typedNumber(text.replace('£', ''));
  if (typeof value !== 'number') return value;
  const pence = Math.round(value * 100);
  return pence / 100 === value ? pence : text.trim();
}

/** An optional choice or date. */
export const typedOrNull = (text: string) => text.trim() || null;

/** @returns the errors of a form by field name: those of its schema, and those for text that the browser cannot read */
export function complaintsOf(form: HTMLFormElement, issues: readonly Issue[] = []): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path.map(String).join('.')] ??= message;
  return inFormOrder(form, { ...found, ...unreadable(form) });
}

/** @returns the errors in the order of the fields */
export function inFormOrder(form: HTMLFormElement, found: Record<string, string>): Record<string, string> {
  const fields = [...form.elements];
  const placeOf = (name: string): number => {
    const place = fields.findIndex(isFor(name));
    // The owner or car comes first in every form, but has no field of that name.
    if (place >= 0 || name.endsWith('_id')) return place;
    // A time has a field only once a day with free times is chosen; it follows its day.
    return name === 'appointment_time' ? placeOf('appointment_date') + 0.5 : fields.length;
  };
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/**
 * @param complaint the name that the schema gives, which may be of a part (`client.email`, `reminder_days.0`)
 * @returns a function that says whether a field is the one that the schema rejects
 */
export function isFor(complaint: string): (field: Element) => boolean {
  const names = [complaint, ...complaint.split('.')];
  return (field) => field.id === complaint || names.includes(field.getAttribute('name') ?? '');
}

type Issue = { path: PropertyKey[]; message: string };

/**
 * A browser shows half a date, or letters in a number, but reports the field's value as empty. Saving would lose what
 * was typed and what was stored before.
 */
function unreadable(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  // Half a time counts as none: no form has an optional time.
  const unread = inputs.filter(({ type, validity }) => type !== 'time' && validity.badInput);
  return Object.fromEntries(unread.map(({ name, type }) => [name, type === 'date' ? halfDate : noNumber]));
}

const halfDate = 'Please enter a real date with a day, month and year.';
const noNumber = 'Please enter a number, using digits only.';
