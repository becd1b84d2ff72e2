import type { Page } from '../schema.ts';

/** The most that the law allows any garage to charge for a car. */
const class4Fee = '£54.85';

export const page = {
  path: '/mot',
  family: 'service',
  label: 'MOT',
  title: 'MOT test in Chesterfield: class 4 and 7, free retest',
  description:
    'MOT tests for cars and vans in Chesterfield, class 4 and class 7, with a free retest within 10 working days. What is checked and how early to book.',
  keywords: [
    'MOT Chesterfield',
    'MOT test Chesterfield',
    'class 7 MOT Chesterfield',
    'free MOT retest',
    'MOT checklist',
    'van MOT Chesterfield',
    'MOT failure repair',
  ],
  h1: 'MOT tests for cars and vans',
  intro: `Class 4 and class 7 tests, results explained at the car, and a free retest within 10 working days. At most ${class4Fee} (class 4).`,
  drawing: 'lift',
  facts: [
    { label: 'Fee', value: `${class4Fee} at most, by law (class 4)` },
    { label: 'How long', value: 'About 45-60 minutes' },
    { label: 'Retest', value: 'Free within 10 working days' },
    { label: 'Earliest date', value: 'A month minus a day before expiry' },
  ],
  serviceType: 'MOT test',
  sections: [
    {
      kind: 'prose',
      id: 'what-an-mot-is',
      heading: 'What an MOT is',
      paragraphs: [
        'An MOT is a yearly check that a vehicle meets the legal minimum for safety and emissions on the day it is tested. The first is due by the third anniversary of registration, then one every year.',
        'It is not a service. The tester does not judge the engine, clutch or gearbox, takes nothing apart and changes no oil, so a pass says little about the next 10,000 miles.',
        'Each defect is graded dangerous, major or minor. Dangerous and major defects fail the test; a minor defect passes but goes on record, and an advisory is a warning of something that is wearing.',
      ],
    },
    {
      kind: 'cards',
      id: 'checklist',
      heading: 'Six categories on the checklist',
      items: [
        {
          title: 'Lights and electrical',
          text: 'Every lamp that the law requires must work, show the right colour and point the right way.',
          points: [
            'Headlamp aim and condition',
            'Brake lights, indicators, number plate lamp',
            'Horn, battery, visible wiring',
            'Dashboard warning lights',
          ],
        },
        {
          title: 'Steering and suspension',
          text: 'Wheels are shaken on the lift to find free play that cannot be seen from above.',
          points: [
            'Track rods, racks and power steering',
            'Ball joints and bushes',
            'Springs and dampers',
            'Wheel bearings',
          ],
        },
        {
          title: 'Brakes',
          text: 'Effort and balance are measured at each wheel on rollers, or on the road where rollers do not suit the car.',
          points: [
            'Service and parking brake',
            'Pads, discs, drums',
            'Pipes and hoses',
            'ABS and stability warning lights',
          ],
        },
        {
          title: 'Tyres and wheels',
          text: 'Tread, sidewalls, matching sizes on an axle and secure wheel nuts.',
          points: [
            '1.6mm minimum tread',
            'Cuts, bulges, exposed cord',
            'Tyre pressure light on cars from 2012',
            'Cracked or buckled wheels',
          ],
        },
        {
          title: 'Body and structure',
          text: 'Rust near a seat belt or suspension mounting fails a car that looks perfect from the pavement.',
          points: [
            'Corrosion close to mountings',
            'Doors, bonnet catch and seats',
            'Seat belts and airbags',
            'Windscreen, mirrors and wipers',
          ],
        },
        {
          title: 'Exhaust and emissions',
          text: 'Petrol engines are measured for carbon monoxide and hydrocarbons, diesels for smoke. Electric cars skip the emissions part.',
          points: [
            'Leaks and secure mountings',
            'Catalytic converter and DPF present',
            'Engine management light',
            'Visible smoke',
          ],
        },
      ],
    },
    {
      kind: 'panel',
      id: 'when-to-book',
      heading: 'Test early and keep your date',
      tone: 'info',
      text: 'Pass up to one month minus a day before the expiry and the new certificate still runs from the old date, so you lose nothing.',
      points: [
        'Expires 15 November: test from 16 October.',
        'Expires 1 March: test from 2 February.',
        'Expires 1 April: test from 2 March.',
        'Any earlier, and the new year starts on the day of the test.',
      ],
      link: { label: 'Ask for a test date', href: '/contact', message: 'MOT test' },
    },
    {
      kind: 'cards',
      id: 'classes',
      heading: 'Class 4 or class 7',
      intro:
        'For a van, the figure that counts is the maximum gross weight on its plate, not what it weighs empty.',
      items: [
        {
          title: 'Class 4',
          text: 'Cars, small vans and most motor caravans; goods vehicles up to 3,000kg gross.',
          note: 'Up to 3,000kg',
        },
        {
          title: 'Class 7',
          text: 'Larger goods vans. Many long-wheelbase Transits, Sprinters and Crafters belong here.',
          note: '3,000kg to 3,500kg',
        },
      ],
    },
    {
      kind: 'figures',
      id: 'failure-reasons',
      heading: 'Four common reasons for failing',
      intro: 'Four faults to look for first. Two of them you can check on your own drive.',
      items: [
        {
          title: 'Lighting',
          value: 18.5,
          unit: '%',
          text: 'Blown brake and number plate bulbs, cloudy lenses, headlamps that aim too high or too low.',
        },
        {
          title: 'Suspension',
          value: 13.2,
          unit: '%',
          text: 'Snapped coil springs, split bushes and drop links that knock over speed bumps.',
        },
        {
          title: 'Brakes',
          value: 11.8,
          unit: '%',
          text: 'Pads below 1.5mm, corroded pipes, a handbrake that holds on one side only.',
        },
        {
          title: 'Tyres',
          value: 10.4,
          unit: '%',
          text: 'Less than 1.6mm of tread, usually on the inside edge, or cord showing through a worn shoulder.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'preparation',
      heading: 'Six checks to make before the test',
      items: [
        {
          title: 'Walk round the lights',
          text: 'Switch on everything in turn. Reverse up to a wall or window to see the brake lights yourself.',
        },
        {
          title: 'Try a 20p in the tread',
          text: 'If the outer band of the coin stays visible in a main groove, have the tyre measured.',
        },
        {
          title: 'Look at the windscreen',
          text: 'A chip over 10mm in front of the driver fails, as does one over 40mm elsewhere in the area that the wipers clear.',
        },
        {
          title: 'Fill the washer bottle',
          text: 'An empty washer bottle fails the test and takes a minute to fill. Replace wiper blades that smear or tear.',
        },
        {
          title: 'Read the dashboard',
          text: 'Airbag, ABS, stability control and engine lights must come on with the ignition and go out again.',
        },
        {
          title: 'Clear and clean',
          text: 'Empty the boot, free the seat belts and wipe the number plates. Come with fuel in the tank and a warm engine.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'after-a-fail',
      heading: 'If it fails',
      paragraphs: [
        'We show you each defect on the car and price the repair. Bring it back to us within 10 working days and the retest is free.',
        'A failed test does not cancel a certificate that still has time to run. You may drive until that date only if nothing was graded dangerous and the car is roadworthy.',
      ],
      points: [
        'Dangerous: do not drive until repaired.',
        'Major: repair straight away.',
        'Minor: repair soon.',
        'Advisory: watch it, and ask us at the next service.',
      ],
    },
    {
      kind: 'list',
      id: 'reasons',
      heading: 'Reasons to bring your MOT here',
      items: [
        'Cars and vans up to 3,500kg tested in one place.',
        'No charge for a retest inside 10 working days.',
        'Bulbs, wipers and most tyres sorted the same day, where parts allow.',
        'Defects shown on the lift, in words you can use.',
        'Repairs are yours to accept or take elsewhere.',
        'Repairs after a failed test carry the 12-month parts and labour warranty.',
      ],
    },
  ],
  faqs: [
    {
      question: 'What does an MOT cost?',
      answer: `The law sets the most that any garage may charge: ${class4Fee} for class 4 and £58.60 for class 7, with no VAT on it. Ask for our fee when you book. Repairs are priced separately, and only after the test.`,
    },
    {
      question: 'How early can I renew my MOT without losing days?',
      answer:
        'One calendar month minus a day before it runs out. A certificate that ends on 15 November can be renewed from 16 October and will then end on 15 November of the following year.',
    },
    {
      question: 'Can I drive to the garage with no MOT?',
      answer:
        'Only to a test that is already booked, or to and from a place where it is repaired. The car must be safe on the road either way. Any other trip risks a fine and trouble with your insurance.',
    },
    {
      question: 'Does an engine management light fail the MOT?',
      answer:
        'Yes. If it stays on while the engine runs, it is a major defect on most petrol cars from July 2003 and diesels from July 2008. Have the code read first: the cause may be a small sensor.',
    },
    {
      question: 'Is a 40-year-old car exempt?',
      answer:
        'Usually, if it has not been substantially changed in the last 30 years. It is the keeper who declares this, and the car must still be roadworthy. Many owners book a voluntary test.',
    },
    {
      question: 'Can the car be serviced on the same visit?',
      answer:
        'It can, and it makes sense: we find worn parts before the tester does. Say so when you enquire, because the two need different slots.',
    },
  ],
  related: [
    '/routine-servicing',
    '/brake-service',
    '/suspension-repairs',
    '/tyre-installation',
    '/fleet-support',
  ],
  closing: {
    heading: 'Get the MOT in the diary',
    text: 'Send the registration and the expiry date. We offer a slot inside the window that keeps your date.',
  },
} satisfies Page;
