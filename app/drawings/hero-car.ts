import { caliper, discFace } from './brake-disc.ts';
import { carBodies } from './car-bodies.ts';
import { carParts, ground } from './car-parts.ts';
import { line, polar, type Point } from './pen.ts';
import { accent, centre, cross, detail, note, ring, type Drawing } from './sheet.ts';

const body = carBodies.saloon;
const hub: Point = [body.rear, ground - body.wheel];
const lens: Point = [body.rear, -60];
const lensRadius = 92;

/** A car from the side with what sits behind its rear wheel enlarged above it. */
export function heroCar(): Drawing {
  const front: Point = [body.front, hub[1]];
  return {
    box: [0, -160, 506, 384],
    parts: [
      centre(line([2, ground], [504, ground])),
      ...carParts(body),
      centre(...[front, hub].map(([x]) => line([x, hub[1] - 46], [x, ground + 14]))),
      ...discFace(lens, 72),
      ...caliper(lens, 72),
      cross(lens, 86),
    ],
    callout: [
      ring(lens, lensRadius),
      ring(hub, body.wheel + 5),
      accent(line(polar(lens, lensRadius, 90), polar(hub, body.wheel + 5, -90))),
      detail(line([250, -92], polar(lens, lensRadius + 4, 199))),
      note([244, -96], 'Detail A', 'end'),
      note([244, -78], 'Pads: 1.5mm MOT limit', 'end'),
    ],
  };
}
