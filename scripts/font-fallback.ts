import * as harfbuzz from 'harfbuzzjs';

/**
 * Typefaces that nearly every machine has, under their various names, with the advance
 * widths of a to z and the space in thousandths of an em (Arial and Liberation Sans share
 * Helvetica's, published in Adobe's font metrics; Courier's are all the same).
 */
const standIns = {
  arial: {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'],
    widths: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
      500, 722, 500, 500, 500, 278,
    ],
  },
  'arial-bold': {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica Bold'],
    widths: [
      556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611,
      556, 778, 556, 556, 500, 278,
    ],
  },
  courier: {
    // The ones on Android, Apple and Linux have the same width.
    names: [
      ...['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'LiberationMono'],
      ...['Droid Sans Mono', 'Menlo Regular', 'Menlo-Regular', 'DejaVu Sans Mono'],
    ],
    widths: Array.from({ length: 27 }, () => 600),
  },
};

export interface Fallback {
  standIn: keyof typeof standIns;
  /** The weight at which the two typefaces are made equally wide. */
  weight: number;
  /** The weights for which the fallback stands in, as CSS writes them. */
  weights: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz ';
/** How often each of `letters` occurs in a thousand characters of English prose. */
const frequency = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 33, 20, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 195,
];

/**
 * The `@font-face` rule that makes a typeface on the reader's machine take up the same space as ours
 * while ours loads, so that nothing moves when it arrives.
 * @param font our typeface as an uncompressed font file, pinned to `fallback.weight`
 */
export function fallbackFace(family: string, font: Buffer, fallback: Fallback): string {
  const face = new harfbuzz.Face(new harfbuzz.Blob(font));
  const own = new harfbuzz.Font(face);
  const { ascender, descender, lineGap } = own.hExtents();
  const standIn = standIns[fallback.standIn];
  const ownWidths = [...letters].map((letter) =>
    own.glyphHAdvance(own.nominalGlyph(letter.charCodeAt(0)) ?? 0),
  );
  const size = averageWidth(ownWidths) / face.upem / (averageWidth(standIn.widths) / 1000);
  const override = (units: number): string => percent(units / face.upem / size);
  return `@font-face {
  font-family: '${family}';
  font-weight: ${fallback.weights};
  src: ${standIn.names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${override(ascender)};
  descent-override: ${override(-descender)};
  line-gap-override: ${override(lineGap)};
}
`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function averageWidth(widths: number[]): number {
  const total = frequency.reduce((sum, count) => sum + count, 0);
  return widths.reduce((sum, width, index) => sum + width * (frequency[index] ?? 0), 0) / total;
}
