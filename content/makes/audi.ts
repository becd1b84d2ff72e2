import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'audi',
  name: 'Audi',
  title: 'Audi servicing in Chesterfield: S tronic and TDI',
  description:
    'Audi servicing in Chesterfield from £109 on fixed or flexible intervals. S tronic and Haldex oil, TFSI oil use, TDI belts and chains.',
  keywords: [
    'Audi servicing Chesterfield',
    'Audi specialist Chesterfield',
    'S tronic oil change',
    'quattro Haldex service',
    'Audi TDI cambelt',
    'TFSI oil consumption',
    'Audi A3 service',
    'Audi A4 service',
  ],
  intro:
    'Fixed 9,300-mile or flexible 18,600-mile servicing, forgotten quattro and S tronic oils, and a true reading of TFSI oil use.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'saloon' },
  whyChoose: [
    {
      title: 'Fixed or flexible, explained',
      text: 'Audi set 9,300 miles or a year for fixed servicing and up to 18,600 miles or two years on long-life oil. Town cars belong on the first, motorway cars can use the second.',
    },
    {
      title: 'VW Group oil standards',
      text: '507.00 for diesels with a filter, 504.00 for most petrols, 508.00 for the newest. We do not stretch one drum over all three.',
    },
    {
      title: 'Both kinds of quattro',
      text: 'An A4 sends drive through a centre differential. An A3, TT or Q3 uses a Haldex coupling that wants its own oil.',
    },
    {
      title: 'Gearbox identified first',
      text: 'S tronic, multitronic and tiptronic take different fluids and different filling methods. The code on the casing decides.',
    },
    {
      title: 'Old arms, new bolts',
      text: 'Upper control arm pinch bolts seize solid in Audi uprights. We own the tooling to press them out and price the job with that in mind.',
    },
    {
      title: 'Evidence with every recommendation',
      text: 'You receive photographs of a weeping pump or a cracked bush, with the words due now, due soon or watch it.',
    },
  ],
  packages: [
    {
      name: 'Oil service',
      pricePence: 10900,
      months: 6,
      miles: 9300,
      includes: [
        'Oil meeting VW 504.00, 507.00 or 508.00',
        'Oil filter and new drain plug',
        'Oil-use check noted for TFSI engines',
        'Brake wear seen through the wheel',
        'Washer, coolant and AdBlue levels',
      ],
    },
    {
      name: 'Inspection service',
      pricePence: 18900,
      months: 12,
      miles: 9300,
      includes: [
        'The complete oil service',
        'Pollen filter and air filter',
        'Brake thickness measured on all four corners',
        'Upper and lower control arms checked on the ramp',
        'Drive belt and tensioner inspected',
        'Control-unit fault scan',
        'Oil and inspection counters reset',
      ],
    },
    {
      name: 'Major service',
      pricePence: 32900,
      months: 24,
      miles: 18600,
      includes: [
        'The complete inspection service',
        'Brake fluid replaced',
        'Spark plugs or diesel fuel filter',
        'Haldex or S tronic oil age reviewed',
        'Scuttle drains opened and flushed',
        'Cooling system pressure-tested',
        'Cambelt age written on the report',
      ],
    },
  ],
  specialServices: [
    {
      title: 'S tronic oil and filters',
      text: 'Wet-clutch seven-speed boxes need new oil and filters around every 40,000 miles. We run the basic setting afterwards so the clutches relearn their bite.',
    },
    {
      title: 'Multitronic fluid change',
      text: 'The chain-driven CVT in older A4, A5 and A6 lives or dies by its fluid. We drain, refill warm and check for metal.',
    },
    {
      title: 'Haldex oil and strainer',
      text: 'On the fifth-generation unit the pump strainer clogs and the pump burns out. It is not on Audi’s list, yet cleaning it takes little more than an hour.',
    },
    {
      title: 'TDI cambelt and water pump',
      text: '2.0 TDI engines bend valves when the belt goes. We fit belt, tensioners, pump and fresh coolant in one visit.',
      href: '/timing-chain-belt',
    },
    {
      title: 'TFSI intake cleaning',
      text: 'Carbon on the inlet valves causes cold misfires and flat response. Manifold off, valves cleaned by hand and media, seals renewed.',
      href: '/diagnostics',
    },
    {
      title: 'Front control arm sets',
      text: 'Four upper and four lower arms carry the front of an A4, A5 or A6. Complete sets last longer than one arm at a time, and alignment follows.',
      href: '/suspension-repairs',
    },
    {
      title: 'Adaptive air suspension',
      text: 'Height sensors, struts and compressor tested on A6 allroad, A8 and Q7 before any of them is replaced.',
    },
    {
      title: 'Electric handbrake brakes',
      text: 'Rear pistons are wound back by software and pads bedded in on the road. Forcing them breaks the motor.',
      href: '/brake-service',
    },
  ],
  commonIssues: [
    {
      title: 'Heavy oil consumption',
      text: 'Thin oil-control rings let a litre vanish in under a thousand miles. A measured oil-use test comes first, then a decision about pistons.',
      note: '2.0 TFSI, 2008-2011',
    },
    {
      title: 'Chain tensioner collapse',
      text: 'A two-second rattle at start-up means the early tensioner is bleeding down. If the chain skips, the head is gone.',
      note: '1.8 and 2.0 TFSI before 2012',
    },
    {
      title: 'S tronic mechatronic faults',
      text: 'Flashing gear letters, no reverse or only odd gears. The control unit sits inside the oil, and repair is often possible.',
    },
    {
      title: 'Oil pump drive shaft',
      text: 'A small hexagon key between balancer and oil pump rounds off and pressure disappears.',
      note: '2.0 TDI PD in A4 B7 and A6 C6',
    },
    {
      title: 'Breather diaphragm whistle',
      text: 'A hoot at idle that stops when you lift the dipstick. The PCV valve is torn and lets in unmetered air.',
      note: 'TFSI engines',
    },
    {
      title: 'Inlet manifold code P2015',
      text: 'The flap linkage wears and the engine light comes on with little change in how the car drives.',
      note: '2.0 TDI common rail',
    },
    {
      title: 'Leaking thermostat housing',
      text: 'Pink crust below the inlet manifold. The plastic pump and thermostat unit warps with heat and is sold as one part.',
      note: '1.4 TFSI and third-generation 1.8 and 2.0',
    },
    {
      title: 'EGR valve sticking',
      text: 'Owners of EA189 diesels often meet this after the emissions update. Hesitation, glow-plug light and a full soot filter go together.',
    },
  ],
  faqs: [
    {
      question: 'Why are your Audi intervals in 9,300s?',
      answer:
        'They mirror Audi’s own figures of 15,000 and 30,000 km. Oil from £109 at 6 months or 9,300 miles, inspection from £189 yearly, Major from £329 every two years or 18,600 miles.',
    },
    {
      question: 'How much oil may a 2.0 TFSI burn?',
      answer:
        'Audi tolerates up to half a litre per 1,000 km. Anything near that deserves a proper consumption test and a look at the breather.',
    },
    {
      question: 'Is S tronic oil included in a service?',
      answer:
        'No. It is a separate job that takes its own oil, filter and a scan tool. We tell you when it falls due.',
    },
    {
      question: 'Does my 3.0 TDI have a belt?',
      answer:
        'The V6 uses chains at the back of the engine. They have no interval, but a rattle on start-up needs a tensioner before it needs an engine.',
    },
    {
      question: 'Can I move from flexible to fixed servicing?',
      answer:
        'Yes. We recode the service regime, fill suitable oil and your display then counts down to a year.',
    },
  ],
  related: ['/routine-servicing', '/timing-chain-belt', '/suspension-repairs', '/diagnostics'],
} satisfies MakePage;
