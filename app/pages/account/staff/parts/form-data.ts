import { typedNumber, typedPence } from '../../parts/typed.ts';

/** Turns what stands in a form's fields into what the schemas check: absent and empty become null. */

/** @returns what was typed without the spaces around it; null when nothing was */
export function text(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}

/** A number; what is none stays text, so that the schema complains about it. */
export const number = (data: FormData, name: string) => typedNumber(text(data, name) ?? '');

/** Numbers with commas or spaces between them; what is none stays text, so that the schema complains about it. */
export function numbers(data: FormData, name: string): (number | string)[] {
  const words = (text(data, name) ?? '').split(/[\s,;]+/).filter(Boolean);
  return words.map((word) => typedNumber(word) ?? word);
}

/** Pounds as typed (`1,234.50`) in pence; what is no amount stays text. */
export const pence = (data: FormData, name: string) => typedPence(text(data, name) ?? '');

/** Pence as they stand in a field, `12.50`. */
export const typedPounds = (amount: number | null | undefined) =>
  typeof amount === 'number' ? (amount / 100).toFixed(2) : '';
