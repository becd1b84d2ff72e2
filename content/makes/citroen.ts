import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'citroen',
  name: 'Citroën',
  title: 'Citroën servicing in Chesterfield: PureTech and HDi',
  description:
    'Citroën servicing in Chesterfield from £85. PureTech wet belts, BlueHDi AdBlue tanks and cam chains, Hydractive suspension, Berlingo vans.',
  keywords: [
    'Citroën servicing Chesterfield',
    'Citroen garage Chesterfield',
    'Citroën PureTech belt replacement',
    'BlueHDi AdBlue tank',
    'Hydractive suspension repair',
    'Berlingo van service',
    'C4 Picasso service',
  ],
  intro:
    'From C1 to Berlingo: we measure PureTech belts, read AdBlue systems properly and still know what a suspension sphere is.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'PureTech belts measured in place',
      text: 'The belt swells as oil attacks it. A width gauge through the oil filler shows in minutes whether yours still fits.',
    },
    {
      title: 'Help with the maker’s extended cover',
      text: 'Stellantis runs an extended cover scheme for early PureTech belt wear and oil use. If your car may qualify we say so first, and dealers decide on it from your history.',
    },
    {
      title: 'AdBlue read at system level',
      text: 'We look at tank pressure, quality and countdown data. Clearing the code without curing the pump only moves the deadline.',
    },
    {
      title: 'Hydropneumatic cars welcome',
      text: 'Xantia, C5 and C6 still come to us for spheres, struts and the right fluid. Green LHM and orange LDS must never be swapped.',
    },
    {
      title: 'Oil that suits the belt',
      text: 'Wet belts and particulate filters both depend on the PSA number on the can. We match it to your VIN.',
    },
    {
      title: 'Vans back by closing time',
      text: 'Berlingo, Dispatch and Relay are planned around your working day, and small jobs are done the same day where parts allow.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to the PSA specification for your engine',
        'Oil filter insert',
        'PureTech belt width check where fitted',
        'AdBlue and coolant top-up',
        'Tyres, bulbs and washers',
      ],
    },
    {
      name: 'Full',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'Basic items as listed',
        'Pollen filter, both halves on cars that have two',
        'Air filter',
        'Brake wear measured front and rear',
        'Coil springs and track rods checked',
        'Diagbox-style scan of all units',
        'Maintenance spanner reset',
      ],
    },
    {
      name: 'Major',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'Full items as listed',
        'Brake fluid',
        'Fuel filter or spark plugs',
        'Particulate additive level read',
        'Antifreeze test',
        'Air-con outlet temperature noted',
        'Written belt and chain forecast',
      ],
    },
  ],
  specialServices: [
    {
      title: 'PureTech wet belt replacement',
      text: 'Belt, tensioner and seals, vacuum pump screen cleaned and sump checked for fragments. Fresh oil goes in twice if the pickup was dirty.',
      href: '/timing-chain-belt',
    },
    {
      title: 'AdBlue tank and pump',
      text: 'On many BlueHDi cars the pump is sealed inside the tank. We confirm pressure loss, fit the unit and reset the system.',
    },
    {
      title: '1.5 BlueHDi cam chain',
      text: 'A slim chain joins the two camshafts and early ones fail. We fit the wider replacement kit before it breaks.',
      href: '/timing-chain-belt',
    },
    {
      title: 'HDi belt and water pump',
      text: '1.6 and 2.0 HDi engines use a dry belt. Pump, tensioner and coolant are part of the same price.',
    },
    {
      title: 'Sphere and Hydractive work',
      text: 'Bouncy ride means lost nitrogen. Spheres are tested, replaced and the fluid filter cleaned.',
      href: '/suspension-repairs',
    },
    {
      title: 'EGS and ETG robotised gearboxes',
      text: 'The six-speed in a C4 Picasso is a manual with electric hands. We reset the clutch bite point and replace worn clutches.',
      href: '/clutch-replacement',
    },
    {
      title: 'Filter additive refill',
      text: 'Older HDi cars add a dose of Eolys or Infineum at each fill-up. Grade depends on the build date, and the counter must be reset.',
      href: '/dpf',
    },
    {
      title: 'Berlingo, Dispatch and Relay servicing',
      text: 'Front brakes, drop links, sliding door rollers and clutches, the things that delivery work wears out.',
      href: '/fleet-support',
    },
  ],
  commonIssues: [
    {
      title: 'Wet belt debris',
      text: 'Oil pressure warning, hard brake pedal or a red light while cornering. Belt fibres have reached the oil strainer and the vacuum pump.',
      note: '1.2 PureTech to about 2022',
    },
    {
      title: 'AdBlue countdown to no start',
      text: 'Engine light, UREA lamp and a mileage that keeps falling. Swollen tanks and dead pumps are the leading cause.',
      note: 'BlueHDi from 2014',
    },
    {
      title: 'Camshaft chain snaps',
      text: 'A dry rattle high on the engine, then a sudden stop with broken rockers. Treat the noise as urgent.',
      note: '1.5 BlueHDi, 2017-2023',
    },
    {
      title: 'Turbo starved of oil',
      text: 'Blow-by past the injector seals cokes the oil and blocks the feed. A new turbo without a clean system dies the same death.',
      note: '1.6 HDi 16-valve',
    },
    {
      title: 'COM2000 switch faults',
      text: 'Indicators, horn or airbag light misbehave when the wheel is turned. The unit behind the steering wheel has worn tracks.',
      note: 'C3, C4 and Picasso',
    },
    {
      title: 'THP chain and carbon',
      text: 'A tapping cold start and hesitant pull. The tensioner weakens and inlet ports fur up.',
      note: '1.6 THP in DS3, C4 and C5',
    },
    {
      title: 'Seized rear axle bearings',
      text: 'Rear wheels lean in at the top and the tyres scrub. Torsion-bar axles need new bearings and sometimes an exchange beam.',
      note: 'Xsara Picasso and early Berlingo',
    },
    {
      title: 'Broken front springs',
      text: 'Listen for a twang when parking. The end coil breaks and can cut the tyre.',
      note: 'C3 and C4',
    },
  ],
  faqs: [
    {
      question: 'How often should a PureTech belt be replaced?',
      answer:
        'The maker shortened its interval for the affected engines to six years or about 62,000 miles. Measure it yearly before that.',
    },
    {
      question: 'What will I pay for a Citroën service?',
      answer:
        '£85 upwards for Basic, £155 for Full and £245 for Major. The PureTech belt check adds nothing to any of them.',
    },
    {
      question: 'Which Citroëns have the wet belt?',
      answer:
        'C1, C3, C3 Aircross, C4, Cactus, C5 Aircross and DS models with the 1.2 PureTech of the years to about 2022. The 1.0 in most C1s has a chain.',
    },
    {
      question: 'Can I keep driving with the UREA light on?',
      answer:
        'Only until the counter ends. After that the law requires the car to refuse a restart, so book while there are miles left.',
    },
    {
      question: 'Do you still service hydropneumatic Citroëns?',
      answer:
        'Yes. Bring the fluid type and sphere history if you have them, and expect us to look for rusted pipes first.',
    },
  ],
  related: ['/timing-chain-belt', '/dpf', '/suspension-repairs', '/clutch-replacement', '/fleet-support'],
} satisfies MakePage;
