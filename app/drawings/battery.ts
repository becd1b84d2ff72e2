import { line, rect, row } from './pen.ts';
import { accent, detail, fins, note, outline, ring, solid, type Drawing } from './sheet.ts';

const [left, top, width, height] = [60, 118, 340, 218];

/** A starter battery with its side cut away to show six cells of plates. */
export function battery(): Drawing {
  return {
    box: [40, 30, 440, 336],
    parts: [...terminals(), ...housing(), ...cells()],
    callout: [
      ring([112, 84], 40),
      detail(line([152, 74], [186, 58])),
      note([190, 56], '12V'),
      detail(line([362, 250], [416, 250])),
      note([420, 246], '6 cells'),
      note([420, 264], 'of 2V'),
      accent(line([104, 54], [120, 54]), line([112, 46], [112, 62])),
    ],
  };
}

/** Tapered posts under clamps with their bolts and cables. */
function terminals(): string[] {
  const post = (x: number, side: 1 | -1): string[] => [
    outline(`M${x - 12} 100L${x - 9} 70H${x + 9}L${x + 12} 100`),
    solid(rect(x - 20, 78, 40, 16, 4)),
    detail(rect(x + side * 24 - 6, 74, 12, 24, 2), line([x - 9, 70], [x + 9, 70])),
  ];
  return [...post(112, 1), ...post(348, -1), outline(line([340, 54], [356, 54]))];
}

function housing(): string[] {
  const ribs = row(12, (index) => line([left + 26 + index * 26, 106], [left + 26 + index * 26, 116]));
  return [
    solid(rect(left, top, width, height, 8)),
    solid(rect(left - 8, 100, width + 16, 22, 4)),
    detail(ribs, rect(left - 2, top + height, 40, 12, 2), rect(left + width - 38, top + height, 40, 12, 2)),
    detail(rect(196, 88, 68, 12, 5)),
  ];
}

/** Plates stand in six cells, joined across the walls by straps; acid covers them. */
function cells(): string[] {
  const [cutLeft, cutTop, cell, depth] = [left + 14, top + 26, 52, 170];
  const broken = `M${cutLeft} ${cutTop}h${cell * 6}v${depth}c-26 8-46-8-78-2s-60 10-92 0-62-6-88 0-34 6-54 2Z`;
  const walls = row(5, (index) =>
    line([cutLeft + cell * (index + 1), cutTop], [cutLeft + cell * (index + 1), cutTop + depth - 2]),
  );
  const plates = row(6, (index) =>
    line([cutLeft + 7 + index * cell, cutTop + 94], [cutLeft + 47 + index * cell, cutTop + 94]),
  );
  const straps = row(5, (index) => rect(cutLeft + cell * (index + 1) - 20, cutTop + 18, 40, 9, 2));
  const acid = line([cutLeft, cutTop + 10], [cutLeft + 6 * cell, cutTop + 10]);
  return [detail(broken, walls, acid), fins(plates, 120, 5), solid(straps)];
}
