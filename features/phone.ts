import { phoneLink } from '../business.ts';

/** Where area codes end (Ofcom, The National Telephone Numbering Plan); long ones are rare and stay as the last. */
const grouped = [
  /^(02\d)(\d{4})(\d{4})$/,
  /^(011\d|01\d1|03\d\d|08\d\d|09\d\d)(\d{3})(\d{4})$/,
  /^(0500|0800)(\d{6})$/,
  /^(0\d{4})(\d{5,6})$/,
];

/** @returns a number's digits with the nought of its national form in place of the United Kingdom's country code */
export const toNational = (digits: string) => digits.replace(/^(?:\+|00)440?/, '0');

/**
 * A phone number as somebody typed it, made fit to be read out and to be rung.
 * @returns `shown`: a United Kingdom number in its national form, `07700 900123`, anything else as it was typed,
 *   never with `+44 (0)`. `href`: the `tel:` form with the country code, or null for what is not one whole number,
 *   such as one with an extension
 */
export function readPhone(typed: string): { shown: string; href: string | null } {
  const shown = typed.trim().replace(/\(?(?:\+|00)\s*44\)?\s*\(0\)\s*/, '0');
  // Abroad too, a nought in brackets is dialled only where no country code stands before it.
  const plain = shown.replace(/^(\W*(?:\+|00).*)\(0\)/, '$1').replaceAll(/[\s().–-]/g, '');
  const national = toNational(plain);
  if (/^0[1-9]\d{8,9}$/.test(national)) return { shown: spaced(national), href: phoneLink(national) };
  const abroad = plain.replace(/^00/, '+');
  return { shown, href: /^\+(?!44)[1-9]\d{6,14}$/.test(abroad) ? `tel:${abroad}` : null };
}

/** @returns a number as it is read out, on screens, in messages and in files; null where there is none */
export const shownPhone = (typed: string | null) => (typed === null ? null : readPhone(typed).shown);

function spaced(national: string): string {
  for (const group of grouped) {
    const [, ...parts] = group.exec(national) ?? [];
    if (parts.length > 0) return parts.join(' ');
  }
  return national;
}
