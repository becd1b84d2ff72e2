import { business } from '../../business.ts';
import { ringBack, whereTheCarIs } from '../messages.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/recovery-breakdown',
  family: 'service',
  label: 'Recovery',
  title: '24/7 breakdown recovery in Chesterfield',
  description:
    '24/7 breakdown recovery in Chesterfield, Dronfield, Staveley, Bolsover and Clay Cross. Dispatch within 5 minutes, roadside help in 20-30 minutes.',
  keywords: [
    'breakdown recovery Chesterfield',
    '24 hour recovery Chesterfield',
    'roadside assistance Chesterfield',
    'car recovery near me',
    'breakdown recovery Dronfield',
    'recovery M1 junction 29',
    'tow truck Chesterfield',
    'jump start Chesterfield',
  ],
  h1: 'Breakdown recovery, day or night',
  intro:
    'Call the emergency line at any hour. Help is dispatched within 5 minutes and your car comes back to a workshop that can mend it.',
  drawing: 'tow-truck',
  facts: [
    { label: 'Available', value: '24 hours, 7 days' },
    { label: 'Dispatch', value: 'Within 5 minutes' },
    { label: 'Roadside help', value: 'A technician in 20-30 minutes' },
    { label: 'Emergency response', value: 'A truck in 30-45 minutes on average' },
  ],
  serviceType: 'Vehicle recovery and roadside assistance',
  sections: [
    {
      kind: 'panel',
      id: 'emergency',
      heading: '24/7 emergency line',
      tone: 'warn',
      text: 'Broken down now: ring this number. If you are in a live lane or anyone is hurt, dial 999 first. The callback form is for planned transport: we answer it within 24 hours.',
      link: { label: 'Request Callback', href: '/contact', message: ringBack },
    },
    {
      kind: 'cards',
      id: 'recovery-services',
      heading: 'Three recovery services',
      items: [
        {
          title: 'Emergency recovery',
          text: 'The car cannot move, or should not. It is winched or lifted onto the truck and brought to Chesterfield.',
          points: [
            'After a collision',
            'Snapped belt, seized wheel, lost drive',
            'Automatics and four-wheel drives carried, not towed',
          ],
          note: 'Response: 30-45 minutes on average. Available: 24/7',
        },
        {
          title: 'Roadside assistance',
          text: 'Many breakdowns end at the kerb. A technician brings a tester, a booster pack and the usual small parts.',
          points: ['Jump start and battery test', 'Wheel change', 'Fault codes read, hoses and fuses'],
          note: 'Response: 20-30 minutes. Available: 24/7',
        },
        {
          title: 'Planned transport',
          text: 'For a car that is off the road but blocks nobody: a non-runner from a driveway or a project from a lock-up.',
          points: [
            'Non-runners and cars without an MOT',
            'Low cars loaded with ramps',
            'Delivery to the address you name',
          ],
          note: 'Response: at the time you agree. Available: by appointment',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'situations',
      heading: 'Four breakdowns we see most',
      items: [
        {
          title: 'It will not start',
          text: 'Clicking and dim lights mean a flat battery or a bad terminal. A healthy crank without firing points to fuel, a sensor or the immobiliser.',
          points: [
            'Switch off lights and heated screens',
            'Try the spare key',
            'Stop cranking after a few attempts',
          ],
        },
        {
          title: 'Flat tyre',
          text: 'Most new cars carry a can of sealant instead of a spare. Sealant will not close a split sidewall.',
          points: [
            'Do not drive on the rim',
            'Find the locking wheel nut key',
            'Say if the car has run-flat tyres',
          ],
        },
        {
          title: 'Overheating',
          text: 'Needle in the red, sweet smell, steam. Minutes of driving in that state can warp a cylinder head.',
          points: [
            'Turn the heater to hot while you find a safe place to stop',
            'Engine off, bonnet shut until it cools',
            'Never open a hot coolant cap',
          ],
        },
        {
          title: 'Red light or sudden loss of power',
          text: 'Red oil or brake lights mean stop now. An amber light with weak pull is usually limp mode, which protects the engine.',
          points: [
            'Check the oil level if safe',
            'Photograph the dashboard',
            'Note any noise just before it happened',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'response',
      heading: 'Four steps after you call',
      items: [
        {
          title: 'You ring',
          text: 'We ask where you are, what happened, how many people are with you and whether the wheels turn and steer.',
        },
        {
          title: 'We dispatch',
          text: 'The right vehicle leaves within 5 minutes, and you hear when to expect it.',
        },
        {
          title: 'Fix or load',
          text: 'If ten minutes of work at the roadside will do it, that is what happens. If not, the car is strapped down by its wheels.',
        },
        {
          title: 'Workshop',
          text: 'It is booked in for diagnosis on the next working day. You approve the price before repairs begin.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'location',
      heading: 'Telling us where you are',
      tone: 'info',
      text: 'A precise spot saves more time than a fast truck.',
      points: [
        'Motorway: what the nearest blue location sign or marker post says, and your direction.',
        'A-road: road number and the last junction, pub or lay-by you passed.',
        'Elsewhere: open the map on your phone and read out the postcode, the coordinates or a what3words address.',
      ],
      link: { label: 'Request Location', href: '/contact', message: whereTheCarIs },
    },
    {
      kind: 'list',
      id: 'stay-safe',
      heading: 'Stay safe until we arrive',
      items: [
        'Hazard lights on; sidelights as well in the dark or in fog.',
        'On a motorway, leave by the left-hand doors and wait behind the barrier.',
        'Put a warning triangle 45 metres back on ordinary roads, never on a motorway.',
        'Keep animals in the car and children away from the carriageway.',
        'Stuck in a live lane with no safe way out: belts on, hazards on, 999.',
      ],
    },
    {
      kind: 'cards',
      id: 'reasons',
      heading: 'Six reasons to save the number',
      items: [
        { title: 'Day and night', text: 'The workshop keeps office hours. The emergency line does not.' },
        {
          title: 'No membership',
          text: 'You need no annual cover. Ask for the cost on the call and decide then.',
        },
        {
          title: 'A mechanic at the wheel',
          text: 'The person who turns up can read a fault code as well as work a winch.',
        },
        {
          title: 'Straight to a workshop',
          text: 'Your car is unloaded where it will be repaired, so nobody pays for a second tow.',
        },
        {
          title: 'Vans too',
          text: 'We collect light commercial vehicles and keep the load secure in the yard.',
        },
        {
          title: 'Work that is covered',
          text: 'Repairs that follow in our bays come with 12 months on parts and labour.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Where do you come out to?',
      answer:
        'To Chesterfield, Dronfield, Staveley, Bolsover and Clay Cross, the A61, A617, A619 and A632 between them, and the M1 around junctions 29 and 30. Further out, ask when you ring. On the motorway, National Highways may move you to a safe place first.',
    },
    {
      question: 'How long will I wait?',
      answer:
        'A technician, who can often mend the car where it stands, is with you in 20-30 minutes. If the car has to be carried, the recovery truck takes 30-45 minutes on average. Snow, closed roads and motorway queues can stretch that, and we tell you on the phone if they will.',
    },
    {
      question: 'Can an automatic or electric car be towed?',
      answer:
        'Not with its driven wheels on the road. Many automatics lose lubrication when rolled, and electric motors generate current. Both travel on the truck with all wheels off the ground.',
    },
    {
      question: 'I put the wrong fuel in. What now?',
      answer:
        'Do not switch on the ignition, because that alone can start the pump. Push the car clear if it is safe and ring us to collect it.',
    },
    {
      question: 'Where does my car go at night?',
      answer: `To our yard in Chesterfield. Diagnosis starts when the workshop next opens (${business.hoursText}). Take valuables and house keys with you.`,
    },
    {
      question: 'What does recovery cost?',
      answer:
        'It depends on where the car is, where it has to go and what it takes to load it. Ask when you ring, and you hear the price before you decide. If you have breakdown cover, check first whether it pays.',
    },
  ],
  related: ['/diagnostics', '/collision-repair', '/general-repairs', '/fleet-support', '/contact'],
  closing: {
    heading: 'Not urgent, just not moving?',
    text: 'Use the contact form for planned transport. For anything on the road, ring the emergency number.',
  },
} satisfies Page;
