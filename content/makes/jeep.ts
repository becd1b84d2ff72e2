import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'jeep',
  name: 'Jeep',
  title: 'Jeep servicing in Chesterfield: Renegade to Wrangler',
  description:
    'Jeep servicing in Chesterfield from £99 for Renegade, Compass, Cherokee, Grand Cherokee and Wrangler: 4x4 oils, wobble, CRD diesels and TIPM faults.',
  keywords: [
    'Jeep servicing Chesterfield',
    'Jeep garage Chesterfield',
    'Jeep Wrangler death wobble',
    'Jeep Renegade service',
    'Grand Cherokee 3.0 CRD service Derbyshire',
    'Jeep PTU oil change',
  ],
  intro:
    'Crossovers on Fiat underpinnings and big 4x4s share a badge and little else, so the job sheet starts with the engine code.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'suv' },
  whyChoose: [
    {
      title: 'Parts ordered by VIN',
      text: 'Depending on the year, a Cherokee or Compass has Italian, American or German running gear. We decode the VIN before ordering, which saves a wasted day.',
    },
    {
      title: 'Every oil in the driveline',
      text: 'Power transfer unit, rear drive module, transfer case and axles are separate sumps. Ask for the date when each was last changed, and we will start a record.',
    },
    {
      title: 'Solid axles understood',
      text: 'A shaking Wrangler is not cured by a steering damper. We find the loose joint first.',
    },
    {
      title: 'Off-road damage checked',
      text: 'After Peak District green lanes we look at skid plates, brake hoses, breathers and the exhaust for what rocks did.',
    },
    {
      title: 'Electrical faults traced',
      text: 'Fuel pump relay, shifter or module: circuits are measured under load before a costly power box is blamed.',
    },
    {
      title: 'One year, all labour included',
      text: 'The warranty runs twelve months whether you drive a Renegade to school or a Wrangler across a ford.',
    },
  ],
  packages: [
    {
      name: 'Trail oil service',
      pricePence: 9900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil in the MultiAir, MultiJet, Pentastar or CRD grade, plus filter',
        'Axle, PTU and transfer case checked for weeping seals',
        'Steering damper and drag link shaken by hand',
        'Tyres read for depth and uneven wear',
        'Oil-life display reset',
      ],
    },
    {
      name: 'Full service',
      pricePence: 17900,
      months: 12,
      miles: 12000,
      includes: [
        'Trail oil service contents',
        'Air and cabin filter elements',
        'Pads, discs and parking brake',
        'Ball joints, track bar, bushes and wheel bearings',
        'Driveline oil levels where a plug allows it',
        'Charging system and fault code test',
      ],
    },
    {
      name: 'Major service',
      pricePence: 27900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service contents',
        'Plugs, or the diesel filter cartridge',
        'Hydraulic brake fluid change',
        'Four-wheel-drive modes engaged and confirmed',
        'Coolant pH and freezing point',
        'Underbody and skid plate inspection with photographs',
        'Propshaft joints and gaiters',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Wrangler wobble cure',
      text: 'Track bar bolts, ball joints, tie-rod ends, wheel balance and castor are checked in that order. We torque the joints at ride height, then road-test at the speed where it shook.',
    },
    {
      title: 'PTU and rear module oil',
      text: 'The small transfer unit on Renegade, Compass and Cherokee sits beside the exhaust and cooks its oil. Fresh oil costs far less than the unit.',
    },
    {
      title: 'MultiJet cambelt',
      text: 'The 1.6, 2.0 and 2.2 diesels in Renegade, Compass, Cherokee and the JL Wrangler use belts. We fit kit and water pump together.',
    },
    {
      title: 'MultiAir diagnosis on the 1.4',
      text: 'Misfires at tick-over may begin in the oil-driven valve unit. The filter screen, oil grade and actuator response are checked one by one.',
    },
    {
      title: '3.0 CRD service',
      text: 'Grand Cherokees used a Mercedes V6 until 2010 and a VM V6 afterwards. Oil coolers, EGR and inlet flaps differ, as does our list.',
    },
    {
      title: 'Nine-speed shift correction',
      text: 'The ZF 9HP can hunt or thump. Software level, fluid and adaptations are reviewed before internal work is considered.',
    },
    {
      title: 'Quadra-Lift air springs',
      text: 'Leaks are found with soap and pressure logs on WK2 cars. We replace the spring, the dryer or the compressor, whichever failed.',
    },
    {
      title: '4xe plug-in checks',
      text: 'Renegade and Compass hybrids drive the rear wheels electrically. Coolant, charge port, brakes and auxiliary battery are inspected.',
    },
  ],
  commonIssues: [
    {
      title: 'Front end shakes at 40 to 60 mph',
      text: 'One bump starts it, and it stops only when the car has slowed down. Worn track bar bushes on JK and JL Wranglers are the usual trigger.',
    },
    {
      title: 'Engine cranks but has no fuel',
      text: 'On Grand Cherokees and Wranglers of about 2011 to 2013 the fuel pump relay inside the TIPM fails. An external relay is a proven repair.',
    },
    {
      title: 'Oil in the vee of the 3.0 CRD',
      text: 'Seals beneath the cooler of the Mercedes V6 harden and oil drips from the bellhousing. It looks like a rear main leak and is not.',
    },
    {
      title: 'Whine from the front when accelerating',
      text: 'A PTU short of oil whines, then wears its gears. Have the oil drained and looked at before the next long trip.',
    },
    {
      title: 'Renegade flashes a service transmission message',
      text: 'The dry dual-clutch version overheats on hills, the nine-speed loses its adaptation. Codes tell them apart.',
    },
    {
      title: 'Pentastar tick',
      text: 'A needle bearing in a rocker of the 3.6 V6 wears and marks the cam. Caught when it only ticks, the camshaft can be saved.',
    },
    {
      title: 'Stretched handbrake on Wrangler',
      text: 'Rear shoes inside the disc wear thin and mud fills the drum. They are adjusted through the backplate and often renewed at test time.',
    },
    {
      title: 'Damp carpets',
      text: 'Freedom Top seals, door drains and bulkhead grommets let water in. The module under the seat dislikes it.',
    },
  ],
  faqs: [
    {
      question: 'How much does it cost to service a Jeep?',
      answer:
        'From £99 for the oil service, £179 for Full and £279 for Major. Driveline oils are quoted by the number of units.',
    },
    {
      question: 'Are Jeep parts slow to arrive?',
      answer:
        'Filters and brakes for the Renegade and Compass are common with Fiat and arrive fast. Wrangler axle and TIPM parts can take longer, and we order them before you come.',
    },
    {
      question: 'Is a wobbling Wrangler dangerous?',
      answer:
        'Yes. Slow down gently, avoid sharp braking, and do not use motorways until the joints have been checked.',
    },
    {
      question: 'Can you sort out a Jeep that already has a lift kit?',
      answer:
        'Usually. We check castor, brake hose length, propshaft angles and headlamp aim, and list what the kit left undone. Your insurer should know about it too.',
    },
    {
      question: 'Which Jeeps have a timing chain?',
      answer:
        'The 1.0 and 1.3 turbo, 2.0 turbo, 3.6 petrol and both 3.0 diesels. MultiJet and 2.8 CRD diesels and the 1.4 petrol have belts.',
    },
  ],
  related: [
    '/suspension-repairs',
    '/timing-chain-belt',
    '/electrical-services',
    '/dpf',
    '/routine-servicing',
  ],
} satisfies MakePage;
