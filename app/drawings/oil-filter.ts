import { line, rect, row } from './pen.ts';
import { accent, arrow, bores, centre, detail, fins, note, outline, solid, type Drawing } from './sheet.ts';

const [left, right, top, bottom] = [130, 310, 104, 330];
const middle = (left + right) / 2;

/** A spin-on oil filter with its side cut away: dirty oil comes in around the pleats, clean oil leaves inside. */
export function oilFilter(): Drawing {
  return {
    box: [70, 30, 420, 336],
    parts: [...canister(), ...element(), ...base(), centre(line([middle, 36], [middle, 360]))],
    callout: [
      accent(rect(left + 18, top + 20, right - left - 36, 164, 8)),
      detail(line([right - 18, 176], [346, 160])),
      note([350, 158], 'New filter'),
      note([350, 176], 'and oil every'),
      note([350, 194], '6 months or'),
      note([350, 212], '6,000 miles'),
      arrow([left + 52, 48], [left + 52, 90]),
      arrow([middle, 74], [middle, 40]),
    ],
  };
}

/** Pressed steel, fluted at its closed end for the strap wrench. */
function canister(): string[] {
  const flutes = row(11, (index) => line([left + 15 + index * 15, 286], [left + 15 + index * 15, 322]));
  const body = `M${left} ${top}V${bottom - 26}q0 26 30 26H${right - 30}q30 0 30-26V${top}Z`;
  return [solid(body), detail(flutes, line([left, 280], [right, 280]))];
}

/** Pleated paper around a drilled tube, held by two end caps. */
function element(): string[] {
  const [from, to] = [left + 28, right - 28];
  const bed = line([from, 204], [to, 204]);
  const holes = [150, 178, 206, 234].flatMap((y) => [[middle - 9, y] as const, [middle + 9, y] as const]);
  return [
    fins(bed, 128, 7),
    solid(rect(middle - 20, top + 30, 40, 142)),
    bores(holes, 8),
    solid(rect(from - 4, top + 24, to - from + 8, 10, 2), rect(from - 4, top + 168, to - from + 8, 10, 2)),
  ];
}

/** The base plate with its rubber ring, the thread in the middle. */
function base(): string[] {
  const thread = row(2, (index) => line([middle - 16, 84 + index * 5], [middle + 16, 82 + index * 5]));
  return [
    solid(rect(left - 6, top - 10, right - left + 12, 14, 3)),
    outline(rect(left + 8, top - 20, 26, 10, 5), rect(right - 34, top - 20, 26, 10, 5)),
    solid(rect(middle - 18, 78, 36, 16)),
    detail(thread),
  ];
}
