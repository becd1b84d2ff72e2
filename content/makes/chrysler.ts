import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'chrysler',
  name: 'Chrysler',
  title: 'Chrysler servicing in Chesterfield: 300C to Voyager',
  description:
    'Chrysler servicing in Chesterfield from £95. 300C CRD and HEMI, Grand Voyager, PT Cruiser, Crossfire and Ypsilon kept on the road.',
  keywords: [
    'Chrysler servicing Chesterfield',
    'Chrysler 300C service',
    'Grand Voyager repairs',
    'PT Cruiser garage',
    'Chrysler Crossfire specialist',
    '300C CRD gearbox service',
    'Chrysler parts and repairs',
  ],
  intro:
    'Chrysler no longer sells cars in Britain, yet 300C, Voyager and PT Cruiser carry on. We know whose parts are in each of them.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'saloon' },
  whyChoose: [
    {
      title: 'We know the donor parts',
      text: 'A 300C diesel is a Mercedes V6, a Voyager diesel comes from VM in Italy and a Ypsilon is a Fiat underneath. That is where sensible parts come from.',
    },
    {
      title: 'No dealer needed',
      text: 'With the network gone, you need somebody who can still read the modules, order the parts and program a key fob.',
    },
    {
      title: 'The right transmission fluid',
      text: 'ATF+4 in American boxes, Mercedes fluid in the 300C five-speed. The wrong one makes a healthy gearbox judder.',
    },
    {
      title: 'Parts found before you arrive',
      text: 'Some items come from Europe, some from the United States. We source first and book the ramp second.',
    },
    {
      title: 'Corrosion checked with the trays off',
      text: 'Voyager rear pipes and PT Cruiser arms rust where nobody looks. A torch and ten minutes save an awkward MOT.',
    },
    {
      title: 'Cared for as a keeper',
      text: 'Many of these cars are worth more to their owners than to a price guide. We rank repairs by safety, then by reliability.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Oil grade chosen for HEMI, CRD or petrol four',
        'Oil filter',
        'Automatic fluid level and smell checked',
        'Belt and hose inspection',
        'Tyres, lamps and wipers',
      ],
    },
    {
      name: 'Full',
      pricePence: 16500,
      months: 12,
      miles: 12000,
      includes: [
        'All Basic checks',
        'Engine air filter',
        'Cabin filter where fitted',
        'Front ball joints and tie rods tested',
        'Brakes cleaned and measured',
        'Underbody pipe corrosion report',
        'Fault memory read and printed',
      ],
    },
    {
      name: 'Major',
      pricePence: 25500,
      months: 24,
      miles: 24000,
      includes: [
        'All Full checks',
        'Brake fluid exchange',
        'Diesel filter or spark plugs, sixteen on a HEMI',
        'Coolant strength and colour',
        'Gearbox connector checked for oil on the 300C',
        'Timing belt age established',
      ],
    },
  ],
  specialServices: [
    {
      title: '300C five-speed gearbox',
      text: 'Fluid, filter, pan gasket and the electrical plug seal in one visit. It is the same box that Mercedes called 722.6.',
    },
    {
      title: '3.0 CRD engine care',
      text: 'Oil cooler seals, inlet port motor and glow plugs on the V6 diesel, planned so that the inlet comes off only once.',
      href: '/diagnostics',
    },
    {
      title: 'Voyager 2.5 and 2.8 CRD timing belt',
      text: 'Belt, tensioner and water pump on the VM diesel. Access is tight under the scuttle and the locking pins are particular.',
      href: '/timing-chain-belt',
    },
    {
      title: 'PT Cruiser belt and cooling',
      text: 'Petrol 2.0 and 2.4 engines have belts; the 2.2 CRD has a chain. Fan, thermostat and bottom hose are tested together.',
    },
    {
      title: 'Voyager rear air-con lines',
      text: 'Pipes to the rear heater and evaporator rot behind the wheel. We replace or blank them, then recharge the system.',
      href: '/air-conditioning',
    },
    {
      title: 'Crossfire relay board repair',
      text: 'Cracked solder in the engine bay relay module causes a dead start or stalling. The board is repaired on the bench.',
      href: '/electrical-services',
    },
    {
      title: 'HEMI 5.7 service',
      text: 'Two plugs for each cylinder, 5W-20 oil for the cylinder deactivation system and a listen for exhaust studs.',
    },
    {
      title: 'Steering and front arms',
      text: '300C track control arms and tie rods, Voyager drop links, PT Cruiser rear bushes, with tracking set after.',
      href: '/suspension-repairs',
    },
  ],
  commonIssues: [
    {
      title: 'Oil in the gearbox wiring',
      text: 'The thirteen-pin plug seeps and fluid creeps along the loom to the control unit. Limp mode in second gear follows.',
      note: '300C and Crossfire',
    },
    {
      title: 'Swirl motor drowned in oil',
      text: 'A failed turbo seal or breather drips on the inlet port motor beneath. Engine light and reduced power result.',
      note: '300C 3.0 CRD',
    },
    {
      title: 'Front end knocks',
      text: 'The 300C is heavy on tension struts and lower joints. A knock when you touch the brake at walking pace is typical.',
    },
    {
      title: 'Rear heater pipe leaks',
      text: 'Coolant loss with a dry engine bay. Look behind the rear wheel before suspecting the head gasket.',
      note: 'Grand Voyager',
    },
    {
      title: 'Sliding door stops halfway',
      text: 'Wires fracture in the flexible track. The loom is spliced or replaced, seldom the motor.',
      note: 'Grand Voyager',
    },
    {
      title: 'Cooling fan failure',
      text: 'Low speed burns out first, so the gauge rises in traffic and falls when moving.',
      note: 'PT Cruiser',
    },
    {
      title: 'Immobiliser and no crank',
      text: 'The Crossfire receiver loses contact through cracked joints. Tapping it proves nothing; measuring does.',
      note: 'Crossfire',
    },
    {
      title: 'Cam chain and belt confusion',
      text: 'A small Ypsilon 1.2 has a belt, its 1.3 diesel a chain. Skipped belts are common because owners were told otherwise.',
      note: 'Ypsilon 2011-2015',
    },
  ],
  faqs: [
    {
      question: 'Can you still get parts for a Chrysler?',
      answer:
        'For service and wear items, yes. Many cross over to Mercedes, VM, Fiat or Jeep lines. Trim is harder, and we will say so.',
    },
    {
      question: 'What are your prices for Chrysler servicing?',
      answer:
        'Basic begins at £95, Full at £165 and Major at £255. A HEMI takes more plugs and more time, so it is quoted on its own.',
    },
    {
      question: 'Is my 300C belt or chain driven?',
      answer:
        'The 3.0 diesel and the HEMI have chains, which live on regular oil changes. The 3.5 petrol V6 has a belt that must be replaced by date.',
    },
    {
      question: 'Which gearbox fluid does a Grand Voyager need?',
      answer:
        'Its American automatics are designed round ATF+4. Universal fluid is a frequent reason for shudder and late shifts.',
    },
    {
      question: 'Can you supply another key?',
      answer:
        'We can program fobs for many models once you have proof of ownership. Bring every key that you have, as some are wiped in the process.',
    },
  ],
  related: ['/electrical-services', '/timing-chain-belt', '/air-conditioning', '/suspension-repairs'],
} satisfies MakePage;
