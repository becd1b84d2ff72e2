import { num, type Point } from './pen.ts';

/** One step of a path; its points are absolute. `arc` holds an arc's parameters before its end point. */
type Command = { letter: string; arc: number[]; points: Point[] };

/** How many numbers each command takes. */
const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, t: 2, s: 4, q: 4, c: 6, a: 7, z: 0 };

/**
 * Rewrites path data as steps from point to point. A shape that is drawn eight times is then the same text
 * eight times, which compresses to next to nothing; a page's drawings become a fifth smaller.
 * @param step points are rounded to multiples of it, in drawing units; they do not drift
 * @throws on a command that does not exist in path data
 */
export function tighten(d: string, step: number): string {
  let at: Point = [0, 0];
  let start = at;
  let last = '';
  const round = (value: number): number => Math.round(value / step) * step;
  const written = commands(d).map(({ letter, arc, points }) => {
    const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
    const steps = rounded.map(([x, y]): Point => [x - at[0], y - at[1]]);
    at = letter === 'z' ? start : (rounded.at(-1) ?? at);
    if (letter === 'm') start = at;
    const [name, numbers] = shortest(letter, [...radii(arc, step), ...steps.flat()]);
    const text = (name === last && !'mz'.includes(name) ? ' ' : name) + numbers.map(short).join(' ');
    last = name;
    return text;
  });
  return written.join('').replaceAll(' -', '-');
}

/** Path data in absolute points. A horizontal or vertical line is a line like any other. */
function commands(d: string): Command[] {
  let at: Point = [0, 0];
  let start = at;
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, name = '', text = '']) => {
    const letter = name.toLowerCase();
    const size = sizes[letter];
    if (size === undefined) throw new Error(`${name} is no command of a path.`);
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return inGroups(numbers, size).map((group, index): Command => {
      const arc = letter === 'a' ? group.slice(0, 5) : [];
      const origin: Point = name === letter ? at : [0, 0];
      const points = pointsOf(letter, group.slice(arc.length), origin, at);
      at = letter === 'z' ? start : (points.at(-1) ?? at);
      if (letter === 'm' && index === 0) start = at;
      // Further pairs after a move, and both straight strokes, are lines.
      const isLine = 'hv'.includes(letter) || (letter === 'm' && index > 0);
      return { letter: isLine ? 'l' : letter, arc, points };
    });
  });
}

function pointsOf(letter: string, numbers: number[], [x, y]: Point, at: Point): Point[] {
  const [first = 0] = numbers;
  if (letter === 'h') return [[x + first, at[1]]];
  if (letter === 'v') return [[at[0], y + first]];
  return inGroups(numbers, 2).map(([dx = 0, dy = 0]): Point => [x + dx, y + dy]);
}

/** A command without numbers stands for itself once. */
function inGroups(numbers: number[], size: number): number[][] {
  if (size === 0) return numbers.length === 0 ? [[]] : [];
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
}

/** Rounded down: an arc too small for its ends is widened to fit, one too large would bulge. */
function radii([rx, ry, ...rest]: number[], step: number): number[] {
  if (rx === undefined || ry === undefined) return [];
  const down = (radius: number): number => Math.max(1, Math.floor(radius / step + 1e-6)) * step;
  return [down(rx), down(ry), ...rest];
}

function shortest(letter: string, numbers: number[]): [string, number[]] {
  const [x = 0, y = 0] = numbers;
  if (letter !== 'l') return [letter, numbers];
  if (isNought(y)) return ['h', [x]];
  return isNought(x) ? ['v', [y]] : ['l', [x, y]];
}

const isNought = (value: number): boolean => Math.abs(value) < 0.05;

const short = (value: number): string => num(value).replace(/^(-?)0\./, '$1.');
