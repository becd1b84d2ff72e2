import type { Page } from '../schema.ts';

export const page = {
  path: '/air-conditioning',
  family: 'service',
  label: 'Air conditioning',
  title: 'Car air conditioning in Chesterfield: regas and repair',
  description:
    'Car air conditioning recharge, leak finding and cleaning in Chesterfield, for R134a and R1234yf systems. Most recharges take about an hour.',
  keywords: [
    'car air conditioning Chesterfield',
    'air con regas Chesterfield',
    'R1234yf recharge Chesterfield',
    'R134a recharge',
    'air con leak repair',
    'car air con smell',
  ],
  h1: 'Air conditioning that blows cold again',
  intro:
    'Recharge, leak finding and cleaning for R134a and R1234yf systems. We find where the gas went before we put more in.',
  drawing: 'air-con',
  facts: [
    { label: 'Refrigerants', value: 'R134a and R1234yf' },
    { label: 'How long', value: 'Recharge about 1 hour' },
    { label: 'When', value: 'Check every 2 years' },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Vehicle air conditioning service',
  sections: [
    {
      kind: 'cards',
      id: 'services',
      heading: 'Recharge, repair or clean',
      items: [
        {
          title: 'Recharge (regas)',
          text: 'The machine recovers the old refrigerant and weighs it, pulls a vacuum to dry the circuit, then refills it with the exact weight of gas and fresh compressor oil.',
          points: [
            'Old gas recovered and weighed',
            'Vacuum hold test',
            'UV dye added',
            'Vent temperature measured before and after',
          ],
          note: 'About 1 hour',
        },
        {
          title: 'Leak finding and repair',
          text: 'Gas that is gone within months went somewhere. Nitrogen pressure, dye and an electronic sniffer narrow it down to a pipe, an O-ring, the condenser or a shaft seal.',
          points: [
            'Pressure test with nitrogen',
            'Condensers, pipes and seals',
            'Compressors and receiver driers',
          ],
          note: 'Repair priced after the test',
        },
        {
          title: 'Clean and pollen filter',
          text: 'Damp dust on the evaporator grows mould, which is the wet-sock smell at start-up. The evaporator is treated and the cabin filter changed.',
          points: ['Antibacterial evaporator treatment', 'Cabin filter replaced', 'Drain hose cleared'],
          note: 'About 45 minutes',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'problems',
      heading: 'Three complaints and their usual causes',
      intro: 'Tell us which of these comes closest. It changes what we test first.',
      items: [
        {
          title: 'Not cold, or cold only on the move',
          text: 'Low charge is the usual reason. A system that cools at 50 mph but not in traffic points to the condenser fan or a blocked condenser instead.',
          points: [
            'Symptom: lukewarm air at full cold',
            'Symptom: one side colder than the other',
            'Cause: slow leak',
            'Cause: fan, blend flap or pressure sensor',
          ],
        },
        {
          title: 'Smell or misted windows',
          text: 'Air conditioning dries the cabin air as well as cooling it. When it stops working, or the drain is blocked, the windscreen takes an age to clear.',
          points: [
            'Symptom: musty for the first minute',
            'Symptom: wet passenger carpet',
            'Cause: mould on the evaporator',
            'Cause: blocked drain or old cabin filter',
          ],
        },
        {
          title: 'Noise when it is switched on',
          text: 'A rattle or growl that starts with the A/C button comes from the compressor, its clutch or the belt. Leave it off: a compressor that breaks up spreads metal through the circuit.',
          points: [
            'Symptom: growl at idle',
            'Symptom: belt squeal',
            'Cause: worn compressor bearing',
            'Cause: too little oil after a leak',
          ],
        },
      ],
    },
    {
      kind: 'panel',
      id: 'refrigerant',
      heading: 'R134a or R1234yf',
      tone: 'info',
      text: 'The label under the bonnet names the gas and its weight in grams. The two have different filling ports and must never be mixed.',
      points: [
        'R134a: most cars designed before 2013.',
        'R1234yf: newer designs, and nearly every new car since January 2017.',
        'R1234yf costs much more to buy, which is why the recharge does too.',
      ],
    },
    {
      kind: 'cards',
      id: 'reasons',
      heading: 'Six reasons to have it done here',
      items: [
        {
          title: 'Both gases',
          text: 'We service R134a and R1234yf, so a ten-year-old hatchback and a new hybrid go through the same door.',
        },
        {
          title: 'Leak test before filling',
          text: 'If the vacuum does not hold, we stop and call you, because gas put into a leaking circuit is gone in weeks.',
        },
        {
          title: 'Filled to the gram',
          text: 'Overfilling cools as badly as underfilling. The charge follows the figure on the label of the car.',
        },
        {
          title: 'Certified technicians',
          text: 'Refrigerant is recovered by people who hold the certificate that the F-gas rules ask for. None of it is let into the air.',
        },
        {
          title: 'Electrics understood',
          text: 'Modern compressors are switched by a control unit. We read the pressures and codes rather than guess at parts.',
        },
        {
          title: 'Numbers you can see',
          text: 'You get the recovered weight, the filled weight and the vent temperatures in writing.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'How often does car air conditioning need a recharge?',
      answer:
        'Refrigerant seeps slowly through hoses and seals even in a sound system. A check every two years suits most cars; if the cooling is still strong and the weight is right, nothing needs adding.',
    },
    {
      question: 'Should I run the air conditioning in winter?',
      answer:
        'Yes, ten minutes a week. It moves oil around the compressor seals and clears a misted screen far quicker than heat alone.',
    },
    {
      question: 'Is air conditioning part of the MOT or a service?',
      answer:
        'The MOT does not test it, and a routine service normally covers no more than the cabin filter. It is booked as a job of its own.',
    },
    {
      question: 'Can you work on hybrid and electric cars?',
      answer:
        'Their compressors run on high voltage and need a special insulating oil, and the same circuit may cool the battery. Give us the exact model when you enquire, so that we can confirm before you travel.',
    },
    {
      question: 'What does a recharge cost?',
      answer:
        'The gas decides: R1234yf costs far more than R134a, and the label under the bonnet says which your car takes. Give us the make and year for a price. A leak is priced after the test.',
    },
  ],
  related: ['/diagnostics', '/electrical-services', '/routine-servicing', '/general-repairs'],
  closing: {
    heading: 'Book an air-con check',
    text: 'Say whether it is warm, smelly or noisy, and give us the registration year. The first hot week is always full, so ask early.',
  },
} satisfies Page;
