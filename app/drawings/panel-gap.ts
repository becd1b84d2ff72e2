import { arc, circle, hatch, line, rect, shape, type Point } from './pen.ts';
import {
  accent,
  arrowHead,
  centre,
  detail,
  faint,
  hidden,
  note,
  outline,
  ring,
  solid,
  type Drawing,
} from './sheet.ts';

const gap = 250;

/** Where wing and door meet: the same gap from top to bottom, and in section both skins flush. */
export function panelGap(): Drawing {
  return {
    box: [14, 24, 460, 376],
    parts: [...panels(), ...section(), centre(line([gap, 30], [gap, 392]))],
    callout: [
      accent(line([gap - 5, 118], [gap - 5, 256]), line([gap + 5, 118], [gap + 5, 256])),
      ...measure(136, 'A'),
      ...measure(240, 'A'),
      ring([gap, 344], 40),
      detail(line([gap + 34, 366], [332, 386])),
      note([336, 391], 'Skins flush'),
      note([30, 56], 'A = A: same gap'),
      note([30, 74], 'top and bottom'),
    ],
  };
}

/** Two arrows that press on the gap from outside. */
function measure(y: number, letter: string): string[] {
  return [
    detail(line([gap - 34, y], [gap - 6, y]), line([gap + 6, y], [gap + 44, y])),
    arrowHead([gap - 5, y], 0, 7),
    arrowHead([gap + 5, y], 180, 7),
    note([gap + 49, y + 5], letter),
  ];
}

/** Wing with wheel arch and bonnet line on the left, door with mirror, handle and glass on the right. */
function panels(): string[] {
  return [
    outline('M24 124C90 108 160 102 240 100L245 114V276H214C214 206 148 180 96 196C68 206 52 232 50 262H24'),
    outline('M462 276H255V114L252 98C290 72 330 52 372 40M462 96L255 108'),
    detail('M268 98C296 78 326 62 362 50M272 98L462 87'),
    detail(
      'M36 262C40 222 62 190 92 182C150 166 226 196 228 276M30 150C110 136 180 134 245 136M255 136C330 136 400 132 462 130',
    ),
    solid('M262 98C250 92 252 78 266 77L292 80C298 84 296 94 290 98Z'),
    outline(rect(404, 146, 52, 12, 5)),
    detail(circle([392, 152], 4), line([255, 262], [462, 262]), line([24, 262], [50, 262])),
    hidden(arc([128, 276], 70, 200, 340)),
  ];
}

/** Both skins folded back over their frames, cut. */
function section(): string[] {
  const half = (side: 1 | -1): Point[] => [
    [gap + side * 5, 330],
    [gap + side * 170, 330],
    [gap + side * 170, 337],
    [gap + side * 13, 337],
    [gap + side * 13, 344],
    [gap + side * 46, 344],
    [gap + side * 46, 351],
    [gap + side * 5, 351],
  ];
  const frame = (side: 1 | -1): string =>
    line([gap + side * 15, 340.5], [gap + side * 70, 340.5], [gap + side * 84, 370], [gap + side * 120, 370]);
  return [
    outline(shape(...half(-1)), shape(...half(1))),
    faint(hatch(half(-1), 6), hatch(half(1), 6)),
    detail(frame(-1), frame(1)),
  ];
}
