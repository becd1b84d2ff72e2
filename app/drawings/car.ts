import { carBodies, type BodyName } from './car-bodies.ts';
import { carParts, engineParts, ground } from './car-parts.ts';
import { circle, line, shape, type Point } from './pen.ts';
import { accent, centre, detail, hidden, note, ring, type Drawing } from './sheet.ts';

export interface CarLayout {
  engine: 'front-transverse' | 'front-longitudinal' | 'mid' | 'rear';
  drive: 'front' | 'rear' | 'all';
  body: BodyName;
}

const engineNotes = {
  'front-transverse': 'Engine in front, across',
  'front-longitudinal': 'Engine in front, lengthways',
  mid: 'Engine ahead of the rear axle',
  rear: 'Engine behind the rear axle',
};
const driveNotes = {
  front: 'Front wheels driven',
  rear: 'Rear wheels driven',
  all: 'All four wheels driven',
};

/** A car from the side with its engine in place and the driven wheels marked: what sets one make's cars apart from another's. */
export function car(layout: CarLayout): Drawing {
  const body = carBodies[layout.body];
  const axle = ground - body.wheel;
  const right = body.tailFoot + 30;
  const engine = enginePlace(layout);
  const driven = [layout.drive !== 'rear' && body.front, layout.drive !== 'front' && body.rear].filter(
    (x) => x !== false,
  );
  const noteY = body.roof - 22;
  const atRear = layout.engine === 'mid' || layout.engine === 'rear';
  const within = hidden(driveline(layout, engine));
  const marked = accent(engineParts(engine, layout.engine === 'front-transverse'));
  return {
    box: [0, noteY - 16, right, 256 - noteY],
    parts: [
      centre(line([2, ground], [right - 2, ground])),
      ...carParts(body, within + marked),
      centre(...[body.front, body.rear].map((x) => line([x, axle - body.wheel - 16], [x, ground + 14]))),
    ],
    callout: [
      ...driven.map((x) => ring([x, axle], body.wheel + 2.6)),
      ...driven.map((x) => accent(shape([x, ground + 6], [x - 5, ground + 14], [x + 5, ground + 14]))),
      detail(line([engine[0], engine[1] - 25], [engine[0], noteY + 6])),
      note([engine[0] + (atRear ? 6 : -6), noteY], engineNotes[layout.engine], atRear ? 'end' : 'start'),
      note([(body.front + body.rear) / 2, ground + 22], driveNotes[layout.drive], 'middle'),
    ],
  };
}

/** The middle of the engine. */
function enginePlace({ engine, body: name }: CarLayout): Point {
  const body = carBodies[name];
  const y = ground - 2 * body.wheel + 1;
  const places = {
    'front-transverse': body.front - 6,
    'front-longitudinal': body.front + 22,
    mid: body.rear - 48,
    rear: Math.min(body.rear + 38, body.tailFoot - 42),
  };
  return [places[engine], y];
}

/** Gearbox, propeller shaft and final drives, all hidden behind the body. */
function driveline({ engine, drive, body: name }: CarLayout, [x, y]: Point): string {
  const body = carBodies[name];
  const axle = ground - body.wheel;
  const final = (at: number): string => circle([at, axle], 8);
  const along = engine === 'front-longitudinal';
  const gearbox = along
    ? shape([x + 34, y - 8], [x + 60, y - 2], [x + 86, axle - 9], [x + 86, axle - 1], [x + 34, y + 14])
    : '';
  const start = along ? x + 86 : body.front + 8;
  const shaft =
    drive === 'all' || (along && drive === 'rear') ? line([start, axle - 5], [body.rear - 8, axle - 5]) : '';
  return (
    gearbox +
    shaft +
    (drive === 'rear' ? '' : final(body.front)) +
    (drive === 'front' ? '' : final(body.rear))
  );
}
