/** Turns what stands in a field into what the schemas check: empty is null, and what is no number stays text. */
export function typedNumber(text: string): number | string | null {
  const trimmed = text.trim().replaceAll(',', '');
  if (trimmed === '') return null;
  const value = Number(trimmed);
  return Number.isNaN(value) ? text : value;
}

/** Pounds as typed (`1,234.50`) in pence. */
export function typedPence(text: string): number | string | null {
  const value = typedNumber(text.replace('£', ''));
  return typeof value === 'number' ? Math.round(value * 100) : value;
}

/** A choice or date that may be left out. */
export const typedOrNull = (text: string) => text.trim() || null;
