import { toNational } from '../phone.ts';
import { normalisePlate, plateMeant, showPlate } from '../vehicles/plate.ts';

/** More of a search than anyone types; anything beyond it is ignored. */
const most = { letters: 40, words: 6, ofOwner: 8 };

/** Letters that Unicode does not decompose, as people here type them. */
const asTyped: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a text as searches compare them: lower case, without accents and apostrophes.
 * `O'Brien-Müller` gives `obrien` and `muller`, `Michał Weiß` gives `michal` and `weiss`.
 */
export function wordsOf(text: string | null): string[] {
  const plain = (text ?? '')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[łøæœßđðþı]/g, (letter) => asTyped[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, most.letters));
}

/** @returns the digits of a United Kingdom phone number in its national form, `07700900123` */
export function phoneDigits(text: string | null): string {
  return toNational((text ?? '').replaceAll(/[^\d+]/g, '')).replaceAll('+', '');
}

/** The whole number, and its end: six digits are a Chesterfield number without its area code. */
function phoneTerms(phone: string | null): string[] {
  const digits = phoneDigits(phone);
  return [digits, digits.slice(-6)];
}

function emailTerms(email: string | null): string[] {
  return email ? [email.toLowerCase().slice(0, most.letters), ...wordsOf(email)] : [];
}

/**
 * A name or model as one entry, so that two common words find those who have both. The leading space keeps the entry
 * apart from single words, which have none.
 */
export function wholeTerm(words: string[]): string {
  return ` ${words.join(' ')}`.slice(0, most.letters);
}

/** A name in the orders in which people type it: `amelia jane smith`, `smith amelia jane`, `amelia smith`. */
function nameTerms(name: string | null): string[] {
  const words = wordsOf(name);
  const [first, last] = [words[0], words.at(-1)];
  if (words.length < 2 || first === undefined || last === undefined) return [];
  return [words, [last, ...words.slice(0, -1)], [first, last]].map(wholeTerm);
}

type Contact = { full_name: string | null; email: string | null; phone: string | null };

/** What a client is found by. */
export function clientTerms({ full_name: name, email, phone }: Contact): string[] {
  return distinct([...wordsOf(name), ...nameTerms(name), ...emailTerms(email), ...phoneTerms(phone)]);
}

type Car = {
  registration: string;
  make: string;
  model: string;
  vin: string | null;
  owner_name: string | null;
};

/** What a car is found by: its plate, whole or from the second half on, make, model, VIN and its owner's name. */
export function vehicleTerms({ registration, make, model, vin, owner_name: owner }: Car): string[] {
  const plate = registration.toLowerCase();
  return distinct([
    plate,
    ...wordsOf(showPlate(registration)),
    ...wordsOf(`${make} ${model}`),
    ...nameTerms(`${make} ${model}`),
    ...wordsOf(vin),
    // Each of an owner's cars carries these words: changing a long name would mean a thousand writes.
    ...wordsOf(owner).slice(0, most.ofOwner),
    ...nameTerms(owner),
  ]);
}

/** What an enquiry is found by. */
export function enquiryTerms(enquiry: Contact & { vehicle_info: string | null }): string[] {
  return distinct([...clientTerms(enquiry), ...wordsOf(enquiry.vehicle_info)]);
}

/** @returns each term once, and no empty ones */
export function distinct(terms: string[]): string[] {
  return [...new Set(terms)].filter(Boolean);
}

/** Whether a search is a phone number or the beginning of one. */
export const isPhoneSearch = (search: string) => /^[\d\s+()./–-]+$/.test(search) && /\d/.test(search);

/** @returns the part to search for of a text copied from a link, a mail or a form: `tel:…`, `Reg: …`, `Ann <ann@…>` */
function withoutWrapping(search: string): string {
  const [, address = search] = /<([^<>\s]+@[^<>\s]+)>/.exec(search) ?? [];
  return address.replace(/^\s*(?:tel|mailto|reg)\s*:/i, '');
}

/**
 * The possible meanings of a search; each is a list of beginnings that must all be found.
 * `07700 900` is one number, `yn19 abc` may be one plate, `jane smi` is two words.
 */
export function readingsOf(typed: string): string[][] {
  const search = withoutWrapping(typed);
  if (isPhoneSearch(search)) return [[phoneDigits(search)]];
  const parts = search.trim().split(/\s+/);
  const words = parts.flatMap((part) =>
    part.includes('@') ? [part.toLowerCase().slice(0, most.letters)] : wordsOf(part),
  );
  const plate = words.join('');
  const isLikePlate = words.length > 1 && plate.length <= 8 && /\d/.test(plate) && /[a-z]/.test(plate);
  const meant = plateMeant(normalisePlate(search))?.toLowerCase();
  return [
    words.slice(0, most.words),
    ...(isLikePlate ? [[plate]] : []),
    // With the letter O for a zero, or I for a one.
    ...(meant ? [[meant]] : []),
  ].filter((reading) => reading.length > 0);
}
