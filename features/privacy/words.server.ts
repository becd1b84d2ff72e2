import { formatInstant } from '../date-words.ts';
import { carWithPlate } from '../vehicles/names.ts';
import type { PersonalData } from './collect.server.ts';

/** How the readable copy puts stored flags, statuses, ids and JSON into words. */

export type Cars = PersonalData['vehicles'];

type RowOf<Name extends keyof PersonalData> =
  NonNullable<PersonalData[Name]> extends (infer Row)[] ? Row : NonNullable<PersonalData[Name]>;
/** A column's label, and how to put it into words. Null: it means nothing to a person (ids, versions), JSON only. */
export type Field<Value, Row = object> =
  | [label: string, say?: (value: NonNullable<Value>, cars: Cars, row: Row) => string]
  | null;
type Fields<Row> = { [Column in keyof Row]-?: Field<Row[Column], Row> };
/** Every column of every part must be listed, so that a new one is not forgotten. */
export type Parts = { [Name in keyof PersonalData]: { title: string; fields: Fields<RowOf<Name>> } };

/** A stored flag in words. */
export const yesNo = (flag: 0 | 1) => (flag === 1 ? 'Yes' : 'No');
/** `in_progress` → `In progress` */
export const sentenceCase = (word: string) => {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};
/** A car by its id, as its owner knows it: `Ford Focus, YN19 ABC`. */
export const carOf = (id: string, cars: Cars) => {
  const car = cars.find((each) => each.id === id);
  return car ? carWithPlate(car) : 'A vehicle';
};

/** The page names each app after the moment in UTC at which it was added, because names must differ. */
export const factorName = (name: string) =>
  name.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, (moment) => formatInstant(moment));
export const factorWords = { totp: 'Authenticator app', recovery_code: 'Recovery codes' };
export const reasonWords = {
  expiry: 'The MOT expiry date',
  date: 'The date set for the next service',
  mileage: 'The mileage set for the next service, estimated from your mileages',
  interval: 'Our usual interval between services',
};

/** `{"full_name":"Ada"}` as `Full name: Ada`; nested values are spelled out too. */
export function spelledOut(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelledOut).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  const pairs = Object.entries(value ?? {}).map(
    ([name, inner]) => `${sentenceCase(name)}: ${spelledOut(inner)}`,
  );
  return pairs.join('; ') || '–';
}
