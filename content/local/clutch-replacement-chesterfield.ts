import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/clutch-replacement-chesterfield',
  label: 'Clutch replacement Chesterfield',
  title: 'Clutch replacement in Chesterfield: about 1 day',
  description:
    'Slipping, juddering or heavy clutch in Chesterfield. Kit, release bearing and flywheel checked together, about 1 day in the workshop, 12-month warranty.',
  keywords: [
    'clutch replacement Chesterfield',
    'clutch repair Chesterfield',
    'slipping clutch',
    'clutch kit fitted Chesterfield',
    'new clutch Derbyshire',
  ],
  h1: 'Clutch replacement in Chesterfield',
  intro:
    'A clutch that slips on the hills or bites at the top of the pedal. Confirmed by test, replaced in about 1 day.',
  serviceType: 'Clutch replacement',
  drawing: 'clutch',
  facts: [
    { label: 'Price', value: 'Quoted with and without flywheel' },
    { label: 'How long', value: 'About 1 day' },
    { label: 'Includes', value: 'Disc, pressure plate, release bearing' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'Slip proved before the gearbox comes out',
      text: 'We load the engine in a high gear and watch revs against road speed. A clutch that holds there has a different complaint, often hydraulic and far cheaper.',
    },
    {
      title: 'Hill starts and queues',
      text: 'Holding the car on the pedal at a sloping junction, or creeping towards the M1 in first gear, burns lining with every yard. Both are daily life around here.',
    },
    {
      title: 'Dual-mass flywheel measured',
      text: 'With the clutch off, rocking and rotational free play are compared with the maker’s limits. We keep a good one and show you a bad one.',
    },
    {
      title: 'Release parts renewed with it',
      text: 'The bearing, or the concentric slave cylinder with the bearing built in, sits behind the same hours of labour. Reusing an old one is a false saving.',
    },
    {
      title: 'Leaks caught while they are in sight',
      text: 'An oily friction plate will slip again. The crankshaft and gearbox input seals are inspected, and a weeping one is priced on the spot.',
    },
    {
      title: 'Weekend loads considered',
      text: 'Caravans, horseboxes and full roof boxes heading for the Peak ask more of a clutch than the badge suggests. Tell us what you tow before we choose the kit.',
    },
  ],
  whatYouGet: [
    'Friction plate, pressure plate and release bearing as a matched kit',
    'Flywheel measured or inspected for cracks and heat marks',
    'Gearbox oil replaced or topped up, depending on the design',
    'Hydraulics bled, and the pedal travel checked',
    'Gearbox and engine mounts examined while unbolted',
    'Adaptation run where the gearbox is automated',
  ],
  trust: [
    'The kit, a flywheel if we fitted one, and the labour are all covered for 12 months.',
    'A slipping car should not have to go far. We are in town, and recovery can bring it in from the roadside.',
    'About 1 day from keys in to keys out for most cars, once the right kit is on the shelf. Four-wheel drive adds time.',
  ],
  faqs: [
    {
      question: 'How can I tell that the clutch is slipping?',
      answer:
        'In fourth or fifth on a climb, press the accelerator. If the revs jump and the speed does not follow, it slips. A sharp smell of hot lining after a hill start is the other sign.',
    },
    {
      question: 'Does the flywheel always need replacing too?',
      answer:
        'No. A solid one is usually fine if its face is flat and uncracked. A dual-mass type wears internally: a rattle at idle that vanishes when you press the pedal, or shudder on pulling away, speaks against it.',
    },
    {
      question: 'The pedal has gone to the floor. Is it the clutch?',
      answer:
        'More often it is the master or slave cylinder or a leaking pipe. Look at the fluid level and under the car. Where the slave cylinder sits inside the bellhousing, the gearbox has to come off either way.',
    },
    {
      question: 'How long should a clutch last?',
      answer:
        'Anything from 30,000 to well over 100,000 miles. Motorway use is kind to it. Stop-start driving, steep driveways and resting a foot on the pedal are not.',
    },
    {
      question: 'Can you do automatic and DSG clutches?',
      answer:
        'Dual-clutch boxes with dry plates, such as Volkswagen’s seven-speed DQ200, have clutch packs that need special tools and a calibration afterwards. Ask with your registration, and we say what your gearbox is and what it needs.',
    },
  ],
  related: ['/clutch-replacement', '/general-repairs', '/recovery-breakdown', '/diagnostics'],
} satisfies LocalPage;
