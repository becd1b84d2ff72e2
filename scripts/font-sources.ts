import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Axis = number | { min: number; max: number };

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const sources = {
  archivo: 'archivo/files/archivo-*-standard-normal.woff2',
  'atkinson-next': 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-*-wght-normal.woff2',
  'atkinson-mono': 'atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-*-wght-normal.woff2',
};

export type FontSource = keyof typeof sources;

/** Which of a package's files to read: Western European letters, or the rest. */
export type Script = 'latin' | 'latin-ext';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The keyboard and what British text adds to it. The faces have no arrows, ticks or ≤: draw those. */
export const plainCharacters = `${range(0x20, 0x7e)} £€\u00A0°±²·½×Ø–—‘’“”•…−`;
/** Accented letters of Western European names. */
export const accentedCharacters = range(0xc0, 0xff);
/** The accented letters in the site's own text: Citroën, café, Coupé and the like. */
export const pageCharacters = 'áéëöü';
/** The other accented letters. */
export const otherAccents = [...accentedCharacters]
  .filter((letter) => !(plainCharacters + pageCharacters).includes(letter))
  .join('');
/** Škoda, and the names of customers from Poland, Czechia and their neighbours. */
export const easternCharacters = 'ĄąĆćČčĘęŁłŃńŘřŚśŠšŹźŻżŽž';

/** The address of a font's licence file. */
export function licenceOf(source: FontSource): URL {
  return new URL(`${sources[source].split('/')[0]}/LICENSE`, packages);
}

/**
 * Cuts a font down to some characters and part of its variation space.
 * @param axes a number pins an axis, a range keeps it
 * @returns the file in the wanted format, without hinting
 */
export async function cutFont(
  source: FontSource,
  script: Script,
  characters: string,
  axes: Record<string, Axis>,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const file = new URL(sources[source].replace('*', script), packages);
  return subsetFont(await readFile(fileURLToPath(file)), characters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
}
