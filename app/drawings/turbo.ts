import { arc, around, circle, line, pair, pitchCircle, polar, rect, shape, type Point } from './pen.ts';
import { arrow, bores, cross, detail, note, outline, ring, solid, tube, type Drawing } from './sheet.ts';

const hub: Point = [214, 206];

/** A turbocharger from its compressor side: scroll, impeller, outlet, wastegate actuator. */
export function turbo(): Drawing {
  return {
    box: [8, 22, 474, 374],
    parts: [...actuator(), ...scroll(), ...impeller(), cross(hub, 150)],
    callout: [
      ring(hub, 74),
      detail(line(polar(hub, 74, 28), [386, 300])),
      note([374, 318], 'Compressor'),
      note([374, 336], 'wheel'),
      arrow([386, 66], [438, 66]),
      note([372, 118], 'Boost to the'),
      note([372, 136], 'intercooler'),
      note([16, 388], 'Wastegate actuator'),
    ],
  };
}

/** A volute grows with the angle from the tongue to the outlet flange. */
function scroll(): string[] {
  const body =
    'M214 98C274 98 322 146 322 206C322 268 272 318 210 318C144 318 92 266 92 202C92 116 152 46 246 42H352V92H300C282 92 272 96 262 106';
  const flange = rect(352, 34, 14, 66, 3);
  const bolts = pitchCircle(hub, 96, 8, -67);
  return [
    solid(`${body}Z`),
    solid(flange),
    detail(
      'M108 214C112 266 156 306 210 306C264 306 308 264 310 210',
      circle(hub, 104),
      line([352, 58], [270, 60]),
    ),
    bores(bolts, 10),
    detail(line([366, 42], [374, 42], [374, 92], [366, 92])),
  ];
}

/** Six full blades with a splitter between each two, curving back from the nut. */
function impeller(): string[] {
  const blade = (angle: number, from: number): string => {
    const [start, bend, end] = [
      polar(hub, from, angle - 34),
      polar(hub, 44, angle - 22),
      polar(hub, 66, angle + 14),
    ];
    return `M${pair(start)}Q${pair(bend)} ${pair(end)}`;
  };
  return [
    outline(circle(hub, 84), circle(hub, 70)),
    outline(around(6, 0, (angle) => blade(angle, 15))),
    detail(
      around(6, 30, (angle) => blade(angle, 32)),
      circle(hub, 15),
      shape(...pitchCircle(hub, 9, 6)),
      circle(hub, 3),
    ),
    detail(arc(hub, 77, 200, 280)),
  ];
}

/** The pressure can that opens the wastegate through its rod. */
function actuator(): string[] {
  return [
    tube('M92 300V236', 9),
    detail('M82 240h20M82 228h20v12'),
    solid(
      'M46 322C46 306 60 300 92 300C124 300 138 306 138 322V330H46Z',
      'M40 330H144V340H40Z',
      'M50 340H134C134 356 120 364 92 364C64 364 50 356 50 340Z',
    ),
    detail(line([92, 364], [92, 372]), circle([60, 335], 2.5), circle([124, 335], 2.5)),
    tube('M138 318C170 330 176 330 190 318', 8),
  ];
}
