import { carBodies } from './car-bodies.ts';
import { smallCar } from './car-parts.ts';
import { circle, line, rect, row, shape } from './pen.ts';
import { centre, detail, dimension, faint, note, outline, ring, solid, type Drawing } from './sheet.ts';

const floor = 352;
const deck = 212;

/** A four-post lift with a car on its runways. */
export function lift(): Drawing {
  return {
    box: [4, 22, 492, 358],
    parts: [
      centre(line([6, floor], [494, floor])),
      smallCar(carBodies.hatch, 36, deck - 200 * 0.94, 0.94),
      ...runway(),
      ...post(26),
      ...post(452),
      ...jack(),
    ],
    callout: [
      ring([128, deck - 29], 36),
      dimension([128, deck + 18], [128, floor]),
      note([140, 276], 'MOT class 4:'),
      note([140, 294], 'up to 3,000kg'),
    ],
  };
}

/** The runway with wheel stops, its turning plate under the front wheel, the folded ramp. */
function runway(): string[] {
  return [
    solid(rect(44, deck, 408, 18, 2)),
    detail(
      line([46, deck + 6], [450, deck + 6]),
      rect(102, deck, 56, 5, 1),
      row(12, (index) => circle([190 + index * 20, deck + 12], 1.5)),
    ),
    outline(
      shape([52, deck], [52, deck - 16], [60, deck - 16], [64, deck]),
      line([446, deck], [438, deck - 46], [434, deck - 46]),
    ),
  ];
}

/** A post with its ladder of catches, the carriage that rides in it, and its foot. */
function post(x: number): string[] {
  const catches = row(15, (index) => line([x + 4, 66 + index * 18], [x + 14, 66 + index * 18]));
  return [
    solid(rect(x, 46, 18, floor - 52, 2), rect(x - 10, floor - 8, 38, 8, 1)),
    faint(catches),
    detail(circle([x + 9, 54], 5)),
    solid(rect(x - 5, deck - 16, 28, 40, 3)),
    detail(circle([x + 9, deck - 6], 3), circle([x + 9, deck + 14], 3)),
  ];
}

/** The jacking beam between the runways. */
function jack(): string[] {
  return [
    solid(rect(300, deck + 18, 62, 14, 2)),
    detail(
      line([310, deck + 32], [352, deck + 52], [310, deck + 52], [352, deck + 32]),
      rect(304, deck + 52, 54, 6, 1),
      line([300, deck + 25], [362, deck + 25]),
    ),
  ];
}
