import { bar, circle, line, rect, row, shape, type Point } from './pen.ts';
import { centre, detail, hidden, note, outline, ring, solid, type Drawing } from './sheet.ts';

const axis = 190;
const reach = 66;
const wire = 15;

/** A suspension strut: top mount, coil spring, damper, and the clamp that holds the hub. */
export function springDamper(): Drawing {
  return {
    box: [96, 8, 340, 424],
    parts: [centre(line([axis, 10], [axis, 430])), ...mount(), ...spring(), ...damper()],
    callout: [
      ring([axis + reach - 2, 168], 34),
      detail(line([axis + reach + 32, 168], [axis + 120, 168])),
      note([axis + 124, 164], 'Coil spring'),
      note([axis + 124, 182], 'in axle pairs'),
      detail(line([axis + 24, 300], [axis + 120, 300])),
      note([axis + 124, 304], 'Damper'),
      detail(line([axis + 47, 42], [axis + 120, 42])),
      note([axis + 124, 46], 'Top mount'),
    ],
  };
}

function mount(): string[] {
  const stud = (x: number): string =>
    rect(x - 4, 20, 8, 16, 1) + line([x - 4, 25], [x + 4, 25]) + line([x - 4, 30], [x + 4, 30]);
  const plate = shape(
    [axis - 40, 36],
    [axis + 40, 36],
    [axis + 50, 52],
    [axis + 74, 58],
    [axis + 74, 66],
    [axis - 74, 66],
    [axis - 74, 58],
    [axis - 50, 52],
  );
  return [
    outline(plate),
    detail(
      stud(axis - 30),
      stud(axis + 30),
      rect(axis - 8, 14, 16, 22, 2),
      line([axis - 50, 52], [axis + 50, 52]),
    ),
  ];
}

/** Back strands, then the rod with its gaiter, then front strands. */
function spring(): string[] {
  const left = axis - reach + wire / 2;
  const right = axis + reach - wire / 2;
  const strand = (from: Point, to: Point): string => bar(from, to, wire);
  const gaiter = row(6, (index) =>
    rect(axis - 19 + (index % 2), 76 + index * 13, 38 - 2 * (index % 2), 13, 5),
  );
  const back = row(5, (index) => strand([right, 96 + index * 30], [left, 110 + index * 30]));
  const front = Array.from({ length: 6 }, (_, index) =>
    solid(strand([left, 80 + index * 30], [right, 96 + index * 30])),
  );
  return [detail(back), solid(rect(axis - 8, 66, 16, 172)), solid(gaiter), ...front];
}

function damper(): string[] {
  const seat = shape(
    [axis - 80, 244],
    [axis + 80, 244],
    [axis + 74, 258],
    [axis + 30, 266],
    [axis - 30, 266],
    [axis - 74, 258],
  );
  const clamp = shape(
    [axis - 30, 344],
    [axis + 30, 344],
    [axis + 30, 402],
    [axis + 12, 414],
    [axis - 70, 414],
    [axis - 82, 402],
    [axis - 82, 356],
    [axis - 70, 344],
  );
  const bolt = (y: number): string => circle([axis - 56, y], 10) + circle([axis - 56, y], 5);
  return [
    solid(rect(axis - 24, 262, 48, 156, 4)),
    solid(seat),
    solid(clamp),
    detail(
      bolt(362),
      bolt(396),
      line([axis - 38, 344], [axis - 38, 414]),
      line([axis - 24, 278], [axis + 24, 278]),
    ),
    hidden(line([axis - 24, 346], [axis - 24, 412]), line([axis + 24, 346], [axis + 24, 410])),
    detail(line([axis + 24, 290], [axis + 38, 290], [axis + 38, 318], [axis + 24, 318])),
  ];
}
