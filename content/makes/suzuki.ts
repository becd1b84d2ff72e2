import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'suzuki',
  name: 'Suzuki',
  title: 'Suzuki servicing in Chesterfield from £79',
  description:
    'Suzuki servicing in Chesterfield from £79. Swift, Ignis, Vitara, S-Cross and Jimny: chains, Jimny steering wobble, hybrid starter belts and Allgrip oils.',
  keywords: [
    'Suzuki servicing Chesterfield',
    'Suzuki garage Chesterfield',
    'Suzuki Swift service',
    'Jimny repair Chesterfield',
    'Vitara service',
    'Suzuki timing chain',
  ],
  intro:
    'Light cars with simple engines reward cheap, regular care. Skipped oil and winter salt do nearly all the damage.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'city' },
  whyChoose: [
    {
      title: 'Prices that fit the car',
      text: 'A Swift holds less oil than a saloon and its filters are easy to reach. The bill reflects that.',
    },
    {
      title: 'Diesels named by their maker',
      text: 'Suzuki bought engines from Fiat, Renault and Peugeot. We order belts and filters by the engine that is really under the bonnet.',
    },
    {
      title: 'Jimny owners welcome with mud on',
      text: 'We power-wash underneath before inspecting, since a kingpin hidden in clay cannot be judged.',
    },
    {
      title: 'Corrosion treated early',
      text: 'A wire brush and wax in the third winter spare you welding in the tenth. We show you where it starts.',
    },
    {
      title: 'Mild hybrids without fuss',
      text: 'SHVS models have a belt-driven motor and a small lithium battery under a seat. The routine is ordinary, with two extra checks.',
    },
    {
      title: 'Covered for a year',
      text: 'Should a part we fitted to your Suzuki fail within 12 months, replacement and labour are free.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 7900,
      months: 6,
      miles: 6000,
      includes: [
        'Fresh engine oil, 0W-16 to 5W-30 by model',
        'Oil filter and drain gasket',
        'Chain noise check on start-up',
        'Exhaust and underbody checked for rust',
        'Tyre pressures set, spare included',
      ],
    },
    {
      name: 'Full service',
      pricePence: 14900,
      months: 12,
      miles: 12000,
      includes: [
        'Suzuki Basic contents',
        'Air cleaner element',
        'Pollen filter behind the glovebox',
        'Rear drums opened and dusted',
        'Fault code check',
        'Ball joints, gaiters and drop links inspected',
        'Maintenance reminder cleared',
      ],
    },
    {
      name: 'Major service',
      pricePence: 22900,
      months: 24,
      miles: 24000,
      includes: [
        'Suzuki Full contents',
        'Hydraulic brake fluid replaced',
        'Iridium plugs or diesel fuel filter at the listed mileage',
        'Starter-generator belt inspected on hybrids',
        'Transfer and axle oil levels on 4x4 models',
        'Air-conditioning performance check',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Jimny kingpin and wobble repair',
      text: 'Kingpin bearings, track rod ends and panhard bushes are checked in that order. A new steering damper alone hides the fault for a month.',
      href: '/suspension-repairs',
    },
    {
      title: 'Vacuum hubs and transfer box',
      text: 'Flashing 4WD lamps on a Jimny come from perished vacuum pipes or hub seals. We test with a hand pump before ordering hubs.',
    },
    {
      title: 'Grand Vitara chain sets',
      text: 'The 1.6, 2.0 and 2.4 petrol engines rattle when chains and tensioners wear. Sets include guides, sprockets where marked and the front cover seal.',
      href: '/timing-chain-belt',
    },
    {
      title: 'DDiS belts and chains',
      text: 'The 1.6 DDiS in Vitara and S-Cross has a belt, the 1.3 DDiS a chain, the 1.9 in the Grand Vitara a belt. Each follows its own schedule.',
    },
    {
      title: 'Swift gearbox bearings',
      text: 'A whirr that stops with the clutch pressed is the input shaft. We overhaul or fit an exchange gearbox, and change the oil either way.',
    },
    {
      title: 'Allgrip coupling and axle oil',
      text: 'Vitara, S-Cross and Ignis 4x4 carry a small transfer case and a coupling in front of the rear axle. Both use little oil and need it clean.',
    },
    {
      title: 'Boosterjet care',
      text: 'The 1.0 and 1.4 turbo engines dislike long oil intervals. Plugs, intake hoses and turbo pipes are checked for oil mist.',
    },
    {
      title: 'Underbody cleaning and wax',
      text: 'Loose rust is scraped, treated and covered with cavity wax. Jimny chassis ends and Swift rear beams benefit most.',
    },
  ],
  commonIssues: [
    {
      title: 'Steering shake after a bump',
      text: 'A violent side-to-side wobble near 45 mph that stops only when you slow down. Wear in several joints adds up, so we measure each one.',
      note: 'Jimny to 2018',
    },
    {
      title: 'Rotten sills and chassis ends',
      text: 'The body mounts, bumper brackets and sill seams of older Jimnys rust from inside. Structural holes near mounts fail the MOT.',
    },
    {
      title: 'Rear calipers that seize',
      text: 'Swift Sport and early Vitara with rear discs run lightly loaded brakes. Slides corrode, one pad wears out and the fuel use creeps up.',
    },
    {
      title: 'Whining Swift gearbox',
      text: 'Bearings wear in manual cars of the 2005-2010 generation. Noise in fourth and fifth comes first, then a jumping lever.',
    },
    {
      title: '1.3 DDiS chain and filter trouble',
      text: 'The Fiat-built diesel stretches its chain on old oil and blocks its particulate filter in town. Fresh oil every 6,000 miles is the remedy for both.',
    },
    {
      title: 'Stone-hit condensers',
      text: 'The air-conditioning radiator sits behind an open grille. No cold air, with an oily stain on the fins, usually settles the question.',
    },
    {
      title: 'Alto and Celerio exhausts',
      text: 'Thin rear boxes and flange bolts rust through within a few winters. We cut, heat and drill the studs and replace the gaskets.',
    },
    {
      title: 'AGS gearbox hesitation',
      text: 'The automated manual pauses between gears and can show a clutch warning on Ignis and Celerio. Relearning and fluid often put it right.',
    },
  ],
  faqs: [
    {
      question: 'Do all Suzukis have timing chains?',
      answer:
        'Nearly all the petrols of the last twenty years do. The belts are on diesels such as the 1.6 and 1.9 DDiS.',
    },
    {
      question: 'Is the Swace or Across still a Suzuki to you?',
      answer:
        'They are built by Toyota: a Corolla estate and a RAV4 plug-in. We treat them with our Toyota hybrid routine at the Suzuki price.',
    },
    {
      question: 'What are your Suzuki prices?',
      answer: 'Basic from £79, Full from £149, Major from £229, whatever the model.',
    },
    {
      question: 'My Jimny wobbles. Can I drive it over?',
      answer:
        'Not on fast roads. Come by the quiet route below 40 mph, or call us for recovery if it starts without warning.',
    },
    {
      question: 'How often should a Swift have its oil changed?',
      answer:
        'Yearly at the latest. For town use and Boosterjet engines we advise twice a year or each 6,000 miles, as it keeps the chain quiet.',
    },
  ],
  related: ['/routine-servicing', '/suspension-repairs', '/mot', '/timing-chain-belt'],
} satisfies MakePage;
