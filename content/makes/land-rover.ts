import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'land-rover',
  name: 'Land Rover',
  title: 'Land Rover servicing in Chesterfield from £139',
  description:
    'Land Rover and Range Rover servicing in Chesterfield from £139. TDV6 belts, Ingenium chains, air suspension, Haldex and chassis rust, examined properly.',
  keywords: [
    'Land Rover servicing Chesterfield',
    'Land Rover specialist Chesterfield',
    'Range Rover servicing Derbyshire',
    'Discovery timing belt replacement',
    'Ingenium timing chain repair',
    'Land Rover air suspension repair',
    'Defender service Chesterfield',
  ],
  intro:
    'Defender, Discovery, Freelander or Range Rover: each has one expensive habit. We check for it while it is still cheap.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'suv' },
  whyChoose: [
    {
      title: 'The known fault, first',
      text: 'Discovery: belts and crank. Evoque: chain and diluted oil. Defender: chassis. The mechanic starts your service with that list.',
    },
    {
      title: 'Real air suspension tools',
      text: 'We read heights at all four corners, log compressor run time and command the valves, so the leaking part is identified by measurement.',
    },
    {
      title: 'Oil changed sooner than the book says',
      text: 'Extended intervals and interrupted filter cycles ruin Ingenium chains. At 6 months or 6,000 miles the oil has not had time to go thin.',
    },
    {
      title: 'Rust reported with a hammer',
      text: 'Rear crossmembers and body mounts are tapped, then photographed. Underseal can hide holes, and sound tells.',
    },
    {
      title: 'Honest about crankshafts',
      text: 'No garage can promise that a V6 crank will hold. We can check oil pressure, history and filter debris and tell you how it looks.',
    },
    {
      title: 'Peace of mind for 12 months',
      text: 'Parts and labour are warranted for a year, on green lanes or the school run.',
    },
  ],
  packages: [
    {
      name: 'Oil service',
      pricePence: 13900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to the Land Rover standard for Td5, Puma, TDV6 or Ingenium, and filter',
        'Dipstick or sensor level verified, dilution noted',
        'Propshafts greased where nipples are fitted',
        'Ride heights and visible air lines',
        'Tyres, spare included, and all exterior lamps',
      ],
    },
    {
      name: 'Full service',
      pricePence: 26900,
      months: 12,
      miles: 12000,
      includes: [
        'Complete oil service',
        'Air element and pollen filter',
        'Brakes, electronic handbrake function and pad sensors',
        'Lower arms, drop links, hubs and steering joints',
        'Axle, transfer box and gearbox inspected for leaks',
        'Full vehicle scan, all modules',
        'Chassis and crossmember rust check',
      ],
    },
    {
      name: 'Major service',
      pricePence: 42900,
      months: 24,
      miles: 24000,
      includes: [
        'Complete full service',
        'Fuel filter, or plugs on petrol engines',
        'Hydraulic fluid in the brakes renewed',
        'Air suspension pressure hold test',
        'Haldex or centre differential oil inspected, replacement quoted',
        'Coolant concentration and hoses',
        'Sunroof and scuttle drains cleared',
      ],
    },
  ],
  specialServices: [
    {
      title: 'TDV6 and SDV6 belts',
      text: 'Front timing belt and rear fuel pump belt are renewed together with tensioners. The rear one is the part that many garages forget, because it hides behind the engine.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Ingenium timing chains',
      text: 'The 2.0 diesel’s chains are at the gearbox side and wear their guides. We check noise and timing deviation, then quote for a kit including seals.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Air suspension repair',
      text: 'Springs, valve blocks, dryer, compressor and relay are tested, and the one that failed is replaced. A slow leak kills the compressor next.',
      href: '/suspension-repairs',
    },
    {
      title: 'Freelander 2 and Evoque Haldex',
      text: 'The coupling’s oil, filter and pump are cleaned or replaced. Neglected pumps jam and leave you with front-wheel drive only.',
    },
    {
      title: 'Electronic handbrake',
      text: 'Discovery 3 and 4 use shoes within the rear discs, pulled by one motor. We clean, replace and adjust them with the emergency release tested.',
      href: '/brake-service',
    },
    {
      title: 'Defender overhaul',
      text: 'Swivels, hub seals, steering box, bulkhead corners and galvanised replacement crossmembers. Old trucks leave tighter than they came.',
    },
    {
      title: 'ZF gearbox and transfer box oil',
      text: 'Six and eight-speed automatics get a fresh pan and fluid at temperature. Transfer box oil on towing cars is drained on the same visit.',
    },
    {
      title: 'DPF and AdBlue care',
      text: 'Soot load, ash estimate, regeneration distance and NOx sensors are reviewed. Discovery Sports in town need it most.',
      href: '/dpf',
    },
  ],
  commonIssues: [
    {
      title: 'Suspension down in the morning',
      text: 'A corner that sinks overnight has a cracked air spring or a valve block that does not seal. Listen for a hiss with the car raised.',
    },
    {
      title: 'Crankshaft failure on V6 diesels',
      text: 'Bearing shells can spin in the 2.7 and 3.0. Metallic glitter in the oil and a heavy knock at low revs are last warnings.',
    },
    {
      title: 'Chain rattle on the Evoque and Discovery Sport',
      text: 'A scrape behind the dashboard on cold start points to chain slack. Cars with a history of long oil intervals come in sooner.',
    },
    {
      title: 'Handbrake screech',
      text: 'A loud groan while the handbrake cycles means the shoes are out of adjustment. Ignoring it overloads the module until it breaks.',
    },
    {
      title: 'Freelander 2 rear differential whine',
      text: 'The pinion bearing hums from 30 mph, then rumbles. Bearing replacement saves the gears if you act promptly.',
    },
    {
      title: 'Td5 oil in the loom',
      text: 'Oil creeps through the injector harness to the engine computer’s red plug. Cleaning buys weeks; a new harness cures it.',
    },
    {
      title: 'Puma splines',
      text: 'The adaptor shaft in late Defenders wears between gearbox and transfer box. A clunk when you lift off is backlash in those splines.',
    },
    {
      title: 'Lower arm bushes',
      text: 'Discovery and Range Rover Sport weigh about two and a half tonnes. Worn bushes knock under braking and scrub the inner shoulders of the front tyres.',
    },
  ],
  faqs: [
    {
      question: 'When is a Discovery timing belt due?',
      answer:
        'The limit depends on engine and year, and it is by age as well as miles. A 2.7 built before 2010 with its first belts is overdue.',
    },
    {
      question: 'What do you charge for Land Rover servicing?',
      answer:
        'From £139, £269 and £429, whether it is a Freelander or a full-size Range Rover. Belts and gearbox oil come as additional work.',
    },
    {
      question: 'Can you stop the TDV6 crank from failing?',
      answer:
        'Nothing removes the risk entirely. Fresh oil, warm-up before load and never running low on oil all help, and we look inside the filter each time.',
    },
    {
      question: 'Is it better to convert air suspension to coils?',
      answer:
        'Rarely. You lose height settings and self-levelling for towing. Replacing the one leaking spring usually costs less than owners fear.',
    },
    {
      question: 'Do you work on classic Series and early Range Rovers?',
      answer:
        'Yes: brakes, carburettors, axles and welding. We agree a budget first, since old chassis hold surprises.',
    },
  ],
  related: ['/timing-chain-belt', '/suspension-repairs', '/dpf', '/diagnostics', '/brake-service'],
} satisfies MakePage;
