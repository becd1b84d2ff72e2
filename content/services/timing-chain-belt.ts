import type { Page } from '../schema.ts';

export const page = {
  path: '/timing-chain-belt',
  family: 'service',
  label: 'Timing chain & belt',
  title: 'Timing belt and timing chain replacement, Chesterfield',
  description:
    'Timing belts, wet belts and chains replaced with tensioners, guides and water pump. Chain work takes 1-2 days and carries a 12-month warranty.',
  keywords: [
    'timing belt replacement Chesterfield',
    'cambelt change Chesterfield',
    'timing belt interval',
    'wet belt replacement',
    'timing belt and water pump',
    'N47 timing chain',
  ],
  h1: 'Timing belts and chains, replaced properly',
  intro:
    'A belt is changed by the calendar; a chain is changed when it complains. Either one can wreck an engine if it lets go.',
  drawing: 'timing-chain',
  facts: [
    { label: 'Belt', value: 'Usually within a day' },
    { label: 'Chain', value: '1-2 days' },
    { label: 'When', value: 'By age or mileage, whichever is first' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Timing belt and timing chain replacement',
  sections: [
    {
      kind: 'cards',
      id: 'belt-or-chain',
      heading: 'Dry belt, wet belt or chain',
      intro: 'We look yours up by engine code, since one model may have had more than one.',
      items: [
        {
          title: 'Dry timing belt (cambelt)',
          text: 'Toothed rubber behind a plastic cover. It gives almost no warning, so the interval is everything.',
          note: 'Often 5-10 years or 60,000-120,000 miles',
        },
        {
          title: 'Wet belt',
          text: 'Runs in engine oil, as in the early Ford 1.0 EcoBoost and the 1.2 PureTech of Peugeot, Citroën and Vauxhall. Fuel in the oil, or the wrong oil, softens it; crumbs then block the oil pickup.',
          note: 'Inspect early, change early',
        },
        {
          title: 'Chain',
          text: 'Steel, with guides and an oil-fed tensioner. It can last as long as the engine if the oil is changed on time, and stretch well before 100,000 miles if it is not.',
          note: 'No fixed interval; act on noise or codes',
        },
      ],
    },
    {
      kind: 'list',
      id: 'warning-signs',
      heading: 'Warning signs, loud and silent',
      signs: true,
      items: [
        'A rattle for the first few seconds after a cold start, before oil pressure reaches the tensioner.',
        'A steady metallic slapping from one end of the engine at idle.',
        'Engine light with a camshaft-to-crankshaft correlation code, such as P0016.',
        'Rough running, weak pull or long cranking without another cause.',
        'Oil pressure warning on a wet-belt engine.',
        'Oil or coolant weeping from behind the timing cover.',
        'No record of the last belt, or a date past the interval. This one makes no noise at all.',
      ],
    },
    {
      kind: 'cards',
      id: 'components',
      heading: 'What gets changed along with it',
      items: [
        {
          title: 'Belt or chain',
          text: 'Renewed as a matched set with its sprockets where the maker asks for it.',
          note: 'Maker interval, or on wear',
        },
        {
          title: 'Tensioner and idlers',
          text: 'A seized idler throws off a brand-new belt. On chain engines the hydraulic tensioner is a known weak point, early Volkswagen EA888 engines among them.',
          note: 'With every belt or chain',
        },
        {
          title: 'Guides',
          text: 'Plastic rails that go brittle with heat. Broken pieces end up in the sump, so we look there.',
          note: 'With every chain',
        },
        {
          title: 'Water pump',
          text: 'If the belt drives it, change it now: the same hours would be spent again for a pump that leaks next year.',
          note: 'With the belt, where it is driven by it',
        },
        {
          title: 'Seals and bolts',
          text: 'Crank and camshaft seals are renewed if they weep, and stretch bolts are used once.',
          note: 'Every time they are disturbed',
        },
        {
          title: 'Auxiliary belt',
          text: 'It comes off to reach the covers. Frayed strands can be drawn in behind the crank pulley.',
          note: 'Inspected; changed if cracked',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Five steps, none by eye',
      items: [
        {
          title: 'Identify',
          text: 'Engine code, service record and live camshaft data show what is fitted and whether timing has already drifted.',
        },
        {
          title: 'Lock',
          text: 'The crank and camshafts are pinned with tools made for that engine. Paint marks are not good enough.',
        },
        {
          title: 'Strip',
          text: 'Mounts, pulleys and covers come away. Some chains sit at the gearbox end, as on the BMW N47 diesel, and need far more removed.',
        },
        {
          title: 'Renew',
          text: 'The kit goes on in the published order, tension is set at the stated temperature and bolts are tightened by torque and angle.',
        },
        {
          title: 'Prove',
          text: 'Two turns by hand, pins back in to confirm, then a start, a scan for timing codes and a drive.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'stop',
      heading: 'If it goes on rattling, leave it off',
      tone: 'warn',
      text: 'On most modern engines, the valves and pistons share space. One jumped tooth can bend valves, and a snapped belt nearly always does.',
      link: { label: 'Have it collected', href: '/recovery-breakdown' },
    },
    {
      kind: 'list',
      id: 'reasons',
      heading: 'Reasons to choose us for timing work',
      items: [
        'Intervals quoted from the maker’s data for your engine code.',
        'Correct locking tools, every time.',
        'The date and mileage go on a sticker under the bonnet.',
        'Honest answer if a noisy chain turns out to be a loose heat shield.',
        'The right oil grade goes back in, which wet belts and chains depend on.',
        'Parts and fitting stay under warranty for 12 months.',
      ],
    },
  ],
  faqs: [
    {
      question: 'Does my car have a belt or a chain?',
      answer:
        'The model name rarely decides it. A Ford Fiesta, for instance, was sold with dry belts, wet belts and chains over the years. Give us the registration and we will check the engine.',
    },
    {
      question: 'Is age as important as mileage?',
      answer:
        'For a belt, yes. Rubber hardens standing still, so a ten-year-old car with 25,000 miles may be overdue. Go by whichever limit comes first.',
    },
    {
      question: 'Why does a chain job take up to two days?',
      answer:
        'The covers are sealed to the sump, the front mount may have to go, and on some engines the gearbox comes out as well. Sealant also needs time to cure before oil goes in.',
    },
    {
      question: 'Can a stretched chain be adjusted?',
      answer:
        'No. The tensioner takes up slack by itself; once it reaches the end of its travel, the set has to be renewed.',
    },
    {
      question: 'What oil should I use with a wet belt?',
      answer:
        'Only the exact specification in the handbook. Another oil of the same thickness may carry additives that swell the belt material.',
    },
    {
      question: 'What does a timing belt or chain cost?',
      answer:
        'Reaching it is most of the price, so the engine code decides. Send the registration and we quote for the complete set with fitting. A chain at the gearbox end costs the most.',
    },
  ],
  related: [
    '/timing-chain-replacement-chesterfield',
    '/routine-servicing',
    '/diagnostics',
    '/recovery-breakdown',
  ],
  closing: {
    heading: 'Find out when yours is due',
    text: 'Send the registration, the mileage and whatever the service book says. We tell you if it is urgent, due soon or can wait.',
  },
} satisfies Page;
