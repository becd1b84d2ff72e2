import type { Page } from '../schema.ts';

export const page = {
  path: '/tuning/performance-parts',
  label: 'Performance parts',
  family: 'service',
  drawing: 'intercooler',
  title: 'Performance parts and intercoolers fitted in Chesterfield',
  description:
    'Intercoolers, intakes, exhaust components, suspension and brakes chosen for your car and fitted in Chesterfield. Set up, road-tested, covered.',
  keywords: [
    'performance parts Chesterfield',
    'intercooler fitting Chesterfield',
    'coilovers fitted Chesterfield',
    'performance brakes Chesterfield',
    'induction kit fitting Chesterfield',
  ],
  h1: 'Intercoolers and performance parts',
  intro:
    'Parts that do one job well, fitted with the work they need: alignment after springs, a leak test after every boost pipe.',
  facts: [
    { label: 'Covers', value: 'Air, exhaust, suspension and brakes' },
    { label: 'Time', value: 'Pads: hours. Coilovers or a core: about a day' },
    { label: 'Checked', value: 'Leak test, alignment, road test' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Performance parts supply and fitting',
  sections: [
    {
      kind: 'cards',
      id: 'popular-upgrades',
      heading: 'Popular upgrades',
      intro: 'What each part changes, and what it does not.',
      items: [
        {
          title: 'Intercoolers',
          text: 'Compressed air leaves a turbo hot. A small core soaks up that heat after a few pulls and the control unit takes power away to protect the engine. A larger core keeps the tenth run as strong as the first.',
          points: [
            'Leak test of the old core and hoses',
            'Ducting and fitting',
            'Boost loss checked afterwards',
          ],
          note: 'Best value beyond Stage 1',
        },
        {
          title: 'Intakes',
          text: 'More filter area and a smoother path, with cold air fed from outside the engine bay. An open cone behind a hot radiator does the opposite.',
          points: [
            'Heat shield or sealed box',
            'Air-flow sensor kept clean',
            'Fuel trims read after fitting',
          ],
          note: 'Sound first, power second',
        },
        {
          title: 'Exhaust components',
          text: 'Cat-back sections, manifolds and downpipes that lower back pressure without setting off the engine light. A new catalyst has to be type-approved for the car, or the original stays.',
          points: ['New gaskets and studs', 'Flexible joint aligned', 'Emissions kit retained'],
          note: 'See fabrication for one-offs',
          href: '/tuning/exhaust-fabrication',
        },
        {
          title: 'Suspension',
          text: 'Springs, dampers, coilovers, anti-roll bars and firmer bushes. Too low and too stiff skips over Derbyshire roads instead of gripping them.',
          points: [
            'Worn top mounts replaced',
            'Bushes tightened at ride height',
            'Alignment and headlamp aim set',
          ],
          note: 'Felt at every corner',
        },
        {
          title: 'Brakes',
          text: 'Pads with a higher working temperature, better discs, braided hoses and fresh fluid. They resist fade; shorter stops still come from tyres.',
          points: ['Bedded in on the road', 'DOT 4 or 5.1 as the system asks', 'Wheel clearance measured'],
          note: 'Before more power',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'intercooler-services',
      heading: 'What goes wrong with an intercooler',
      items: [
        {
          title: 'Split hose or end tank',
          text: 'A hiss under load, soot or oil mist on a joint, black smoke from a diesel and a code for low boost. Smoke or air at low pressure shows the place.',
        },
        {
          title: 'Oil inside the core',
          text: 'A film is normal. Half a cupful points at the turbo’s seals or a blocked breather, and the core is flushed once the source is mended.',
        },
        {
          title: 'Crushed or clogged fins',
          text: 'Stones, salt and leaves close the face. Intake temperature climbs and the car feels flat on warm days.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'fitting',
      heading: 'How parts are fitted',
      items: [
        {
          title: 'Check what is there',
          text: 'There is no sense in bolting coilovers to cracked top mounts. Wear that would spoil the new part is found and priced first.',
        },
        {
          title: 'Fit to the figure',
          text: 'Bolts go to the specified torque, single-use bolts are renewed, and sensors are unplugged instead of left hanging on their wires.',
        },
        {
          title: 'Set up and prove',
          text: 'Alignment, a pressure test or a bedding run follows, according to the part. You get the readings.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'declare',
      heading: 'Declare every part, even a filter',
      tone: 'warn',
      text: 'Insurers count springs, brakes, intakes and intercoolers as modifications. Tuning has to be disclosed to them in full; keep our invoice, because it lists each part by name.',
      points: [
        'Lowered cars need ground clearance, full steering lock and correct headlamp aim to pass the MOT',
        'Parts that delete a catalyst or particulate filter are not supplied for road cars',
      ],
    },
  ],
  faqs: [
    {
      question: 'Which upgrade should I buy first?',
      answer:
        'Tyres and brake fluid, if either is old. After that, pads for a heavy or tuned car, an intercooler for a turbo car that is driven hard, and dampers for anything past 70,000 miles.',
    },
    {
      question: 'Do I need a remap after fitting an intercooler?',
      answer:
        'Not to run safely. The engine simply sees cooler air and retards its ignition less. A remap afterwards can use the room that this creates.',
    },
    {
      question: 'Do oiled cotton filters damage air-flow sensors?',
      answer:
        'Only when soaked. Excess oil carries onto the sensing film and the engine runs weak or hesitates. Light oiling and a day to wick through avoid that.',
    },
    {
      question: 'Why must alignment follow springs?',
      answer:
        'Changing ride height swings the arms and moves toe and camber. The car feels fine for ten minutes, but a few thousand miles will strip the inner edges off a pair of tyres.',
    },
    {
      question: 'What does it cost to have parts fitted?',
      answer:
        'Fitting is priced by the hours that your car needs, including the alignment, bedding-in or leak test that belongs to the part. Ask before you bring your own: if we fit it, our warranty covers the labour but not the part.',
    },
  ],
  related: ['/tuning/ecu-remapping', '/brake-service', '/suspension-repairs', '/performance-tuning'],
  closing: {
    heading: 'Have a part in mind?',
    text: 'Tell us what you want the car to do better. We suggest the part, the supporting work and a fitting day.',
  },
} satisfies Page;
