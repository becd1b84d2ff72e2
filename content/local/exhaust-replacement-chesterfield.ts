import type { LocalPage } from '../schema.ts';

export const page = {
  path: '/exhaust-replacement-chesterfield',
  label: 'Exhaust replacement Chesterfield',
  title: 'Exhaust replacement in Chesterfield: repair or renew',
  description:
    'Blowing, rattling or failed on emissions? Exhaust sections, flexi pipes, catalysts and hangers replaced in Chesterfield, priced after a look underneath.',
  keywords: [
    'exhaust replacement Chesterfield',
    'exhaust repair Chesterfield',
    'blowing exhaust',
    'catalytic converter replacement Chesterfield',
    'flexi pipe repair',
    'exhaust MOT failure',
  ],
  h1: 'Exhaust replacement in Chesterfield',
  intro:
    'A blow, a rattle or a failed emissions test. We find the leak and replace the section that caused it.',
  serviceType: 'Exhaust replacement and repair',
  drawing: 'exhaust',
  facts: [
    { label: 'Price', value: 'Agreed after a look underneath' },
    { label: 'Back box', value: 'Often about an hour' },
    { label: 'Whole system', value: 'About half a day' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  features: [
    {
      title: 'Rot starts inside',
      text: 'Burning a litre of petrol makes about as much water. On a short hop across town the silencer never dries out, and it rusts from the inside while the outside looks sound.',
    },
    {
      title: 'Grit finishes the job',
      text: 'Salted roads from November to March attack seams, clamps and hangers. The hanger often goes first, and the swinging pipe then cracks its neighbour.',
    },
    {
      title: 'One section if one section will do',
      text: 'A back box can be replaced alone when the pipe ahead of it is thick enough to clamp to. We tap it, look, and tell you how long the rest should last.',
    },
    {
      title: 'Flexi pipes cut and welded',
      text: 'The braided joint behind the engine takes every rock of the mounts. Many can be renewed without buying the whole front pipe.',
    },
    {
      title: 'Catalysts with type approval',
      text: 'A cheap converter may pass once and bring the warning light back by spring. We fit approved units and ask why the old one died, because a misfire will kill the next.',
    },
    {
      title: 'Diesel filters treated separately',
      text: 'A blocked particulate filter is a diagnosis before it is a part. Pressure readings decide between cleaning, regeneration and replacement.',
    },
  ],
  whatYouGet: [
    'Leak test from manifold to tailpipe with the engine cold and warm',
    'New gaskets, clamps and rubbers with every section fitted',
    'Sheared studs drilled out and replaced where they can be saved',
    'Oxygen and pressure sensors moved across with care',
    'Clearance checked around heat shields, fuel tank and axle',
    'Emissions measured after catalyst work',
  ],
  trust: [
    'Twelve months against split seams, failed welds and faulty converters, with the fitting included.',
    'Under the ramp lights in Chesterfield you can see the hole for yourself before choosing what to replace.',
    'A back box on a common car often takes about an hour, a complete system around half a day. Seized bolts can add to either.',
  ],
  faqs: [
    {
      question: 'Is a blowing exhaust dangerous?',
      answer:
        'It can be. A leak ahead of the cabin may let carbon monoxide in, which has no smell of its own. Headaches or drowsiness in the car are a reason to open the windows, stop and not use it again until repaired.',
    },
    {
      question: 'Will it fail the MOT?',
      answer:
        'It fails if it leaks seriously, is insecure, is much louder than standard or exceeds the emission limits. A missing catalyst or particulate filter that was fitted when new is also a failure.',
    },
    {
      question: 'Can you weld it instead?',
      answer:
        'A cracked bracket or a hole in solid pipe, yes. Thin rusty metal burns away from the weld, so a patch there lasts weeks. We tell you which kind yours is.',
    },
    {
      question: 'My catalytic converter was stolen. What now?',
      answer:
        'Report it to the police and your insurer, and photograph the damage. Do not drive the car: without its catalyst it is not legal on the road, and the cut pipe may hang. We can collect it, and quote for the converter, the sensors and the pipework that thieves usually take with it.',
    },
    {
      question: 'Do you make stainless systems?',
      answer:
        'Yes, custom fabrication is part of our tuning work. For an older car that you plan to keep, a stainless rear section can make sense on lifespan alone.',
    },
  ],
  related: ['/tuning/exhaust-fabrication', '/dpf', '/mot', '/recovery-breakdown', '/general-repairs'],
} satisfies LocalPage;
