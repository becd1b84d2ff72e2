import { circle, line, rect } from './pen.ts';
import { centre, detail, hidden, note, outline, ring, solid, type Drawing } from './sheet.ts';

/** A remote key with its blade unfolded and the cell inside it. */
export function key(): Drawing {
  return {
    box: [6, 40, 474, 262],
    parts: [...blade(), ...fob(), ...buttons(), centre(line([10, 150], [476, 150]))],
    callout: [
      ring([108, 150], 42),
      detail(line([108, 192], [108, 262])),
      note([96, 282], 'Cell in the key: 3V'),
      detail(line([300, 126], [300, 88])),
      note([300, 76], 'Cut to the lock’s code', 'middle'),
    ],
  };
}

/** The blade with its milled track. */
function blade(): string[] {
  const track =
    'M452 142C436 142 434 156 418 156S400 141 384 141S364 158 350 158S332 144 318 144S300 155 288 155H262';
  return [
    outline('M248 130H452L470 150L452 170H248Z'),
    detail(
      `${track}V163H286C302 163 304 152 318 152S334 166 350 166S368 149 384 149S402 164 418 164S438 150 452 150`,
    ),
    detail(line([252, 135], [450, 135])),
  ];
}

function fob(): string[] {
  return [
    solid(
      'M60 88H196C232 88 252 104 252 128V172C252 196 232 212 196 212H60C36 212 26 196 26 172V128C26 104 36 88 60 88Z',
    ),
    detail(
      'M62 96H194C226 96 244 110 244 130V170C244 190 226 204 194 204H62C42 204 34 190 34 170V130C34 110 42 96 62 96Z',
    ),
    solid('M26 132C8 132 8 168 26 168'),
    solid(circle([228, 150], 17)),
    outline(circle([228, 150], 6)),
    hidden(circle([108, 150], 34)),
  ];
}

/** Lock, unlock, boot. */
function buttons(): string[] {
  const lock = (x: number, open: boolean): string =>
    rect(x - 7, 148, 14, 10, 2) + `M${x - 4} 148v-4a4 4 0 0 1 8 0${open ? '' : 'v4'}`;
  const boot = 'M168 156h20v-5l-4-2-4-6h-8l-4 6v7';
  return [
    solid(rect(62, 124, 36, 52, 8), rect(110, 124, 36, 52, 8), rect(158, 124, 40, 52, 8)),
    detail(lock(80, false), lock(128, true), boot),
  ];
}
