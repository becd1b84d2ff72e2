import type { Page } from '../schema.ts';

export const page = {
  path: '/clutch-replacement',
  family: 'service',
  label: 'Clutch replacement',
  title: 'Clutch and dual-mass flywheel work in Chesterfield',
  description:
    'How a worn clutch behaves, which parts go with it and when the dual-mass flywheel must go too. About 1 day in Chesterfield, with a 12-month warranty.',
  keywords: [
    'clutch and flywheel Chesterfield',
    'dual-mass flywheel replacement',
    'clutch judder repair',
    'clutch release bearing noise',
    'heavy clutch pedal',
    'clutch slave cylinder',
  ],
  h1: 'A new clutch in about a day',
  intro:
    'Slipping, juddering or a pedal on the floor. We confirm the cause on the road before the gearbox comes out.',
  drawing: 'clutch',
  facts: [
    { label: 'Includes', value: 'Disc, pressure plate, release bearing' },
    { label: 'How long', value: 'About 1 day' },
    { label: 'Flywheel', value: 'Measured with the gearbox out' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Clutch replacement',
  sections: [
    {
      kind: 'cards',
      id: 'warning-signs',
      heading: 'Signs of a worn clutch',
      items: [
        {
          title: 'Slip',
          text: 'Revs rise on a hill or when overtaking, and the speed does not. Fourth or fifth gear at low revs shows it first.',
        },
        {
          title: 'Hot, sharp smell',
          text: 'Like burnt paper or toast after a steep start or slow reversing: friction lining being cooked.',
        },
        {
          title: 'Judder on pulling away',
          text: 'The whole car shakes as the pedal comes up. Oil on the lining, a tired engine mount or a warped face can cause it.',
        },
        {
          title: 'Biting point at the top',
          text: 'The clutch takes up in the last inch of travel. It means thin lining on many cars, although some adjust themselves and hide it.',
        },
        {
          title: 'Crunching into first or reverse',
          text: 'The disc is not letting go. Suspect the hydraulics before the clutch, especially if pumping the pedal helps.',
        },
        {
          title: 'Whirr with the pedal down',
          text: 'A noise that appears as you press is the release bearing. A rattle at idle that fades when you press is more likely the flywheel or gearbox.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'components',
      heading: 'What is inside, and how long it lasts',
      intro:
        'Distances depend on the driver more than the car: ten thousand miles of towing and queues can undo what motorway use takes a decade to reach.',
      items: [
        {
          title: 'Friction disc',
          text: 'The lined plate that carries all the torque to the gearbox. Once it is down to the rivets, it scores the flywheel.',
          note: 'Often 60,000-100,000 miles',
        },
        {
          title: 'Pressure plate',
          text: 'The sprung cover that clamps the disc. Its fingers wear where the bearing pushes, and the pedal turns heavy.',
          note: 'With every disc',
        },
        {
          title: 'Release bearing',
          text: 'Transfers pedal force to the spinning cover. Cheap, and a full gearbox removal to reach.',
          note: 'With every disc',
        },
        {
          title: 'Dual-mass flywheel',
          text: 'Two masses with springs between them, which calm a diesel. Too much rock or twist, heat marks or lost grease, and it is replaced.',
          note: 'Often every second clutch',
        },
        {
          title: 'Master and slave cylinders',
          text: 'On most cars they share their fluid with the brakes. Where the slave sits around the gearbox shaft, it is renewed with the clutch.',
          note: 'Fluid every 2 years',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'The job in five steps',
      items: [
        {
          title: 'Road test',
          text: 'We load the clutch in a high gear, listen with the pedal up and down, and check the hydraulics and mounts.',
        },
        {
          title: 'Gearbox out',
          text: 'Battery, driveshafts, linkage and often the subframe make way. This is where most of the hours go.',
        },
        {
          title: 'Measure',
          text: 'Flywheel play, crankshaft oil seal, input shaft and release fork are inspected, and you get a call if any needs to be done.',
        },
        {
          title: 'Fit and align',
          text: 'The new disc is centred, the cover tightened evenly in a star pattern and the splines given a trace of the right grease.',
        },
        {
          title: 'Bleed and drive',
          text: 'Air is bled out, gearbox oil set to level, and the biting point is tried on hills before you collect the car.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'flywheel',
      heading: 'Why we cannot price the flywheel blind',
      tone: 'info',
      text: 'Nobody can see a dual-mass flywheel with the gearbox in place. We quote the clutch alone and the clutch with flywheel, then show you the measurement before you choose.',
      link: {
        label: 'Ask for both prices',
        href: '/contact',
        message: 'Prices: clutch alone, and clutch with flywheel',
      },
    },
    {
      kind: 'list',
      id: 'reasons',
      heading: 'Reasons to have your clutch done here',
      items: [
        'Cause proved before parts are ordered.',
        'One quote with the flywheel, one without.',
        'Complete kits from makers who supply the car factories.',
        'Oil seals and gearbox mounts inspected while they can be reached.',
        'Old parts kept for you to look at.',
        'Twelve months of cover on the clutch, the flywheel if we fit one, and the labour.',
      ],
    },
  ],
  faqs: [
    {
      question: 'Can I keep driving with a slipping clutch?',
      answer:
        'For a few careful miles, to get it here. Slip makes heat, and heat ruins the flywheel and release bearing along with the lining, so waiting makes the bill bigger.',
    },
    {
      question: 'Does the flywheel have to be replaced as well?',
      answer:
        'A solid flywheel often needs only cleaning or facing. A dual-mass one is checked against its limits for free play and tilt; within limits and without heat cracks, it can stay.',
    },
    {
      question: 'Do automatic gearboxes have a clutch?',
      answer:
        'Twin-clutch types do. Dry ones, such as the seven-speed Volkswagen DQ200, wear like a manual clutch and need special tools and a relearn afterwards. Conventional automatics use a torque converter.',
    },
    {
      question: 'How do I make a clutch last?',
      answer:
        'Take your foot off the clutch pedal once you are moving, hold the car on the handbrake at lights and pull away in first gear only. Do not hold it on a hill at the biting point.',
    },
  ],
  related: ['/clutch-replacement-chesterfield', '/general-repairs', '/diagnostics', '/recovery-breakdown'],
  closing: {
    heading: 'Describe the pedal',
    text: 'Heavy, high, soft or juddery: tell us with the model and mileage, and we come back with a price and a day.',
  },
} satisfies Page;
