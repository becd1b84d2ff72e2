import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'toyota',
  name: 'Toyota',
  title: 'Toyota servicing in Chesterfield: hybrids and D-4D',
  description:
    'Toyota servicing in Chesterfield from £89. Hybrid battery fan filters, Prius EGR cleaning, D-4D diesel faults and Hilux work for Yaris, Auris and RAV4.',
  keywords: [
    'Toyota servicing Chesterfield',
    'Toyota hybrid service Chesterfield',
    'Toyota garage Chesterfield',
    'Prius EGR cleaning',
    'Hilux service',
    'Toyota D-4D repair',
    'Yaris service',
  ],
  intro:
    'Toyotas forgive neglect for years and then present the bill at once. A few unglamorous jobs keep that day away.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Hybrids are routine work',
      text: 'Inverter coolant, battery fan filter, brake actuator and 12-volt battery sit on our standard hybrid sheet. None of them appear on a petrol checklist.',
    },
    {
      title: 'Relax warranty taken seriously',
      text: 'That cover is activated by a service at a Toyota dealer. If your car qualifies, we tell you what you would give up by coming here, then you choose.',
    },
    {
      title: 'Reliable cars still inspected',
      text: 'Because little breaks, brakes and underbody often go unseen for years. We take the wheels off and look.',
    },
    {
      title: 'Pickups handled loaded or empty',
      text: 'Hilux owners tow, tip and ford. Springs, brake pipes and differential breathers are examined with that in mind.',
    },
    {
      title: 'Catalyst theft dealt with',
      text: 'Older hybrids are targeted for their converters. We replace what was stolen and can fit a shield or marking kit afterwards.',
    },
    {
      title: 'Cover to match the car',
      text: 'Labour and components on Toyota work come with a 12-month warranty.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        '0W-16 to 5W-30 oil, as stamped on your filler cap',
        'Oil filter cartridge',
        'Coolant colour and level in engine and inverter tanks',
        'Brake pad thickness through the wheel',
        'Tyres and 12-volt battery checked',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'Toyota Basic work as above',
        'Engine air filter swapped',
        'Cabin filter swapped',
        'Hybrid battery intake filter cleaned, where fitted',
        'Brakes stripped, cleaned and lubricated',
        'Hybrid, engine and ABS fault memory read',
        'Exhaust mounting and converter security check',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Toyota Full work as above',
        'Brake fluid bled through the actuator',
        'Spark plugs or D-4D fuel filter at their due point',
        'Water pump and belt inspection',
        'Differential and transfer oil check on RAV4 and Hilux',
        'Steering joint and rack gaiter inspection',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Hybrid health check',
      text: 'Cell block voltages are compared under load and at rest. A spread between blocks says more than the state-of-charge bar on the dash.',
      href: '/diagnostics',
    },
    {
      title: 'Battery fan and filter clean',
      text: 'Air is drawn in beside the rear seat and dust or dog hair blocks the intake. An hour of cleaning can spare the pack.',
    },
    {
      title: 'Prius EGR and inlet manifold',
      text: 'On 1.8 engines we clear the cooler, valve and passages of carbon. That reduces the uneven cooling that troubles head gaskets.',
    },
    {
      title: 'D-4D injector and suction valve',
      text: 'Leak-off tests and rail pressure under load show whether injectors or the pump control valve cause the stall on a Hilux.',
    },
    {
      title: 'Timing belt on older Hilux',
      text: 'The 2.5 and 3.0 D-4D remind you with a lamp. Belt, idler and tensioner are changed; the lamp is reset afterwards.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Aygo clutch kits',
      text: 'Plate, cover, release bearing and fork clips in one visit. The kit is matched to the flywheel on your car, as sizes changed.',
      href: '/clutch-replacement',
    },
    {
      title: 'Water pump replacement',
      text: 'Pink crust around the pulley of a 1.8 ZR engine means its seal has begun to leak. Half a day covers pump and drive belt.',
    },
    {
      title: 'Transaxle and CVT fluid',
      text: 'Toyota WS or TC fluid is exchanged by measured volume. Hybrids have no torque converter to drain, so it is quick.',
    },
  ],
  commonIssues: [
    {
      title: 'Head gasket on 2.2 D-4D',
      text: 'White residue, lost coolant and hard hoses on 2AD diesels in Avensis, Auris and RAV4. The block face corrodes, so skimming matters.',
      note: 'About 2005-2009',
    },
    {
      title: 'Prius 3 shaking when cold',
      text: 'A rough first minute and vanishing coolant point to the head gasket of the 1.8 hybrid. Blocked EGR is the usual companion.',
    },
    {
      title: 'Brake booster pump fault',
      text: 'Red brake and ABS lights with a buzzing pump on Prius models. The actuator loses pressure and has to be replaced and bled with a scan tool.',
    },
    {
      title: 'Corroded rear motor cable',
      text: 'Salt creeps into the high-voltage plug on RAV4 hybrids with electric rear drive. Early inspection matters because the cable is sold as one piece.',
    },
    {
      title: 'Thirsty 1.8 VVT-i',
      text: 'Pre-2005 Celica, Corolla, MR2 and Avensis engines burn oil past the control rings. Check the dipstick weekly, because the exhaust may show no smoke.',
    },
    {
      title: 'Noisy manual gearbox',
      text: 'C50-family boxes in Yaris and Corolla wear their input bearings. A grumble in neutral that clears with the clutch down gives it away.',
    },
    {
      title: 'Multi-mode clutch actuator',
      text: 'MMT cars hesitate at junctions or drop into neutral with a flashing N. Actuator brushes and worn plates are the likely causes.',
    },
    {
      title: 'Steering column knock',
      text: 'A light clunk through the wheel over cobbles comes from the intermediate shaft on Yaris, Auris and Prius.',
    },
  ],
  faqs: [
    {
      question: 'Will servicing here affect the hybrid battery cover?',
      answer:
        'The original new-car warranty stands if the schedule is kept with suitable parts. The dealer-activated Relax scheme and its hybrid battery check are different: they depend on dealer services.',
    },
    {
      question: 'How long do Toyota hybrid batteries last?',
      answer:
        'Many exceed 150,000 miles. Heat and a choked fan do most harm, which is why we open that intake every year.',
    },
    {
      question: 'What will I pay?',
      answer:
        'For a Yaris as for a Land Cruiser, services start at £89, £159 and £249. Extra oils for four-wheel drive are listed separately.',
    },
    {
      question: 'Which Toyotas have BMW diesel engines?',
      answer:
        'Late Avensis and Verso cars, from about 2014, used 1.6 and 2.0 units from BMW with the chain at the gearbox end. Tell us the year so we order the right parts.',
    },
    {
      question: 'My hybrid has a flat 12-volt battery. Can I jump-start it?',
      answer:
        'Yes, from the terminal in the bonnet fuse box or the battery itself, with correct polarity. Do not use a hybrid to start another car.',
    },
  ],
  related: ['/routine-servicing', '/diagnostics', '/brake-service', '/electrical-services'],
} satisfies MakePage;
