import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'lamborghini',
  name: 'Lamborghini',
  title: 'Lamborghini servicing in Chesterfield from £399',
  description:
    'Lamborghini servicing in Chesterfield from £399: Gallardo e-gear clutches, Huracán and Aventador oil services, front lift leaks, Urus brakes.',
  keywords: [
    'Lamborghini servicing Chesterfield',
    'Lamborghini specialist Derbyshire',
    'Gallardo e-gear clutch',
    'Huracan service Chesterfield',
    'Lamborghini Urus service',
    'Aventador oil service',
  ],
  intro:
    'Services at 3,000, 6,000 and 12,000 miles, because heat and long sleeps wear a Lamborghini faster than distance does.',
  drawing: { engine: 'mid', drive: 'all', body: 'supercar' },
  whyChoose: [
    {
      title: 'Short intervals, honestly explained',
      text: 'Ten or twelve cylinders in a tight bay run hot. Oil is cheap compared with a bearing, so ours is changed twice as often as on an ordinary car.',
    },
    {
      title: 'Clutch percentage before you buy',
      text: 'On e-gear cars and the Aventador the wear value is stored in the gearbox computer. We print it for owners and for buyers.',
    },
    {
      title: 'Panels protected',
      text: 'Engine covers, carbon lids and wide sills are masked or removed before a spanner comes near. Nothing rests on paintwork.',
    },
    {
      title: 'Audi relatives recognised',
      text: 'Huracán and Urus share platforms and many components with Audi. Where an identical part exists under both numbers, you hear about it.',
    },
    {
      title: 'Short, careful test drives',
      text: 'They are documented and on dry roads, with the mileage noted before and after.',
    },
    {
      title: 'Warranty in writing',
      text: 'Twelve months for each component and for the hours spent on it, printed on the invoice.',
    },
  ],
  packages: [
    {
      name: 'Oil and safety service',
      pricePence: 39900,
      months: 6,
      miles: 3000,
      includes: [
        'Oil drained from every plug the engine has, new oil and filter',
        'Level confirmed at working temperature',
        'Tyre date codes, pressures and tread across the width',
        'Brake pads and disc faces viewed through the wheels',
        'Battery charge and conditioner test',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 79900,
      months: 12,
      miles: 6000,
      includes: [
        'Oil and safety service in full',
        'Both engine air filters and the cabin filter',
        'Clutch wear value on e-gear and ISR gearboxes',
        'Lift system, dampers and air springs checked for leaks',
        'Wheels off for brake, arm and joint inspection',
        'Control unit scan with report',
        'Undertray fixings renewed where stripped',
      ],
    },
    {
      name: 'Major service',
      pricePence: 129900,
      months: 24,
      miles: 12000,
      includes: [
        'Annual service in full',
        'Spark plugs and a coil pack inspection',
        'Brake fluid renewed with all calipers bled',
        'Coolant analysis and pressure test of the long pipe runs',
        'Front differential and gearbox oil condition',
        'Drive belts and idlers',
        'Geometry measured against the model’s data',
      ],
    },
  ],
  specialServices: [
    {
      title: 'E-gear clutch replacement',
      text: 'Gallardo and Murciélago clutches are renewed with the release bearing, and the flywheel face is measured. Afterwards the actuator learns its new bite.',
      href: '/clutch-replacement',
    },
    {
      title: 'E-gear hydraulics',
      text: 'Pump, accumulator, relay and solenoids are tested in a fixed order. Pressure that falls quickly with the pump off means a tired accumulator.',
    },
    {
      title: 'Huracán dual-clutch oil',
      text: 'The seven-speed LDF box has a filter and two oil circuits. We replace fluids by level and temperature and check for metal on the magnet.',
    },
    {
      title: 'Aventador ISR attention',
      text: 'Its single-clutch gearbox shifts with force. Clutch reading, fluid and all-wheel-drive coupling oil belong to our inspection.',
    },
    {
      title: 'Nose-lift repair',
      text: 'Lines, rams and pump are inspected where fluid stains the front dampers. We replace seals or units and bleed the system.',
    },
    {
      title: 'Ceramic and steel brakes',
      text: 'Pads are measured, disc surfaces inspected for crazing, wheel-bearing play noted. Bedding-in is done before you collect.',
      href: '/brake-service',
    },
    {
      title: 'Urus service',
      text: 'Twin-turbo V8, eight-speed automatic, air springs and active anti-roll bars. Oil, filters, brakes and tyres all feel the weight.',
    },
    {
      title: 'Storage and wake-up',
      text: 'Before winter: fuel stabiliser, fresh oil, tyres up, charger on. In spring we check brakes, hoses and fluids before the first long drive.',
    },
  ],
  commonIssues: [
    {
      title: 'Clutch worn by parking',
      text: 'Creeping on an e-gear clutch burns it within minutes. A hot smell and late engagement mean the remaining life is small.',
    },
    {
      title: 'Front lift drops overnight',
      text: 'A nose that sinks has a leaking ram or line. Fluid on the inner wheel confirms it.',
    },
    {
      title: 'Gearbox warning and neutral',
      text: 'On the Gallardo a weak accumulator or relay leaves the pump unable to hold pressure. Starting again may hide it for a day.',
    },
    {
      title: 'Leaking dampers on the Murciélago',
      text: 'Oil mist on the damper body and a choppy ride are common with age. Rebuilds are possible for many of them.',
    },
    {
      title: 'Gallardo door handles',
      text: 'The mechanism binds and the handle stays proud or does not open. Lubrication works if done early.',
    },
    {
      title: 'Low-mileage tyres that are old',
      text: 'Compound hardens at five or six years although the tread looks new. On cold tarmac the car then slides without notice.',
    },
    {
      title: 'Urus brake wear',
      text: 'Over two tonnes and 440mm front discs: enthusiastic driving consumes pads quickly. Ceramic discs chip if a stone is trapped.',
    },
    {
      title: 'Heat-damaged hoses and loom',
      text: 'Plastic clips and hoses near the exhausts become brittle. We squeeze, bend and replace before they fail on the motorway.',
    },
  ],
  faqs: [
    {
      question: 'Why is the service due at 3,000 miles?',
      answer:
        'That interval suits cars which make short, hot, infrequent trips. If yours covers long distances, we can review it with you.',
    },
    {
      question: 'Do Lamborghinis have timing belts?',
      answer:
        'Gallardo, Huracán, Murciélago, Aventador and Urus engines use chains. There is no belt to replace on them.',
    },
    {
      question: 'What are the three prices?',
      answer:
        'From £399, £799 and £1,299, at 6, 12 and 24 months or the mileage shown. Clutches and brakes are estimated individually.',
    },
    {
      question: 'How long does a Gallardo clutch last?',
      answer:
        'There is no honest mileage to quote. Parking and hill starts decide, which is why we read the wear value.',
    },
    {
      question: 'Can you collect the car?',
      answer:
        'Our recovery service can bring it. Say that it is a low car when you call, so that long ramps and soft straps come along.',
    },
  ],
  related: [
    '/clutch-replacement',
    '/brake-service',
    '/tyre-installation',
    '/diagnostics',
    '/recovery-breakdown',
  ],
} satisfies MakePage;
