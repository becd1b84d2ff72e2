import { around, circle, hatch, holes, line, polar, type Point } from './pen.ts';
import {
  accent,
  arrowHead,
  cross,
  detail,
  dots,
  faint,
  fins,
  note,
  outline,
  ring,
  solidDetail,
  type Drawing,
} from './sheet.ts';

const hub: Point = [158, 222];
const lens: Point = [372, 130];
const lensRadius = 106;
const surface = 100;
const grooveFoot = 160;
/** A new tyre's groove is 8 mm deep; at 7.5 units to the millimetre the wear bar is 1.6 mm high. */
const wearBar = grooveFoot - 12;

/** A wheel with its tyre, and the tread enlarged with its wear bar. */
export function wheelTyre(): Drawing {
  const seen = polar(hub, 140, -40);
  return {
    box: [0, 20, 484, 358],
    parts: [...face(), solidDetail(circle(lens, lensRadius)), ...tread()],
    callout: [
      ring(lens, lensRadius),
      ring(seen, 19),
      accent(line(polar(seen, 19, -45), polar(lens, lensRadius, 152))),
      accent(line([lens[0] - 9, wearBar], [lens[0] + 9, wearBar])),
      detail(line([lens[0], 134], [lens[0], 118]), line([lens[0], 170], [lens[0], 262])),
      arrowHead([lens[0], wearBar - 1], 90),
      arrowHead([lens[0], grooveFoot + 1], -90),
      note([lens[0], 282], 'Tread 1.6mm', 'middle'),
      note([lens[0], 300], 'legal minimum', 'middle'),
    ],
  };
}

/** The wheel from outside: tread edge, sidewall, rim, five twin spokes, five bolts, valve. */
function face(): string[] {
  const spokes = around(5, -90, (angle) => {
    const at = (radius: number, turn: number): Point => polar(hub, radius, angle + turn);
    return (
      line(at(30, -24), at(88, -15)) + line(at(30, 24), at(88, 15)) + line(at(88, -5), at(44, 0), at(88, 5))
    );
  });
  return [
    outline(circle(hub, 148), circle(hub, 98)),
    fins(circle(hub, 143), 9, 9.36),
    detail(circle(hub, 137), circle(hub, 112), circle(hub, 92)),
    outline(spokes),
    detail(circle(hub, 30), circle(hub, 12), holes(hub, 21, 5, 4), circle(polar(hub, 80, 54), 3)),
    cross(hub, 154),
  ];
}

/** The tread in section: three grooves, two steel belts, carcass and liner. */
function tread(): string[] {
  const middle = lens[0];
  const groove = (x: number): Point[] => [
    [x - 13, surface],
    [x - 9, grooveFoot],
    [x + 9, grooveFoot],
    [x + 13, surface],
  ];
  const profile: Point[] = [
    [middle - 97, surface + 4],
    [middle - 92, surface],
    ...groove(middle - 52),
    ...groove(middle),
    ...groove(middle + 52),
    [middle + 92, surface],
    [middle + 97, surface + 4],
  ];
  const layer = (y: number): string => {
    const reach = Math.sqrt(lensRadius ** 2 - (y - lens[1]) ** 2) - 6;
    return line([middle - reach, y], [middle + reach, y]);
  };
  return [
    faint(hatch([...profile, [middle + 94, 166], [middle - 94, 166]], 8)),
    outline(line(...profile), layer(212)),
    dots(layer(176), 4, 8),
    dots(layer(187), 4, 8),
    detail(layer(199), line([middle - 9.5, wearBar], [middle + 9.5, wearBar])),
  ];
}
