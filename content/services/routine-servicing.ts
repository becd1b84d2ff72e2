import type { Page } from '../schema.ts';

export const page = {
  path: '/routine-servicing',
  label: 'Routine servicing',
  family: 'service',
  drawing: 'oil-filter',
  title: 'Car servicing in Chesterfield: Basic, Full and Major',
  description:
    'Basic, Full and Major car servicing in Chesterfield: what each contains, when it is due and how long it takes. Warranty-safe parts and oil.',
  keywords: [
    'car servicing Chesterfield',
    'full service Chesterfield',
    'major service Chesterfield',
    'interim service Chesterfield',
    'car service intervals',
  ],
  h1: 'Car servicing in Chesterfield',
  intro:
    'Three packages, each a written list. You know beforehand what is changed, what is measured and what is only looked at.',
  facts: [
    { label: 'Price', value: 'From £79, by make', href: '/#makes' },
    { label: 'When', value: 'Every 6 months or 6,000 miles' },
    { label: 'Time', value: 'Most take 1-4 hours, by package' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Routine car servicing',
  sections: [
    {
      kind: 'cards',
      id: 'service-areas',
      heading: 'Four areas we service',
      intro: 'How far each goes depends on the package: see the lists below.',
      items: [
        {
          title: 'Oil and filters',
          text: 'Oil carries heat and dirt away until it thins and thickens with age. It is drained hot, with a new filter and sealing washer, and refilled by measure to the maker’s specification.',
          points: ['Engine oil and filter', 'Air and cabin filters', 'Fuel filter on diesels when due'],
        },
        {
          title: 'Fluids and cooling',
          text: 'Brake fluid draws in water and boils sooner; coolant loses its protection against corrosion. Both are tested, because colour says little.',
          points: ['Brake-fluid moisture', 'Coolant strength', 'Screenwash and power steering'],
        },
        {
          title: 'Brakes, tyres and suspension',
          text: 'Wheels come off on Full and Major services. Pad and disc thickness are measured, and joints are levered for play.',
          points: [
            'Pads and discs in millimetres',
            'Tread across the width, 1.6mm legal minimum',
            'Tyre age: over 6 years is flagged',
          ],
        },
        {
          title: 'Electrics and ignition',
          text: 'Most winter breakdowns begin with a battery that was weak in autumn. It is load-tested, and the charging voltage with it.',
          points: [
            'Battery and alternator',
            'Lights, wipers and horn',
            'Spark plugs when due',
            'Fault-code scan',
          ],
        },
      ],
    },
    {
      kind: 'packages',
      id: 'packages',
      heading: 'Basic, Full or Major',
      noun: 'service',
      link: { label: 'Find your make’s prices', href: '/#makes' },
      intro:
        'Prices differ by make, because oil quantity and filters do. Each make’s page lists all three, VAT included. Where its list differs from the one below, the list on your make’s page counts.',
      items: [
        {
          name: 'Basic',
          text: 'The oil change done properly, with safety checks; often called an interim service. For high-mileage drivers between two bigger services, and for engines that dislike old oil.',
          interval: 'Every 6 months or 6,000 miles',
          note: 'Most take about an hour',
          includes: [
            'Engine oil of the specified grade, new filter and sump washer',
            'All fluid levels checked and topped up',
            'Tyre tread, pressures and condition',
            'Lights, wipers, washers and horn',
            'Brakes looked at through the wheels',
            'Service light reset and report',
          ],
        },
        {
          name: 'Full',
          text: 'The yearly service. It adds the filters, takes the wheels off and puts figures on everything that wears.',
          interval: 'Every 12 months or 12,000 miles',
          note: 'Most take 2-3 hours',
          popular: true,
          includes: [
            'Everything in Basic',
            'Air filter and cabin filter',
            'Wheels off: pads, discs, hoses and handbrake',
            'Battery load test and charging voltage',
            'Brake-fluid moisture and coolant strength',
            'Steering joints, bushes, springs and dampers',
            'Exhaust, belts and underbody for leaks and rust',
            'Fault-code scan and road test',
          ],
        },
        {
          name: 'Major',
          text: 'The two-year service, with the items that are easy to forget and costly to skip.',
          interval: 'Every 24 months or 24,000 miles',
          note: 'Most take half a day',
          includes: [
            'Everything in Full',
            'Brake fluid replaced and every caliper bled',
            'Spark plugs on petrols, fuel filter on diesels, as the schedule asks',
            'Gearbox, differential and transfer-box oil checked for level and leaks',
            'Auxiliary belt and tensioner inspected',
            'Timing belt and coolant age checked against the maker’s schedule',
            'Brake sliders cleaned and greased, hinges and locks lubricated',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'benefits',
      heading: 'Six benefits of a serviced car',
      items: [
        {
          title: 'Fewer breakdowns',
          text: 'Batteries, belts and hoses give notice. Someone has to be looking.',
        },
        {
          title: 'An engine that lasts',
          text: 'Fresh oil protects timing chains, turbo bearings and variable-valve parts, which are the dear ones.',
        },
        {
          title: 'Lower fuel use',
          text: 'Clean filters, free brakes and correct pressures each save a little on every mile.',
        },
        {
          title: 'Warranty kept',
          text: 'Maker’s schedule, specified oil, matching-quality parts and an itemised invoice: that is the proof a warranty asks for.',
        },
        {
          title: 'Better resale',
          text: 'Buyers pay for a record without gaps. We stamp the book, or enter the service online where the make allows us to.',
        },
        {
          title: 'An easier MOT',
          text: 'Bulbs, wipers, tyres and pads are among the usual failures, and all of them are on the list.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'reminder-system',
      heading: 'Let us remember the date',
      tone: 'info',
      text: 'Leave your details and mileage, and we remind you before the next service and MOT fall due. Reminders are sent only if you ask for them, and each one has a link to stop.',
      points: [
        'Due by date or by mileage, whichever comes first',
        'MOT expiry tracked alongside',
        'Shown in your client dashboard too',
      ],
      link: {
        label: 'Sign up for reminders',
        href: '/contact',
        message: 'Please remind me of my next service and MOT.',
      },
    },
  ],
  faqs: [
    {
      question: 'My car’s handbook says two years. Why service sooner?',
      answer:
        'Long intervals assume warm, steady motorway miles. Short trips, cold starts, towing and stop-start traffic age oil far faster. The spread for typical cars is 6 to 12 months or 10,000 to 15,000 miles; we suggest an oil change at 6 months or 6,000.',
    },
    {
      question: 'Does an independent service void the manufacturer’s warranty?',
      answer:
        'No. Competition rules in the United Kingdom protect your choice of garage, as long as the schedule is followed and suitable parts and fluids are used. Keep the invoice.',
    },
    {
      question: 'Which package do I need?',
      answer:
        'Look at what was done last and when. A year since any service: Full. Brake fluid older than two years, or plugs that are due: Major. Six months into heavy mileage: Basic.',
    },
    {
      question: 'Is the timing belt part of a service?',
      answer:
        'It is a job of its own with its own interval, often between 60,000 and 120,000 miles and always with an age limit. We check when yours is due and tell you.',
    },
    {
      question: 'Can I wait while it is done?',
      answer:
        'For an oil change, yes: 45 to 60 minutes. For Full and Major, leave the car with us and collect it the same day, unless a part has to be ordered.',
    },
  ],
  related: [
    '/#makes',
    '/mot',
    '/oil-change-chesterfield',
    '/timing-chain-belt',
    '/brake-service',
    '/fleet-support',
  ],
  closing: {
    heading: 'Service due?',
    text: 'Tell us the make, mileage and date of the last one. We say which package fits and what it costs.',
  },
} satisfies Page;
