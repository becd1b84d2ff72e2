import type { Page } from '../schema.ts';

export const page = {
  path: '/tuning/exhaust-fabrication',
  label: 'Exhaust fabrication',
  family: 'service',
  drawing: 'exhaust',
  title: 'Custom exhaust fabrication in Chesterfield',
  description:
    'Stainless exhausts cut, bent and TIG-welded to your car in Chesterfield. Sound and bore to suit, catalyst kept, 12-month warranty.',
  keywords: [
    'custom exhaust Chesterfield',
    'stainless exhaust Chesterfield',
    'exhaust fabrication Derbyshire',
    'performance exhaust Chesterfield',
    'cat-back exhaust Chesterfield',
  ],
  h1: 'Exhausts built on your car',
  intro:
    'Stainless pipework made for one particular car: it fits, it does not knock, and it is as loud as you chose, within the law.',
  facts: [
    { label: 'Material', value: '304 stainless, TIG-welded' },
    { label: 'Time', value: 'Most cat-back systems take a day' },
    { label: 'Stays fitted', value: 'Catalyst and particulate filter' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Custom exhaust fabrication',
  sections: [
    {
      kind: 'list',
      id: 'why-custom',
      heading: 'Why Custom',
      intro:
        'An off-the-shelf system suits the average car of its kind. These are the reasons to have one made.',
      items: [
        'Fits a lowered car, a tow bar or a swapped engine that no catalogue lists',
        'Replaces systems for older cars that are no longer made',
        'Bore chosen for the engine’s output, so low-down torque is not thrown away',
        'Note set by silencer volume and packing',
        'Stainless outlasts mild steel, which rusts from inside on short journeys',
        'Joints and clamps placed where a spanner can reach them next time',
      ],
    },
    {
      kind: 'cards',
      id: 'options',
      heading: 'Options',
      intro: 'Pick the part of the system to change, then how it should sound and end.',
      items: [
        {
          title: 'Back box only',
          text: 'The quickest change of tone. The original box comes off, a straight-through silencer goes in, and the rest of the system is untouched.',
        },
        {
          title: 'Cat-back system',
          text: 'Everything behind the catalyst, in one bore with smooth bends. The usual choice for a tuned turbo car.',
        },
        {
          title: 'Downpipe with sports catalyst',
          text: 'Frees the gas right behind the turbo. The catalyst welded in must be type-approved for the car; where none is approved, the original stays.',
        },
        {
          title: 'Resonator',
          text: 'A second chamber or a tuned side branch takes out the drone that sets in at 2,000 to 3,000 rpm on the motorway.',
        },
        {
          title: 'Valved silencer',
          text: 'Quiet past the neighbours, open when asked. Both positions must meet the legal noise level.',
        },
        {
          title: 'Tailpipes and trims',
          text: 'Single, twin or split, slash-cut or rolled, set level with the bumper cut-out and clear of the plastic.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-is-made',
      heading: 'How a system is made',
      items: [
        {
          title: 'Ride and listen',
          text: 'We drive the car, note where it drones or rasps, and measure ground clearance and axle movement.',
        },
        {
          title: 'Tack on the ramp',
          text: 'Mandrel-bent sections keep their full bore through each corner. They are cut, hung on the original rubbers and tacked in place under the car.',
        },
        {
          title: 'Weld on the bench',
          text: 'Seams are TIG-welded with argon behind them, so the inside of the joint is as smooth as the outside.',
        },
        {
          title: 'Leak, clearance and road test',
          text: 'The hot system is checked for leaks, knocks and heat near hoses and fuel lines. The lambda sensors are read before the car goes back.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'noise-and-mot',
      heading: 'Noise, catalysts and your insurer',
      tone: 'warn',
      text: 'It is an offence to alter an exhaust so that the car is louder than it was approved to be, and an MOT tester fails one that is clearly too noisy. We build below that line.',
      points: [
        'A missing catalyst, or a missing diesel or petrol particulate filter, is an MOT failure and not legal on the road',
        'Tell the insurance company about any non-standard exhaust before you collect the car',
        'Emissions are still tested, and a decat pipe usually brings on the engine light as well',
      ],
    },
  ],
  faqs: [
    {
      question: 'How much power does an exhaust add?',
      answer:
        'On its own, little. A cat-back on a standard car is mostly sound and weight. Behind a tuned turbo engine it matters, since gas that leaves easily lets the turbo spin up sooner.',
    },
    {
      question: 'Is bigger pipe always better?',
      answer:
        'No. Too wide a bore slows the gas, and a small engine loses pull at low revs. Most two-litre turbo cars are well served by 2.5 to 3 inches.',
    },
    {
      question: 'Can you repair instead of replace?',
      answer:
        'Often. A cracked flexible joint, a rusted flange or a broken hanger can be cut out and a new piece welded in, if the metal either side is sound.',
    },
    {
      question: 'Will the note change with age?',
      answer:
        'A little. Packing in straight-through silencers settles over the first thousand miles and the tone deepens. A sudden rise in volume is a leak or blown packing, so let us hear it.',
    },
    {
      question: 'What does a custom exhaust cost?',
      answer:
        'Length, bore, silencers and hours make the price, and a back box alone costs far less than a full system. We look underneath first and quote before any metal is cut.',
    },
  ],
  related: ['/tuning', '/tuning/performance-parts', '/exhaust-replacement-chesterfield', '/mot'],
  closing: {
    heading: 'Bring us the car and a sound you like',
    text: 'We look underneath, talk about volume honestly and price the metal and the hours.',
  },
} satisfies Page;
