import { business } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/general-repairs',
  label: 'General repairs',
  family: 'service',
  drawing: 'spanner',
  title: 'Car repairs in Chesterfield: engine, gearbox, brakes',
  description:
    'Engine, transmission, brake and suspension repairs in Chesterfield. Fault shown to you, price agreed first, 12-month warranty on parts and labour.',
  keywords: [
    'car repairs Chesterfield',
    'engine repair Chesterfield',
    'gearbox repair Chesterfield',
    'car knocking noise',
    'head gasket repair Chesterfield',
  ],
  h1: 'Car repairs in Chesterfield',
  intro:
    'Bring us the knock, the leak, the slip or the smell. We find what has worn out and why, and put that right.',
  facts: [
    { label: 'Price', value: 'Agreed with you before we start' },
    { label: 'Time', value: 'Same day where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'General car repair',
  sections: [
    {
      kind: 'cards',
      id: 'categories',
      heading: 'Four kinds of repair',
      items: [
        {
          title: 'Engine',
          text: 'Sweet-smelling white smoke and vanishing coolant suggest a head gasket; blue smoke is oil; a rattle for two seconds at start-up can be a slack timing chain. We prove it with a compression, leak-down or coolant gas test before the engine is opened.',
          points: [
            'Oil and coolant leaks',
            'Misfires and loss of power',
            'Belts, chains and water pumps',
            'Turbos and boost leaks',
          ],
          href: '/timing-chain-belt',
        },
        {
          title: 'Transmission',
          text: 'Revs that rise without speed mean a slipping clutch. Clicking on full lock is an outer drive joint, and a whine that follows road speed is a bearing. Automatics that shunt often want the right fluid before anything dearer.',
          points: [
            'Clutches and flywheels',
            'Gearbox and differential leaks',
            'Driveshafts and joints',
            'Automatic fluid and filter',
          ],
          href: '/clutch-replacement',
        },
        {
          title: 'Brakes',
          text: 'A squeal is the wear tab speaking, grinding is metal on metal, and a pulsing pedal comes from uneven discs. One hot wheel and a pull to the side is a seized caliper slider.',
          points: [
            'Pads, discs and shoes',
            'Calipers and hoses',
            'Handbrake, cable and electric',
            'Fluid change',
          ],
          href: '/brake-service',
        },
        {
          title: 'Suspension',
          text: 'A light rattle over small bumps is usually a drop link, a dull thud is a bush, and a bang on turning out of a junction may be a broken spring. We lever each joint on the ramp to be sure.',
          points: [
            'Springs and dampers',
            'Bushes and ball joints',
            'Wheel bearings',
            'Track rods and steering',
          ],
          href: '/suspension-repairs',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'reasons',
      heading: 'Six reasons to bring it here',
      items: [
        {
          title: 'You see the fault',
          text: 'We show you the play in the joint or the crack in the spring, on the car or in a picture.',
        },
        {
          title: 'Urgent and later are kept apart',
          text: 'The quote has what makes the car unsafe, what will fail the next MOT and what can wait.',
        },
        {
          title: 'Parts of the right grade',
          text: 'Original-equipment or matching quality. We say which, and why, when there is a choice.',
        },
        {
          title: 'Tightened to the figure',
          text: 'Wheel bolts, hub nuts and cylinder heads get the maker’s torque, and new stretch bolts wherever it calls for them.',
        },
        {
          title: '15+ years of practice',
          text: `Certified technicians who have served Chesterfield since ${business.servingSince} and have heard that noise before.`,
        },
        {
          title: 'A year’s cover',
          text: 'Whatever we fit is warranted for 12 months, and so is the time it took us.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'How a repair runs',
      items: [
        {
          title: 'Reproduce it',
          text: 'We drive the car with you if need be. A noise that we have heard ourselves gets mended; one that we were told about gets guessed at.',
        },
        {
          title: 'Find and price',
          text: 'On the ramp the suspect part is tested until the cause is certain. You receive parts, labour and VAT as one figure.',
        },
        {
          title: 'Repair',
          text: 'Once you say yes, the part is renewed with its seals, bolts and fluids. If something else turns up, work stops and you get a call.',
        },
        {
          title: 'Prove it',
          text: 'A final drive over the same road, a second scan where electronics were disturbed, and the old part kept back if you want to see it.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'stop-driving',
      heading: 'Stop and ring us if you notice this',
      tone: 'warn',
      text: 'These turn a repair into a replacement, or make the car unsafe, within a few miles.',
      points: [
        'Red oil-pressure light while driving: engine off at once',
        'Temperature gauge in the red, or steam',
        'Brake pedal that sinks, or a red brake light',
        'Steering that has become loose, heavy or off-centre',
        'Smell of petrol inside the car',
      ],
      link: { label: 'Breakdown and recovery', href: '/recovery-breakdown' },
    },
  ],
  faqs: [
    {
      question: 'Can you give a price over the phone?',
      answer:
        'For a known part on a known car, yes. For a noise, no honest garage can: the same knock may be a drop link or a lower arm. A short inspection settles it.',
    },
    {
      question: 'Is an older car worth mending?',
      answer:
        'We look for corrosion, leaks and MOT history before you commit to a large bill. If the repair costs more than the car will give back, we say so.',
    },
    {
      question: 'How long do larger jobs take?',
      answer:
        'A clutch is about a day, and a timing chain one to two. Head gaskets depend on what the machine shop finds, so most are quoted in days rather than hours.',
    },
    {
      question: 'Should both sides be done together?',
      answer:
        'Brakes always, in axle pairs. Springs and dampers likewise, so the car sits and stops evenly. A single wheel bearing or drop link can be replaced by itself.',
    },
  ],
  related: [
    '/diagnostics',
    '/brake-service',
    '/suspension-repairs',
    '/clutch-replacement',
    '/timing-chain-belt',
  ],
  closing: {
    heading: 'Get that noise looked at',
    text: 'Note when it happens and how fast you were going, then ring or write. We find a slot that suits.',
  },
} satisfies Page;
