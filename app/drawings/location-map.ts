import { line, rect, row, shape } from './pen.ts';
import { accent, arrowHead, detail, faint, note, outline, solid, tube, type Drawing } from './sheet.ts';

/** A sketch of the yard behind the main road: not to scale, and naming no street. */
export function locationMap(): Drawing {
  return {
    box: [0, 0, 560, 300],
    parts: [...railway(), ...roads(), ...buildings(), ...north()],
    callout: [
      accent(rect(330, 118, 92, 52)),
      accent('M376 108C362 90 358 82 358 74A18 18 0 1 1 394 74C394 82 390 90 376 108Z'),
      note([376, 149], 'Unit 4', 'middle'),
      note([404, 70], 'Drawing Office Yard'),
      note([16, 290], 'Sketch, not to scale'),
    ],
  };
}

function roads(): string[] {
  return [
    tube('M-10 210C120 190 210 214 300 214S470 190 570 204', 26),
    tube('M190 -10C200 80 176 140 186 202', 18),
    tube('M300 202V150C300 90 320 40 316 -10', 14),
    tube('M296 146H328', 12),
    tube('M440 204C452 240 450 270 456 310', 18),
    tube('M60 206C70 240 64 270 70 310', 14),
    faint('M0 208C120 190 210 213 300 213S470 190 560 203'),
  ];
}

function railway(): string[] {
  const track = 'M-10 60C140 36 330 20 570 66';
  return [
    detail(track),
    faint(row(28, (index) => line([index * 20 + 4, 46], [index * 20 + 6, 54]))),
    '',
  ].slice(0, 1);
}

function buildings(): string[] {
  const plot = (x: number, y: number, width: number, height: number): string => rect(x, y, width, height);
  return [
    outline(plot(330, 118, 92, 52)),
    faint(plot(334, 122, 84, 44), line([353, 122], [353, 166]), line([399, 122], [399, 166])),
    detail(
      plot(440, 118, 60, 52),
      plot(216, 128, 58, 44),
      plot(216, 92, 34, 24),
      plot(40, 120, 96, 44),
      plot(40, 90, 40, 20),
    ),
    detail(plot(96, 246, 120, 34), plot(240, 246, 60, 34), plot(324, 246, 88, 34), plot(484, 240, 60, 44)),
    solid(shape([510, 120], [548, 120], [548, 170], [510, 170])),
  ];
}

function north(): string[] {
  return [detail(line([526, 66], [526, 24])), arrowHead([526, 18], -90, 14), note([526, 84], 'N', 'middle')];
}
