import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'fiat',
  name: 'Fiat',
  title: 'Fiat servicing in Chesterfield from £79: 500, Panda, Tipo',
  description:
    'Fiat 500, Panda, Punto and Ducato servicing in Chesterfield from £79. TwinAir and MultiAir oil care, FIRE cambelts, Dualogic and City steering faults.',
  keywords: [
    'Fiat servicing Chesterfield',
    'Fiat 500 service Chesterfield',
    'Fiat garage Chesterfield',
    'Fiat Panda cambelt',
    'TwinAir service Derbyshire',
    'Fiat Ducato repairs Chesterfield',
    'Dualogic gearbox repair',
  ],
  intro:
    'Small Fiats stay cheap to run on the right oil. Ours get the grade for TwinAir or MultiAir, and a torch on the rear axle.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'city' },
  whyChoose: [
    {
      title: 'The right oil, by engine',
      text: 'A 1.2 FIRE forgives a lot. A TwinAir opens its inlet valves with oil pressure and forgives nothing, so we look up the grade by engine code.',
    },
    {
      title: 'Small car, small bill',
      text: 'Basic servicing starts at £79, and a 500 is simple to work on. If a repair costs more than the car deserves, we say so.',
    },
    {
      title: 'Rust checked early',
      text: 'Sumps, rear beams and spring seats corrode on the 500, Panda and Punto. Found early it is a wire brush and wax; found at the test it is a fail.',
    },
    {
      title: 'Vans as well as city cars',
      text: 'Doblo, Fiorino and Ducato owners can plan the service around the working week. Tell us when the van must be back and we plan backwards from there.',
    },
    {
      title: 'Steering and gearbox electronics read',
      text: 'Generic code readers often miss the City steering and Dualogic units. We use a tester that talks to both before we condemn either.',
    },
    {
      title: 'Cover for a year',
      text: 'Parts and labour on your Fiat carry a 12-month warranty, with the invoice as your proof.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 7900,
      months: 6,
      miles: 6000,
      includes: [
        'Fiat-specified oil and a new oil filter',
        'Sump inspected for rust around the drain plug',
        'Washer fluid, coolant and brake fluid levels',
        'Lights, wipers, tyre pressures and tread depth',
        'Service indicator reset',
      ],
    },
    {
      name: 'Full service',
      pricePence: 14900,
      months: 12,
      miles: 12000,
      includes: [
        'Basic service items',
        'Engine air filter, and the cabin filter under the dash',
        'Pads, discs, rear shoes and handbrake travel measured',
        'Springs, top mounts, wishbone bushes and drop links',
        'Rear beam and brake pipes checked for corrosion',
        'Engine and steering fault codes read',
        'Battery and alternator test',
      ],
    },
    {
      name: 'Major service',
      pricePence: 22900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service items',
        'Spark plugs on petrol engines, fuel filter on MultiJet diesels',
        'Fresh brake fluid, bled at all four corners',
        'Gearbox oil level',
        'Coolant concentration',
        'Cambelt age compared with the schedule, where the engine has one',
      ],
    },
  ],
  specialServices: [
    {
      title: 'TwinAir care',
      text: 'The two-cylinder 0.9 wants clean oil more than any other Fiat engine. We change oil and filter early and check the gauze strainer that feeds the valve control unit.',
    },
    {
      title: 'MultiAir unit diagnosis',
      text: 'A misfire on a 1.4 MultiAir can be a coil, a plug or the electro-hydraulic brick on the head. Swapping the cheap parts across cylinders tells us which one is guilty.',
    },
    {
      title: 'FIRE engine cambelt',
      text: 'The 1.2 and 1.4 eight-valve use a belt. A kit with tensioner and a water pump goes on in half a day on a 500.',
      href: '/timing-chain-belt',
    },
    {
      title: 'MultiJet diesel work',
      text: 'The 1.3 has a chain that dislikes late oil changes; the 1.6 of a Tipo, the 2.0 and the 2.3 have belts. We also clean EGR valves and check DPF pressure readings.',
    },
    {
      title: 'Dualogic repairs',
      text: 'Pump, accumulator, selector sensors and clutch position are read in turn. Often the fluid is low or the accumulator is tired, and the gearbox itself is sound.',
    },
    {
      title: 'Clutch on 500 and Punto',
      text: 'Most take about a day. We fit plate, cover and bearing together and inspect the driveshaft seals, which weep once disturbed.',
      href: '/clutch-replacement',
    },
    {
      title: 'Front suspension rebuild',
      text: 'Wishbones, drop links and top mounts are inexpensive on a 500 and transform it. The tracking is set at the end.',
      href: '/suspension-repairs',
    },
    {
      title: 'Mild hybrid 500 and Panda',
      text: 'The 1.0 FireFly has a chain and a belt-driven starter generator. We check that auxiliary belt, its tensioner and the small lithium battery’s fault memory.',
    },
  ],
  commonIssues: [
    {
      title: 'Power steering lamp and heavy wheel',
      text: 'The electric column on the Punto, Panda and 500 cuts out when battery voltage sags or its torque sensor wears. A weak battery is the first suspect.',
    },
    {
      title: 'Knock from the front over bumps',
      text: 'Usually a drop link or the rear bush of the lower arm. A dull creak while parking points at the strut top mount.',
    },
    {
      title: 'Rusty sump',
      text: 'The thin steel pan on the 1.2 lets go slowly: first a damp patch, then drips. Fitting a new one at oil change time saves labour.',
    },
    {
      title: 'Tailgate wires',
      text: 'On the 500 the loom breaks where it flexes at the hinge. The release button, rear wiper or number plate lamps stop one after another.',
    },
    {
      title: 'TwinAir judder and warning light',
      text: 'Rough idle after a cold start often follows old or wrong oil in the valve control unit. An oil change cures some cars; others need the unit.',
    },
    {
      title: 'Broken coil springs',
      text: 'The lowest coil snaps off in winter and may sit unnoticed in its seat. Listen for a twang when you turn the wheel at a standstill.',
    },
    {
      title: 'Ducato water leaks',
      text: 'Rain from the windscreen scuttle can drip onto injectors and wiring in the engine bay. We clear the drains, seal the tray and dry the connectors.',
    },
    {
      title: '1.3 MultiJet chain rattle',
      text: 'A rattle for the first seconds after a cold start means the chain or tensioner is worn. Long oil intervals are the usual cause.',
    },
  ],
  faqs: [
    {
      question: 'What does a Fiat 500 service cost?',
      answer:
        'From £79 for Basic, £149 for Full and £229 for Major. A cambelt or brake parts are quoted on top.',
    },
    {
      question: 'Does my Fiat have a belt or a chain?',
      answer:
        'The 1.2, 1.4, 1.4 MultiAir, 1.6 and 2.0 MultiJet have belts. The 0.9 TwinAir, 1.3 MultiJet and 1.0 FireFly hybrid have chains.',
    },
    {
      question: 'Can you service a 500 during my lunch hour?',
      answer:
        'An oil change takes 45 to 60 minutes, so that works if booked ahead. A full service needs the car for longer.',
    },
    {
      question: 'My Dualogic flashes a gearbox warning and will not select reverse. Is it finished?',
      answer:
        'Seldom. Low hydraulic fluid, a worn pump or a lost clutch setting cause the same message. Do not keep cycling the ignition; have it read.',
    },
    {
      question: 'Do you look after Ducato motorhomes?',
      answer:
        'Yes, the base vehicle: engine, brakes, suspension and electrics. Tell us the height, length and gross weight when you phone so that we keep a suitable bay.',
    },
  ],
  related: [
    '/routine-servicing',
    '/timing-chain-belt',
    '/electrical-services',
    '/suspension-repairs',
    '/mot',
  ],
} satisfies MakePage;
