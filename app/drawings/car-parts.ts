import type { CarBody } from './car-bodies.ts';
import { around, circle, line, num, polar, rect, shape, type Point } from './pen.ts';
import { detail, outline, placed, solid } from './sheet.ts';

export const ground = 200;

/** A wheel with five double spokes. */
export function wheel(at: Point, radius: number): string[] {
  const rim = radius * 0.7;
  const spokes = around(5, -90, (angle) =>
    [-11, 11]
      .map((turn) => line(polar(at, 5.5, angle + turn * 2), polar(at, rim - 3, angle + turn)))
      .join(''),
  );
  return [
    solid(circle(at, radius)),
    outline(circle(at, rim)),
    detail(circle(at, rim - 3), circle(at, 5), spokes),
  ];
}

/** The body's outline, its sill broken by the wheel arches. */
function shell(body: CarBody): string {
  const reach = body.wheel + 6;
  const axle = ground - body.wheel;
  const half = Math.sqrt(reach ** 2 - (body.sill - axle) ** 2);
  const arch = (x: number): string =>
    `L${num(x + half)} ${body.sill}A${reach} ${reach} 0 1 0 ${num(x - half)} ${body.sill}`;
  return `M${body.noseFoot} ${body.sill}${body.over}${arch(body.rear)}${arch(body.front)}Z`;
}

/** A whole car standing on the ground line; what lies `inside` shows through its body and is covered by its wheels. */
export function carParts(body: CarBody, inside = ''): string[] {
  const axle = ground - body.wheel;
  return [
    solid(shell(body)),
    detail(body.glass, body.lines),
    inside,
    ...wheel([body.front, axle], body.wheel),
    ...wheel([body.rear, axle], body.wheel),
  ];
}

/** A car as part of another drawing, moved and scaled. */
export function smallCar(body: CarBody, x: number, y: number, scale: number): string {
  return placed(carParts(body), x, y, scale);
}

/** An engine seen from the side: its end with the belt drive when it lies across, its length when it lies along. */
export function engineParts([x, y]: Point, across: boolean): string {
  if (across) {
    const belt =
      circle([x, y + 12], 8) +
      circle([x, y + 12], 2.5) +
      circle([x - 11, y - 9], 5) +
      circle([x + 11, y - 9], 5);
    return rect(x - 19, y - 18, 38, 42, 4) + rect(x - 15, y - 25, 30, 7, 2) + belt;
  }
  const bores = [-24, -8, 8, 24].map((offset) => line([x + offset, y - 11], [x + offset, y + 9])).join('');
  return (
    rect(x - 34, y - 16, 68, 30, 3) +
    rect(x - 30, y - 23, 60, 7, 2) +
    bores +
    shape([x - 26, y + 14], [x + 26, y + 14], [x + 20, y + 22], [x - 20, y + 22])
  );
}
