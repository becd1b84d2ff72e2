import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'abarth',
  name: 'Abarth',
  title: 'Abarth servicing in Chesterfield: 500, 595 and 124',
  description:
    'Abarth servicing in Chesterfield from £99. T-Jet belts, turbo and diverter checks, Koni dampers and 124 Spider MultiAir care.',
  keywords: [
    'Abarth servicing Chesterfield',
    'Abarth 595 service',
    'Abarth 500 cambelt',
    'Abarth 124 Spider service',
    'T-Jet turbo repair',
    'Abarth specialist Derbyshire',
    'Abarth 695 service',
  ],
  intro:
    'A small turbo engine, hard springs and a loud exhaust. We service 500, 595, 695, Punto and 124 for the way they are really driven.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'city' },
  whyChoose: [
    {
      title: 'Driven hard, serviced early',
      text: 'Boost and heat thin oil faster in a T-Jet than in a plain 500. Six-monthly changes make sense for anyone who uses the Sport button.',
    },
    {
      title: 'Belt by the calendar',
      text: 'Few Abarths cover big miles, so the belt grows old before it wears out. Five years is the age at which we recommend one.',
    },
    {
      title: 'Warm-up and cool-down advice',
      text: 'The turbo sits close and glows after a fast run. We explain how a minute of gentle driving saves a bearing.',
    },
    {
      title: 'Standard or modified',
      text: 'Tell us about the remap, intake or valve. Boost figures mean little unless we know what the car should make.',
    },
    {
      title: 'Low noses handled with care',
      text: 'Ramps and long arms are used so that bumpers, skirts and diffuser leave as they came.',
    },
    {
      title: 'The 124 Spider is different',
      text: 'A 124 has an Italian engine on a Mazda MX-5 chassis, driving the rear wheels. Its needs are not those of a 595.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9900,
      months: 6,
      miles: 6000,
      includes: [
        'Fully synthetic oil for a hot turbo engine',
        'Oil filter',
        'Turbo oil feed checked for weeps',
        'Boost pipes and clips felt by hand',
        'Tyre shoulders and pressures',
      ],
    },
    {
      name: 'Full',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'Each Basic point',
        'Panel or cone filter inspected or renewed',
        'Pollen filter',
        'Front arm bushes and top mounts tested',
        'Brembo or standard calipers cleaned and measured',
        'Exhaust valve movement checked',
        'Scan including steering motor',
      ],
    },
    {
      name: 'Major',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Each Full point',
        'Spark plugs gapped for boost',
        'Brake fluid of a suitable boiling point',
        'Gearbox oil level and condition',
        'Coolant and thermostat temperature logged',
        'Belt age and water pump inspected',
      ],
    },
  ],
  specialServices: [
    {
      title: 'T-Jet cambelt and pump',
      text: 'Belt, tensioner, water pump and a fresh auxiliary belt, timed with cam and crank locking tools instead of paint marks.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Turbo and manifold inspection',
      text: 'Shaft play, oil traces and cracks round the manifold ports. IHI and Garrett units are identified before parts are quoted.',
    },
    {
      title: 'Diverter valve and boost leaks',
      text: 'Smoke test, vacuum test and a logged third-gear pull find the missing pressure.',
      href: '/diagnostics',
    },
    {
      title: 'Koni damper and spring replacement',
      text: 'Esseesse and Competizione set-ups need matching parts on each axle, top mounts included.',
      href: '/suspension-repairs',
    },
    {
      title: 'Brake upgrade and service',
      text: 'Larger calipers seize when salt gets behind the pins. We strip, grease and fit pads to suit road or track.',
      href: '/brake-service',
    },
    {
      title: 'MTA robotised gearbox',
      text: 'Clutch wear index read, hydraulic pressure tested and the bite point learned again.',
      href: '/clutch-replacement',
    },
    {
      title: '124 Spider servicing',
      text: 'MultiAir screen and oil, rear differential oil, and gearbox oil for the Mazda-derived manual.',
    },
    {
      title: 'Track-day check',
      text: 'Fluids, wheel torque, pad depth, brake fluid temperature rating and a look for cracks, before and after the day.',
    },
  ],
  commonIssues: [
    {
      title: 'Lost boost at high revs',
      text: 'A torn diverter diaphragm or a loose hose. The car still feels quick at half throttle.',
      note: '500, 595 and 695',
    },
    {
      title: 'Cracked exhaust manifold',
      text: 'A ticking on cold start that closes up with heat. Studs can shear too, so we quote for removal with care.',
      note: '1.4 T-Jet',
    },
    {
      title: 'Thermostat stuck open',
      text: 'The gauge creeps up, then falls on the bypass. Fuel use rises and the heater is feeble.',
      note: '1.4 T-Jet',
    },
    {
      title: 'Broken door handle',
      text: 'The hinge frame inside the skin snaps and the handle flaps. A metal replacement lasts.',
      note: 'All 500-based cars',
    },
    {
      title: 'Red steering light',
      text: 'Power assistance drops out, often because of a weak battery and sometimes the column motor.',
      note: '500-based cars',
    },
    {
      title: 'Tailgate wiring fractures',
      text: 'The number plate lamps, release or rear wiper quit one by one as wires break at the hinge.',
      note: '500, 595 and 595C',
    },
    {
      title: 'Stone-damaged intercoolers',
      text: 'Coolers sit low at the front corners. Dents and oil mist reveal a leak.',
      note: 'Cars with twin coolers',
    },
    {
      title: 'Monza flap seizes',
      text: 'Road salt stops the exhaust bypass. It stays loud, stays quiet or rattles between.',
      note: 'Record Monza exhaust',
    },
  ],
  faqs: [
    {
      question: 'How old can an Abarth belt be?',
      answer:
        'We advise five years. Replacing belt and water pump together costs less than reaching the same place twice.',
    },
    {
      question: 'What is the price of an Abarth service?',
      answer:
        'Our Basic is £99, Full is £169 and Major is £249, all as starting prices. Track pads and special fluids are extra.',
    },
    {
      question: 'Should I use super unleaded?',
      answer:
        'The car will run on 95, but a remapped or hot engine keeps more ignition advance on 97 or better.',
    },
    {
      question: 'Why does my 595 ride so stiffly?',
      answer:
        'Much of it is design. Knocking is not, and points to top mounts, drop links or a tired damper.',
    },
    {
      question: 'Do you service the electric Abarth 500e?',
      answer:
        'Brakes, tyres, suspension, brake fluid and cabin filter, yes. Traction battery repairs stay with a high-voltage specialist.',
    },
  ],
  related: ['/timing-chain-belt', '/tuning', '/suspension-repairs', '/brake-service'],
} satisfies MakePage;
