import { circle, line, rect } from './pen.ts';
import { accent, arrowHead, centre, detail, faint, network, note, outline, type Drawing } from './sheet.ts';

/** A sketch of the yard behind the main road: not to scale, and naming no street. */
export function locationMap(): Drawing {
  return {
    box: [0, 0, 560, 300],
    parts: [
      roads(),
      ...buildings(),
      ...north(),
      note([378, 144], 'Unit 4', 'middle', 19),
      note([412, 60], 'Drawing', 'start', 20),
      note([412, 84], 'Office Yard', 'start', 20),
      note([98, 292], 'Sketch, not to scale', 'start', 18),
    ],
    callout: [
      accent(rect(330, 112, 96, 52)),
      accent('M378 104C362 84 356 76 356 66A22 22 0 1 1 400 66C400 76 394 84 378 104Z', circle([378, 66], 8)),
    ],
  };
}

function roads(): string {
  const main = 'M-4 208C120 190 210 214 300 214S470 190 564 204';
  return (
    network([
      [main, 28],
      ['M180 -4C196 80 172 140 182 206', 18],
      ['M294 214V150C294 90 314 40 310 -4', 14],
      ['M292 146H331', 13],
      ['M442 202C454 240 452 270 458 304', 18],
      ['M62 202C72 240 66 270 72 304', 14],
      ['M-4 66C60 60 120 62 186 56', 14],
    ]) + centre(main)
  );
}

function buildings(): string[] {
  const plots = [
    [444, 112, 58, 52],
    [216, 122, 58, 44],
    [214, 84, 40, 26],
    [216, 20, 62, 44],
    [30, 118, 96, 44],
    [30, 84, 40, 22],
    [84, 80, 66, 26],
    [78, 14, 72, 34],
    [98, 240, 120, 32],
    [240, 242, 60, 30],
    [322, 242, 92, 34],
    [484, 240, 60, 38],
    [516, 112, 36, 52],
  ] as const;
  return [
    outline(rect(330, 112, 96, 52)),
    faint(rect(334, 116, 88, 44), line([346, 116], [346, 160]), line([410, 116], [410, 160])),
    detail(plots.map(([x, y, width, height]) => rect(x, y, width, height)).join('')),
  ];
}

function north(): string[] {
  return [
    detail(line([36, 48], [36, 24]), circle([36, 34], 14)),
    arrowHead([36, 12], -90, 14),
    note([54, 28], 'N', 'start', 18),
  ];
}
