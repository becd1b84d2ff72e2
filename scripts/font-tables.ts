/** The few numbers of a TrueType font that line height and fallback widths are computed from. */
export interface FontNumbers {
  /** Font units to one em. */
  unitsPerEm: number;
  ascent: number;
  /** Positive below the baseline. */
  descent: number;
  lineGap: number;
  /** Advance width of a character in font units; undefined where the font has no glyph for it. */
  advance: (character: string) => number | undefined;
}

/**
 * Reads the metrics of a font.
 * @param sfnt an uncompressed TrueType or OpenType file with a format 4 or 12 character map
 * @throws RangeError where a needed table is missing
 */
export function readFont(sfnt: Buffer): FontNumbers {
  const tables = tableOffsets(sfnt);
  const at = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new RangeError(`The font has no ${tag} table.`);
    return offset;
  };
  const hhea = at('hhea');
  const longMetrics = sfnt.readUInt16BE(hhea + 34);
  const glyphs = readCharacterMap(sfnt, at('cmap'));
  return {
    unitsPerEm: sfnt.readUInt16BE(at('head') + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: -sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    advance: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0);
      if (glyph === undefined) return undefined;
      return sfnt.readUInt16BE(at('hmtx') + 4 * Math.min(glyph, longMetrics - 1));
    },
  };
}

function tableOffsets(sfnt: Buffer): Map<string, number> {
  const count = sfnt.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return new Map(records.map((at) => [sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 8)]));
}

function readCharacterMap(sfnt: Buffer, cmap: number): Map<number, number> {
  const count = sfnt.readUInt16BE(cmap + 2);
  const subtables = Array.from(
    { length: count },
    (_, index) => cmap + sfnt.readUInt32BE(cmap + 8 + index * 8),
  );
  const glyphs = new Map<number, number>();
  for (const at of subtables) {
    const format = sfnt.readUInt16BE(at);
    if (format === 4) readSegments(sfnt, at, glyphs);
    if (format === 12) readGroups(sfnt, at, glyphs);
  }
  return glyphs;
}

/** Format 4: four parallel arrays of segments, for characters up to U+FFFF. */
function readSegments(sfnt: Buffer, at: number, glyphs: Map<number, number>): void {
  const span = sfnt.readUInt16BE(at + 6);
  const starts = at + 16 + span;
  for (let offset = 0; offset < span; offset += 2) {
    const end = sfnt.readUInt16BE(at + 14 + offset);
    const start = sfnt.readUInt16BE(starts + offset);
    const delta = sfnt.readUInt16BE(starts + span + offset);
    const rangeAt = starts + 2 * span + offset;
    const range = sfnt.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : sfnt.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (range === 0 || listed !== 0) glyphs.set(code, (listed + delta) & 0xffff);
    }
  }
}

/** Format 12: groups of consecutive characters with consecutive glyphs. */
function readGroups(sfnt: Buffer, at: number, glyphs: Map<number, number>): void {
  const count = sfnt.readUInt32BE(at + 12);
  for (let index = 0; index < count; index += 1) {
    const group = at + 16 + index * 12;
    const start = sfnt.readUInt32BE(group);
    const end = sfnt.readUInt32BE(group + 4);
    const glyph = sfnt.readUInt32BE(group + 8);
    for (let code = start; code <= end; code += 1) glyphs.set(code, glyph + code - start);
  }
}
