/** What clients and staff type into a field, as the schemas check it: empty is null, and what is no number stays text. */

/** A number, also with commas or spaces between its thousands (`45,200`). */
export function typedNumber(text: string): number | string | null {
  const digits = text.replaceAll(/[,\s]/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isNaN(value) ? text.trim() : value;
}

/** Pounds as typed (`£1,234.50`) in pence. */
export function typedPence(text: string): number | string | null {
  const value = typedNumber(text.replace('£', ''));
  return typeof value === 'number' ? Math.round(value * 100) : value;
}

/** A choice or date that may be left out. */
export const typedOrNull = (text: string) => text.trim() || null;
