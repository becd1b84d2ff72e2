/** What clients and staff type into a field, as the schemas check it: empty is null, and what is no number stays text. */

/**
 * A number, also with commas or spaces between its thousands (`45,200`). Its field is not of the type `number`: Firefox
 * refuses every comma there, and Chromium drops it, so that `12,50` pounds become 1,250.
 */
export function typedNumber(text: string): number | string | null {
  // A comma before anything but three digits may be a decimal one: 12,50 must not become 1,250.
  const digits = text.replaceAll(/\s|,(?=\d{3}(?!\d))/g, '');
  if (digits === '') return null;
  return decimal.test(digits) ? Number(digits) : text.trim();
}

/** What people write: JavaScript reads 0x2 and 1e2 too, and would save 2 and 100. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Pounds as typed (`£1,234.50`) in pence; what is no whole number of pence stays text. */
export function typedPence(text: string): number | string | null {
  const value = typedNumber(text.replace('£', ''));
  if (typeof value !== 'number') return value;
  const pence = Math.round(value * 100);
  return pence / 100 === value ? pence : text.trim();
}

/** A choice or date that may be left out. */
export const typedOrNull = (text: string) => text.trim() || null;

/** @returns what is wrong with a form, by field name: what its schema says, and what the browser could not read */
export function complaintsOf(form: HTMLFormElement, issues: readonly Issue[] = []): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path.map(String).join('.')] ??= message;
  return inFormOrder(form, { ...found, ...unreadable(form) });
}

/** @returns the complaints in the order of the fields */
export function inFormOrder(form: HTMLFormElement, found: Record<string, string>): Record<string, string> {
  const fields = [...form.elements];
  const placeOf = (name: string) => {
    const place = fields.findIndex(isFor(name));
    // Every form begins with whose it is, which is no field by that name; a time is there once its day is.
    return place < 0 && !name.endsWith('_id') ? fields.length : place;
  };
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => placeOf(a) - placeOf(b)));
}

/**
 * @param complaint the name that the schema gives, also of a part (`client.email`, `reminder_days.0`)
 * @returns whether a field of a form is the one that is complained of
 */
export function isFor(complaint: string): (field: Element) => boolean {
  const names = [complaint, ...complaint.split('.')];
  return (field) => field.id === complaint || names.includes(field.getAttribute('name') ?? '');
}

type Issue = { path: PropertyKey[]; message: string };

/**
 * A browser shows half a date, or letters in a number, but gives such a field's value as empty, so that saving would
 * lose what was typed, and what was stored before.
 */
function unreadable(form: HTMLFormElement): Record<string, string> {
  const inputs = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  // Half a time is as good as none: no form takes a time that may be left out.
  const unread = inputs.filter(({ type, validity }) => type !== 'time' && validity.badInput);
  return Object.fromEntries(unread.map(({ name, type }) => [name, type === 'date' ? halfDate : noNumber]));
}

const halfDate = 'Please enter a whole date that exists, with day, month and year.';
const noNumber = 'Please enter a number in digits alone.';
