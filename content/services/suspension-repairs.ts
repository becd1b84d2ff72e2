import type { Page } from '../schema.ts';

export const page = {
  path: '/suspension-repairs',
  family: 'service',
  label: 'Suspension repairs',
  title: 'Suspension repairs in Chesterfield: springs and shocks',
  description:
    'Knocks, clunks and broken springs traced and repaired in Chesterfield. Dampers, bushes, ball joints and bearings, with alignment and a 12-month warranty.',
  keywords: [
    'suspension repairs Chesterfield',
    'broken coil spring Chesterfield',
    'shock absorbers Chesterfield',
    'knocking noise over bumps',
    'wheel bearing replacement Chesterfield',
    'suspension bushes',
  ],
  h1: 'Suspension knocks traced and repaired',
  intro:
    'Potholes and winter salt break springs and tear bushes. We find the one part that knocks rather than replace the lot.',
  drawing: 'spring-damper',
  facts: [
    { label: 'Cost', value: 'Quoted once the knock is found' },
    { label: 'How long', value: 'Spring or drop link: 1-3 hours' },
    { label: 'After', value: 'Alignment checked where disturbed' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Suspension repair',
  sections: [
    {
      kind: 'list',
      id: 'warning-signs',
      heading: 'Noises and habits that give it away',
      signs: true,
      items: [
        'A twang or crack when turning the wheel at parking speed: a top mount or a snapped spring end.',
        'Light tapping over broken tarmac: worn drop links, as a rule.',
        'One dull clunk when you brake or pull away: a torn wishbone bush.',
        'A drone that rises with speed and changes in bends: a wheel bearing.',
        'The nose dives, the tail squats or the car floats after a crest.',
        'One corner sits lower than it did last week.',
        'Tyres feathered on the inside edge, or scalloped all round.',
        'Oil running down a damper body.',
      ],
    },
    {
      kind: 'cards',
      id: 'components',
      heading: 'Six parts that wear',
      items: [
        {
          title: 'Coil springs',
          text: 'Paint chips, salt gets in and the bottom coil snaps in its seat, where it can cut the tyre. Changed as a pair to keep the ride height level.',
          note: 'When broken or corroded',
        },
        {
          title: 'Dampers (shock absorbers)',
          text: 'They stop the spring from bouncing. Worn ones lengthen braking, because the tyre skips instead of gripping.',
          note: 'Check from 50,000 miles',
        },
        {
          title: 'Bushes',
          text: 'Rubber between arm and body. Cracks are normal; a split that lets the arm move under braking is not.',
          note: 'Looked over at every service',
        },
        {
          title: 'Ball joints',
          text: 'The pivots that let the wheel steer. When play appears, they are replaced at once, since a joint that parts drops the car.',
          note: 'Play-tested at every MOT',
        },
        {
          title: 'Anti-roll bar links',
          text: 'Two small rods and a set of rubbers that limit lean in corners. Noisy long before they are dangerous.',
          note: 'Often 40,000-60,000 miles',
        },
        {
          title: 'Wheel bearings',
          text: 'Pressed or bolted hub units. Spin the wheel on the lift with a hand on the spring and you can feel a rough one.',
          note: 'Changed when they hum or rock',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'From clunk to cure in five steps',
      items: [
        {
          title: 'Ride along',
          text: 'Come with us if you can. Two minutes in the passenger seat over your bad road beats a page of description.',
        },
        {
          title: 'Lift and lever',
          text: 'Each joint is loaded with a pry bar and watched, wheels hanging and wheels supported.',
        },
        {
          title: 'Show and price',
          text: 'You see the movement on the car, and hear what fails an MOT and what only annoys.',
        },
        {
          title: 'Replace',
          text: 'Springs are held in a proper compressor, and rubber bushes are tightened at ride height so that they do not twist and tear.',
        },
        {
          title: 'Align and drive',
          text: 'Geometry is measured after any arm, strut or track rod, then the same road is driven again.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'alignment',
      heading: 'When alignment is part of the repair',
      tone: 'info',
      text: 'Drop links and rear springs seldom alter it. Lower arms, struts, track rods and adjustable bushes do, and a millimetre or two of toe will eat a new tyre.',
      link: { label: 'Tyres and alignment', href: '/tyre-installation' },
    },
    {
      kind: 'cards',
      id: 'reasons',
      heading: 'Why drivers bring us their knocks',
      items: [
        {
          title: 'Diagnosis before parts',
          text: 'A short check often clears a damper and blames a link that costs a fraction of it.',
        },
        {
          title: 'Pairs where it matters',
          text: 'Dampers and springs go in by axle. Links, joints and bearings may be done singly, and we say so.',
        },
        {
          title: 'Seized bolts expected',
          text: 'Salted Derbyshire cars rarely come apart politely. We have the heat, presses and spare bolts.',
        },
        {
          title: 'Vans and lowered cars',
          text: 'Leaf springs, load-carrying rear axles and coilovers are all regular work here.',
        },
        {
          title: 'Ready for the MOT',
          text: 'If an advisory sheet brought you in, we work down it and tick off each line.',
        },
        { title: 'Covered for 12 months', text: 'The warranty takes in the part and the fitting.' },
      ],
    },
  ],
  faqs: [
    {
      question: 'Is it safe to drive with a broken spring?',
      answer:
        'Avoid it. The loose end can reach the tyre, and the strut may shift in its seat. Drive slowly to the nearest safe place or have the car collected.',
    },
    {
      question: 'Do dampers have to be changed in pairs?',
      answer:
        'On one axle, yes, unless the other is nearly new. A fresh damper beside a tired one makes the car lean and brake unevenly.',
    },
    {
      question: 'Can I claim for pothole damage?',
      answer:
        'Sometimes, from the highway authority, if it knew of the defect or should have. Photograph the hole and its place, report it and keep our written findings and the invoice.',
    },
    {
      question: 'Can you repair air suspension?',
      answer:
        'Yes. A corner that sinks overnight usually has a perished air spring. Fix it early, because a compressor that tops it up all day burns out.',
    },
  ],
  related: ['/tyre-installation', '/mot', '/brake-service', '/tuning/performance-parts', '/general-repairs'],
  closing: {
    heading: 'Tell us where it knocks',
    text: 'Front or rear, left or right, over bumps or in bends: three words are enough for us to book the right length of slot.',
  },
} satisfies Page;
