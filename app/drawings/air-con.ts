import { circle, holes, line, rect, row, shape, type Point } from './pen.ts';
import {
  arrow,
  arrowHead,
  detail,
  fins,
  hidden,
  note,
  outline,
  ring,
  solid,
  tube,
  type Drawing,
} from './sheet.ts';

const compressor: Point = [112, 300];
const valve: Point = [330, 84];

/** The refrigerant's circuit: compressor, condenser, drier, expansion valve, evaporator and back. */
export function airCon(): Drawing {
  return {
    box: [12, 18, 454, 370],
    parts: [...lines(), ...condenser(), ...drier(), ...expansion(), ...evaporator(), ...pump()],
    callout: [
      ring(compressor, 62),
      note([186, 380], 'R134a or R1234yf'),
      detail(line([156, 344], [180, 372])),
      note([30, 34], 'Condenser'),
      note([196, 150], 'Drier', 'middle'),
      note([valve[0], 34], 'Expansion valve', 'middle'),
      note([380, 316], 'Evaporator', 'end'),
      detail(line([valve[0], 42], [valve[0], 66])),
    ],
  };
}

/** Thick pipes carry high pressure, dashed ones the cold gas that returns. */
function lines(): string[] {
  return [
    tube('M92 262V228', 9),
    tube('M128 84H196', 9),
    tube('M196 84H330', 9),
    tube('M330 84H392V120', 9),
    tube('M392 282V350H240V300H140', 13),
    arrowHead([262, 84], 0, 9),
    arrowHead([310, 350], 180, 9),
    arrowHead([92, 240], -90, 9),
  ];
}

/** A flat tube wound back and forth through fins. */
function condenser(): string[] {
  const turns =
    'M92 228H36a10 10 0 0 1 0-20H128a10 10 0 0 0 0-20H36a10 10 0 0 1 0-20H128a10 10 0 0 0 0-20H36a10 10 0 0 1 0-20H128a10 10 0 0 0 0-20H36a10 10 0 0 1 0-20H128';
  const gaps = row(7, (index) => line([38, 98 + index * 20], [126, 98 + index * 20]));
  return [outline(rect(18, 70, 128, 172, 4)), fins(gaps, 9, 5), tube(turns, 9)];
}

function drier(): string[] {
  return [
    solid(rect(176, 62, 40, 66, 10)),
    detail(line([176, 76], [216, 76]), line([176, 114], [216, 114]), circle([196, 95], 8)),
  ];
}

/** The drawing office's sign for a valve: two triangles meeting at the throttle. */
function expansion(): string[] {
  const [x, y] = valve;
  return [
    solid(shape([x - 20, y - 14], [x - 20, y + 14], [x + 20, y - 14], [x + 20, y + 14])),
    detail(line([x, y], [x, y - 18])),
    solid(rect(x - 9, y - 26, 18, 9, 2)),
  ];
}

function evaporator(): string[] {
  const turns =
    'M392 120V138H346a10 10 0 0 0 0 20H440a10 10 0 0 1 0 20H346a10 10 0 0 0 0 20H440a10 10 0 0 1 0 20H346a10 10 0 0 0 0 20H440a10 10 0 0 1 0 20H392V284';
  const gaps = row(6, (index) => line([346, 148 + index * 20], [440, 148 + index * 20]));
  return [
    outline(rect(326, 118, 134, 174, 4)),
    fins(gaps, 9, 5),
    tube(turns, 9),
    ...[160, 204, 248].map((y) => arrow([300, y], [318, y])),
  ];
}

/** The compressor's clutch and pulley, driven by the engine's belt. */
function pump(): string[] {
  return [
    solid(rect(64, 258, 96, 84, 10)),
    solid(circle(compressor, 44)),
    outline(circle(compressor, 30)),
    detail(
      circle(compressor, 40),
      circle(compressor, 12),
      holes(compressor, 21, 3, 4),
      circle(compressor, 5),
    ),
    hidden(circle(compressor, 48)),
  ];
}
