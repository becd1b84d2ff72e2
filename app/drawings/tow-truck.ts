import { carBodies } from './car-bodies.ts';
import { smallCar, wheel } from './car-parts.ts';
import { arc, circle, line, rect, row, shape } from './pen.ts';
import { accent, centre, detail, note, outline, ring, solid, type Drawing } from './sheet.ts';

const ground = 262;
const radius = 31;
const deck = 176;
const [front, rear] = [92, 396];

/** A recovery truck with a sliding bed, a hatchback strapped on it. */
export function towTruck(): Drawing {
  const axle = ground - radius;
  return {
    box: [4, 14, 532, 280],
    parts: [
      centre(line([6, ground], [534, ground])),
      smallCar(carBodies.hatch, 206, deck - 200 * 0.72, 0.72),
      ...bed(),
      ...chassis(axle),
      ...cab(),
      ...[front, rear].flatMap((x) => wheel([x, axle], radius)),
    ],
    callout: [
      ring([87, 62], 22),
      accent(arc([87, 62], 30, 200, 240), arc([87, 62], 30, 300, 340)),
      note([140, 44], 'With you in 30-45 minutes'),
      note([140, 62], 'on average'),
    ],
  };
}

/** The bed with its side rail, headboard, winch and the straps over the car's wheels. */
function bed(): string[] {
  return [
    solid(rect(190, deck, 334, 14, 2)),
    detail(
      line([192, deck + 8], [522, deck + 8]),
      row(9, (index) => rect(214 + index * 34, deck + 14, 8, 6)),
    ),
    outline(shape([190, deck], [190, 116], [200, 116], [204, deck]), line([524, deck + 2], [534, deck + 12])),
    detail(circle([210, deck - 8], 7), circle([210, deck - 8], 2), line([217, deck - 8], [222, deck - 12])),
    detail(
      line([240, deck], [250, deck - 42], [284, deck - 42], [294, deck]),
      line([426, deck], [438, deck - 42], [472, deck - 42], [484, deck]),
    ),
  ];
}

function chassis(axle: number): string[] {
  const mudguard = arc([rear, axle], radius + 7, 195, 345);
  return [
    solid(rect(150, 196, 374, 14, 2)),
    outline(mudguard),
    solid(rect(190, 212, 84, 34, 4), rect(286, 212, 44, 26, 8)),
    detail(
      line([198, 220], [266, 220]),
      line([198, 238], [266, 238]),
      rect(508, 210, 14, 10, 2),
      line([524, 214], [524, axle + 16]),
    ),
  ];
}

/** The cab with its beacon. */
function cab(): string[] {
  return [
    solid(
      `M24 ${ground - 24}C20 ${ground - 40} 20 200 24 184L34 154L58 100C62 88 70 84 84 84H158C168 84 172 90 172 100V${ground - 24}H129A38 38 0 1 0 55 ${ground - 24}Z`,
    ),
    detail(
      `M46 150L68 104C71 98 76 96 84 96H116V150ZM40 158C36 180 38 196 46 210M124 96V222M52 158H164M128 96H158V150H128Z`,
      rect(106, 166, 14, 5, 2),
      'M24 196H40C42 206 38 214 24 214M150 166V226M42 150C32 148 32 124 42 122L50 124',
    ),
    solid(rect(74, 70, 26, 14, 2), 'M78 70C78 56 96 56 96 70Z'),
  ];
}
