/**
 * Registration plates of the United Kingdom, old and new. A plate that fits a shape is accepted; one that fits only
 * loosely is accepted with a warning, because a refused plate is a lost customer.
 */

/** Replaces an erased client's registration; not a plate of any shape. */
export const erasedPlate = 'ERASED';

/**
 * @returns upper case letters and digits only, the form that is stored and compared. Letters of other alphabets stay,
 *   so that the plate is refused: without its Cyrillic А and В, `АВ18 CDE` would be someone else's `18 CDE`
 */
export function normalisePlate(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Each shape with the groups in which it is shown, and the letters that were issued in it (DVLA). I and Q look too much
 * like 1 and 0. I and Z occur only in Northern Ireland's plates, as second or third of three letters, and in very old
 * ones.
 */
const current = {
  // Since 2001.
  parts: /^([A-Z]{2}\d{2})([A-Z]{3})$/,
  issued: /^[A-HJ-PR-Y]{2}\d{2}[A-HJ-PR-Z]{3}$/,
};
const dated = [
  current,
  // Prefix, 1983 to 2001, and Q plates.
  { parts: /^([A-Z]\d{1,3})([A-Z]{3})$/, issued: /^[A-HJ-NP-TV-Y]\d{1,3}[A-HJ-PR-Z]{3}$/ },
  // Suffix, 1963 to 1983.
  { parts: /^([A-Z]{3})(\d{1,3}[A-Z])$/, issued: /^[A-HJ-PR-Y]{3}\d{1,3}[A-HJ-NPR-TV-Y]$/ },
];
const shapes = [
  ...dated,
  // Dateless.
  { parts: /^(\d{1,4})([A-Z]{1,2})$/, issued: /^\d{1,4}[A-PR-Z]{1,2}$/ },
  { parts: /^(\d{1,3})([A-Z]{3})$/, issued: /^\d{1,3}[A-HJ-PR-Y][A-PR-Z]{2}$/ },
  { parts: /^([A-Z]{1,2})(\d{1,4})$/, issued: /^[A-PR-Z]{1,2}\d{1,4}$/ },
  // Dateless with three letters, and Northern Ireland.
  { parts: /^([A-Z]{3})(\d{1,4})$/, issued: /^[A-HJ-PR-Y][A-PR-Z]{2}\d{1,4}$/ },
  // Diplomatic.
  { parts: /^(\d{3})([DX])(\d{3})$/, issued: /^/ },
];

/** Whether a normalised plate fits a shape: `usual`, `unusual` (ask again) or `unknown` (refuse). */
export function plateShape(plate: string): 'usual' | 'unusual' | 'unknown' {
  const shape = shapes.find(({ parts }) => parts.test(plate));
  if (!shape) return 'unknown';
  return shape.issued.test(plate) ? 'usual' : 'unusual';
}

/**
 * What someone probably meant who wrote the letter O for a zero, I for a one, or the other way round.
 * @returns the normalised plate in the shape used since 2001; undefined if the plate fits a shape, or no such swap helps
 */
export function plateMeant(plate: string): string | undefined {
  if (plateShape(plate) !== 'unknown') return undefined;
  const letters = (part: string) => part.replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = (part: string) => part.replaceAll('O', '0').replaceAll('I', '1');
  const meant = letters(plate.slice(0, 2)) + digits(plate.slice(2, 4)) + letters(plate.slice(4));
  return isCurrentPlate(meant) ? meant : undefined;
}

/** Whether a normalised plate shows its car's age and has letters that were issued: hardly any other word does. */
export function isDatedPlate(plate: string): boolean {
  return dated.some(({ issued }) => issued.test(plate));
}

/** Whether a normalised plate has the shape used since 2001 and letters that were issued: no model has such a name. */
export function isCurrentPlate(plate: string): boolean {
  return current.issued.test(plate);
}

/** @returns a normalised plate as people write it, `AB12 CDE`; anything else unchanged */
export function showPlate(plate: string): string {
  for (const { parts } of shapes) {
    const [, ...groups] = parts.exec(plate) ?? [];
    if (groups.length > 0) return groups.join(' ');
  }
  return plate;
}
