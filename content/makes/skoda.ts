import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'skoda',
  name: 'Škoda',
  title: 'Škoda servicing in Chesterfield: Octavia to Enyaq',
  description:
    'Škoda servicing in Chesterfield from £89 for Fabia, Octavia, Superb, Yeti, Karoq and Kodiaq: cambelts, DSG, water pumps, EGR coolers and taxi mileage.',
  keywords: [
    'Škoda servicing Chesterfield',
    'Skoda garage Chesterfield',
    'Octavia service',
    'Skoda cambelt Chesterfield',
    'Skoda DSG service',
    'Superb TDI service',
    'Yeti 4x4 Haldex',
  ],
  intro:
    'An Octavia or Superb is often bought to cover big mileages. We service it for the next hundred thousand.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'High mileage is normal to us',
      text: 'Private-hire and company cars arrive with worn seats and healthy engines. We know what fails at 80,000, 120,000 and 180,000 miles, and what does not.',
    },
    {
      title: 'Shared parts, sensible choices',
      text: 'Most parts can be had from the firm that makes them for the factory. You hear the brand before we fit it.',
    },
    {
      title: 'Lost coolant followed to the leak',
      text: 'A slow pink loss on a TDI means a pump, a cooler or a cracked housing. We pressure-test so that topping up does not become a ritual.',
    },
    {
      title: 'Time off the road kept short',
      text: 'A taxi earns nothing on a ramp. Book a first slot and routine work is finished the same day where parts allow.',
    },
    {
      title: 'Four-wheel drive included',
      text: 'Yeti, Karoq, Octavia Scout, Superb and Kodiaq 4x4 models get their coupling and rear axle checked without being asked.',
    },
    {
      title: 'Warranty without small surprises',
      text: 'Both the part and the labour stay covered for 12 months.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to the VW norm shown in the service plan',
        'Replacement filter cartridge or spin-on',
        'Underbody checked for oil and coolant seepage',
        'Tread depth at three points across each tyre',
        'Washer, coolant and AdBlue level check',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'Work listed under Škoda Basic',
        'New air filter',
        'New cabin filter, housing checked for water',
        'Caliper slides and rear brakes inspected',
        'System-wide fault scan',
        'Drop links, console bushes and springs checked',
        'Interval display set back',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Work listed under Škoda Full',
        'Brake fluid changed and water content noted',
        'Plugs or diesel filter as mileage requires',
        'Coolant protection tested down to frost point',
        'Cambelt age reviewed on belt engines',
        'Driveshaft boots and engine mounts inspected',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Cambelt with switchable water pump',
      text: 'EA288 diesels have a pump with a sliding sleeve that sticks and overheats the engine. We renew pump and belt together.',
      href: '/timing-chain-belt',
    },
    {
      title: 'DSG care for six and seven speeds',
      text: 'Oil and filter on wet-clutch boxes, clutch pack and basic settings on dry ones. A log of clutch temperatures helps to explain shudder.',
    },
    {
      title: 'Haldex on Yeti and Octavia 4x4',
      text: 'Coupling oil, and on later generations the pump gauze, every three years. It prevents the rear axle quietly dropping out of use.',
    },
    {
      title: 'EGR cooler replacement',
      text: 'A cracked cooler loses water into the exhaust of 1.6 and 2.0 TDIs. Flaps, gaskets and pipes are checked during the strip-down.',
    },
    {
      title: 'Dual-mass flywheel and clutch',
      text: 'Diesel rattle at idle that disappears with the pedal down points here. About a day in the workshop covers plate, cover, flywheel and slave cylinder.',
      href: '/clutch-replacement',
    },
    {
      title: 'AdBlue heater and NOx sensor',
      text: 'Tank heaters and sensors cause the mileage countdown on Superb, Octavia and Kodiaq diesels. Current draw and sensor plausibility are measured first.',
      href: '/diagnostics',
    },
    {
      title: 'Private-hire inspection',
      text: 'A check of brakes, tyres, steering play, lights and seat belts ahead of a council test. You get the list while there is still time to act.',
      href: '/mot',
    },
    {
      title: 'Enyaq brakes and tyres',
      text: 'Rear drums on the Enyaq need cleaning and adjustment even though regeneration spares them. Heavy cars also need tyres with the correct load index.',
      href: '/tyre-installation',
    },
  ],
  commonIssues: [
    {
      title: '1.2 HTP chain and valves',
      text: 'The three-cylinder in older Fabias and Roomsters skips its chain after a poor start or loses compression on a burnt exhaust valve. A lumpy idle is the first sign.',
      note: 'Fabia Mk1 and Mk2',
    },
    {
      title: 'TSI chain rattle in Yeti and Octavia',
      text: 'Early 1.2 and 1.4 turbo petrol engines stretch their chain, and a camshaft position code appears before anything breaks. Act on the code.',
    },
    {
      title: 'Water in the footwells',
      text: 'Door membrane seals and the pollen filter housing leak on Fabia and Octavia Mk2. Wet carpet eventually reaches the wiring beneath it.',
    },
    {
      title: 'No heat, then overheating',
      text: 'A stuck pump sleeve on a 2.0 TDI starves the heater first and the engine afterwards. Cold feet on the motorway deserve a phone call.',
      note: 'EA288 diesels',
    },
    {
      title: 'Superb 1.8 TSI oil use',
      text: 'Ring coking on EA888 engines from the Superb II years makes the oil light a regular visitor. Revised pistons and rings cure it; thicker oil only hides it.',
    },
    {
      title: 'Broken tailgate wiring',
      text: 'Wires at the hinge crack inside the rubber boot. Boot release, number plate lamps and the rear wiper die one after another.',
    },
    {
      title: 'Front bush knock over speed bumps',
      text: 'Rear bushes of the front wishbones split on Octavia and Superb. The knock grows, the braking wanders, then an MOT advisory appears.',
    },
    {
      title: 'DPF blocked on town TDIs',
      text: 'Fast idle, hot smell and a running fan at switch-off show an interrupted regeneration. Twenty minutes at motorway speed often finishes it.',
    },
  ],
  faqs: [
    {
      question: 'When is the cambelt due on an Octavia TDI?',
      answer:
        'It depends on engine code and year, with limits that differ widely in miles. We look up yours and recommend the water pump at the same visit.',
    },
    {
      question: 'Do you service Škoda taxis?',
      answer:
        'Yes. High-mileage cars do best on 6,000-mile oil changes with brakes checked each time, and a plan can cover several vehicles.',
    },
    {
      question: 'What do the three service levels cost?',
      answer:
        'Prices begin at £89, £159 and £249. The first is oil and checks, the second a yearly service, the third a two-yearly one.',
    },
    {
      question: 'Is my Yeti front-wheel or four-wheel drive?',
      answer:
        'A 4x4 badge on the tailgate is the obvious clue. From below, a propshaft running to the rear axle confirms it, and that car needs coupling oil.',
    },
    {
      question: 'Are vRS models different to maintain?',
      answer:
        'The routine is the same, the consumption is not: plugs, front pads and tyres go sooner. Remapped cars should have plugs and clutch watched more closely.',
    },
  ],
  related: ['/timing-chain-belt', '/clutch-replacement', '/dpf', '/fleet-support', '/mot'],
} satisfies MakePage;
