import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'honda',
  name: 'Honda',
  title: 'Honda servicing in Chesterfield: Jazz, Civic, CR-V',
  description:
    'Honda servicing in Chesterfield from £89. VTEC valve clearances, the 1.0 turbo’s wet belt, CVT and rear diff fluid, i-DTEC diesels and e:HEV hybrids.',
  keywords: [
    'Honda servicing Chesterfield',
    'Honda garage Chesterfield',
    'Honda Civic service',
    'Honda Jazz service Chesterfield',
    'VTEC valve clearance adjustment',
    'Honda 1.0 turbo wet belt',
    'CR-V rear differential fluid',
  ],
  intro:
    'A Honda lasts on what quick services skip: valve clearances, the right transmission fluid and stripped brake calipers.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Feeler gauges still in use',
      text: 'Most Honda petrol engines have screw adjusters on the valves. We check the gaps on a cold engine, so the car may stay with us overnight.',
    },
    {
      title: 'Fluids by the Honda code',
      text: 'CVTs, manual boxes and the CR-V’s rear differential each want their own fluid. Universal products can make them shudder.',
    },
    {
      title: 'Calipers taken apart',
      text: 'Rear sliders dry out on almost every Honda we could name. Pins come out, get cleaned and go back with the proper grease.',
    },
    {
      title: 'Hybrid-aware',
      text: 'IMA and e:HEV cars hold lethal voltage behind orange cables. A qualified technician isolates the system and checks for zero volts before any work near it.',
    },
    {
      title: 'Recall status checked',
      text: 'Many Hondas of the 2000s were recalled for airbag inflators. We check your registration and send you to a dealer for the free repair if it is open.',
    },
    {
      title: 'A year of protection',
      text: 'The repair and the part come with a 12-month warranty, whichever Honda it is.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        'Low-viscosity oil in Honda’s grade, filter and sump washer',
        'Top-up of coolant, screenwash and brake fluid as needed',
        'Wheels, tyres and bulbs checked',
        'Horn, wipers and belts looked over',
        'Maintenance minder reset',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'The whole Basic service',
        'Engine air filter and pollen filter',
        'Front and rear brakes inspected, slider movement checked',
        'Compliance bushes, ball joints and drop links levered',
        'Exhaust and heat shields',
        '12-volt battery load test',
        'Stored fault codes',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'The whole Full service',
        'Plugs on petrol cars if mileage calls for them, fuel filter on diesels',
        'Brake fluid exchange',
        'Rear slider pins cleaned and greased',
        'Transmission fluid level and colour',
        'Valve noise assessed, clearance work quoted if needed',
      ],
    },
  ],
  specialServices: [
    {
      title: 'VTEC valve clearances',
      text: 'A tight exhaust valve makes no noise at all and burns. With the rocker cover off we set every gap on R18, K20, K24 and L-series engines and renew the gasket.',
    },
    {
      title: 'Wet belt on the 1.0 VTEC Turbo',
      text: 'The three-cylinder Civic runs its timing belt inside the engine oil. We follow the interval for the chassis number, use the exact oil, and inspect the pickup for rubber crumbs.',
      href: '/timing-chain-belt',
    },
    {
      title: 'CVT fluid change',
      text: 'HMMF for older Jazz gearboxes, HCF-2 for newer ones. A drain and fill with a short drive, repeated if needed, often removes pull-away judder.',
    },
    {
      title: 'CR-V and HR-V rear differential',
      text: 'The Real Time four-wheel-drive clutch has its own fluid. Changed in time, the groan on full lock goes away and the clutches survive.',
    },
    {
      title: 'i-DTEC and i-CTDi diesels',
      text: 'Chain noise, EGR soot, boost hoses and particulate filter loading are checked with live data. Clutch and flywheel are quoted together when one of them shakes.',
    },
    {
      title: 'Hybrid health check',
      text: 'IMA pack voltage on the Insight, CR-Z and Jazz Hybrid; coolant, inverter and charging data on e:HEV models. You get readings and not an opinion.',
    },
    {
      title: 'Type R attention',
      text: 'EP3, FN2, FK2 and FK8 cars get gearbox oil changes, brake checks suited to hard use, and a compression test on request.',
    },
    {
      title: 'Air conditioning leak repair',
      text: 'Condensers sit low behind an open grille and get holed. We trace the leak with nitrogen or dye, then refill by weight with R134a or R1234yf.',
      href: '/air-conditioning',
    },
  ],
  commonIssues: [
    {
      title: 'Handbrake weak, one wheel hot',
      text: 'The lever arm on the rear caliper sticks, most often on the Civic and Accord. Brake dust on one rim gives it away.',
    },
    {
      title: 'Jazz misfire in the wet',
      text: 'Early 1.2 and 1.4 i-DSI engines have two plugs and two coils per cylinder. One failed coil is easy to miss until it rains.',
    },
    {
      title: 'Jazz with a wet boot floor',
      text: 'Sealant cracks at the rear quarter seams and roof joint. Water gathers in the spare-wheel well and the first symptom is misted glass.',
    },
    {
      title: '2.2 i-CTDi exhaust manifold',
      text: 'The cast manifold cracks between ports. A chuffing noise under load and a smell of diesel fumes through the vents are typical.',
    },
    {
      title: 'Groan when turning a CR-V',
      text: 'A moan from the back on full lock is nearly always old dual-pump fluid. Replacement fluid usually settles it within a few figure-of-eight turns.',
    },
    {
      title: 'Oil level rising on the 1.5 turbo',
      text: 'Short winter trips wash petrol into the sump. The dipstick smells of fuel and reads high; earlier oil changes are the remedy.',
    },
    {
      title: 'VTEC solenoid seep',
      text: 'The rubber gasket with its fine gauze hardens and drips oil down the back of the block. If the gauze clogs, the second cam never comes in and the engine stays flat at high revs.',
    },
    {
      title: 'i-SHIFT hesitation',
      text: 'The automated manual in the Jazz of about 2009 to 2011 uses electric actuators on a normal clutch. A worn clutch or lost calibration shows as a flashing gear display.',
    },
  ],
  faqs: [
    {
      question: 'How often should Honda valve clearances be checked?',
      answer:
        'At the mileage in your schedule, and sooner if the engine ticks or idles unevenly. High-mileage R18 and K-series engines deserve the check even when quiet.',
    },
    {
      question: 'Which Hondas have a wet timing belt?',
      answer:
        'In Britain it is the 1.0 VTEC Turbo Civic built from 2017. Most other modern Honda petrols and diesels here have chains.',
    },
    {
      question: 'What is the price of a Honda service?',
      answer:
        'Packages start at £89, £159 and £249. Valve clearances, CVT fluid and differential fluid are separate lines with their own quote.',
    },
    {
      question: 'Will you reset the spanner light and its code?',
      answer:
        'Yes. The letter and digits, such as A or B with a 1 to 9, tell us which jobs the car expects, and we record them before they are cleared.',
    },
    {
      question: 'Is it safe to drive with a holed air-con condenser?',
      answer:
        'The car will drive, but without refrigerant the compressor gets no oil. Leave the system switched off until the leak is mended.',
    },
  ],
  related: [
    '/routine-servicing',
    '/timing-chain-belt',
    '/brake-service',
    '/air-conditioning',
    '/diagnostics',
  ],
} satisfies MakePage;
