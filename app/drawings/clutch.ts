import {
  arc,
  around,
  circle,
  hatch,
  holes,
  line,
  pitchCircle,
  polar,
  rect,
  row,
  sector,
  shape,
  teeth,
  type Point,
} from './pen.ts';
import {
  bores,
  centre,
  cross,
  detail,
  faint,
  fins,
  note,
  outline,
  ring,
  solid,
  type Drawing,
} from './sheet.ts';

const hub: Point = [166, 208];
const axis = hub[1];

/** A clutch's friction plate from the front, and flywheel, plate, cover and bearing apart along their axis. */
export function clutch(): Drawing {
  return {
    box: [4, 38, 484, 362],
    parts: [
      ...frictionPlate(),
      cross(hub, 162),
      centre(line([330, axis], [488, axis])),
      ...flywheel(350),
      ...plateEdge(386),
      ...cover(408),
      ...bearing(460),
    ],
    callout: [
      ring(polar(hub, 119, 130), 36),
      detail(line(polar(polar(hub, 119, 130), 36, 140), [52, 374])),
      note([22, 392], 'Worn to the rivets, it slips'),
    ],
  };
}

/** Friction ring in 18 segments with rivets, four damper springs, splined hub. */
function frictionPlate(): string[] {
  const springs = around(4, -45, (angle) => sector(hub, 52, 74, angle - 20, angle + 20));
  const coils = around(4, -45, (angle) => arc(hub, 63, angle - 18, angle + 18));
  const rivets = [...pitchCircle(hub, 132, 9), ...pitchCircle(hub, 106, 9, -70)];
  return [
    solid(circle(hub, 146)),
    outline(circle(hub, 92)),
    detail(around(18, 10, (angle) => line(polar(hub, 95, angle), polar(hub, 143, angle + 6)))),
    bores(rivets, 8),
    detail(circle(hub, 84), springs, holes(hub, 63, 4, 6)),
    fins(coils, 18, 5),
    outline(circle(hub, 38)),
    detail(teeth(hub, 26, 20, 20)),
  ];
}

function flywheel(x: number): string[] {
  const body: Point[] = [
    [x - 10, 58],
    [x + 8, 58],
    [x + 8, 358],
    [x - 10, 358],
  ];
  const gear = row(2, (index) => rect(x - 14, index * 306 + 46, 12, 18, 1));
  return [outline(shape(...body)), detail(gear, rect(x - 20, axis - 34, 10, 68)), faint(hatch(body, 9))];
}

function plateEdge(x: number): string[] {
  return [
    outline(rect(x - 6, 66, 12, 58, 1), rect(x - 6, 292, 12, 58, 1)),
    detail(
      line([x, 66], [x, 124]),
      line([x, 292], [x, 350]),
      line([x - 3, 124], [x - 3, 292]),
      line([x + 3, 124], [x + 3, 292]),
    ),
    solid(rect(x - 11, axis - 26, 22, 52, 2)),
  ];
}

function cover(x: number): string[] {
  const half = (side: 1 | -1): string => {
    const y = (distance: number): number => axis + side * distance;
    return line(
      [x - 2, y(152)],
      [x + 6, y(152)],
      [x + 8, y(138)],
      [x + 28, y(122)],
      [x + 30, y(92)],
      [x + 24, y(86)],
    );
  };
  const ringAt = (side: 1 | -1): string => rect(x - 2, side === 1 ? axis + 82 : axis - 134, 11, 52, 1);
  const finger = (side: 1 | -1): string =>
    line([x + 14, axis + side * 120], [x + 22, axis + side * 92], [x + 38, axis + side * 26]);
  return [
    outline(half(1), half(-1), ringAt(1), ringAt(-1)),
    detail(
      finger(1),
      finger(-1),
      line([x + 9, axis + 110], [x + 17, axis + 110]),
      line([x + 9, axis - 110], [x + 17, axis - 110]),
    ),
  ];
}

function bearing(x: number): string[] {
  const half = (y: number): string => rect(x - 8, y, 16, 22, 2) + circle([x, y + 11], 6);
  return [
    outline(rect(x - 8, axis - 34, 16, 68, 2)),
    detail(half(axis - 34), half(axis + 12), rect(x + 8, axis - 16, 16, 32, 1)),
  ];
}
