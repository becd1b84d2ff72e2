import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawingNames } from '../../content/schema.ts';
import { carBodies, type BodyName } from './car-bodies.ts';
import type { CarLayout } from './car.ts';
import { draw, drawCar, drawMap } from './draw.ts';
import { belt } from './belt.ts';
import { hatch, line, num } from './pen.ts';
import { inColours } from './sheet.ts';
import { tighten } from './tighten.ts';

const bodies = Object.keys(carBodies) as BodyName[];
const engines: CarLayout['engine'][] = ['front-transverse', 'front-longitudinal', 'mid', 'rear'];
const cars = bodies.flatMap((body) =>
  engines.flatMap((engine) => (['front', 'rear', 'all'] as const).map((drive) => ({ body, engine, drive }))),
);
const sheets: [string, string][] = [
  ...drawingNames.map((name): [string, string] => [name, draw(name)]),
  ...cars.map((layout): [string, string] => [Object.values(layout).join(' '), drawCar(layout)]),
  ['map', drawMap()],
];

/** Where each line of lettering begins and ends; characters are 0.62 em wide. */
function lettering(svg: string): { x: number; y: number; end: number; text: string }[] {
  const lines = svg.matchAll(
    /<text x="(\S+)" y="(\S+)" font-size="(\d+)"[^>]*?(?:text-anchor="(\w+)")?>([^<]+)/g,
  );
  return [...lines].map(([, x, y, size, anchor, text = '']) => {
    const width = text.length * Number(size) * 0.62;
    const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0;
    return { x: Number(x) - share * width, y: Number(y), end: Number(x) + (1 - share) * width, text };
  });
}

describe.each(sheets)('the drawing %s', (_name, svg) => {
  it('has only finite numbers in its paths, with one decimal at most', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const data = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d).join(' ');
    expect(data).not.toMatch(/\d\.\d{2}/);
  });

  it('adds little to a page’s size', () => {
    expect(svg.length).toBeLessThan(6500);
    expect(brotliCompressSync(svg).length).toBeLessThan(2300);
  });

  it('keeps its lettering on the sheet', () => {
    const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const outside = lettering(svg).filter(
      ({ x, end, y }) => x < left - 1 || end > left + width + 1 || y < top + 9 || y > top + height,
    );
    expect(outside).toEqual([]);
  });

  it('leaves its colours to the style sheet and its meaning to the text beside it', () => {
    expect(svg).not.toMatch(/#[\da-f]{3,8}|style=/i);
    expect(svg).toContain('aria-hidden="true"');
  });
});

describe('a sheet', () => {
  it('has no lettering when the callout is off', () => {
    expect(draw('brake-disc')).toContain('1.5mm');
    expect(draw('brake-disc', { callout: false })).not.toContain('<text');
  });

  it('has a group for its lettering, so that phones can leave that out and keep the highlighted feature', () => {
    const [before, notes] = draw('brake-disc').split('<g class="drawing-notes">');
    expect(before).toContain('--drawing-accent');
    expect(before).not.toContain('<text');
    expect(notes).toContain('1.5mm');
    expect(notes).not.toContain('--drawing-accent');
  });

  it('takes fixed colours for renderers without style sheets', () => {
    const svg = inColours(draw('turbo'), { ink: 'red', accent: 'green', surface: 'blue' });
    expect(svg).not.toMatch(/currentColor|var\(/);
    expect(svg, 'they read it as a file of its own').toContain('xmlns="http://www.w3.org/2000/svg"');
  });

  it('differs for each layout of a car', () => {
    expect(new Set(cars.map((layout) => drawCar(layout))).size).toBe(cars.length);
  });
});

describe('the pen', () => {
  it('writes numbers with one decimal and never as -0', () => {
    expect([num(-0.04), num(3), num(2.55)]).toEqual(['0', '3', '2.6']);
  });

  it('writes steps whose rounding errors do not add up', () => {
    const points = Array.from({ length: 50 }, (_, index) => [index * 1.04, 0] as const);
    const steps =
      line(...points)
        .split('l')[1]
        ?.split(' ')
        .filter((_, index) => index % 2 === 0) ?? [];
    expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(51, 5);
  });

  it('hatches only inside a notched outline', () => {
    const notched = [
      [0, 0],
      [30, 0],
      [30, 30],
      [20, 30],
      [20, 10],
      [10, 10],
      [10, 30],
      [0, 30],
    ] as const;
    const starts = [...hatch([...notched], 4).matchAll(/M(\S+?) (\S+?)l/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(starts.length).toBeGreaterThan(8);
    expect(starts.filter(([x = 0, y = 0]) => x > 10.1 && x < 19.9 && y > 10.1)).toEqual([]);
  });

  it('measures a belt around two equal pulleys', () => {
    const around = belt([
      { at: [0, 0], radius: 10 },
      { at: [100, 0], radius: 10 },
    ]);
    expect(around.length).toBeCloseTo(200 + 20 * Math.PI, 5);
  });
});

describe('tightening', () => {
  it('writes every kind of stroke as a step from the one before', () => {
    expect(tighten('M10 20L30 20L30 25Q31 26 32 26C33 26 34 27 34 28S35 30 36 30T40 30', 0.1)).toBe(
      'm10 20h20v5q1 1 2 1c1 0 2 1 2 2s1 2 2 2t4 0',
    );
    expect(tighten('M0.5 0H4V-3A2 2 0 0 1 6 -5Zm1-1l2 0 0.5 0.5', 0.1)).toBe(
      'm.5 0h3.5v-3a2 2 0 0 1 2-2zm1-1h2l.5 .5',
    );
  });

  it('keeps a stroke without length, whose ends draw a dot', () => {
    expect(tighten('M5 5h0M9 5h0', 1)).toBe('m5 5h0m4 0h0');
  });

  it('writes the same shape in two places as the same text', () => {
    const [first, second] = tighten('M10 10L14 12L10 14ZM50 30L54 32L50 34Z', 0.1).split('z');
    expect(second?.replace(/^m40 20/, '')).toBe(first?.replace(/^m10 10/, ''));
  });

  it('rounds without errors adding up', () => {
    const d = `M0 0${Array.from({ length: 50 }, () => 'l1.4 1').join('')}`;
    const steps = [...tighten(d, 1).matchAll(/[l ](\d) 1/g)].map(([, x]) => Number(x));
    expect(steps).toHaveLength(50);
    expect(steps.reduce((sum, x) => sum + x, 0)).toBe(70);
  });

  it('never rounds an arc’s radius up, so that it does not bulge', () => {
    expect(tighten('M10 10a2.7 2.7 0 1 0 5.4 0', 1)).toBe('m10 10a2 2 0 1 0 5 0');
  });

  it('refuses a command that does not exist in path data', () => {
    expect(() => tighten('M1 1X2 2', 1)).toThrow('X');
  });
});
