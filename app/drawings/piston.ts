import { arc, circle, hatch, line, pair, polar, rect, shape, type Point } from './pen.ts';
import {
  accent,
  arrowHead,
  centre,
  cross,
  detail,
  faint,
  hidden,
  note,
  outline,
  ring,
  solid,
  type Drawing,
} from './sheet.ts';

const axis = 170;
const crank: Point = [axis, 352];
const throwAngle = -50;
const pin: Point = polar(crank, 56, throwAngle);
const wrist: Point = [axis, 158];

/** A piston on its rod in the cut cylinder, with the crank it turns. */
export function piston(): Drawing {
  return {
    box: [50, 12, 372, 428],
    parts: [...cylinder(), ...crown(), ...crankshaft(), ...rod(), centre(line([axis, 14], [axis, 430]))],
    callout: [
      accent(rect(axis - 79, 84, 158, 6), rect(axis - 79, 98, 158, 6), rect(axis - 79, 113, 158, 9)),
      ring([axis + 80, 102], 32),
      detail(line([axis + 112, 102], [axis + 134, 102])),
      note([axis + 138, 98], 'Rings'),
      note([axis + 138, 116], 'seal the bore'),
      detail(arc(crank, 94, -24, 40)),
      arrowHead(polar(crank, 94, 42), 136),
      note([axis + 112, 372], 'Four strokes'),
      note([axis + 112, 390], '720° of crank'),
    ],
  };
}

function cylinder(): string[] {
  const wall = (x: number): Point[] => [
    [x, 30],
    [x + 22, 30],
    [x + 22, 262],
    [x, 262],
  ];
  const walls = [wall(axis - 104), wall(axis + 82)];
  return [
    outline(...walls.map((corners) => shape(...corners))),
    faint(...walls.map((corners) => hatch(corners, 8))),
  ];
}

function crown(): string[] {
  const [left, right] = [axis - 78, axis + 78];
  const body = `M${left} 70L${axis - 46} 70C${axis - 30} 82 ${axis + 30} 82 ${axis + 46} 70L${right} 70V200C${right} 214 ${axis + 58} 218 ${axis + 46} 204C${axis + 30} 190 ${axis - 30} 190 ${axis - 46} 204C${axis - 58} 218 ${left} 214 ${left} 200Z`;
  const grooves = [84, 90, 98, 104, 113, 122].map((y) => line([left, y], [right, y])).join('');
  return [
    outline(body),
    detail(grooves),
    hidden(line([left + 16, 132], [left + 16, 196]), line([right - 16, 132], [right - 16, 196])),
  ];
}

/** The crank web: a cheek around pin and shaft, and the counterweight opposite. */
function crankshaft(): string[] {
  const [left, right] = [throwAngle - 90, throwAngle + 90];
  const back = throwAngle + 180;
  const web =
    `M${pair(polar(pin, 34, left))}A34 34 0 0 1 ${pair(polar(pin, 34, right))}` +
    `L${pair(polar(crank, 40, right - 20))}L${pair(polar(crank, 78, back - 66))}` +
    `A78 78 0 0 1 ${pair(polar(crank, 78, back + 66))}L${pair(polar(crank, 40, left + 20))}Z`;
  return [
    outline(web),
    hidden(circle(crank, 56)),
    detail(circle(crank, 26), circle(crank, 18)),
    cross(crank, 40),
  ];
}

function rod(): string[] {
  const angle = (Math.atan2(pin[1] - wrist[1], pin[0] - wrist[0]) * 180) / Math.PI;
  const [left, right] = [angle + 90, angle - 90];
  const edge = (side: number, inset: number): string =>
    line(
      polar(polar(wrist, 26, angle), 14 - inset, side),
      polar(polar(pin, 36, angle + 180), 19 - inset, side),
    );
  const shank = shape(
    polar(polar(wrist, 20, angle), 14, left),
    polar(polar(pin, 30, angle + 180), 19, left),
    polar(polar(pin, 30, angle + 180), 19, right),
    polar(polar(wrist, 20, angle), 14, right),
  );
  const bolt = (side: number): string =>
    line(polar(polar(pin, 24, angle + 180), 33, side), polar(polar(pin, 24, angle), 33, side));
  return [
    solid(shank),
    detail(edge(left, 5), edge(right, 5)),
    solid(circle(wrist, 27)),
    solid(circle(pin, 38)),
    outline(circle(wrist, 17), circle(pin, 26)),
    detail(
      circle(wrist, 9),
      line(polar(pin, 26, left), polar(pin, 44, left)),
      line(polar(pin, 26, right), polar(pin, 44, right)),
    ),
    outline(bolt(left), bolt(right)),
  ];
}
