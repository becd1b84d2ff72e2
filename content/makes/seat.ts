import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'seat',
  name: 'SEAT',
  title: 'SEAT servicing in Chesterfield: Ibiza, Leon, Ateca',
  description:
    'SEAT servicing in Chesterfield from £85. Chain and cambelt work on TSI engines, DSG oil, Haldex filters and TDI repairs for Ibiza, Leon, Arona and Ateca.',
  keywords: [
    'SEAT servicing Chesterfield',
    'SEAT garage Chesterfield',
    'SEAT Leon service',
    'SEAT Ibiza service',
    'SEAT DSG service',
    'SEAT timing chain',
    'SEAT Ateca service',
  ],
  intro:
    'Volkswagen Group mechanicals in a Spanish body: sound, provided that oil, DSG and belt or chain get attention on time.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Belt or chain settled by engine letters',
      text: 'Two 1.2 TSI Ibizas a year apart may differ: EA111 engines have a chain, EA211 a belt. The three or four letters on the block end the argument.',
    },
    {
      title: 'Fixed or flexible intervals explained',
      text: 'SEAT codes the car for long-life or fixed servicing. Short journeys suit fixed, and we can switch the setting when we reset.',
    },
    {
      title: 'DSG treated as a serviceable part',
      text: 'Wet-clutch boxes need oil and a filter by mileage. Dry-clutch boxes do not, so nobody here will sell you a fluid change you cannot use.',
    },
    {
      title: 'FR and Cupra drivers understood',
      text: 'Cars with the 2.0 turbo work their pads, plugs and engine mounts harder. We look there first, and at the tyre edges.',
    },
    {
      title: 'First cars on a tight budget',
      text: 'A ten-year-old Ibiza is often a first car. We rank work by safety so that a tight budget goes to brakes and tyres before cosmetics.',
    },
    {
      title: 'A year behind every bolt',
      text: 'Our parts and labour warranty on your SEAT runs 12 months from the date of the invoice.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'VW 504/507 or 508/509 oil, by engine',
        'Oil filter renewed',
        'Drain plug replaced or resealed',
        'Coolant loss check at pump and thermostat',
        'Quick look at tyres, lights and wipers',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'SEAT Basic items first',
        'Air filter',
        'Dust and pollen filter',
        'Disc thickness and pad depth readings',
        'Scan of engine, gearbox, airbag and body units',
        'Wishbone bushes and rear axle mounts checked',
        'Service reminder reset to fixed or flexible',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'SEAT Full items first',
        'Brake fluid exchanged',
        'TSI spark plugs or TDI fuel filter, according to mileage',
        'Haldex level on 4Drive models',
        'Belt covers lifted and cambelt seen, where there is one',
        'Battery and alternator output test',
      ],
    },
  ],
  specialServices: [
    {
      title: 'EA111 timing chain kits',
      text: 'Chain, tensioner, guides and both seals on 1.2 and 1.4 TSI engines. We fit the later-pattern tensioner.',
      note: '1-2 days',
      href: '/timing-chain-belt',
    },
    {
      title: 'Diesel cambelt and water pump',
      text: 'Belt kit and pump on 1.6 and 2.0 diesels, set with locking pins. The engine letters decide the estimate.',
    },
    {
      title: 'DQ250 and DQ381 gearbox oil',
      text: 'Fluid and filter are changed at about 40,000 miles on the six-speed DQ250. The seven-speed DQ381 goes by the interval for its code. Temperature decides the final level.',
    },
    {
      title: 'Haldex clutch service',
      text: 'Leon, Ateca and Alhambra with four-wheel drive have a pump strainer that clogs with clutch dust. We clean it and refill every three years or so.',
    },
    {
      title: 'Cam follower inspection on 2.0 TFSI',
      text: 'The fuel pump of the older belt-driven engine rides on a small bucket. It costs little to renew; worn through, it takes the camshaft along.',
    },
    {
      title: 'DPF regeneration and EGR',
      text: 'Soot mass, differential pressure and temperature sensors are compared live. Then we clean, force a regeneration or replace the faulty sensor.',
      href: '/dpf',
    },
    {
      title: 'Remapping for TSI and TDI',
      text: 'Turbocharged SEATs respond well to a calibration that stays within the clutch and gearbox limits. A health check comes first.',
      href: '/tuning/ecu-remapping',
    },
    {
      title: 'Mii clutch and gear linkage',
      text: 'The little 1.0 has a light clutch that town drivers wear early. Release bearing and fork are changed with the plate.',
      href: '/clutch-replacement',
    },
  ],
  commonIssues: [
    {
      title: '1.2 TSI chain stretch',
      text: 'Three seconds of metallic rattle after a cold start is a tensioner that has drained overnight. Do not park such a car in gear on a hill: the chain can skip a tooth.',
      note: 'EA111, about 2010-2014',
    },
    {
      title: 'Mechatronic faults on seven-speed DSG',
      text: 'A flashing selector display, lost even gears or no drive at all. The DQ200 control unit loses hydraulic pressure, or its internal electronics fail.',
    },
    {
      title: 'Judder pulling away',
      text: 'Dry DSG clutches glaze in queues and shake the car in first and second. Adaptation values show whether plate or setting is at fault.',
    },
    {
      title: 'Cold hesitation on 1.5 TSI',
      text: 'Early 2018-2019 Leons, Atecas and Aronas kangaroo in the first mile. Several software updates tackled it, so we read the version before replacing parts.',
    },
    {
      title: 'Thirst for oil in 1.8 and 2.0 TSI',
      text: 'Second-generation EA888 engines have narrow oil rings that coke up. A litre per 1,000 miles is no myth, and weak chain tensioners belong to the same years.',
    },
    {
      title: 'Twincharged 1.4 in Ibiza Cupra and FR',
      text: 'Supercharger and turbo together put a lot of heat into the pistons. Low compression on one cylinder and heavy oil use tell the story.',
    },
    {
      title: 'Door lock microswitch',
      text: 'The car thinks a door is open, so the interior light stays on and the alarm refuses to set. Leon Mk2 and Ibiza 6J locks are sealed units.',
    },
    {
      title: 'PD diesel camshaft wear',
      text: 'Pumpe-Düse 1.9 and 2.0 TDIs load their cam lobes heavily. A tick at idle and lazy pulling often trace back to the wrong oil years earlier.',
    },
  ],
  faqs: [
    {
      question: 'Does a SEAT need a SEAT-only garage?',
      answer:
        'No. Engines, gearboxes and electronics are shared across the Volkswagen Group, and any independent garage can service within the schedule without voiding the warranty, using parts of matching quality.',
    },
    {
      question: 'How do I tell which DSG is in my car?',
      answer:
        'As a rule, small engines up to 250 Nm have the seven-speed dry DQ200, stronger ones a wet-clutch box. The code on the casing or in the service sticker confirms it.',
    },
    {
      question: 'What is the price of a Leon service here?',
      answer:
        'The same as for any SEAT: £85 upward for Basic, £155 for Full, £245 for Major. DSG and Haldex oil are quoted on top when due.',
    },
    {
      question: 'Can you maintain the Mii electric?',
      answer:
        'Yes. It needs brake fluid, a cabin filter, tyres and brake cleaning, plus a check of the 12-volt battery that runs everything except the motor.',
    },
    {
      question: 'Do you look after Cupra models as well?',
      answer:
        'A Leon or Ibiza sold under the SEAT badge with Cupra trim belongs on this page. Cupra as a separate make has a page of its own in our list.',
    },
  ],
  related: ['/timing-chain-belt', '/dpf', '/tuning/ecu-remapping', '/clutch-replacement'],
} satisfies MakePage;
