import { arc, circle, line, pair, pitchCircle, polar, shape, type Point } from './pen.ts';
import {
  accent,
  centre,
  cross,
  detail,
  dimension,
  note,
  outline,
  ring,
  solid,
  type Drawing,
} from './sheet.ts';

const jaw: Point = [112, 292];
const eye: Point = [372, 112];
/** The direction from jaw to ring. */
const lean = (Math.atan2(eye[1] - jaw[1], eye[0] - jaw[0]) * 180) / Math.PI;
const across = 26;

/** A combination spanner, 13 mm across flats, its open end set 15 degrees off the handle. */
export function spanner(): Drawing {
  const turned = lean + 180 - 15;
  const [upper, lower] = [
    polar(polar(jaw, 66, turned), across, turned + 90),
    polar(polar(jaw, 66, turned), across, turned - 90),
  ];
  return {
    box: [4, 28, 452, 370],
    parts: [
      ...handle(),
      ...openEnd(turned),
      ...ringEnd(),
      centre(line(polar(jaw, 120, lean + 180), polar(eye, 84, lean)), line(jaw, polar(jaw, 110, turned))),
      cross(eye, 64),
    ],
    callout: [
      dimension(upper, lower),
      detail(line(upper, polar(upper, 14, turned)), line(lower, polar(lower, 14, turned))),
      accent(shape(...pitchCircle(eye, 29.5, 6, lean))),
      ring(eye, 78),
      detail(arc(jaw, 104, turned, lean + 180)),
      note([94, 388], '13mm'),
      note([14, 384], '15°'),
      note([300, 232], '12-point ring'),
    ],
  };
}

/** An I-section handle that swells towards both ends. */
function handle(): string[] {
  const along = (distance: number, out: number): Point => polar(polar(jaw, distance, lean), out, lean + 90);
  const edge = (side: 1 | -1): string =>
    `M${pair(along(34, side * 34))}Q${pair(along(62, side * 15))} ${pair(along(120, side * 13))}L${pair(along(230, side * 12))}Q${pair(along(262, side * 13))} ${pair(along(282, side * 36))}`;
  const panel = `M${pair(along(84, 7))}L${pair(along(236, 6))}A6 6 0 0 0 ${pair(along(236, -6))}L${pair(along(84, -7))}A7 7 0 0 0 ${pair(along(84, 7))}Z`;
  return [outline(edge(1), edge(-1)), detail(panel)];
}

function openEnd(turned: number): string[] {
  const along = (distance: number, out: number): Point =>
    polar(polar(jaw, distance, turned), out, turned + 90);
  const head =
    `M${pair(along(50, across))}L${pair(along(58, across + 14))}C${pair(along(46, 66))} ${pair(along(-30, 74))} ${pair(along(-58, 34))}` +
    `C${pair(along(-72, 10))} ${pair(along(-72, -10))} ${pair(along(-58, -34))}C${pair(along(-30, -74))} ${pair(along(46, -66))} ${pair(along(58, -across - 14))}` +
    `L${pair(along(50, -across))}L${pair(along(-12, -across))}L${pair(along(-26, -12))}L${pair(along(-26, 12))}L${pair(along(-12, across))}Z`;
  return [solid(head)];
}

/** The ring: twelve points made by two hexagons, as wide across flats as the jaw. */
function ringEnd(): string[] {
  const points = Array.from({ length: 24 }, (_, index) => polar(eye, index % 2 ? 27 : 31, lean + index * 15));
  return [solid(circle(eye, 50)), outline(shape(...points)), detail(circle(eye, 44))];
}
