import type { Page } from '../schema.ts';

export const page = {
  path: '/performance-tuning',
  label: 'Performance tuning',
  family: 'service',
  drawing: 'piston',
  title: 'Stage 1, 2 and 3 performance tuning in Chesterfield',
  description:
    'Performance tuning in Chesterfield by stage: what Stage 1, 2 and 3 change, what they gain and what else the car will need. Road-legal only.',
  keywords: [
    'performance tuning Chesterfield',
    'stage 1 tuning Chesterfield',
    'stage 2 tuning Chesterfield',
    'stage 3 tuning',
    'turbo tuning Derbyshire',
  ],
  h1: 'Performance tuning by stage',
  intro:
    'A stage is a set of parts and the calibration that goes with it. Each shows what it gains and which weak link comes next.',
  facts: [
    { label: 'Stage 1', value: '15-25% power' },
    { label: 'Stage 2', value: '25-35% power' },
    { label: 'Stage 3', value: '35%+ power' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Performance tuning',
  sections: [
    {
      kind: 'cards',
      id: 'areas',
      heading: 'Four areas we tune',
      items: [
        {
          title: 'Engine management',
          text: 'Boost, fuel, spark and torque tables set together for the parts actually on the car.',
          note: 'Software',
          href: '/tuning/ecu-remapping',
        },
        {
          title: 'Air and cooling',
          text: 'Intercooler, intake, oil cooling and hoses that do not swell under pressure.',
          note: 'Breathing in',
          href: '/tuning/performance-parts',
        },
        {
          title: 'Exhaust',
          text: 'Downpipes and systems in a bore that suits the turbo, with working emissions equipment.',
          note: 'Breathing out',
          href: '/tuning/exhaust-fabrication',
        },
        {
          title: 'Chassis and brakes',
          text: 'Dampers, bushes, geometry, pads and fluid, so that the extra speed can be used and shed.',
          note: 'Control',
          href: '/suspension-repairs',
        },
      ],
    },
    {
      kind: 'packages',
      id: 'stages',
      heading: 'Three stages',
      intro:
        'Gains are for turbocharged engines in good order. Ranges are honest; single figures for cars we have not seen would not be.',
      items: [
        {
          name: 'Stage 1',
          text: 'Software on standard hardware. Suits a daily car in good health, a van or a tow car whose owner wants an easier mid-range.',
          note: '15-25% power',
          includes: [
            'Health check and fault scan',
            'Custom calibration of the standard control unit',
            'Original file stored',
            'Fresh plugs recommended on petrols',
            'Logged road run before and after',
          ],
        },
        {
          name: 'Stage 2',
          text: 'Better breathing and a map to suit. For the keen driver whose intake air is getting hot and whose exhaust is now the limit.',
          note: '25-35% power',
          popular: true,
          includes: [
            'All Stage 1 checks and logs',
            'Larger intercooler and boost hoses',
            'High-flow intake',
            'Free-flowing exhaust with a type-approved catalyst, or the original',
            'Colder plugs and stronger coils where the engine asks',
            'Calibration written for the new parts',
          ],
        },
        {
          name: 'Stage 3',
          text: 'A bigger turbocharger and everything that follows from it. Meant for weekend and track cars with a budget for clutch, cooling and brakes.',
          note: '35%+ power',
          includes: [
            'Hybrid or larger turbocharger',
            'Fuel pump and injectors to match',
            'Uprated clutch and, where needed, flywheel',
            'Stronger engine internals if pressures call for them',
            'Oil cooling and gauges',
            'Calibration built up over several logged sessions',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'considerations',
      heading: 'Six things to consider first',
      items: [
        {
          title: 'Insurance',
          text: 'You must declare tuning to your insurer. Say nothing and they can reject a claim, then recover from you what they paid the other driver.',
        },
        {
          title: 'Manufacturer’s warranty',
          text: 'Expect engine, turbo and gearbox cover to be disputed on a tuned car. If yours has two years left, waiting may be the cheaper choice.',
        },
        {
          title: 'MOT and emissions',
          text: 'Cars with the DPF taken out fail the test and cannot lawfully be driven on the road; a missing catalyst fails too. Our stages keep both.',
        },
        {
          title: 'Clutch and gearbox',
          text: 'It is torque that breaks transmissions. Dual-clutch and automatic boxes have their own limits, and those set ours.',
        },
        {
          title: 'Fuel and servicing',
          text: 'Many petrol maps need 97 to 99 RON for the life of the tune. Halve the oil interval and change plugs early.',
        },
        {
          title: 'Brakes and tyres',
          text: 'Thirty per cent more power reaches the next bend sooner. Pads, fluid and four matching tyres belong in the budget.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Four steps to your stage',
      items: [
        {
          title: 'Health check',
          text: 'Compression, boost leaks, coolant, oil condition, mounts and stored faults. A car that fails is mended before money goes on parts.',
        },
        {
          title: 'Plan',
          text: 'How you drive, what fuel you buy and what you want to spend decide the stage. You get a parts list with prices, and the weak points named.',
        },
        {
          title: 'Fit and calibrate',
          text: 'Hardware goes on first and is leak-tested. The map is then raised in increments, with each pull read before the next.',
        },
        {
          title: 'Handover',
          text: 'We go through the traces with you, note fuel and oil requirements on the invoice for your insurer, and ask to see the car again after 500 miles.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Why is Stage 2 the most popular?',
      answer:
        'It is where the car holds its power on a hot day. Stage 1 can heat-soak after repeated hard use; an intercooler and freer exhaust cure that without touching the turbo.',
    },
    {
      question: 'Can I go stage by stage?',
      answer:
        'Yes, and it spreads the cost. The calibration is redone at each, so if you are sure of Stage 2 it is cheaper to wait for the parts and map once.',
    },
    {
      question: 'How long is the car off the road?',
      answer:
        'Most Stage 1 work is done in half a day and Stage 2 in two to three. Stage 3 is measured in weeks, since turbo, fuel and clutch parts rarely arrive together.',
    },
    {
      question: 'Which engines should stay standard?',
      answer:
        'Those with known weak chains, belts in oil that are overdue, worn turbos or missing service history. Put right what is due and ask again.',
    },
    {
      question: 'What does each stage cost?',
      answer:
        'Stage 1 is software and a health check. Stage 2 adds its parts and their fitting, and Stage 3 is quoted item by item. You see the whole list with prices before anything is ordered.',
    },
  ],
  related: [
    '/tuning',
    '/tuning/ecu-remapping',
    '/brake-service',
    '/clutch-replacement',
    '/routine-servicing',
  ],
  closing: {
    heading: 'Plan your build',
    text: 'Bring the car and its history for a health check. You leave with a stage that it can carry, or an honest no.',
  },
} satisfies Page;
