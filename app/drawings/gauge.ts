import { arc, circle, line, polar, row, sector, shape, ticks, type Point } from './pen.ts';
import { accent, detail, note, outline, solid, type Drawing } from './sheet.ts';

const hub: Point = [210, 206];
const radius = 160;
const [start, sweep, full] = [150, 240, 40];
const angleAt = (percent: number): number => start + (percent / full) * sweep;

/** A dial showing the power that a remap can add, with the first stage marked: 15 to 25 per cent. */
export function gauge(): Drawing {
  const numbers = [0, 10, 20, 30, 40].map((value) => {
    const [x, y] = polar(hub, radius - 52, angleAt(value));
    return note([x, y + 6], String(value), 'middle', 18);
  });
  return {
    box: [30, 34, 420, 346],
    parts: [...dial(), ...numbers, ...needle(20)],
    callout: [
      accent(sector(hub, radius - 30, radius - 18, angleAt(15), angleAt(25))),
      detail(line(polar(hub, radius - 18, angleAt(25)), [362, 60])),
      note([366, 58], 'Stage 1:'),
      note([366, 76], '15-25%'),
      note([hub[0], 280], 'Power gained, %', 'middle'),
    ],
  };
}

function dial(): string[] {
  return [
    outline(circle(hub, radius + 8)),
    detail(circle(hub, radius)),
    outline(ticks(hub, radius - 32, radius - 12, 5, start, sweep)),
    detail(
      ticks(hub, radius - 22, radius - 12, 21, start, sweep),
      arc(hub, radius - 12, start, start + sweep),
    ),
    detail(row(2, (index) => circle(polar(hub, radius - 14, 90 + (index ? 18 : -18)), 4))),
  ];
}

function needle(value: number): string[] {
  const angle = angleAt(value);
  const pointer = shape(
    polar(hub, 9, angle + 90),
    polar(hub, radius - 70, angle),
    polar(hub, 9, angle - 90),
    polar(hub, 34, angle + 180),
  );
  return [solid(pointer), solid(circle(hub, 18)), detail(circle(hub, 6))];
}
