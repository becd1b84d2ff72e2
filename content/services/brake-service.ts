import type { Page } from '../schema.ts';

export const page = {
  path: '/brake-service',
  family: 'service',
  label: 'Brake service',
  title: 'Brake service in Chesterfield: inspection and fluid',
  description:
    'Brakes inspected, measured and repaired in Chesterfield: pads, discs, calipers, pipes and fluid. Most axles take 1-2 hours, with a 12-month warranty.',
  keywords: [
    'brake service Chesterfield',
    'brake inspection Chesterfield',
    'brake fluid change Chesterfield',
    'brake pad wear',
    'electronic parking brake repair',
    'brake pipe replacement Chesterfield',
  ],
  h1: 'Brakes inspected, measured and repaired',
  intro: 'Pad and disc thickness in millimetres, fluid tested for water, and only what is worn replaced.',
  drawing: 'brake-disc',
  facts: [
    { label: 'How long', value: 'Most axles 1-2 hours' },
    { label: 'Fluid', value: 'Every 2 years' },
    { label: 'When', value: 'Same day where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Brake service and repair',
  sections: [
    {
      kind: 'cards',
      id: 'warning-signs',
      heading: 'What bad brakes sound and feel like',
      items: [
        {
          title: 'Grinding',
          text: 'The lining has gone and steel is cutting into the disc. Each mile now adds a pair of discs to the repair.',
        },
        {
          title: 'High squeal',
          text: 'A wear tab touching the disc, glazed pads or missing shims. Light rust squeal on a wet morning goes after a few stops.',
        },
        {
          title: 'Soft or sinking pedal',
          text: 'Air, old fluid, a leak or a failing master cylinder. A pedal that creeps down at the lights is serious.',
        },
        {
          title: 'Pulling to one side',
          text: 'One caliper sticks or one hose has collapsed, so the wheels no longer brake alike.',
        },
        {
          title: 'Shaking under braking',
          text: 'Uneven disc thickness, often from a seized slide pin or rust left on the hub at the last change.',
        },
        {
          title: 'Hot wheel or poor mpg',
          text: 'A dragging brake smells acrid, coats the rim in dust and can boil its fluid.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'stop-driving',
      heading: 'Do not drive with these',
      tone: 'warn',
      text: 'Brakes seldom fail without a message first. These are the last ones you get.',
      points: [
        'Red brake warning light with the handbrake off.',
        'Pedal goes to the floor.',
        'Metal-on-metal grinding at every stop.',
        'Fluid on the inside of a wheel.',
      ],
      link: { label: 'Get it recovered', href: '/recovery-breakdown' },
    },
    {
      kind: 'cards',
      id: 'components',
      heading: 'The parts, and when they are due',
      items: [
        {
          title: 'Pads',
          text: 'New ones carry about 10-12mm of lining. Below 1.5mm is an MOT failure; we suggest changing them at 3mm.',
          note: 'Often 20,000-40,000 miles',
        },
        {
          title: 'Discs',
          text: 'The minimum thickness is stamped on the edge or hub. Both on an axle are changed together, with new pads.',
          note: 'About every second set of pads',
        },
        {
          title: 'Fluid',
          text: 'It draws water from the air. Wet fluid boils sooner, and steam in the line can be squeezed where liquid cannot.',
          note: 'Every 2 years',
        },
        {
          title: 'Calipers',
          text: 'Pistons rust under torn boots and slides dry out. Cleaning saves many; pitted ones are exchanged.',
          note: 'Cleaned with each set of pads',
        },
        {
          title: 'Pipes and hoses',
          text: 'Steel pipes rot where clips trap salt, usually above the rear axle. We make replacements from copper-nickel.',
          note: 'Inspected at each service',
        },
        {
          title: 'Parking brake',
          text: 'Cables stretch and small drum shoes stick. Electronic ones must be wound back by computer before the rear pads come out.',
          note: 'Tested yearly at the MOT',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'A brake job in five steps',
      items: [
        {
          title: 'Listen and drive',
          text: 'You tell us when it happens, and we reproduce it on a quiet road with a cold and a warm brake.',
        },
        {
          title: 'Measure',
          text: 'Wheels off, micrometer on the discs, gauge on the pads, and a boiling-point reading of the fluid.',
        },
        {
          title: 'Quote',
          text: 'Red, amber or green for each corner, with a price for what is red and a date for what is amber.',
        },
        {
          title: 'Repair',
          text: 'Hubs are cleaned to bare metal, carriers filed, pins greased with the right product and parts fitted by axle.',
        },
        {
          title: 'Bed in and test',
          text: 'A run of gentle stops mates pad and disc. The pedal, the handbrake and the warning lights are checked last.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'reasons',
      heading: 'Reasons to use us for brakes',
      items: [
        'Figures for every corner, written on the job sheet.',
        'No discs sold on mileage alone.',
        'Electronic parking brakes, ABS faults and pipe making done in-house.',
        'Performance pads and discs fitted for fast road use.',
        'A check of the hub and slides that prevents the next judder.',
        'New parts and our labour covered for a year.',
      ],
    },
  ],
  faqs: [
    {
      question: 'How long do brake pads last?',
      answer:
        'Between 20,000 and 40,000 miles for most front pads, less in town and in the hills. Rear pads on cars with stability control can wear just as quickly.',
    },
    {
      question: 'Do discs always need changing with the pads?',
      answer:
        'Not if they are thick enough for another set, flat, and free of cracks and deep lips. We measure and show you the number.',
    },
    {
      question: 'Why do the discs on my hybrid or electric car rust?',
      answer:
        'The motor does most of the slowing, so the pads rarely polish the discs. A few firm stops each week on an empty road help, and slides need cleaning even when the pads look new.',
    },
    {
      question: 'How should I drive on new brakes?',
      answer:
        'Brake gently and early for the first couple of hundred miles. Emergency stops from high speed before then can glaze the lining.',
    },
    {
      question: 'What does a brake job cost?',
      answer:
        'That depends on the size of the pads and discs, and on whether a caliper has seized. A known part on a known car we can price by phone; otherwise you get the figure once everything is measured, and nothing is fitted until you agree.',
    },
  ],
  related: [
    '/brake-repair-chesterfield',
    '/mot',
    '/tyre-installation',
    '/suspension-repairs',
    '/tuning/performance-parts',
  ],
  closing: {
    heading: 'Have your brakes looked at',
    text: 'A noise that comes and goes is easier to trace than one you have got used to. Ring, or send us the symptom and the model.',
  },
} satisfies Page;
