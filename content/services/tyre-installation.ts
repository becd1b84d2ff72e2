import { quoteForTyres } from '../messages.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/tyre-installation',
  family: 'service',
  label: 'Tyre installation',
  title: 'Tyre fitting in Chesterfield with wheel alignment',
  description:
    'Tyres fitted, balanced and aligned in Chesterfield: summer, winter, all-season and performance. Legal tread is 1.6mm; tyres over 6 years are flagged.',
  keywords: [
    'tyre fitting Chesterfield',
    'new tyres Chesterfield',
    'wheel alignment Chesterfield',
    'winter tyres Chesterfield',
    'all-season tyres Chesterfield',
    'wheel balancing',
    'tyre health check',
  ],
  h1: 'Tyres fitted, balanced and aligned',
  intro:
    'The right size, load and speed rating for your car, with the cause of uneven wear found before the new set goes on.',
  drawing: 'wheel-tyre',
  facts: [
    { label: 'How long', value: 'Four tyres: about 1-1.5 hours' },
    { label: 'Legal tread', value: '1.6mm minimum' },
    { label: 'Tyre age', value: 'Over 6 years is flagged' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Tyre fitting and wheel alignment',
  sections: [
    {
      kind: 'cards',
      id: 'installation-services',
      heading: 'Three installation services',
      items: [
        {
          title: 'Tyre fitting',
          text: 'The old tyre comes off without marking the rim, the bead seat is cleaned and a new valve goes in before the new tyre does.',
          points: ['New valves or pressure-sensor seals', 'Computer balancing', 'Old tyres disposed of'],
        },
        {
          title: 'Wheel alignment',
          text: 'Also called tracking: toe and camber are measured and set to the figures for your model. One hard kerb or pothole is enough to put them out.',
          points: ['Before and after readings', 'Steering wheel centred', 'Seized adjusters reported first'],
        },
        {
          title: 'Inspection and health check',
          text: 'Tread is measured at three points across each tyre, because the inner shoulder wears where nobody looks.',
          points: ['Tread depth on all corners', 'Date code and sidewalls', 'Pressures, including the spare'],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'tyre-types',
      heading: 'Four types of tyre',
      items: [
        {
          title: 'Summer',
          text: 'The tyre most British cars leave the factory with. Shortest stopping distances in mild weather; the rubber stiffens as it falls towards 7°C.',
          note: 'Best above 7°C',
        },
        {
          title: 'Winter',
          text: 'Soft compound and thousands of small cuts that bite into snow. Look for the three-peak mountain snowflake on the sidewall. Best as a second set on its own wheels.',
          note: 'Best below 7°C',
        },
        {
          title: 'All-season',
          text: 'A sensible compromise for the hills between here and the Peak: one set all year, fair grip on snow, slightly longer stops in a hot summer.',
          note: 'All year',
        },
        {
          title: 'Performance',
          text: 'Stiffer sidewalls and more grip for a fast car. They wear sooner and ride harder, and some makers specify their own version, marked on the sidewall.',
          note: 'High speed ratings',
        },
      ],
    },
    {
      kind: 'list',
      id: 'warning-signs',
      heading: 'Signs that a tyre is due for replacement',
      signs: true,
      items: [
        'The tread is level with the wear bars in the grooves, which stand at 1.6mm.',
        'A bulge or egg in the sidewall, which means that the cords inside have broken.',
        'Cracks in the rubber, or a four-digit date code more than six years old.',
        'One edge is bald while the rest looks fine.',
        'Vibration through the wheel that comes in at one speed.',
        'It needs air every week.',
        'The car spins its wheels or slides on wet roads where it used to grip.',
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Five steps on the day',
      items: [
        {
          title: 'Inspection',
          text: 'Each corner is checked for wear pattern, damage and play in the joints, since a loose track rod ruins a new tyre in months.',
        },
        {
          title: 'Selection',
          text: 'Size, load index and speed rating are read from the car, then you choose between the tyres that meet them.',
        },
        {
          title: 'Fitting',
          text: 'Directional and inside-outside markings are followed, and pressure sensors are handled so that they survive.',
        },
        {
          title: 'Balancing and alignment',
          text: 'Each wheel is spun and weighted. Alignment follows where it was booked or where the wear shows it is out.',
        },
        {
          title: 'Final inspection',
          text: 'Nuts are tightened with a torque wrench, pressures set for your load and the pressure monitor reset.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'quote',
      heading: 'Four things we need for a price',
      tone: 'info',
      text: 'All of it is on the sidewall of the tyre that you have now.',
      points: [
        'Size, such as 205/55 R16.',
        'Load index and speed rating, such as 91V.',
        'Any extra marking: XL, run-flat, or a maker code with a star or letters.',
        'How many, and which type you prefer.',
      ],
      link: { label: 'Get Quote', href: '/contact', message: quoteForTyres },
    },
  ],
  faqs: [
    {
      question: 'What is the legal tread depth?',
      answer:
        '1.6mm across the central three quarters of the tread, all the way round. Wet grip falls away well before that, so we advise planning for replacement at 3mm.',
    },
    {
      question: 'Do I have to change tyres in pairs?',
      answer:
        'Not by law, as long as size and construction match across the axle. A pair on one axle keeps braking even. On many four-wheel-drive cars, all four should be within a few millimetres of each other to spare the transmission.',
    },
    {
      question: 'Can a puncture be repaired?',
      answer:
        'A clean hole of up to 6mm in the central tread usually can, with a plug patch from the inside. Shoulder and sidewall damage cannot, and nor can a tyre that was driven flat.',
    },
    {
      question: 'How do I read the age of a tyre?',
      answer:
        'Find the oval at the end of the DOT code. 2319 means week 23 of 2019. We flag anything over six years, however much tread is left.',
    },
  ],
  related: ['/suspension-repairs', '/brake-service', '/mot', '/contact'],
  closing: {
    heading: 'Book your tyres in',
    text: 'Give us the size and how many you need. Common sizes can often go on the same day, where parts allow.',
  },
} satisfies Page;
