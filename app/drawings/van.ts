import { wheel } from './car-parts.ts';
import { line, num, rect } from './pen.ts';
import { accent, centre, detail, note, solid, type Drawing } from './sheet.ts';

const ground = 250;
const radius = 34;
const [front, rear] = [106, 376];

/** A long panel van from the side, nose to the left. */
export function van(): Drawing {
  const axle = ground - radius;
  return {
    box: [4, 14, 502, 256],
    parts: [
      centre(line([6, ground], [504, ground])),
      ...body(axle),
      ...[front, rear].flatMap((x) => wheel([x, axle], radius)),
    ],
    callout: [
      accent(rect(214, 70, 262, 128, 4)),
      note([396, 124], 'MOT class 7:', 'middle'),
      note([396, 144], '3,000-3,500kg', 'middle'),
    ],
  };
}

function body(axle: number): string[] {
  const sill = 232;
  const reach = radius + 7;
  const half = Math.sqrt(reach ** 2 - (sill - axle) ** 2);
  const arch = (x: number): string =>
    `L${num(x + half)} ${sill}A${reach} ${reach} 0 0 0 ${num(x - half)} ${sill}`;
  const shell = `M28 ${sill}C20 222 18 206 20 190C22 168 32 152 50 144L104 128C126 96 144 66 160 46C170 36 186 32 206 32L470 34C486 36 490 44 491 58V${sill - 4}L488 ${sill}${arch(rear)}${arch(front)}Z`;
  return [
    solid(shell),
    detail(
      'M120 128C136 102 150 78 164 60C170 54 178 52 190 52L196 124ZM108 134C106 160 110 196 118 226L204 226V48M204 60H484M204 62V226M300 62V226',
      rect(184, 140, 14, 5, 2),
      rect(308, 140, 14, 5, 2),
      'M300 66H484M204 206H334M416 206H490M22 180C30 166 42 160 66 160C66 176 50 186 22 188M491 120H482V164H491M28 206L62 208M478 62V228',
      'M128 124c-10-2-16 0-16 8h14',
    ),
  ];
}
