import { num, pair, polar, type Point } from './pen.ts';

interface Pulley {
  at: Point;
  radius: number;
}

interface Belt {
  /** The closed pitch line as path data. */
  path: string;
  length: number;
  /** The straight runs: from pulley i to pulley i + 1. */
  runs: { from: Point; to: Point; outward: number }[];
}

/**
 * A belt or chain around the outside of pulleys.
 * @param pulleys listed clockwise, each on the outside of the loop
 */
export function belt(pulleys: Pulley[]): Belt {
  const runs = pulleys.map((pulley, index) => run(pulley, pulleys[(index + 1) % pulleys.length] ?? pulley));
  let length = 0;
  const pieces = runs.map(({ from, to, outward }, index) => {
    const next = runs[(index + 1) % runs.length];
    const pulley = pulleys[(index + 1) % pulleys.length];
    if (!next || !pulley) return '';
    const turn = (((next.outward - outward) % 360) + 360) % 360;
    length += Math.hypot(to[0] - from[0], to[1] - from[1]) + (pulley.radius * turn * Math.PI) / 180;
    const r = num(pulley.radius);
    return `L${pair(to)}A${r} ${r} 0 ${turn > 180 ? 1 : 0} 1 ${pair(next.from)}`;
  });
  const start = runs[0]?.from ?? [0, 0];
  return { path: `M${pair(start)}${pieces.join('')}Z`, length, runs };
}

/** The outer tangent of two pulleys, and the angle that points away from the loop. */
function run(first: Pulley, second: Pulley): Belt['runs'][number] {
  const [dx, dy] = [second.at[0] - first.at[0], second.at[1] - first.at[1]];
  const lean = Math.asin((first.radius - second.radius) / Math.hypot(dx, dy));
  const outward = ((Math.atan2(dy, dx) - Math.PI / 2 + lean) * 180) / Math.PI;
  return {
    from: polar(first.at, first.radius, outward),
    to: polar(second.at, second.radius, outward),
    outward,
  };
}
