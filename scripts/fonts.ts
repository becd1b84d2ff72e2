/**
 * Makes `app/fonts/`: the three typefaces cut down to what the site uses, and the style sheet
 * that declares them with fallbacks of the same width and height. Run it after a font package
 * changes, and commit what it writes.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import {
  cutFont,
  easternCharacters,
  licenceOf,
  otherAccents,
  pageCharacters,
  plainCharacters,
  type FontSource,
  type Script,
} from './font-sources.ts';
import { fallbackFace, type Fallback } from './font-fallback.ts';

interface Family {
  source: FontSource;
  name: string;
  weights: { min: number; max: number };
  pinned: Record<string, number>;
  parts: { file: string; script: Script; characters: string; isLate?: boolean }[];
  fallbacks: Fallback[];
}

// The characters that every page needs come first, fit into one round trip, and are preloaded. They are `optional`:
// if they arrive too late for the first paint, they wait for the next page, because Android has no typeface as wide
// as Arial, and text already on screen must not move. Rarer letters are a separate family, which
// `app/styles/tokens.css` adds once the page has loaded.
const first = plainCharacters + pageCharacters;
const families: Family[] = [
  {
    source: 'archivo',
    name: 'Archivo',
    weights: { min: 600, max: 800 },
    pinned: { wdth: 88 },
    parts: [
      { file: 'archivo', script: 'latin', characters: first },
      { file: 'archivo-accents', script: 'latin', characters: otherAccents, isLate: true },
      { file: 'archivo-ext', script: 'latin-ext', characters: 'Šš', isLate: true },
    ],
    fallbacks: [{ standIn: 'arial-bold', weight: 700, weights: '600 800' }],
  },
  {
    source: 'atkinson-next',
    name: 'Atkinson Hyperlegible Next',
    weights: { min: 400, max: 700 },
    pinned: {},
    parts: [
      { file: 'atkinson-next', script: 'latin', characters: first },
      { file: 'atkinson-next-accents', script: 'latin', characters: otherAccents, isLate: true },
      { file: 'atkinson-next-ext', script: 'latin-ext', characters: easternCharacters, isLate: true },
    ],
    fallbacks: [
      { standIn: 'arial', weight: 400, weights: '400 550' },
      { standIn: 'arial-bold', weight: 700, weights: '551 700' },
    ],
  },
  {
    source: 'atkinson-mono',
    name: 'Atkinson Hyperlegible Mono',
    weights: { min: 400, max: 700 },
    pinned: {},
    parts: [{ file: 'atkinson-mono', script: 'latin', characters: plainCharacters }],
    fallbacks: [{ standIn: 'courier', weight: 400, weights: '400 700' }],
  },
];

const folder = new URL('../app/fonts/', import.meta.url);
const note = '/* Written by scripts/fonts.ts. */\n';

await mkdir(folder, { recursive: true });
const rules = await Promise.all(families.map(familyRules));
await writeFile(new URL('fonts.css', folder), note + rules.join('\n'));
// Both typefaces are under the SIL Open Font License, which must travel with the files.
await copyFile(licenceOf('archivo'), new URL('LICENSE-archivo.txt', folder));
await copyFile(licenceOf('atkinson-next'), new URL('LICENSE-atkinson-hyperlegible.txt', folder));

/** Writes the files of a family; returns its rules, the fallbacks' last. */
async function familyRules(family: Family): Promise<string> {
  const faces = await Promise.all(family.parts.map((part) => partRule(family, part)));
  const fallbacks = await Promise.all(family.fallbacks.map((fallback) => fallbackRule(family, fallback)));
  return [...faces, ...fallbacks].join('\n');
}

async function partRule(family: Family, part: Family['parts'][number]): Promise<string> {
  const axes = { ...family.pinned, wght: family.weights };
  const font = await cutFont(family.source, part.script, part.characters, axes, 'woff2');
  const file = `${part.file}.woff2`;
  await writeFile(new URL(file, folder), font);
  console.log(`${file}: ${font.length} bytes`);
  return `@font-face {
  font-family: '${family.name}${part.isLate ? ' More' : ''}';
  font-weight: ${family.weights.min} ${family.weights.max};
  font-display: ${part.characters === first ? 'optional' : 'swap'};
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(part.characters)};
}
`;
}

async function fallbackRule(family: Family, fallback: Fallback): Promise<string> {
  const axes = { ...family.pinned, wght: fallback.weight };
  const font = await cutFont(family.source, 'latin', plainCharacters, axes, 'sfnt');
  return fallbackFace(`${family.name} Fallback`, font, fallback);
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

/** The characters as CSS ranges, so that a page fetches a file only for letters that it contains. */
function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
