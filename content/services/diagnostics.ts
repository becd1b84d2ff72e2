import type { Page } from '../schema.ts';

export const page = {
  path: '/diagnostics',
  label: 'Diagnostics',
  family: 'service',
  drawing: 'obd-plug',
  title: 'Car diagnostics in Chesterfield: warning lights explained',
  description:
    'Engine light, limp mode or a car that will not start? Car diagnostics in Chesterfield that test the circuit before replacing the part.',
  keywords: [
    'car diagnostics Chesterfield',
    'engine management light Chesterfield',
    'fault code reading Chesterfield',
    'limp mode',
    'ABS light Chesterfield',
  ],
  h1: 'Car diagnostics in Chesterfield',
  intro:
    'Reading a code takes two minutes. You pay for why it was stored: a named cause, with the reading that proves it.',
  facts: [
    { label: 'You receive', value: 'Cause, evidence and a repair price' },
    { label: 'Time', value: 'Most take 1-2 hours; intermittent faults longer' },
    { label: 'When', value: 'Amber: this week. Red or flashing: now' },
    { label: 'Warranty', value: '12 months on the repair' },
  ],
  serviceType: 'Vehicle diagnostics',
  sections: [
    {
      kind: 'cards',
      id: 'categories',
      heading: 'Four systems we diagnose',
      items: [
        {
          title: 'Engine and emissions',
          text: 'Misfires, lean or rich running, EGR, turbo control, catalyst and particulate-filter faults.',
          points: ['Fuel trims and air mass', 'Boost requested and delivered', 'Injector balance'],
        },
        {
          title: 'Transmission and driveline',
          text: 'Automatics and dual-clutch boxes that shunt, flare or lock themselves in one gear, and four-wheel drive that has switched off.',
          points: ['Fluid temperature and pressures', 'Clutch adaptation values', 'Solenoid tests'],
        },
        {
          title: 'Brakes, stability and airbags',
          text: 'Wheel-speed sensors, steering-angle sensors, pump units, seat-belt tensioners and airbag circuits.',
          points: ['Four wheel speeds compared', 'Ring and bearing play', 'Airbag resistance readings'],
        },
        {
          title: 'Body, comfort and networks',
          text: 'Modules that drop off the data bus, windows that forget, locks that wake up at night.',
          points: ['CAN and LIN signal quality', 'Current draw while asleep', 'Coding after replacement'],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'warning-lights',
      heading: 'What the warning lights mean',
      intro: 'The colour tells you how long you have. The symbol tells you where.',
      items: [
        {
          title: 'Red',
          text: 'Stop as soon as it is safe. Oil can (no oil pressure), thermometer (overheating), battery (not charging) and brake circle (low fluid or handbrake) are the four that strand cars and ruin engines.',
          note: 'Stop now',
          link: { label: 'Have the car collected', href: '/recovery-breakdown' },
        },
        {
          title: 'Amber, flashing engine light',
          text: 'The engine is misfiring badly enough to send raw fuel into the catalyst and melt it. Ease off at once. If it goes on flashing, stop where it is safe and have the car collected.',
          note: 'Ease off now',
          link: { label: 'Have the car collected', href: '/recovery-breakdown' },
        },
        {
          title: 'Amber, steady',
          text: 'A fault is stored and the car is coping with it for now. Engine, ABS, airbag and tyre-pressure lights that stay on also fail the MOT on most modern cars.',
          note: 'This week',
        },
        {
          title: 'Green or blue',
          text: 'Nothing is wrong: a system is switched on. Blue thermometers on some cars mean only that the engine is still cold.',
          note: 'For information',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'equipment',
      heading: 'Four instruments we rely on',
      items: [
        {
          title: 'Multi-make scan tool',
          text: 'Reads every control unit, not the engine alone, shows live data and drives components one at a time.',
        },
        {
          title: 'Oscilloscope',
          text: 'Draws voltage over time. A crank sensor that drops one tooth, or a coil that breaks down hot, shows on screen and nowhere else.',
        },
        {
          title: 'Smoke machine',
          text: 'Fills the intake or fuel-vapour system with harmless vapour at low pressure. Where it curls out is the leak.',
        },
        {
          title: 'Meter and current clamp',
          text: 'Volts lost across a joint, ohms in a heater, milliamps in a sleeping car. Cheap tools that settle most arguments.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Four steps to a named cause',
      items: [
        {
          title: 'Ask',
          text: 'What came first, the light or the symptom; what was done to the car last; cold or hot. The answers cut the list in half.',
        },
        {
          title: 'Scan',
          text: 'All modules are read and saved with their freeze frames, the snapshot of speed, load and temperature from the moment the fault set.',
        },
        {
          title: 'Test',
          text: 'Power, earth, signal, then the part. A sensor is only condemned once its wiring has been cleared.',
        },
        {
          title: 'Report',
          text: 'You hear what failed, how we know and what mending it costs. After the repair the codes are cleared and the car is driven until the self-tests have run.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'scenarios',
      heading: 'Six common scenarios',
      items: [
        {
          title: 'Engine light on, car drives normally',
          text: 'Often an oxygen sensor, a fuel-cap or vapour leak, or a catalyst near its limit. Safe for a short while, not for a year.',
        },
        {
          title: 'Shaking, with the light flashing',
          text: 'Misfire. Plugs and coils on petrols lead the list; injectors and compression come next.',
        },
        {
          title: 'Limp mode on the motorway',
          text: 'Power is capped to protect the engine or gearbox. Boost leaks, sticking turbo vanes and blocked particulate filters are the usual reasons.',
        },
        {
          title: 'Cranks but will not start',
          text: 'The engine lacks spark, fuel, compression or permission. Crank sensor, fuel pump and immobiliser are tested, the likeliest for your car first.',
          link: { label: 'Have the car collected', href: '/recovery-breakdown' },
        },
        {
          title: 'ABS and traction lights together',
          text: 'One wheel speed has gone missing, through a corroded sensor, a cracked ring or a worn bearing. Normal braking still works; anti-lock does not.',
        },
        {
          title: 'Flat battery after a night parked',
          text: 'Something stays awake. We measure the current with the car locked and pull the draw down circuit by circuit.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'A parts shop read my code for free. Why pay for diagnosis?',
      answer:
        'The code is where the search starts. “Oxygen sensor, lean” is set by an air leak, low fuel pressure or an exhaust crack as readily as by the sensor. Two wrong parts cost more than one test.',
    },
    {
      question: 'Can I clear the light and see if it returns?',
      answer:
        'You can, but clearing erases the freeze frame that would have helped, and resets the self-tests. If the car drives normally, leave the light for us to read.',
    },
    {
      question: 'Will an engine light fail my MOT?',
      answer:
        'If the amber engine light stays on with the engine running, yes, on petrol cars first used from July 2003 and diesels from July 2008.',
    },
    {
      question: 'What if the fault does not happen while you have it?',
      answer:
        'We leave a recorder running, try heat, cold, water or vibration on the suspect area, and agree a limit with you before spending more time.',
    },
    {
      question: 'Do you work on hybrids and electric cars?',
      answer:
        'Their 12-volt systems, brakes, sensors and networks, yes. The high-voltage system is isolated by a qualified technician where the work calls for it; repairs inside the battery go to a specialist.',
    },
    {
      question: 'What does a diagnosis cost?',
      answer:
        'It is charged by the time it takes. We agree a limit with you before we begin and ask again before going past it. The repair is priced separately, once its cause has a name.',
    },
  ],
  related: ['/electrical-services', '/dpf', '/general-repairs', '/recovery-breakdown', '/mot'],
  closing: {
    heading: 'Light on the dash?',
    text: 'Take a photograph of it, note how the car drives, and get in touch. We tell you whether to drive here or wait for a truck.',
  },
} satisfies Page;
