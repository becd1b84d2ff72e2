import { circle, hatch, line, rect, row, shape, type Point } from './pen.ts';
import {
  arrow,
  centre,
  detail,
  faint,
  fins,
  note,
  outline,
  ring,
  solid,
  tube,
  type Drawing,
} from './sheet.ts';

/** An exhaust system from manifold to tailpipe, with the two lambda sensors on either side of the catalyst. */
export function exhaust(): Drawing {
  return {
    box: [4, 20, 576, 266],
    parts: [...manifold(), ...pipes(), ...catalyst(), ...silencers(), arrow([550, 226], [576, 226])],
    callout: [
      ring([196, 170], 40),
      detail(line([135, 120], [135, 68]), line([257, 120], [257, 68])),
      note([130, 40], 'Two lambda sensors:'),
      note([130, 58], 'before and after the catalyst'),
      note([357, 276], 'Silencer', 'middle'),
      note([478, 276], 'Rear silencer', 'middle'),
    ],
  };
}

/** Four runners from the head's flange into one collector. */
function manifold(): string[] {
  const ports = [44, 74, 104, 134];
  const runner = (y: number): string => `M30 ${y}H50C84 ${y} 74 170 110 170`;
  const flanges = ports.map((y) => rect(14, y - 11, 14, 22, 2)).join('');
  return [
    ...[44, 134, 74, 104].map((y) => tube(runner(y), 17)),
    solid(flanges),
    detail(ports.map((y) => circle([21, y - 7], 1.5) + circle([21, y + 7], 1.5)).join('')),
    solid(shape([98, 154], [112, 159], [112, 181], [98, 186])),
    solid(rect(112, 154, 8, 32, 2)),
  ];
}

function pipes(): string[] {
  const flexible = 'M270 170H302';
  return [
    tube('M120 170H150', 20),
    tube('M240 170H270', 20),
    tube('M305 170C328 170 306 222 330 222', 18),
    tube('M386 222H446', 18),
    tube('M510 226H544', 18),
    tube(flexible, 28),
    fins(flexible, 24, 4.5),
    solid(rect(265, 155, 7, 30, 1), rect(299, 155, 7, 30, 1)),
    detail(hanger(416), hanger(526)),
    outline(line([544, 217], [544, 235])),
  ];
}

/** A rubber hanger above the pipe. */
function hanger(x: number): string {
  return rect(x - 7, 190, 14, 20, 5) + line([x, 184], [x, 195]) + line([x, 206], [x, 216]);
}

/** The catalyst cut open to its honeycomb, a sensor screwed in before and after it. */
function catalyst(): string[] {
  const brick: Point[] = [
    [168, 148],
    [226, 148],
    [226, 192],
    [168, 192],
  ];
  const sensor = (x: number): string =>
    rect(x - 5, 147, 10, 13, 1) + rect(x - 3.5, 130, 7, 17, 2) + line([x, 130], [x, 122]);
  return [
    solid(
      'M144 160C154 160 156 140 168 140H226C238 140 240 160 250 160V180C240 180 238 200 226 200H168C156 200 154 180 144 180Z',
    ),
    detail(shape(...brick)),
    faint(hatch(brick, 6)),
    solid(sensor(135), sensor(257)),
    centre(line([126, 170], [250, 170])),
  ];
}

function silencers(): string[] {
  const box = (x: number, y: number, width: number, height: number): string[] => [
    solid(rect(x, y, width, height, 12)),
    detail(line([x + 9, y], [x + 9, y + height]), line([x + width - 9, y], [x + width - 9, y + height])),
    detail(
      row(3, (index) =>
        line([x + 18, y + (height * (index + 1)) / 4], [x + width - 18, y + (height * (index + 1)) / 4]),
      ),
    ),
  ];
  return [...box(326, 202, 62, 40), ...box(444, 196, 68, 56)];
}
