import { typedNumber, typedPence } from '../../parts/typed.ts';

/** Turns the content of a form's fields into what the schemas check: absent and empty become null. */

/** @returns the typed text without surrounding spaces; null if nothing was typed */
export function text(data: FormData, name: string): string | null {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}

/** A number; anything else stays text, so that the schema rejects it. */
export const number = (data: FormData, name: string) => typedNumber(text(data, name) ?? '');

/** Numbers with commas or spaces between them; anything else stays text, so that the schema rejects it. */
export function numbers(data: FormData, name: string): (number | string)[] {
  const words = (text(data, name) ?? '').split(/[\s,;]+/).filter(Boolean);
  return words.map((word) => typedNumber(word) ?? word);
}

/** Pounds as typed (`1,234.50`) in pence; anything else stays text. */
export const pence = (data: FormData, name: string) => typedPence(text(data, name) ?? '');

/** Pence as a field shows them, `12.50`. */
export const typedPounds = (amount: number | null | undefined) =>
  typeof amount === 'number' ? (amount / 100).toFixed(2) : '';
