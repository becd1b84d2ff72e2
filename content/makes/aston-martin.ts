import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'aston-martin',
  name: 'Aston Martin',
  title: 'Aston Martin servicing in Chesterfield from £229',
  description:
    'Aston Martin servicing in Chesterfield: V8 Vantage, DB9, DB11, Rapide and DBX. Dry-sump oil checks, V12 coils, clutch and transaxle care.',
  keywords: [
    'Aston Martin servicing Chesterfield',
    'V8 Vantage service',
    'DB9 servicing',
    'Aston Martin clutch replacement',
    'V12 coil packs',
    'Aston Martin specialist Derbyshire',
    'DB11 service',
  ],
  intro:
    'Bonded aluminium, often a transaxle, and an engine that dislikes neglect: considered servicing from Vantage to DBX.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'coupe' },
  whyChoose: [
    {
      title: 'Oil level taken as Gaydon intended',
      text: 'A dry-sump V8 Vantage shows its true level only when hot and after a set wait. Overfilling is the usual mistake elsewhere.',
    },
    {
      title: 'Aluminium treated as aluminium',
      text: 'Steel fixings in an alloy shell corrode each other. Anti-seize, isolating washers and correct torque are used throughout.',
    },
    {
      title: 'Lifted on proper pads',
      text: 'The bonded sills have exact jacking points. A trolley jack one hand’s width away can ruin one.',
    },
    {
      title: 'Low-mileage schedules',
      text: 'A car that covers 1,500 miles a year still ages its brake fluid, tyres and belts. We service those by date.',
    },
    {
      title: 'Donor parts identified',
      text: 'Some sensors and switches came from Ford, Volvo or Mercedes. Where the same item exists at an ordinary price, it appears on your quote.',
    },
    {
      title: 'Records fit for resale',
      text: 'Invoice, measurements and dated photographs are filed together and sent to you.',
    },
  ],
  packages: [
    {
      name: 'Interim service',
      pricePence: 22900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil measured by the hot procedure',
        'Oil filter',
        'Battery conditioner and state of charge',
        'Tyre age and wear',
        'Bonnet, door and boot hinges lubricated',
        'Undertray fixings checked',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 39900,
      months: 12,
      miles: 12000,
      includes: [
        'The interim work',
        'Pollen filter',
        'Both air filters',
        'Clutch wear value read on Sportshift cars',
        'Brake discs and pads measured',
        'Transaxle and torque tube checked for leaks',
        'Subframes inspected with trays removed',
        'Full electronic report',
      ],
    },
    {
      name: 'Major service',
      pricePence: 64900,
      months: 24,
      miles: 24000,
      includes: [
        'The annual work',
        'Brake and clutch fluid renewed',
        'Coolant strength and hoses assessed',
        'Spark plug age set against schedule',
        'Accessory drive belt inspected',
        'Transaxle oil condition assessed',
        'Suspension geometry compared with factory data',
      ],
    },
  ],
  specialServices: [
    {
      title: 'V12 plugs and coils',
      text: 'On a DB9 or Rapide the intake manifolds have to come off, so all twelve plugs, coils and manifold seals are renewed in one session.',
    },
    {
      title: 'Vantage clutch replacement',
      text: 'The rear transaxle and torque tube move back to reach it. Slave cylinder and release bearing are changed while it is open.',
      href: '/clutch-replacement',
    },
    {
      title: 'Sportshift clutch learn',
      text: 'Kiss point and clutch wear are read and the bite relearned. That cures more cars than a new actuator.',
    },
    {
      title: 'Transaxle oil and seals',
      text: 'The final drive is part of the gearbox at the rear axle. We renew oil, output seals and breather where they weep.',
    },
    {
      title: 'Lower arm and damper work',
      text: 'Front bushes, ball joints and dampers, then four-wheel alignment to the figures for that model year.',
      href: '/suspension-repairs',
    },
    {
      title: 'Carbon-ceramic and steel brakes',
      text: 'Sticking calipers are freed and rebuilt. Ceramic discs are weighed or measured as the maker asks.',
      href: '/brake-service',
    },
    {
      title: 'Mercedes-AMG powered cars',
      text: 'The 4.0 twin-turbo V8 in DB11, the later Vantage and DBX has its own fluids and filters. We service by the engine under the bonnet.',
    },
    {
      title: 'Lay-up and recommissioning',
      text: 'Conditioner fitted, fluids refreshed, tyres saved from flat spots, and a careful first start in spring.',
    },
  ],
  commonIssues: [
    {
      title: 'Misfire under load',
      text: 'A coil breaks down in damp heat and raw fuel reaches the catalyst. Stop using full throttle until it is read.',
      note: '5.9 V12',
    },
    {
      title: 'Timing cover oil leak',
      text: 'Early V8 engines weep at the front cover. Oil on the subframe and a burnt smell are the evidence.',
      note: '4.3 V8 Vantage',
    },
    {
      title: 'Paint bubbles at the edges',
      text: 'Blisters round handles, mirrors and door bottoms show metals reacting. Treating them early keeps the panel.',
    },
    {
      title: 'Heavy or juddering clutch',
      text: 'Town use wears a manual Vantage quickly. Slip appears first in high gear at full torque.',
      note: 'V8 Vantage manual',
    },
    {
      title: 'Flat battery after a week',
      text: 'Standing drain is high and low voltage sets off warnings for unrelated systems. A conditioner is part of ownership.',
    },
    {
      title: 'Corroded subframes and fasteners',
      text: 'The body will not rust, yet steel parts under it do. Brake pipes and cradle bolts are our first look.',
    },
    {
      title: 'Throttle pedal recall',
      text: 'Aston Martin recalled many cars in 2014 because of a substandard pedal arm. We check that yours was done.',
      note: 'Right-hand drive, May 2012 to 2013',
    },
    {
      title: 'Window will not drop',
      text: 'A frameless door that cannot lower its glass traps it against the seal. Latch switches and door modules are to blame.',
    },
  ],
  faqs: [
    {
      question: 'What does Aston Martin servicing cost at an independent?',
      answer:
        'Here, from £229 for an interim, £399 for an annual and £649 for a Major service. V12 ignition work and clutches are priced after inspection.',
    },
    {
      question: 'How should I check the oil in a V8 Vantage?',
      answer:
        'On level ground, at full temperature, after the stated pause. A cold reading on a dry sump tells you nothing.',
    },
    {
      question: 'How long does a Vantage clutch last?',
      answer:
        'It depends on use more than age: hill starts and tight parking wear it fastest. Sportshift cars give us a wear figure to read.',
    },
    {
      question: 'Does it matter that I do so few miles?',
      answer:
        'It helps the engine less than you expect. Moisture in oil and brake fluid, old tyres and a sleepy battery all follow the calendar.',
    },
    {
      question: 'Do V8 and V12 engines need timing belts?',
      answer: 'No, all of these use chains. Clean oil and quiet start-ups are what you look for.',
    },
  ],
  related: ['/clutch-replacement', '/brake-service', '/suspension-repairs', '/diagnostics'],
} satisfies MakePage;
