import { line, rect, row } from './pen.ts';
import { accent, centre, detail, note, outline, ring, solid, type Drawing } from './sheet.ts';

const [left, pitch, upper, lower] = [86, 44, 128, 204];

/** The face of the 16-pin diagnostic socket: on every new petrol car since 2001, every diesel since 2004. */
export function obdPlug(): Drawing {
  const pin = (number: number): number => left + ((number - 1) % 8) * pitch;
  return {
    box: [14, 38, 456, 300],
    parts: [...shell(), ...pins(), centre(line([240, 56], [240, 262]), line([22, 166], [458, 166]))],
    callout: [
      accent(cavity(pin(16), lower)),
      ring([pin(16), lower - 5], 31),
      detail(line([pin(16), lower + 26], [pin(16), 286])),
      note([pin(16) + 14, 304], 'Pin 16: battery, 12V', 'end'),
      detail(line([pin(6), lower + 15], [pin(6), 268], [196, 286])),
      note([30, 304], 'Pins 6, 14: CAN bus'),
    ],
  };
}

function cavity(x: number, y: number): string {
  return rect(x - 11, y - 15, 22, 30, 3);
}

/** The D shape allows only one way in; a flange with two screws holds it to the dash. */
function shell(): string[] {
  const shape = (inset: number): string => {
    const [l, r, t, b] = [44 + inset, 436 - inset, 76 + inset, 250 - inset];
    return `M${l + 18} ${t}H${r - 18}Q${r} ${t} ${r - 1} ${t + 18}L${r - 22} ${b - 16}Q${r - 25} ${b} ${r - 42} ${b}H${l + 42}Q${l + 25} ${b} ${l + 22} ${b - 16}L${l + 1} ${t + 18}Q${l} ${t} ${l + 18} ${t}Z`;
  };
  return [
    outline(shape(0)),
    detail(shape(8)),
    detail(rect(200, 62, 80, 14, 3)),
    solid(rect(84, 160, 312, 12, 4)),
  ];
}

function pins(): string[] {
  const at = (index: number): number => left + index * pitch;
  const blade = (x: number, y: number): string => rect(x - 6, y - 2.5, 12, 5, 1);
  const numbers = Array.from({ length: 8 }, (_, index) => [
    note([at(index), upper - 22], String(index + 1), 'middle', 11),
    note([at(index), lower - 19], String(index + 9), 'middle', 11),
  ]).flat();
  return [
    outline(row(8, (index) => cavity(at(index), upper) + cavity(at(index), lower))),
    detail(row(8, (index) => blade(at(index), upper) + blade(at(index), lower))),
    ...numbers,
  ];
}
