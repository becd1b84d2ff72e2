/**
 * Shapes as SVG path data. Lengths are drawing units (a CSS pixel at full size), angles are
 * degrees clockwise from three o'clock, y grows downwards.
 */

export type Point = readonly [x: number, y: number];

/** A number with one decimal at most: finer steps cannot be seen and cost bytes on every page. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** A point in path data notation. */
export const pair = ([x, y]: Point): string => `${num(x)} ${num(y)}`;

/** The point at an angle and a distance from a centre. */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

/** An open line through points, each written as its step from the one before: shorter, and free of drift. */
export function line(...points: Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
  const [first, ...rest] = rounded;
  if (!first) return '';
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? first;
    return `${num(x - fromX)} ${num(y - fromY)}`;
  });
  return `M${pair(first)}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** A closed polygon. */
export function shape(...points: Point[]): string {
  return `${line(...points)}Z`;
}

/** A closed circle around a point. */
export function circle([x, y]: Point, radius: number): string {
  const r = num(radius);
  const across = num(2 * radius);
  return `M${pair([x - radius, y])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
}

/** The part of a circle from one angle clockwise to another. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const r = num(radius);
  return `M${pair(polar(centre, radius, from))}A${r} ${r} 0 ${large} 1 ${pair(polar(centre, radius, to))}`;
}

/** A piece of a ring between two radii and two angles. */
export function sector(centre: Point, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const r = num(inner);
  const back = `L${pair(polar(centre, inner, to))}A${r} ${r} 0 ${large} 0 ${pair(polar(centre, inner, from))}Z`;
  return arc(centre, outer, from, to) + back;
}

/** A closed rectangle from its upper left corner; `radius` rounds its corners. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h] = [width - 2 * radius, height - 2 * radius];
  if (radius === 0) return `M${pair([x, y])}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const r = num(radius);
  // A quadratic corner is half as long to write, and at these sizes nobody sees the difference.
  const corner = (dx: number, dy: number): string =>
    radius > 8
      ? `a${r} ${r} 0 0 1 ${num(dx)} ${num(dy)}`
      : dx * dy > 0
        ? `q${num(dx)} 0 ${num(dx)} ${num(dy)}`
        : `q0 ${num(dy)} ${num(dx)} ${num(dy)}`;
  return (
    `M${pair([x + radius, y])}h${num(w)}${corner(radius, radius)}v${num(h)}${corner(-radius, radius)}` +
    `h${num(-w)}${corner(-radius, -radius)}v${num(-h)}${corner(radius, -radius)}Z`
  );
}

/** A round-ended bar between two points, such as one visible turn of a coil spring. */
export function bar([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [((ay - by) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
  const r = num(width / 2);
  return (
    `M${pair([ax + nx, ay + ny])}L${pair([bx + nx, by + ny])}A${r} ${r} 0 0 0 ${pair([bx - nx, by - ny])}` +
    `L${pair([ax - nx, ay - ny])}A${r} ${r} 0 0 0 ${pair([ax + nx, ay + ny])}Z`
  );
}

/** Something repeated at equal angles around a circle. */
export function around(count: number, start: number, draw: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(start + (index * 360) / count, index)).join('');
}

/** Something repeated along a row. */
export function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Holes on a pitch circle, the first at twelve o'clock. */
export function holes(
  centre: Point,
  pitchRadius: number,
  count: number,
  radius: number,
  start = -90,
): string {
  return around(count, start, (angle) => circle(polar(centre, pitchRadius, angle), radius));
}

/** Points on a pitch circle. */
export function pitchCircle(centre: Point, radius: number, count: number, start = -90): Point[] {
  return Array.from({ length: count }, (_, index) => polar(centre, radius, start + (index * 360) / count));
}

/** Radial strokes, such as a scale's ticks. */
export function ticks(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  start: number,
  sweep: number,
): string {
  return row(count, (index) => {
    const angle = start + (index * sweep) / (count - 1);
    return line(polar(centre, inner, angle), polar(centre, outer, angle));
  });
}

/** A toothed wheel's edge: `count` teeth between two radii. */
export function teeth(centre: Point, root: number, tip: number, count: number): string {
  const step = 360 / count;
  const corners = Array.from({ length: count }, (_, index) => index * step - 90).flatMap((angle) => [
    polar(centre, root, angle - step / 2),
    polar(centre, tip, angle),
  ]);
  return shape(...corners);
}

/** Slanting lines across a polygon: the drawing office's sign for cut material. */
export function hatch(outline: Point[], gap = 7): string {
  const sums = outline.map(([x, y]) => x + y);
  const lowest = Math.ceil(Math.min(...sums) / gap + 0.01) * gap;
  const count = Math.max(0, Math.ceil((Math.max(...sums) - lowest) / gap));
  return row(count, (index) => hatchLine(outline, lowest + index * gap + 0.05));
}

/** The parts of the line x + y = sum that lie inside a polygon. */
function hatchLine(outline: Point[], sum: number): string {
  const crossings = outline
    .map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
    .filter(({ from, to }) => from[0] + from[1] < sum !== to[0] + to[1] < sum)
    .map(({ from, to }): Point => {
      const share = (sum - from[0] - from[1]) / (to[0] + to[1] - from[0] - from[1]);
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    })
    .toSorted((a, b) => a[0] - b[0]);
  return row(crossings.length / 2, (index) => {
    const [from, to] = crossings.slice(2 * index, 2 * index + 2);
    return from && to ? line(from, to) : '';
  });
}
