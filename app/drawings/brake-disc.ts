import { circle, hatch, holes, line, pitchCircle, polar, rect, sector, shape, type Point } from './pen.ts';
import {
  accent,
  bores,
  centre,
  cross,
  detail,
  faint,
  note,
  outline,
  ring,
  solid,
  type Drawing,
} from './sheet.ts';

const hub: Point = [310, 196];
const radius = 150;

/** A drilled, ventilated brake disc with its caliper, and a section through its rim between the pads. */
export function brakeDisc(): Drawing {
  const top = hub[1] - radius;
  return {
    box: [10, 14, 476, 354],
    parts: [
      ...discFace(hub, radius),
      ...caliper(hub, radius),
      cross(hub, radius + 14),
      ...section(66, hub[1]),
    ],
    callout: [
      ring([66, top + 28], 44),
      accent(rect(41, top + 3, 12, 54), rect(79, top + 3, 12, 54)),
      detail(line([105, top + 8], [120, top - 10])),
      note([124, top - 12], 'Pad 1.5mm: MOT limit'),
    ],
  };
}

/** The disc from outside: friction ring with three spirals of holes, hat, five stud holes, bore. */
export function discFace(at: Point, r: number): string[] {
  const drilled = [0.58, 0.71, 0.85].flatMap((share, step) => pitchCircle(at, r * share, 12, step * 9));
  return [
    solid(circle(at, r)),
    outline(circle(at, r * 0.47), circle(at, r * 0.21)),
    detail(circle(at, r * 0.965), circle(at, r * 0.43), holes(at, r * 0.32, 5, r * 0.05)),
    bores(drilled, r * 0.055),
  ];
}

/** A two-piston caliper gripping the disc at three o'clock. */
export function caliper(at: Point, r: number): string[] {
  const piston = (angle: number): string => {
    const middle = polar(at, r * 0.87, angle);
    return circle(middle, r * 0.125) + circle(middle, r * 0.085);
  };
  const bolts = [-30, 30].map((angle) => circle(polar(at, r * 0.68, angle), r * 0.035)).join('');
  return [
    solid(sector(at, r * 0.62, r * 1.12, -36, 36)),
    detail(sector(at, r * 0.7, r * 1.04, -29, -1.5), sector(at, r * 0.7, r * 1.04, 1.5, 29)),
    detail(piston(-15), piston(15), bolts),
  ];
}

/** The disc cut through its axis: two cheeks joined by vanes, the hat between; a pad on either side of the rim. */
function section(x: number, middle: number): string[] {
  const block = (left: number, top: number, width: number, height: number): Point[] => [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
  const half = (side: 1 | -1): Point[][] => {
    const [outer, root] = [middle + side * radius, middle + side * 70];
    const [top, height] = [Math.min(outer, root), Math.abs(outer - root)];
    return [
      block(x - 13, top, 8, height),
      block(x + 5, top, 8, height),
      block(x - 30, side === 1 ? middle + 32 : middle - 70, 7, 38),
      block(x - 23, side === 1 ? root - 7 : root, 18, 7),
    ];
  };
  const cut = [...half(-1), ...half(1)];
  const vanes = [-140, -112, -84, 84, 112, 140].map((y) => line([x - 5, middle + y], [x + 5, middle + y]));
  const plates = [x - 32, x + 25].map((left) => rect(left, middle - radius, 7, 60));
  const bore =
    line([x - 30, middle - 32], [x - 30, middle + 32]) + line([x - 23, middle - 32], [x - 23, middle + 32]);
  return [
    outline(...cut.map((corners) => shape(...corners))),
    faint(...cut.map((corners) => hatch(corners, 6))),
    detail(...vanes, ...plates, bore),
    centre(line([x - 56, middle], [x + 36, middle])),
  ];
}
