import { phoneLink } from '../business.ts';

/** Where area codes end (Ofcom, The National Telephone Numbering Plan). Longer ones are rare and go with the last. */
const grouped = [
  /^(02\d)(\d{4})(\d{4})$/,
  /^(011\d|01\d1|03\d\d|08\d\d|09\d\d)(\d{3})(\d{4})$/,
  /^(0500|0800)(\d{6})$/,
  /^(0\d{4})(\d{5,6})$/,
];

/** @returns a number's digits, with the United Kingdom's country code replaced by the 0 of the national form */
export const toNational = (digits: string) => digits.replace(/^(?:\+|00)440?/, '0');

/**
 * Turns a phone number as typed into a form to read out and a form to dial.
 * @returns `shown`: a United Kingdom number in its national form, `07700 900123`, anything else as it was typed,
 *   never with `+44 (0)`. `href`: the `tel:` form with the country code, or null for anything but one whole number,
 *   for example one with an extension
 */
export function readPhone(typed: string): { shown: string; href: string | null } {
  const shown = typed.trim().replace(/\(?(?:\+|00)\s*44\)?\s*\(0\)\s*/, '0');
  // Abroad too, a 0 in brackets is dialled only if no country code comes before it.
  const plain = shown.replace(/^(\W*(?:\+|00).*)\(0\)/, '$1').replaceAll(/[\s().–-]/g, '');
  const national = toNational(plain);
  if (/^0[1-9]\d{8,9}$/.test(national)) return { shown: spaced(national), href: phoneLink(national) };
  const abroad = plain.replace(/^00/, '+');
  return { shown, href: /^\+(?!44)[1-9]\d{6,14}$/.test(abroad) ? `tel:${abroad}` : null };
}

/** @returns a number in its readable form, for screens, messages and files; null if there is none */
export const formatPhone = (typed: string | null) => (typed === null ? null : readPhone(typed).shown);

function spaced(national: string): string {
  for (const group of grouped) {
    const [, ...parts] = group.exec(national) ?? [];
    if (parts.length > 0) return parts.join(' ');
  }
  return national;
}
