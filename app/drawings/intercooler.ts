import { circle, line, rect, row, shape, type Point } from './pen.ts';
import { arrow, centre, detail, fins, note, outline, ring, solid, type Drawing } from './sheet.ts';

const [left, right, top, bottom] = [112, 376, 92, 272];
const tubes = 7;

/** An air-to-air intercooler: tubes with fins between two end tanks. */
export function intercooler(): Drawing {
  return {
    box: [2, 40, 484, 300],
    parts: [...core(), ...tanks(), centre(line([10, 238], [106, 238]), line([382, 126], [478, 126]))],
    callout: [
      ring([300, 156], 40),
      detail(line([300, 196], [300, 300])),
      note([300, 320], 'Fins carry the heat away', 'middle'),
      arrow([12, 238], [42, 238]),
      arrow([446, 126], [478, 126]),
      note([4, 292], 'Hot air'),
      note([4, 310], 'from the turbo'),
      note([484, 66], 'Cooler, denser air', 'end'),
    ],
  };
}

function core(): string[] {
  const pitch = (bottom - top) / tubes;
  const passage = (index: number): string => rect(left, top + index * pitch, right - left, 8);
  const rows = row(tubes, (index) =>
    line([left + 3, top + index * pitch + 4 + pitch / 2], [right - 3, top + index * pitch + 4 + pitch / 2]),
  );
  return [
    fins(rows, pitch - 9, 6),
    detail(row(tubes + 1, passage)),
    outline(rect(left, top - 8, right - left, bottom - top + 24, 2)),
  ];
}

/** The tanks taper towards the far end of the flow; a hose neck with a bead on each. */
function tanks(): string[] {
  const inlet: Point[] = [
    [left, top - 14],
    [left - 18, top - 6],
    [left - 46, 206],
    [left - 46, bottom + 6],
    [left - 32, bottom + 22],
    [left, bottom + 22],
  ];
  const outlet = inlet.map(([x, y]): Point => [left + right - x, top + bottom + 8 - y]);
  const neck = (x: number, y: number): string => rect(x, y - 25, 26, 50) + rect(x + 8, y - 28, 5, 56, 2);
  const tab = (x: number, y: number): string => rect(x, y, 30, 14, 4) + circle([x + 15, y + 7], 3.5);
  return [
    solid(neck(left - 70, 238), neck(right + 44, 126)),
    solid(shape(...inlet), shape(...outlet)),
    detail(
      line([left - 8, top - 4], [left - 8, bottom + 14]),
      line([right + 8, top - 4], [right + 8, bottom + 14]),
    ),
    detail(tab(150, top - 22), tab(308, top - 22), tab(150, bottom + 16), tab(308, bottom + 16)),
  ];
}
