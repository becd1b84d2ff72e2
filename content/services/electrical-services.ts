import type { Page } from '../schema.ts';

export const page = {
  path: '/electrical-services',
  label: 'Electrical services',
  family: 'service',
  drawing: 'battery',
  title: 'Auto electrician in Chesterfield: battery to wiring',
  description:
    'Auto electrician in Chesterfield for flat batteries, alternators, starters, wiring faults and modules. Tested first, 12-month warranty.',
  keywords: [
    'auto electrician Chesterfield',
    'car battery Chesterfield',
    'alternator replacement Chesterfield',
    'starter motor Chesterfield',
    'car wiring repair Chesterfield',
  ],
  h1: 'Auto electrician in Chesterfield',
  intro:
    'Electrical faults look random until somebody measures them. We follow the current, and mend the place where it is lost.',
  facts: [
    { label: 'First check', value: 'Battery, charging and earths' },
    { label: 'Time', value: 'Battery: under an hour. Drains: up to a day' },
    { label: 'When', value: 'Slow cranking, dim lights, red battery light' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Auto electrical repair',
  sections: [
    {
      kind: 'cards',
      id: 'service-areas',
      heading: 'Four areas of work',
      items: [
        {
          title: 'Battery and charging',
          text: 'A full battery rests at about 12.6 volts, and a healthy alternator usually holds 13.5 to 14.8 with the engine running. Smart systems vary by design, so we read their target before judging them.',
          points: [
            'Conductance and load test',
            'AGM and EFB types for stop-start',
            'Battery registered with the car where needed',
          ],
        },
        {
          title: 'Starting',
          text: 'One click and nothing, a slow groan or a whirr without cranking each have a different cause. Volts at the motor while it turns tell them apart.',
          points: [
            'Starter motor and solenoid',
            'Main cables and engine earth',
            'Clutch, gear and immobiliser switches',
          ],
        },
        {
          title: 'Lighting and wiring',
          text: 'Headlamps, tail-lamp boards, tow-bar sockets and looms that have rubbed through at the tailgate or door hinge. Repairs are crimped or soldered, sealed and strapped away from whatever wore them.',
          points: ['Loom repair', 'Tow-bar electrics', 'Headlamp aim and levelling'],
        },
        {
          title: 'Modules and sensors',
          text: 'Control units and sensors are replaced only when power, earth and data are all good at their plugs. New ones are coded, and learn the car before it leaves.',
          points: ['Coding and adaptation', 'Crank, cam and wheel-speed sensors', 'Body and comfort modules'],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'problems',
      heading: 'Four types of problem',
      items: [
        {
          title: 'Weak battery or charging',
          text: 'The commonest fault, and the one that fakes the others: low voltage makes modules store nonsense.',
          points: [
            'Sign: slow crank on cold mornings, stop-start never working',
            'Sign: a Christmas tree of warning lights when starting',
            'Cause: age over about five years, short trips',
            'Cause: worn alternator brushes, slipping belt, failed regulator',
          ],
        },
        {
          title: 'Parasitic drain',
          text: 'Most cars settle below about 50 milliamps once asleep. One that stays at half an amp is flat in days.',
          points: [
            'Sign: fine when driven daily, dead after a weekend',
            'Cause: dash camera or tracker wired to a live feed',
            'Cause: boot or glovebox lamp left on, module that will not sleep',
            'Cause: alternator diode leaking backwards',
          ],
        },
        {
          title: 'Broken wire or corroded joint',
          text: 'Copper turns green, resistance rises, and whatever is at the end gets half its volts.',
          points: [
            'Sign: works with the door open, stops when it is shut',
            'Sign: indicators that flash fast, lamps that glow together',
            'Cause: water through a blocked scuttle drain or tail-lamp seal',
            'Cause: rusted earth strap',
          ],
        },
        {
          title: 'Failed module or sensor',
          text: 'Rarer than it is blamed for. Heat, water and old solder kill them.',
          points: [
            'Sign: a system missing from the scan altogether',
            'Sign: cuts out hot, restarts after ten minutes',
            'Cause: water in the footwell, where many modules live',
            'Cause: jump leads connected the wrong way round',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'electronics',
      heading: 'Six areas of vehicle electronics',
      items: [
        {
          title: 'Engine and gearbox control',
          text: 'Power, earth, injector and solenoid drivers, and the sensors they trust.',
        },
        {
          title: 'ABS and stability',
          text: 'Wheel-speed and yaw sensors, pump motors and the steering-angle reset after alignment.',
        },
        {
          title: 'Airbags and belts',
          text: 'Clock springs, seat plugs, tensioners and crash sensors, handled with the system made safe.',
        },
        {
          title: 'Keys and immobiliser',
          text: 'Cars that do not see their key, dead fobs, aerial rings and steering locks.',
        },
        {
          title: 'Comfort and body',
          text: 'Windows, mirrors, seats, central locking, heated screens and blower resistors.',
        },
        {
          title: 'Cameras, parking and screens',
          text: 'Reversing cameras, parking sensors, aerials and head units that reboot or stay dark.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'equipment',
      heading: 'Equipment',
      items: [
        'Battery conductance tester with printed result',
        'Digital meter and low-current clamp',
        'Two-channel oscilloscope for sensors and data lines',
        'Scan tool that reaches body, airbag and gateway modules',
        'Stabilised supply that holds voltage during coding',
      ],
    },
    {
      kind: 'list',
      id: 'expertise',
      heading: 'Expertise',
      items: [
        'Reading the maker’s wiring diagram before lifting a carpet',
        'Voltage-drop testing under load, which finds what a continuity beep misses',
        'Tracing water to its way in before the module is dried',
        'CAN and LIN networks: which module is shouting, and which has gone silent',
        'Loom repair that keeps the original wire gauge, seal and twist',
      ],
    },
    {
      kind: 'panel',
      id: 'safety-warning',
      heading: 'Safety: leave these alone',
      tone: 'warn',
      text: 'Some of what is under the trim can injure you or set the car alight. Please do not probe it at home.',
      points: [
        'Yellow plugs are airbags and belt tensioners: a meter’s own current can fire one',
        'Orange cables on hybrids and electric cars carry hundreds of volts, even with the ignition off',
        'A blown fuse that blows again is doing its job: never fit a larger one',
        'Batteries give off hydrogen when charging: no sparks, and connect the last jump lead to bare metal away from it',
        'Smoke, or hot plastic you can smell: pull over, get out, and ring for help',
      ],
      link: { label: 'Get it looked at', href: '/contact' },
    },
  ],
  faqs: [
    {
      question: 'Is it the battery or the alternator?',
      answer:
        'If it starts from a jump and dies soon after, suspect the alternator. If it runs all day and will not start next morning, suspect the battery or a drain. Ten minutes with a tester tells us.',
    },
    {
      question: 'Can I fit any battery that is the right size?',
      answer:
        'On a stop-start car it must be the same type, AGM or EFB. Many makes also need the new battery registered, or the car goes on charging it like the old one and wears it out.',
    },
    {
      question: 'Why does finding a drain take so long?',
      answer:
        'A modern car can need up to an hour to fall asleep, and opening a door wakes it. We rig it shut, wait, and then measure each fuse without pulling it.',
    },
    {
      question: 'Do you wire in dash cameras and tow bars?',
      answer:
        'Yes, on fused, switched feeds, with a dedicated tow-bar module wherever the car checks its bulbs. Twist-and-tape joints are what we are usually asked to remove.',
    },
    {
      question: 'How much does electrical work cost?',
      answer:
        'A battery, alternator or starter we can price from the registration. A fault that has to be traced is charged by time: you agree a limit beforehand, and we ask before going over it.',
    },
  ],
  related: ['/diagnostics', '/general-repairs', '/recovery-breakdown', '/air-conditioning'],
  closing: {
    heading: 'Flat again?',
    text: 'Write down how long it stood and what had just been used, and call us. That is half of the diagnosis.',
  },
} satisfies Page;
