import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'vauxhall',
  name: 'Vauxhall',
  title: 'Vauxhall servicing in Chesterfield: Corsa, Astra, Vivaro',
  description:
    'Vauxhall servicing in Chesterfield from £85. Corsa and Adam timing chains, M32 gearboxes, Insignia oil seals, Mokka wet belts, and Vivaro vans.',
  keywords: [
    'Vauxhall servicing Chesterfield',
    'Vauxhall garage Chesterfield',
    'Corsa timing chain',
    'M32 gearbox repair',
    'Astra service Chesterfield',
    'Insignia oil pump seal',
    'Vivaro service',
  ],
  intro:
    'Three engine families share the griffin: GM chains, GM diesels, Peugeot-designed petrols. We service yours by its code.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'GM and Peugeot engines kept apart',
      text: 'A 2018 Corsa and a 2020 Corsa share no engine. Parts and oil are ordered by VIN so that the right one lands on the bench.',
    },
    {
      title: 'Rattle diagnosed before parts',
      text: 'Chain, tensioner, cam phaser or plain low oil can all tap at start-up. A stethoscope and phasing data separate them.',
    },
    {
      title: 'Gear lever watched on the road test',
      text: 'On the road test we lift off the throttle in gear and watch whether the lever moves. It spots a worn M32 while the casing is intact.',
    },
    {
      title: 'Trade vans prioritised',
      text: 'Vivaro, Combo and Movano earn their owners a living. Early drop-off and clear finish times are agreed on the phone.',
    },
    {
      title: 'Recalls looked up',
      text: 'We search the public safety database by registration and mention anything still open, such as heater work on the Zafira B.',
    },
    {
      title: 'Warranted work',
      text: 'Parts and labour on your Vauxhall are covered for 12 months.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'GM dexos or PSA grade oil, by engine',
        'Paper or spin-on oil filter',
        'Timing chain listened to from cold',
        'Coolant check around thermostat and oil cooler',
        'Lamp, tyre and screenwash inspection',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'Every Vauxhall Basic item',
        'Fresh air filter',
        'Fresh pollen filter',
        'Brakes inspected with the wheels off, and handbrake travel',
        'Fault scan including airbag and steering units',
        'Rear springs and beam bushes examined',
        'InSP message cleared',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'Every Vauxhall Full item',
        'Fresh brake fluid',
        'Spark plugs or diesel fuel filter on schedule',
        'Gear oil level and metal check on M32 boxes',
        'Auxiliary drive belt looked over',
        'Wet belt width check on 1.2 turbo engines',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Timing chain kits for 1.0, 1.2 and 1.4',
      text: 'Chain, guides, hydraulic tensioner and front cover seal on Corsa, Adam, Agila and Meriva engines. Where the sump has to come off, the oil pickup is cleaned too.',
      note: '1-2 days',
      href: '/timing-chain-belt',
    },
    {
      title: 'M32 gearbox bearing overhaul',
      text: 'All six-speed bearings are renewed with the uprated top pair, plus oil and seals. A clutch is best fitted while the box is down.',
      href: '/clutch-replacement',
    },
    {
      title: 'Oil pickup seal on 2.0 CDTi',
      text: 'The sump comes off and a new ring seals the suction pipe. It is the job to book at the first flicker of an oil light on an Insignia.',
    },
    {
      title: '1.2 turbo wet belt',
      text: 'Corsa F, Crossland, Grandland and (from the 2021 redesign) Mokka can have the Peugeot three-cylinder. We change belt and tensioner and flush the strainer of fibres.',
    },
    {
      title: 'EGR and swirl flap cleaning',
      text: 'Carbon in 1.9 and 2.0 CDTi inlets holds flaps and valves half shut. We clean, test and adapt, and replace broken linkages.',
    },
    {
      title: 'Vivaro and Movano servicing',
      text: 'The Vivaro was Renault-based until 2019 and Peugeot-based since; the Movano moved from Renault to Fiat Ducato roots. Each follows its true engine plan. Side-door runners get greased too.',
      href: '/fleet-support',
    },
    {
      title: 'Easytronic relearn and clutch',
      text: 'The robotised Corsa and Meriva box loses its bite point as the clutch wears. We fit a clutch and teach the unit again.',
    },
    {
      title: 'Steering and airbag electronics',
      text: 'The column module on Astra H and Zafira B handles horn, airbag and indicators. We test voltages, then repair or code in another.',
      href: '/electrical-services',
    },
  ],
  commonIssues: [
    {
      title: 'Corsa chain rattle',
      text: 'A rattle for a few seconds after start, fading as oil arrives. Low sump levels stretch the chain in 1.0, 1.2 and 1.4 Ecotec engines.',
      note: 'Corsa C and D, Adam',
    },
    {
      title: 'Worn M32 gearbox',
      text: 'A lever that jumps when you lift off and a hum in fifth or sixth. The input shaft bearing breaks its housing if you carry on.',
      note: 'Astra H and J, Zafira B, some Insignias',
    },
    {
      title: 'Oil starvation on Insignia',
      text: 'A hardened seal lets the pump suck air, mostly at motorway speed. Turbos and bearings fail without another warning.',
      note: 'A20DT diesels',
    },
    {
      title: 'Oil in the coolant, 1.6 and 1.8',
      text: 'Brown sludge in the header tank looks like a head gasket. On Astra H and Insignia petrols it is often only the oil cooler and its seals.',
    },
    {
      title: '1.4 Turbo breather and water pump',
      text: 'A whistling cam cover, oil consumption and a leaking pump on Astra J, Mokka and Corsa. The plastic breather valve is part of the cover.',
    },
    {
      title: 'Broken rear springs',
      text: 'Corsa, Zafira and Astra rear coils fracture at the bottom turn. You may notice only a low corner or a scuffed tyre.',
    },
    {
      title: '1.3 CDTi chain and DPF',
      text: 'The Fiat-designed diesel in Corsa, Combo and Meriva wears its chain on stretched oil changes. Start-stop town work blocks its filter as well.',
    },
    {
      title: 'Coolant inside automatic boxes',
      text: 'The radiator on older Vectra, Zafira and Astra automatics has a gearbox cooler within. When it fails, water spoils the transmission oil.',
    },
  ],
  faqs: [
    {
      question: 'Does my Corsa have a chain or a belt?',
      answer:
        'Most 1.0, 1.2 and 1.4 petrols up to 2019 have a chain, the 1.7 CDTi and the 1.6 VXR have a belt, and the 1.2 from late 2019 runs a wet belt. The registration gives a definite answer.',
    },
    {
      question: 'Is the M32 gearbox worth repairing?',
      answer:
        'Yes, if the casing is not cracked. New bearings cost much less than a replacement box, and we look before you decide.',
    },
    {
      question: 'Which service do I need this year?',
      answer:
        'Take a Full one year and a Major the next, with a Basic in between if you cover high miles. They begin at £155, £245 and £85 respectively.',
    },
    {
      question: 'My Insignia shows an oil pressure warning. What now?',
      answer:
        'Switch off and check the level. If it is correct, do not restart; have it brought in so we can read the pressure with a gauge.',
    },
    {
      question: 'Do you take fleet vans on account terms?',
      answer: 'Yes, once an account is agreed in writing. Plans cover 2-5, 6-15 and 15+ vehicles.',
    },
  ],
  related: ['/timing-chain-belt', '/clutch-replacement', '/fleet-support', '/general-repairs'],
} satisfies MakePage;
