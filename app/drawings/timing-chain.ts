import { belt } from './belt.ts';
import { bar, circle, holes, line, pair, polar, rect, teeth, type Point } from './pen.ts';
import {
  accent,
  cross,
  detail,
  links,
  note,
  outline,
  ring,
  solid,
  solidDetail,
  tube,
  type Drawing,
} from './sheet.ts';

const leftCam: Point = [150, 104];
const rightCam: Point = [306, 104];
const crank: Point = [228, 346];
/** Half the crank's turns at twice its teeth. */
const camTeeth = 36;
const camRadius = 64;
const loop = belt([
  { at: leftCam, radius: camRadius },
  { at: rightCam, radius: camRadius },
  { at: crank, radius: camRadius / 2 },
]);
const slack = alongRun(2);
const driven = alongRun(1);

/** A timing chain from the crank over both camshafts, with guide rail, tensioner and timing marks. */
export function timingChain(): Drawing {
  const pad = slack(0.52, 20);
  return {
    box: [34, 12, 374, 392],
    parts: [
      ...sprocket(leftCam, -62),
      ...sprocket(rightCam, -118),
      ...crankSprocket(),
      links(loop.path, loop.length, 11.2),
      ...rails(),
    ],
    callout: [
      ring(pad, 34),
      detail(line(polar(pad, 34, 90), [pad[0], 316])),
      note([42, 334], 'Tensioner'),
      note([42, 352], 'takes up slack'),
      detail(line(polar(crank, 44, 20), [300, 366])),
      note([304, 362], 'Crank to cam'),
      note([304, 380], '2 turns to 1'),
      accent(circle(polar(leftCam, 45, -90), 3.5), circle(polar(rightCam, 45, -90), 3.5)),
    ],
  };
}

/** A cam sprocket: teeth, five lightening holes, and the cam's lobe around the bolt. */
function sprocket(at: Point, lobe: number): string[] {
  const [left, right] = [polar(at, 19, lobe - 75), polar(at, 19, lobe + 75)];
  const nose = polar(at, 29, lobe);
  const [tipLeft, tipRight] = [polar(nose, 7, lobe - 75), polar(nose, 7, lobe + 75)];
  const cam = `M${pair(left)}L${pair(tipLeft)}A7 7 0 0 1 ${pair(tipRight)}L${pair(right)}A19 19 0 1 1 ${pair(left)}Z`;
  return [
    detail(
      teeth(at, camRadius - 6, camRadius + 2, camTeeth),
      circle(at, camRadius - 11),
      holes(at, 40, 5, 8, -54),
    ),
    solidDetail(cam),
    outline(circle(at, 11)),
    detail(circle(at, 5)),
    cross(at, camRadius + 18),
  ];
}

function crankSprocket(): string[] {
  const radius = camRadius / 2;
  return [
    detail(teeth(crank, radius - 6, radius + 2, camTeeth / 2)),
    outline(circle(crank, 18)),
    detail(circle(crank, 11), rect(crank[0] - 3, crank[1] - 18, 6, 6)),
    cross(crank, radius + 18),
  ];
}

/** The hinged rail on the slack side with the tensioner behind it, and the fixed rail on the driven side. */
function rails(): string[] {
  const rail = (run: typeof slack): string =>
    `M${pair(run(0.16, 12))}Q${pair(run(0.5, 6))} ${pair(run(0.84, 12))}`;
  const [pad, body, tail] = [slack(0.52, 14), slack(0.52, 30), slack(0.52, 58)];
  return [
    tube(rail(slack), 9),
    tube(rail(driven), 9),
    solidDetail(bar(pad, body, 9)),
    solid(bar(body, tail, 24)),
    detail(circle(slack(0.52, 50), 4)),
    solid(
      circle(slack(0.16, 12), 6),
      circle(slack(0.84, 12), 6),
      circle(driven(0.16, 12), 6),
      circle(driven(0.84, 12), 6),
    ),
  ];
}

/** Points beside a straight run of the chain: a share of its length, and a distance outwards. */
function alongRun(index: number): (share: number, out: number) => Point {
  const run = loop.runs[index];
  if (!run) throw new RangeError('The chain has no such run.');
  const { from, to, outward } = run;
  return (share, out) =>
    polar([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], out, outward);
}
