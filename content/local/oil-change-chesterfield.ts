import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/oil-change-chesterfield',
  label: 'Oil change Chesterfield',
  title: 'Oil change in Chesterfield: 45-60 minutes',
  description:
    'Oil and filter change in Chesterfield with the grade your engine specifies. Done in 45-60 minutes, reminder reset, level set and leaks checked.',
  keywords: [
    'oil change Chesterfield',
    'oil and filter change',
    'engine oil service Derbyshire',
    'diesel oil change Chesterfield',
    'oil service near me',
  ],
  h1: 'Oil change in Chesterfield',
  intro: 'The oil your engine was approved for, a new filter and a correct level, in 45-60 minutes.',
  serviceType: 'Engine oil and filter change',
  drawing: 'piston',
  facts: [
    { label: 'Price', value: 'From £79, as our Basic service', href: '/#makes' },
    { label: 'How long', value: '45-60 minutes' },
    { label: 'When', value: 'Every 6 months or 6,000 miles' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'Approval before viscosity',
      text: 'Two bottles marked 5W-30 can be different oils. We look up the maker’s approval, for instance VW 507.00, BMW LL-04 or dexos2, and fill to that.',
    },
    {
      title: 'Low-ash oil for filters',
      text: 'Ordinary oil leaves ash that a diesel particulate filter cannot burn off. Engines with a filter get low- or mid-SAPS oil as specified.',
    },
    {
      title: 'Right for belts that run in oil',
      text: 'Many Ford 1.0 EcoBoost and Peugeot-Citroën 1.2 PureTech engines have a timing belt that runs in the engine oil. The wrong grade attacks the rubber, and the crumbs block the pickup strainer.',
    },
    {
      title: 'A drain plug that will come out again',
      text: 'New sealing washer or plug where the maker asks for one, tightened with a torque wrench. Stripped sump threads are nearly always an earlier job’s fault.',
    },
    {
      title: 'Suited to short Chesterfield runs',
      text: 'Two miles to work on a frosty morning leaves fuel and water in the oil. Such use counts as severe in most handbooks and calls for shorter intervals.',
    },
    {
      title: 'Old oil tells a story',
      text: 'Glitter, a smell of fuel or a creamy film under the cap are noted and shown to you. A rising level on a diesel points to failed filter regenerations.',
    },
  ],
  whatYouGet: [
    'Engine oil to the maker’s approval, grade noted on the invoice',
    'New oil filter, with its O-rings where it is a cartridge',
    'Sump plug seal renewed and torqued',
    'Level set by dipstick or by the car’s electronic measurement',
    'Service indicator reset and next date recorded',
    'Used oil and filter taken away by a licensed waste carrier',
  ],
  trust: [
    'If a filter seal weeps or a plug drips within 12 months, we put it right at our cost.',
    'Near the A61 and the town centre, so the car can be done while you run an errand on foot.',
    'Booked oil changes take 45-60 minutes on the lift. Unusual oil grades or filters are ordered in before you come.',
  ],
  faqs: [
    {
      question: 'How often does the oil need changing?',
      answer:
        'Every 6 months or 6,000 miles is our recommendation, whichever is sooner. Long-life schedules assume long warm runs, such as a daily M1 commute, and few cars in town live that life.',
    },
    {
      question: 'What does an oil change cost?',
      answer:
        'It depends on how much oil the engine holds and which approval it needs. It is part of our Basic service, which starts at £79 for a Fiat or Suzuki and £89 for a Ford. The page for your make has its price.',
    },
    {
      question: 'Do I need an engine flush?',
      answer:
        'Seldom. On an engine with regular changes it does nothing useful, and on a neglected one loosened sludge can block the pickup. Two changes at a short interval clean more gently.',
    },
    {
      question: 'The oil light came on while cornering. Is that urgent?',
      answer:
        'Yes. The pump has probably drawn air because the level is low. Stop, let the engine stand a few minutes on level ground, check the dipstick and top up with the right grade. If the light stays on after that, have the car recovered.',
    },
    {
      question: 'Is it normal for an engine to use oil?',
      answer:
        'A little is. If you top up a litre between services, ask us to look for leaks, a blocked crankcase breather, worn turbo seals or stuck piston rings.',
    },
  ],
  related: [
    '/#makes',
    '/routine-servicing',
    '/dpf',
    '/timing-chain-belt',
    '/timing-chain-replacement-chesterfield',
  ],
} satisfies LocalPage;
