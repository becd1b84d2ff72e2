import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'peugeot',
  name: 'Peugeot',
  title: 'Peugeot servicing in Chesterfield: PureTech and BlueHDi',
  description:
    'Peugeot servicing in Chesterfield from £85. PureTech wet belt inspection and replacement, AdBlue tank faults, BlueHDi cam chains and HDi injector seals.',
  keywords: [
    'Peugeot servicing Chesterfield',
    'Peugeot garage Chesterfield',
    'Peugeot wet belt replacement',
    'Peugeot AdBlue fault',
    'Peugeot 208 service',
    'Peugeot 3008 service',
    'BlueHDi timing chain',
  ],
  intro:
    'Most Peugeots here have a 1.2 PureTech or a small HDi diesel. Each has one weak point that decides what a good service is.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Wet belt measured at service',
      text: 'Through the oil filler we check the belt for swelling and cracks on 1.2 PureTech engines. A width gauge gives a yes or no, and you see it.',
    },
    {
      title: 'Oil to the PSA norm',
      text: 'The wrong 5W-30 softens a belt that lives in it. We pour the grade printed in your handbook and write the norm on the invoice.',
    },
    {
      title: 'AdBlue faults traced to the part',
      text: 'A UREA warning can be a pump, a NOx sensor, a crystallised injector or a contaminated tank. Pressure and dosing figures tell them apart.',
    },
    {
      title: 'Cars and vans on the same ramps',
      text: 'Partner, Bipper and Expert share engines with the 208 and 3008, so a trade user gets the same knowledge as a family driver.',
    },
    {
      title: 'Extended cover pointed out',
      text: 'Peugeot has lengthened cover for some PureTech belt and AdBlue tank failures. If your car looks eligible we say so before you spend money here.',
    },
    {
      title: 'A year’s warranty on parts and labour',
      text: 'Everything we fit to a Peugeot is covered for 12 months, the hours included.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to the PSA norm for your engine',
        'Oil filter element',
        'PureTech belt check through the filler',
        'AdBlue, screenwash and coolant levels',
        'Lights, wipers and tyre check',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'Peugeot Basic service contents',
        'Air filter element',
        'Pollen or charcoal cabin filter',
        'Brakes inspected with wheels off',
        'Fault memory read from engine, body and brake units',
        'Drop links, ball joints and springs checked on the ramp',
        'Spanner light reset',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'Peugeot Full service contents',
        'Two-yearly brake fluid change',
        'Diesel fuel filter or petrol spark plugs, if the schedule calls for them',
        'Soot load and additive level read on diesels',
        'Auxiliary belt and tensioner check',
        'Battery load test for stop-start cars',
      ],
    },
  ],
  specialServices: [
    {
      title: 'PureTech wet belt replacement',
      text: 'Belt, tensioner and seals are changed with the engine locked. The sump comes off so the pickup strainer can be cleared of belt debris, otherwise half the job is left undone.',
      href: '/timing-chain-belt',
    },
    {
      title: 'AdBlue system repair',
      text: 'We read dosing pressure, heater current and NOx values, then replace the part that failed. On many models pump and tank come as one unit.',
      href: '/diagnostics',
    },
    {
      title: 'BlueHDi 1.5 camshaft chain',
      text: 'The short chain joining the two camshafts was 7mm wide on earlier engines and has been superseded by an 8mm kit. We fit the wider kit with matching camshafts or sprockets as supplied.',
    },
    {
      title: 'Injector seal renewal on 1.6 HDi',
      text: 'Tarred injectors are freed, seats recut and copper washers renewed. Doing it early costs far less effort than drilling out a seized clamp.',
    },
    {
      title: 'DPF and Eolys additive',
      text: 'Older HDi cars dose cerium additive into the fuel to help the filter burn clean. We refill the pouch or tank and reset the counter.',
      href: '/dpf',
    },
    {
      title: 'EAT6 and EAT8 gearbox oil',
      text: 'Sold as filled for life, but an Aisin automatic shifts better for fresh fluid. The level is set at a measured oil temperature.',
    },
    {
      title: 'Electric parking brake on 3008 and 5008',
      text: 'First-generation cars use a motor that pulls cables, and both wear. We test motor current, renew cables and calibrate the unit.',
      href: '/brake-service',
    },
    {
      title: 'Belt and water pump on HDi diesels',
      text: 'The 1.6 and 2.0 HDi use a dry belt, a far simpler job than the PureTech. Pump, idler and tensioner are renewed alongside it.',
    },
  ],
  commonIssues: [
    {
      title: 'PureTech belt shedding rubber',
      text: 'Low oil pressure warnings or a hard brake pedal mean fragments have reached the strainer or vacuum pump. Stop soon: a starved engine does not last.',
      note: '1.2 PureTech, 2012 to about 2022',
    },
    {
      title: '“Starting prevented in 700 miles”',
      text: 'Once this countdown reaches zero the engine will not restart. Topping up rarely clears it, because the usual culprit is the tank pump or its sensor.',
      note: 'BlueHDi diesels',
    },
    {
      title: 'Broken camshaft chain on 1.5 BlueHDi',
      text: 'A rattle from the top of the engine, worst when cold, is the warning. If the chain parts, valves and rockers are damaged.',
      note: '1.5 BlueHDi, 2017-2023',
    },
    {
      title: 'Chuffing and tar around the injectors',
      text: 'A leaking copper seal lets combustion gas past and bakes soot into black tar. You hear a puff in time with the engine and smell fumes in the cabin.',
      note: '1.6 HDi',
    },
    {
      title: 'Turbo failure after blocked oil supply',
      text: 'Soot in the sump of a 1.6 HDi clogs the turbo feed and its gauze. Fitting a turbo without cleaning the pipes and sump kills the new one within days.',
    },
    {
      title: 'THP chain and fuel pump trouble',
      text: 'The 1.6 turbo petrol in the 207, 308 and RCZ was designed with BMW. It suffers slack tensioners, coked valves and weak high-pressure pumps.',
    },
    {
      title: 'Rear axle bearings on the 206',
      text: 'Water gets into the needle rollers of the trailing arms. A leaning rear wheel and tyre rubbing on the inner arch mean the axle tube is wearing away.',
    },
    {
      title: 'Aygo-sourced clutch wear on 107 and 108',
      text: 'The 1.0 three-cylinder is Toyota-built and tough, but the early clutch is small. Slipping in top gear and a noisy release bearing are typical.',
    },
  ],
  faqs: [
    {
      question: 'When should a PureTech wet belt be changed?',
      answer:
        'Peugeot cut the interval for the affected engines to six years or about 62,000 miles. Tell us the registration and mileage. We also measure the belt, because a swollen one is due at any age.',
    },
    {
      question: 'Do newer Peugeots still use the wet belt?',
      answer:
        'The 48-volt hybrid version of the 1.2, introduced in 2023, moved to a timing chain. The ordinary 1.2 PureTech of earlier years has the belt.',
    },
    {
      question: 'Can I ignore the AdBlue light if the tank is full?',
      answer:
        'No. The warning concerns the whole NOx system, and by law the car must refuse to start at the end of the countdown. Bring it while there are miles left.',
    },
    {
      question: 'What does a Peugeot service cost?',
      answer:
        'From £85 for the Basic, £155 for the Full and £245 for the Major. Belt work is quoted separately after we know the engine version.',
    },
    {
      question: 'Will you look after a Peugeot van?',
      answer:
        'Yes. Partner, Bipper, Expert and Boxer are hard on oil and brakes when they do short drops fully loaded, so we suggest the shorter intervals. Ask about plans for two or more vans.',
    },
  ],
  related: ['/timing-chain-belt', '/dpf', '/diagnostics', '/fleet-support'],
} satisfies MakePage;
