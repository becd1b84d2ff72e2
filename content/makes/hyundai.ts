import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'hyundai',
  name: 'Hyundai',
  title: 'Hyundai servicing in Chesterfield: i10 to Ioniq 5',
  description:
    'Hyundai servicing in Chesterfield from £85. Full services on Hyundai’s schedule keep its five-year warranty. DCT judder, steering, CRDi filters, EVs.',
  keywords: [
    'Hyundai servicing Chesterfield',
    'Hyundai garage Chesterfield',
    'Hyundai i20 service',
    'Hyundai Tucson service Chesterfield',
    'Hyundai Kona Electric servicing',
    'Hyundai DCT judder repair',
  ],
  intro:
    'From i10 to Santa Fe, Kona and Ioniq, with records kept to the standard that Hyundai’s five-year warranty asks for.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Warranty-safe paperwork',
      text: 'British law lets you service outside the dealer network. We note dates, parts and fluid specifications so a later claim is answered with documents.',
    },
    {
      title: 'Petrol, diesel, hybrid and electric',
      text: 'A 1.2 i10 and an Ioniq 5 have nothing in common under the bonnet. Each gets its own checklist.',
    },
    {
      title: 'Quick diagnosis of steering clunks',
      text: 'The worn coupling in Hyundai’s electric steering is a cheap part. We check it before anyone sells you a rack.',
    },
    {
      title: 'Software questions answered plainly',
      text: 'Some DCT and charging faults need a Hyundai update or a free recall part. If yours does, we tell you and do not charge for guesswork.',
    },
    {
      title: 'Family-car turnaround',
      text: 'Service parts for the i10, i20 and Tucson are easily had, so the car is usually back the day it came in.',
    },
    {
      title: 'Twelve months on our work',
      text: 'If a part we fitted fails within a year, we put it right without a second bill.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'Oil in the specification for MPi, T-GDi or CRDi, with filter',
        'Underbonnet levels brought up to the mark',
        'Tyres, lamps, washers and wiper blades',
        'Quick look at brakes through the wheels',
        'Service interval screen reset',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'All Basic work',
        'New air filter and cabin filter',
        'Brakes inspected with wheels removed',
        'Steering coupling, arms, links and dampers tested for play',
        'CV boots and underbody corrosion',
        'Code read across engine, ABS, airbag and steering units',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'All Full work',
        'Spark plugs or diesel fuel filter when due',
        'Brake fluid renewed',
        'Coolant test, with the EV loop on electric cars',
        'Auxiliary belt and tensioner inspected',
        'Gearbox and rear coupling checked for leaks',
        'Air-con performance measured at the vent',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Seven-speed DCT assessment',
      text: 'This dry dual-clutch box judders when its clutches overheat in crawling traffic. We log clutch temperature and slip, then relearn the bite points before talking about new clutches.',
    },
    {
      title: 'Kona and Ioniq electric service',
      text: 'Brakes, cabin filter, reduction gear oil, coolant quality and battery data. Later Konas need a low-conductivity blue coolant that must never be mixed with ordinary antifreeze.',
    },
    {
      title: 'Steering column coupling',
      text: 'The rubber spider inside the motor-driven column crumbles. Replacing it means taking the column out and setting the steering angle again.',
    },
    {
      title: 'CRDi fuel and filter care',
      text: 'Diesel filters are drained of water and replaced on time, and leak-off is measured if starting becomes slow.',
    },
    {
      title: 'Particulate filter cleaning',
      text: 'ix35 and Tucson diesels used for school runs fill up their filters. Soot mass and pressure are read first, then we regenerate or clean.',
      href: '/dpf',
    },
    {
      title: 'Clutch and dual-mass flywheel',
      text: 'On 1.7 and 2.0 diesels we measure flywheel play with the gearbox off. If it is within limits it stays.',
      href: '/clutch-replacement',
    },
    {
      title: 'Inlet valve decoke',
      text: 'Direct-injection 1.6 GDi and T-GDi engines grow carbon behind the inlet valves. We confirm with a camera before any cleaning.',
    },
    {
      title: 'Hybrid clutch actuator checks',
      text: 'Ioniq and Kona hybrids join engine to motor through a hydraulic clutch. Fluid level and actuator data are part of our hybrid inspection.',
    },
  ],
  commonIssues: [
    {
      title: 'Clunk through the steering wheel',
      text: 'A small knock when you rock the wheel with the engine on is the column coupling. i30, ix35 and Tucson owners meet it most.',
    },
    {
      title: 'Shudder in first and second',
      text: 'DCT cars shake when they creep uphill. Leaving a gap and pulling away cleanly helps, yet clutch wear will not heal itself.',
    },
    {
      title: 'Front springs and drop links',
      text: 'The i10 and i20 rattle over broken road when a link has worn. Springs snap at the bottom coil and cut into the tyre in bad cases.',
    },
    {
      title: 'Airbag light after moving a seat',
      text: 'Connectors beneath the front seats lose contact. Cleaning and securing the plug is often all that it needs.',
    },
    {
      title: 'Ioniq 5 with a flat 12-volt battery',
      text: 'The charging control unit can stop feeding the small battery and the car will not wake. Hyundai has recalled affected cars; we test the battery and check the campaign.',
    },
    {
      title: 'Seized rear calipers',
      text: 'Slider pins corrode on i30 and ix35. Uneven pads, a scored disc and poor handbrake figures follow.',
    },
    {
      title: 'Rear arm corrosion',
      text: 'First-generation Tucson and Santa Fe models rust at the rear suspension arms and subframe. Testers probe them, so we do too.',
    },
    {
      title: 'Poor starting on stop-start cars',
      text: 'A tired EFB or AGM battery first disables the stop-start function, then throws unrelated warnings. Fitting a plain battery brings the trouble back within months.',
    },
  ],
  faqs: [
    {
      question: 'Does an independent service void Hyundai’s five-year warranty?',
      answer:
        'No, as long as the right parts and fluids go in on schedule and there is proof. The high-voltage battery of a hybrid or EV has terms of its own; bring your handbook.',
    },
    {
      question: 'Has my Hyundai got a cambelt?',
      answer:
        'Most of the small petrols and the 1.7 and 2.0 CRDi use chains. The old 1.1 i10 and the first Tucson and Santa Fe diesels had belts, and some new engines have gone back to one. We look yours up by VIN.',
    },
    {
      question: 'How much is a Hyundai service with you?',
      answer: 'It starts at £85 for Basic, £155 for Full and £245 for Major, whichever model you own.',
    },
    {
      question: 'Can you fix a Kona Electric that shows a coolant warning?',
      answer:
        'We can find the leak, top up or replace the correct coolant and bleed the loop. High-voltage battery pack repairs under recall belong with a dealer.',
    },
    {
      question: 'Why does my i20 fail on emissions but drive well?',
      answer:
        'A slow oxygen sensor or a small exhaust leak is enough. We look at live fuel trims before suggesting a catalyst.',
    },
  ],
  related: ['/routine-servicing', '/diagnostics', '/dpf', '/suspension-repairs', '/clutch-replacement'],
} satisfies MakePage;
