import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'renault',
  name: 'Renault',
  title: 'Renault servicing in Chesterfield for dCi, TCe and E-Tech',
  description:
    'Renault servicing in Chesterfield from £85: dCi timing belts, dephaser pulleys, TCe oil use, key card and EDC faults on Clio, Captur, Mégane and Trafic.',
  keywords: [
    'Renault servicing Chesterfield',
    'Renault garage Chesterfield',
    'Renault dCi timing belt',
    'Renault dephaser pulley',
    'Clio service Chesterfield',
    'Renault Trafic service',
  ],
  intro:
    'The engine in a Clio may have a belt, a chain or a belt with a noisy dephaser pulley. We check which before we quote.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'RN numbers respected',
      text: 'Renault grades oil as RN0700, RN0710, RN0720 or RN17. A diesel with a particulate filter wants low-ash RN0720, and cheap alternatives block the filter.',
    },
    {
      title: 'Electrical patience',
      text: 'Many Renault warning lights come down to a dirty connector or a chafed loom. We test wiring before ordering a control unit that needs coding.',
    },
    {
      title: 'Belt date found, then believed',
      text: 'No sticker under the bonnet and no invoice means the belt is treated as original. Age counts as much as miles on a car that does the school run.',
    },
    {
      title: 'Vans turned round quickly',
      text: 'Kangoo, Trafic and Master earn money. Drop the keys at nine and, where parts allow, the van goes back to work that afternoon.',
    },
    {
      title: 'Renaultsport knowledge',
      text: 'The F4R engine in a Clio 172, 182, 197 or 200 needs its cams locked and the pulleys tightened without keyways. Guessing at the marks wrecks valves, so we use locking tools.',
    },
    {
      title: 'Repairs under warranty',
      text: 'Twelve months on the component and on our time, belt kits among them.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil of the RN grade in your handbook',
        'Oil filter with sump washer',
        'Consumption check against the last oil level',
        'Bonnet catch cleaned and greased',
        'Tyres, bulbs and fluid levels',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'All Basic service items',
        'Panel air filter',
        'Cabin filter and scuttle drain check',
        'Front and rear brakes inspected, drums included',
        'Diagnostic scan of all control units',
        'Coil springs examined for broken ends',
        'Service interval reset',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'All Full service items',
        'Brake fluid to the right DOT grade',
        'Fuel filter on dCi or plugs on petrol engines at their interval',
        'Timing belt history checked against the schedule',
        'Accessory belt and tensioner check',
        'Air-conditioning vent temperature reading',
      ],
    },
  ],
  specialServices: [
    {
      title: '1.5 dCi belt and water pump',
      text: 'The K9K diesel in Clio, Mégane, Captur and Kangoo bends valves if its belt breaks. Kit, pump and auxiliary belt are renewed in one visit.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Dephaser pulley replacement',
      text: 'On 1.6 and 2.0 16-valve petrols the variable inlet pulley is changed along with the belt. Reusing an old one invites the same dismantling a year later.',
    },
    {
      title: 'EDC gearbox adaptation',
      text: 'Clutch wear values and touch points are read and relearned. If the actuator or clutch pack has failed you see the figures first.',
    },
    {
      title: 'Key card and reader repair',
      text: 'We test the card battery, the reader and the steering lock as separate parts. Many cards only need a new cell or a resoldered switch.',
      href: '/electrical-services',
    },
    {
      title: 'EGR and intake cleaning',
      text: 'Diesel Renaults on short trips coat the valve and throttle with soot. Cleaning restores idle and stops needless regeneration.',
    },
    {
      title: 'Trafic and Master gearbox work',
      text: 'Mainshaft bearings on the six-speed vans whine first in fifth or sixth. We drain the oil, judge the metal in it and advise on rebuild or exchange.',
    },
    {
      title: 'Electric parking brake on Scénic',
      text: 'The unit under the floor pulls two cables. Water gets in, the motor seizes and the brake stays on; we release, test and replace.',
      href: '/brake-service',
    },
    {
      title: 'Zoe and E-Tech servicing',
      text: 'Reduction gear oil level, brake fluid, cabin filter, tyres and 12-volt battery on a Zoe. Hybrids also get their petrol engine serviced as normal.',
    },
  ],
  commonIssues: [
    {
      title: '1.2 TCe drinking oil',
      text: 'The H5Ft engine in Clio, Captur, Mégane and Kadjar can burn a litre between checks. Run low, the chain stretches and exhaust valves burn.',
      note: 'Mostly 2012-2016',
    },
    {
      title: 'Start-up clatter from the dephaser',
      text: 'A two-second knock like a diesel when a 1.6 16v fires from cold. Lost power below 3,000 rpm follows as the pulley locks in the wrong place.',
    },
    {
      title: '“Card not detected”',
      text: 'The dashboard refuses to see the key on Mégane II, Scénic II and Laguna II. Cracked solder in the card is far more likely than a dead immobiliser.',
    },
    {
      title: 'Engine cuts out, then restarts',
      text: 'The crankshaft sensor plug on top of the gearbox collects oil and dirt. A cleaned or renewed plug often ends the trouble without a new sensor.',
    },
    {
      title: 'Big-end wear on early 1.5 dCi',
      text: 'Extended oil intervals hurt the bearing shells in the 2000s engines. A deep knock under load means stop; at belt time, fresh shells are cheap insurance on neglected cars.',
    },
    {
      title: 'Windows that drop into the door',
      text: 'Plastic clips on the regulator break and the glass falls. Mégane II, Scénic II and Clio III are the regulars.',
    },
    {
      title: 'Snapped front springs',
      text: 'Salt and speed bumps take the last coil off the spring. A clonk on full lock is the sound, and it is an MOT failure.',
    },
    {
      title: 'Turbo whistle and limp mode on 1.9 dCi',
      text: 'Older Laguna, Mégane and Trafic diesels with the F9Q lose boost through tired turbos or split hoses. Smoke tests separate a cheap leak from a worn unit.',
    },
  ],
  faqs: [
    {
      question: 'Does my Renault have a timing belt or a chain?',
      answer:
        'The 1.5 dCi and most older 1.2, 1.4, 1.6 and 2.0 petrols use a belt. The 0.9 and 1.3 TCe, the 1.2 TCe from 2012, the 1.6 dCi and the 2.0 dCi M9R use a chain.',
    },
    {
      question: 'How much oil may a TCe use before I worry?',
      answer:
        'Measure it over 1,000 miles from full. If you need more than half a litre in that distance, let us run a consumption test and check compression.',
    },
    {
      question: 'Can you code a new key card?',
      answer:
        'We test the old card first and can arrange a replacement coded to the car. Bring every card you own and proof that the vehicle is yours.',
    },
    {
      question: 'What are your Renault prices?',
      answer:
        'Services start from £85, £155 and £245 for Basic, Full and Major. Timing belts are priced by engine, and you approve the figure before we start.',
    },
    {
      question: 'My EDC gearbox judders from a standstill. Is it finished?',
      answer:
        'Not always. Relearning the clutch touch point helps some, and a worn dry clutch explains most of the rest. A scan tells us within the hour.',
    },
  ],
  related: ['/timing-chain-belt', '/electrical-services', '/fleet-support', '/diagnostics'],
} satisfies MakePage;
