import type { Page } from '../schema.ts';

export const page = {
  path: '/tuning/ecu-remapping',
  label: 'ECU remapping',
  family: 'service',
  drawing: 'gauge',
  title: 'ECU remapping in Chesterfield: up to 30% more power',
  description:
    'ECU remapping in Chesterfield with a fault scan, baseline log and road-checked result. Up to 30% power and 20% torque; original file kept.',
  keywords: [
    'ECU remapping Chesterfield',
    'car remap Chesterfield',
    'diesel remap Chesterfield',
    'stage 1 remap Chesterfield',
    'engine remap Derbyshire',
  ],
  h1: 'ECU remapping, logged and checked',
  intro:
    'We rewrite the tables that limit your engine, within what its turbo and clutch can take, and measure the result on the road.',
  facts: [
    { label: 'Gain', value: 'Up to 30% power and up to 20% torque' },
    { label: 'Time', value: 'Most take half a day with both logs' },
    { label: 'Includes', value: 'Scan, original file, before and after logs' },
    { label: 'Warranty', value: '12 months on our work' },
  ],
  serviceType: 'ECU remapping',
  sections: [
    {
      kind: 'cards',
      id: 'what-we-do',
      heading: 'What We Do',
      intro:
        'The control unit decides how much air, fuel and spark each demand on the pedal is worth. These are the tables that change.',
      items: [
        {
          title: 'Boost and air',
          text: 'Target boost is raised where the turbo has room, and tapered at high revs so that it does not overspeed.',
        },
        {
          title: 'Fuel',
          text: 'Injection quantity, timing and rail pressure follow the extra air. On diesels the smoke limiter stays in place, so the particulate filter is not fed soot.',
        },
        {
          title: 'Ignition',
          text: 'Petrol engines are timed for what you put in the tank: 95 RON E10, or 97 to 99 RON super unleaded. A map for super must not be run on 95.',
        },
        {
          title: 'Torque limits',
          text: 'The gearbox and the engine each hold a ceiling. Both move together, so that an automatic does not shut the throttle in mid-shift.',
        },
        {
          title: 'Pedal response',
          text: 'The first third of the pedal can be made more direct, or left gentle for town and towing. You choose.',
        },
        {
          title: 'Protection',
          text: 'Knock control, over-temperature cuts, limp mode and filter regeneration are left switched on.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'benefits',
      heading: 'Benefits',
      intro: 'The top figures belong to turbocharged engines that are healthy when they arrive.',
      items: [
        {
          title: 'More power',
          text: 'Peak power rises most on engines that the maker sold in several outputs with the same hardware.',
          note: 'Up to 30% power',
        },
        {
          title: 'More torque',
          text: 'The pull between 1,800 and 3,500 rpm is what you notice on Chesterfield’s hills, on slip roads and with a trailer.',
          note: 'Up to 20% torque',
        },
        {
          title: 'Fewer gear changes',
          text: 'A fuller mid-range lets you hold a higher gear uphill. Overtakes take less road.',
        },
        {
          title: 'Smoother throttle',
          text: 'Hesitation in the standard pedal map can often be smoothed without touching the emissions controls.',
        },
        {
          title: 'Economy at a cruise',
          text: 'Some turbo diesels use slightly less at steady speed, because they need less pedal. Drive it harder and it will use more.',
        },
        {
          title: 'Reversible',
          text: 'The maker’s file goes back on in about an hour if you sell the car or change your mind.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'process',
      heading: 'Diagnostics, calibration, validation',
      items: [
        {
          title: 'Diagnostics',
          text: 'We scan every control unit, test the battery, look for boost leaks and check oil, plugs and clutch. Then we record a full-load run on the standard map as a baseline.',
          points: [
            'Requested against actual boost',
            'Air mass, rail pressure and lambda',
            'Knock retard on each cylinder of a petrol engine',
            'Coolant, intake and, where fitted, exhaust temperature',
          ],
          note: 'Any fault stops the job here',
        },
        {
          title: 'Calibration',
          text: 'The original file is read through the diagnostic socket, or on the bench if the unit is locked, and saved. We change the tables for your engine, fuel and use, correct the checksum and write it back with a stabilised supply on the battery.',
          points: [
            'File matched to the unit’s exact software number',
            'No generic download',
            'Supply held steady during the write',
          ],
        },
        {
          title: 'Validation',
          text: 'The same road, the same gear, the same log. Actual boost must follow the request, knock retard must stay low, fuel pressure must hold and temperatures must settle. If a trace strays, the table is trimmed and the run repeated.',
          points: [
            'Second fault scan',
            'Clutch slip check in a high gear',
            'Both logs explained at handover',
          ],
          note: 'Signed off on data',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'insurance-and-law',
      heading: 'Insurance, warranty and emissions',
      tone: 'warn',
      text: 'A remap has to be declared to your insurer, because it changes the car’s performance. Say so before we write the file; some insurers charge more and a few refuse.',
      points: [
        'Dealers can detect a changed file and may refuse an engine or gearbox claim',
        'We do not write files that disable a DPF, catalyst, EGR valve or AdBlue system',
        'A car with its particulate filter removed fails the MOT and is illegal on the road',
      ],
    },
  ],
  faqs: [
    {
      question: 'Will a remap shorten the engine’s life?',
      answer:
        'It uses up margin. Kept within the turbo’s and pistons’ limits, with oil changed every 6 months or 6,000 miles, most engines cope well. Skipped oil changes and full throttle from cold do the harm.',
    },
    {
      question: 'Can my clutch take it?',
      answer:
        'A clutch near the end of its life will slip within weeks, because torque is what it has to hold. We test for slip beforehand and tell you if the money should go there first.',
    },
    {
      question: 'What happens if the dealer updates the software?',
      answer:
        'The update usually overwrites the map and the car is standard again. Ask them to ring you before flashing anything, and bring it to us afterwards.',
    },
    {
      question: 'Why is there no power figure for my engine on this page?',
      answer:
        'Because it depends on engine code, gearbox, fuel and condition. Stage 1, a remap on standard hardware, usually adds 15-25% power; 30% is the ceiling, on engines that the maker sold detuned. We tell you the range for yours once we know them.',
    },
    {
      question: 'Is a plug-in tuning box the same thing?',
      answer:
        'No. A box falsifies a sensor reading, often rail or boost pressure, and the control unit reacts without knowing. A remap changes the targets themselves, so the engine’s own protection keeps working.',
    },
    {
      question: 'What does a remap cost?',
      answer:
        'It depends on the control unit, and on whether it can be read through the socket or has to come out to the bench. You have the price before you book. If the scan finds a fault, that is quoted separately.',
    },
  ],
  related: ['/performance-tuning', '/tuning/performance-parts', '/diagnostics', '/clutch-replacement'],
  closing: {
    heading: 'Find out what your engine has left',
    text: 'Give us the registration year, engine size and gearbox. You get a realistic range and a date.',
  },
} satisfies Page;
