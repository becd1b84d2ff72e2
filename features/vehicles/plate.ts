/**
 * Registration plates of the United Kingdom, old and new: what fits a shape is accepted, what fits only
 * loosely is accepted with a warning, because a refused plate is a lost customer.
 */

/** Stands where an erased client's registration was; not a plate of any shape. */
export const erasedPlate = 'ERASED';

/** @returns upper case letters and digits only, the form that is stored and compared */
export function normalisePlate(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

const shapes = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/, // current, since 2001
  /^([A-Z]\d{1,3})([A-Z]{3})$/, // prefix, 1983 to 2001; Q plates
  /^([A-Z]{3})(\d{1,3}[A-Z])$/, // suffix, 1963 to 1983
  /^(\d{1,4})([A-Z]{1,2})$/, // dateless
  /^(\d{1,3})([A-Z]{1,3})$/,
  /^([A-Z]{1,2})(\d{1,4})$/,
  /^([A-Z]{1,3})(\d{1,3})$/,
  /^([A-Z]{3})(\d{1,4})$/, // Northern Ireland
  /^(\d{3}[DX])(\d{3})$/, // diplomatic
];

/** Letters that were never issued in their place (DVLA): a typing mistake, or a very rare plate. */
const unusual = [
  /^[A-Z]?[IQZ][A-Z]?\d{2}[A-Z]{3}$/,
  /^[IOQZ][A-Z]\d{2}/,
  /^[A-Z]{2}\d{2}.*[IQ]/,
  /^[IOUZ]\d{1,3}[A-Z]{3}$/,
  /^[A-Z]{3}\d{1,3}[IOQUZ]$/,
];

/** Whether a normalised plate fits a shape: `usual`, `unusual` (ask again) or `unknown` (refuse). */
export function plateShape(plate: string): 'usual' | 'unusual' | 'unknown' {
  if (!shapes.some((shape) => shape.test(plate))) return 'unknown';
  return unusual.some((pattern) => pattern.test(plate)) ? 'unusual' : 'usual';
}

/** @returns a normalised plate as people write it, `AB12 CDE`; anything else unchanged */
export function showPlate(plate: string): string {
  for (const shape of shapes) {
    const [, left, right] = shape.exec(plate) ?? [];
    if (left && right) return `${left} ${right}`;
  }
  return plate;
}
