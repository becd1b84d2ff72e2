import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'mitsubishi',
  name: 'Mitsubishi',
  title: 'Mitsubishi servicing in Chesterfield: L200, PHEV, ASX',
  description:
    'Mitsubishi servicing in Chesterfield from £89 for L200, Outlander PHEV, Shogun and ASX. Cambelts, battery capacity, Super Select, rust and brakes.',
  keywords: [
    'Mitsubishi servicing Chesterfield',
    'Mitsubishi garage Chesterfield',
    'L200 cambelt replacement',
    'Outlander PHEV service Derbyshire',
    'Mitsubishi Shogun repairs',
    'Mitsubishi ASX service',
  ],
  intro:
    'The Mitsubishis sold here up to 2021 are still at work. We service L200, Outlander PHEV, Shogun, ASX, Colt and Mirage.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'pickup' },
  whyChoose: [
    {
      title: 'Someone near who knows them',
      text: 'Few workshops see these cars every week. You need one that recognises a 4D56 and knows which belt it takes.',
    },
    {
      title: 'The PHEV known in detail',
      text: 'Two drive motors, no conventional gearbox, one petrol generator and a battery that ages. We read capacity in ampere hours and give you the value.',
    },
    {
      title: 'Workhorse attitude',
      text: 'L200s are cleaned underneath before inspection. Chassis, springs and brake pipes are shown to you.',
    },
    {
      title: 'Right belt, right time',
      text: 'An L200 has two: timing and balance shaft. Fitting only one is a false economy.',
    },
    {
      title: 'Parts found',
      text: 'Official parts supply continues in the UK and good aftermarket covers the rest. We say which you are getting.',
    },
    {
      title: 'Cover that lasts a year',
      text: 'Labour and parts carry twelve months, from Mirage to Evolution.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to suit MIVEC petrol, DI-D or PHEV, filter included',
        'Oil level after refill cross-checked for diesel dilution',
        'Washer, coolant and brake reservoirs',
        'Tyre, bulb and wiper inspection',
        'Spanner symbol cleared',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'Basic service, complete',
        'Air and cabin filters changed',
        'Rear drums or discs taken apart and cleaned',
        'Ball joints, springs and shackles',
        'Four-wheel-drive selection on pickups and Shogun',
        'Brake pipes inspected above the fuel tank',
        'Engine, ABS and drive battery codes',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service, complete',
        'Diesel filter or petrol plugs as due',
        'Replacement of brake fluid',
        'Axle, gearbox and transfer oils checked',
        'PHEV battery capacity reading',
        'Chassis corrosion report',
      ],
    },
  ],
  specialServices: [
    {
      title: 'L200 cambelts',
      text: 'The 2.5 4D56 of 2006 to 2015 gets timing belt, balance belt, tensioners and seals. It is a one-day job with parts to hand.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Outlander PHEV service',
      text: 'Petrol engine oil, motor oils front and rear, coolant, brakes and charging ports. We also check the heater and charge cable.',
    },
    {
      title: 'Battery capacity measurement',
      text: 'The cell monitor’s estimate is read, compared with new, and recalibrated by a full charge cycle if it seems pessimistic.',
    },
    {
      title: 'Shogun 3.2 timing chain',
      text: 'The 4M41 chain rattles if its guide or tensioner wears. We remove the front cover, and replace sprockets when hooked.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Suction control valve and fuel pressure',
      text: 'Hunting or stalling diesels get pressure recorded on the road. A valve kit costs less than a pump.',
    },
    {
      title: 'Super Select repair',
      text: 'Vacuum solenoids and the front axle switch tell the lights when to stop flashing. We test hoses before parts.',
    },
    {
      title: 'Chassis welding and protection',
      text: 'Rot near the rear springs and the Shogun’s sills is cut back to clean metal, welded and waxed.',
    },
    {
      title: 'Lancer Evolution care',
      text: 'Belts on 4G63, chain checks on 4B11, ACD fluid, differential oil and compression tests.',
    },
  ],
  commonIssues: [
    {
      title: 'Belt snapped on an L200',
      text: 'Valves meet pistons on the 4D56. A balance belt that breaks is pulled into the timing belt beside it.',
    },
    {
      title: 'Electric range fading on the PHEV',
      text: 'An ageing battery loses a little capacity each year. A low reading sometimes comes from the monitor and not the cells.',
    },
    {
      title: 'Brakes stuck after a week parked',
      text: 'Outlander rear discs rust because regenerative braking does the slowing. Sliding pins and pads are freed at each visit.',
    },
    {
      title: 'Oil rising on 1.8 and 2.2 DI-D',
      text: 'ASX and Outlander diesels thin their oil through unfinished regenerations. Above the upper mark it has to be changed.',
    },
    {
      title: 'Shogun rear arch rust',
      text: 'Mud packs behind the liners. By the time paint blisters, inner metal is thin.',
    },
    {
      title: 'Flashing 4WD lights',
      text: 'A cracked vacuum hose or lazy solenoid leaves the front axle half engaged. Low range then refuses.',
    },
    {
      title: 'Clutch judder on L200',
      text: 'Towing overheats the plate and dual-mass flywheel. A smell on the drive and shaking when reversing are common.',
    },
    {
      title: 'Corroded ACD pump on Evo X',
      text: 'The active centre differential’s pump is placed in road spray. The ACD lamp comes on and the car pushes wide in bends.',
    },
  ],
  faqs: [
    {
      question: 'Are Mitsubishi parts still available?',
      answer:
        'Yes. Official parts supply carried on after new-car sales stopped in 2021. Some body and trim parts take longer to arrive.',
    },
    {
      question: 'Which Mitsubishi engines have timing belts?',
      answer:
        'L200 2.5, Evo 4 to 9, and some older petrols. The L200 2.4 from 2015, Shogun 3.2, ASX 1.8 and Outlander PHEV have chains.',
    },
    {
      question: 'How much does it cost to service an L200?',
      answer:
        'From £89, then £159 and £249 for Full and Major. The timing and balance belts are a separate quotation.',
    },
    {
      question: 'How do I know whether my PHEV battery is healthy?',
      answer:
        'Ask for the capacity in ampere hours. A new pack read about 38 on cars to 2018, and the larger ones that followed read more.',
    },
    {
      question: 'Must the Outlander’s petrol engine be serviced if I rarely use it?',
      answer: 'Yes. Condensation and petrol gather in the oil of an engine that never gets hot.',
    },
  ],
  related: [
    '/timing-chain-belt',
    '/electrical-services',
    '/dpf',
    '/clutch-replacement',
    '/suspension-repairs',
  ],
} satisfies MakePage;
