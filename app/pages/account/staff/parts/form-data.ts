/** Turns what stands in a form's fields into what the schemas check: absent and empty become null. */

export function text(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}

/** A number; what is none stays text, so that the schema complains about it. */
export function number(data: FormData, name: string): number | string | null {
  const value = text(data, name);
  if (value === null) return null;
  const parsed = Number(value.replaceAll(',', ''));
  return Number.isNaN(parsed) ? value : parsed;
}

/** Numbers with commas or spaces between them; what is none stays text, so that the schema complains about it. */
export function numbers(data: FormData, name: string): (number | string)[] {
  const words = (text(data, name) ?? '').split(/[\s,;]+/).filter(Boolean);
  return words.map((word) => (Number.isNaN(Number(word)) ? word : Number(word)));
}

/** Pounds as typed (`1,234.50`) in pence; what is no amount stays text. */
export function pence(data: FormData, name: string): number | string | null {
  const value = text(data, name);
  if (value === null) return null;
  const parsed = Number(value.replaceAll(/[£,\s]/g, ''));
  return Number.isNaN(parsed) ? value : Math.round(parsed * 100);
}

/** Pence as they stand in a field, `12.50`. */
export const typedPounds = (pence_: number | null | undefined) =>
  typeof pence_ === 'number' ? (pence_ / 100).toFixed(2) : '';
