import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'chevrolet',
  name: 'Chevrolet',
  title: 'Chevrolet servicing in Chesterfield: Spark to Captiva',
  description:
    'Chevrolet servicing in Chesterfield from £95. Matiz, Spark, Aveo, Lacetti, Cruze, Orlando, Captiva and Trax, with Vauxhall-sourced parts.',
  keywords: [
    'Chevrolet servicing Chesterfield',
    'Chevrolet Captiva service',
    'Chevrolet Cruze repairs',
    'Chevrolet Spark service',
    'Lacetti cambelt',
    'Chevrolet garage Chesterfield',
    'Chevrolet Orlando service',
  ],
  intro:
    'Chevrolet left the British market at the end of 2015. Its cars need somebody who knows what they share with Vauxhall.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Vauxhall cousins recognised',
      text: 'A Captiva shares its parts with the Antara, a Cruze with the Astra J, a Trax with the Mokka. That opens the door to parts at normal prices.',
    },
    {
      title: 'Belt age taken seriously',
      text: 'Daewoo-era engines have short belt intervals and most owners have never been told. We look up yours from the VIN.',
    },
    {
      title: 'No network, no problem',
      text: 'Dealer-tool access may have gone, but the modules answer a good scan tool and the service data remains.',
    },
    {
      title: 'Budgets understood',
      text: 'A ten-year-old Spark does not need dealer parts on every corner. We fit quality aftermarket where it does the job.',
    },
    {
      title: 'Captiva drivelines done',
      text: 'Transfer unit, coupling, prop bearing and rear axle are inspected on each Full service, because few other garages look.',
    },
    {
      title: 'American models too',
      text: 'A Corvette or Camaro gets the same clear paperwork, with parts ordered by its own build codes.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Dexos or equivalent engine oil',
        'Oil filter cartridge',
        'Rocker cover and oil cooler looked over for leaks',
        'Coolant bottle level',
        'Lights, tyres and horn',
      ],
    },
    {
      name: 'Full',
      pricePence: 16500,
      months: 12,
      miles: 12000,
      includes: [
        'Everything under Basic',
        'Air filter element',
        'Pollen filter',
        'Brake shoes or rear pads inspected',
        'Drop links, lower arms and wheel bearings',
        'Charging voltage',
        'Trouble codes read and explained',
      ],
    },
    {
      name: 'Major',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'Everything under Full',
        'Brake and clutch hydraulic fluid',
        'Plugs or diesel filter',
        'Coolant concentration',
        'All-wheel-drive oils checked on Captiva',
        'Timing belt due date entered on your invoice',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Matiz, Kalos and Lacetti belts',
      text: 'Small petrol engines with belt, tensioner and water pump changed together. A snapped belt on most of them means bent valves.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Captiva 2.0 VCDi belt',
      text: 'The 2.0 diesel is a VM design with a belt. We change pulleys and pump with it, crank and camshaft locked first.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Cruze and Trax breather repair',
      text: 'The petrol turbo’s cam cover contains its crankcase valve. When the diaphragm tears, cover and check valve are replaced.',
    },
    {
      title: 'Oil cooler gasket renewal',
      text: 'Oil appears in the coolant on 1.6 and 1.8 petrols when the seals under the cooler fail. It looks like a head gasket and is not.',
    },
    {
      title: 'DPF and EGR on diesel models',
      text: 'Captiva, Cruze and Orlando diesels that live in town fill their filters. Pressure and temperature are read before cleaning.',
      href: '/dpf',
    },
    {
      title: 'All-wheel-drive servicing',
      text: 'Captiva transfer gear and rear axle oils, with the electronic coupling tested under load.',
    },
    {
      title: 'Spark and Aveo ignition repair',
      text: 'Coil packs, plug leads and crank sensors are the small parts behind most misfires.',
      href: '/diagnostics',
    },
    {
      title: 'Clutch and gear linkage',
      text: 'Matiz cables, Lacetti slave cylinders and Captiva flywheels. Release parts inside the bellhousing are renewed together.',
      href: '/clutch-replacement',
    },
  ],
  commonIssues: [
    {
      title: 'Snapped belt on a low-miler',
      text: 'The odometer says 35,000 and the belt says 2008. Age alone is enough to break it.',
      note: 'Matiz, Kalos and Lacetti',
    },
    {
      title: 'Oil from the rocker cover',
      text: 'A smell of hot oil and a shiny spark plug well. Gaskets harden early on the 1.6 and 1.8.',
      note: 'Lacetti, Aveo and Cruze',
    },
    {
      title: 'Turbo petrol whistle',
      text: 'Hissing, rough idle and oil use are signs of a ruptured breather.',
      note: '1.4 turbo Cruze and Trax',
    },
    {
      title: 'Water pump seepage',
      text: 'White tracks and a falling level. The pump on the turbo petrol can leak for months before the light comes on.',
      note: '1.4 turbo',
    },
    {
      title: 'Clogged particulate filter',
      text: 'Rising oil level, loud fan after parking and a warning to keep driving. Fuel is washing down into the sump.',
      note: 'Captiva, Cruze and Orlando diesel',
    },
    {
      title: 'Clutch pedal that stays down',
      text: 'The slave cylinder sits round the gearbox shaft and leaks inside the bellhousing. Fluid drops in the reservoir with nothing wet at the pedal.',
      note: 'Cruze, Orlando and Captiva',
    },
    {
      title: 'Knocking drop links',
      text: 'A rattle over cobbles at low speed. The part is cheap and both sides are soon done.',
      note: 'Captiva and Cruze',
    },
    {
      title: 'Propshaft centre bearing hum',
      text: 'A drone at 40 mph that changes on lifting off. The rubber round the bearing has split.',
      note: 'All-wheel-drive Captiva',
    },
  ],
  faqs: [
    {
      question: 'Who services Chevrolets now that the dealers have gone?',
      answer:
        'Any competent independent garage can. We keep the data for the Korean-built range and buy shared parts through Vauxhall lines.',
    },
    {
      question: 'What is your price list for a Chevrolet?',
      answer:
        '£95 is the entry price for Basic, £165 for Full and £259 for Major. V8 models are quoted by engine.',
    },
    {
      question: 'Does my Spark have a timing belt?',
      answer:
        'The 2010-on Spark 1.0 and 1.2 use a chain. The Matiz before it has a belt that needs regular replacement.',
    },
    {
      question: 'Are Chevrolet parts hard to find?',
      answer:
        'Service parts are easy. Body panels and trim for Epica or Tacuma are the items that take patience.',
    },
    {
      question: 'My Cruze has brown sludge in the coolant. Is it finished?',
      answer:
        'Not necessarily. Test the oil cooler before the head gasket, because its seals fail far more often on the 1.6 and 1.8.',
    },
  ],
  related: ['/timing-chain-belt', '/dpf', '/diagnostics', '/clutch-replacement'],
} satisfies MakePage;
