import { circle, line, rect, row, type Point } from './pen.ts';
import {
  arrow,
  centre,
  detail,
  dots,
  faint,
  note,
  outline,
  ring,
  solid,
  tube,
  type Drawing,
} from './sheet.ts';

const axis = 150;
const [left, right] = [128, 344];
const channels = 9;
const pitch = 14;
const top = axis - (channels * pitch) / 2;

/** A diesel particulate filter cut open: channels plugged at one end and the other in turn, so that gas must pass the walls. */
export function dpf(): Drawing {
  return {
    box: [4, 16, 484, 290],
    parts: [centre(line([6, axis], [486, axis])), ...sensors(), ...can(), ...filter(), ...flow()],
    callout: [
      ring([right - 8, axis - 21], 38),
      detail(line([right + 16, axis + 9], [396, 246])),
      note([376, 264], 'Soot burns'),
      note([376, 282], 'at 600°C'),
      note([14, 206], 'Gas in'),
      note([470, 206], 'Gas out', 'end'),
    ],
  };
}

/** Cones, pipes, V-band clamps. */
function can(): string[] {
  const upper = `M14 126H62C84 126 92 76 118 76H354C380 76 388 126 410 126H470`;
  const lower = `M14 174H62C84 174 92 224 118 224H354C380 224 388 174 410 174H470`;
  const clamp = (x: number): string => rect(x - 5, 70, 10, 160, 2);
  return [
    outline(upper, lower, line([14, 120], [14, 180]), line([470, 120], [470, 180])),
    solid(clamp(114)),
    solid(clamp(358)),
  ];
}

function filter(): string[] {
  const walls = row(channels + 1, (index) => line([left, top + index * pitch], [right, top + index * pitch]));
  const plugs = row(channels, (index) => rect(index % 2 ? left : right - 16, top + index * pitch, 16, pitch));
  const marks = row(channels, (index) => {
    const [x, y] = [index % 2 ? left : right - 16, top + index * pitch];
    return (
      line([x + 2, y + pitch - 2], [x + 14, y + 2]) +
      line([x + 2, y + 7], [x + 7, y + 2]) +
      line([x + 9, y + pitch - 2], [x + 14, y + 8])
    );
  });
  const soot = row(5, (index) =>
    line([right - 90, top + (index * 2 + 0.8) * pitch], [right - 20, top + (index * 2 + 0.8) * pitch]),
  );
  return [
    outline(line([left, top], [left, axis + 63]), line([right, top], [right, axis + 63])),
    detail(walls, plugs),
    faint(marks),
    dots(soot, 2.6, 5.2),
  ];
}

/** Two temperature sensors and the two hoses that measure the pressure on either side. */
function sensors(): string[] {
  const probe = (x: number): string => rect(x - 4, 56, 8, 24) + rect(x - 7, 46, 14, 10, 2);
  const box: Point = [236, 34];
  return [
    tube('M92 104V60C92 44 100 36 116 36H206', 8),
    tube('M380 104V60C380 44 372 36 356 36H266', 8),
    solid(rect(box[0] - 34, box[1] - 14, 68, 32, 4)),
    detail(
      circle([box[0] - 22, box[1] + 2], 4),
      circle([box[0] + 22, box[1] + 2], 4),
      rect(box[0] - 12, box[1] - 6, 24, 16, 2),
    ),
    detail(probe(140), probe(332)),
  ];
}

/** Gas enters every open channel, crosses the wall and leaves through its neighbour. */
function flow(): string[] {
  const middle = (index: number): number => top + (index + 0.5) * pitch;
  return [
    arrow([24, axis], [64, axis]),
    arrow([416, axis], [460, axis]),
    ...[0, 4, 8].map((index) => arrow([left + 10, middle(index)], [left + 60, middle(index)])),
    ...[1, 5].map((index) => arrow([left + 84, middle(index - 1)], [left + 96, middle(index) + 2])),
  ];
}
