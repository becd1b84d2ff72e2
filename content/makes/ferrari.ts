import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'ferrari',
  name: 'Ferrari',
  title: 'Ferrari servicing in Chesterfield: belts, F1 and DCT',
  description:
    'Ferrari servicing in Chesterfield from £299: cambelts on the older V8s and V12s, F1 clutch readings, DCT fluid, ceramic brakes and ball joints.',
  keywords: [
    'Ferrari servicing Chesterfield',
    'Ferrari specialist Chesterfield',
    'Ferrari cambelt replacement Derbyshire',
    'Ferrari 360 belt service',
    'Ferrari F430 service',
    'independent Ferrari garage Derbyshire',
  ],
  intro:
    'A Ferrari ages while it stands still. We work from the date on the last invoice as much as from the odometer.',
  drawing: { engine: 'mid', drive: 'rear', body: 'supercar' },
  whyChoose: [
    {
      title: 'We ask for the belt date first',
      text: 'On a 348, F355, 360, 456, 550 or 575 the age of the belts decides everything else. If no invoice proves it, we treat the belts as due.',
    },
    {
      title: 'Clutch life as a number',
      text: 'On F1 gearboxes we read clutch wear and bite point from the control unit, so you know what is left before it slips on a hill.',
    },
    {
      title: 'Lifted at the right points',
      text: 'Low sills, flat undertrays and carbon parts crack under a careless jack. We use long pads and ramps, and every undertray screw goes back in its own hole.',
    },
    {
      title: 'Photographs of what is worn',
      text: 'You see the cracked manifold or the split boot, with the measurement beside it, before you decide on any extra work.',
    },
    {
      title: 'A file that helps the sale',
      text: 'Buyers of these cars read paper. The invoice lists fluid grades, part numbers, readings and the mileage, ready for the history folder.',
    },
    {
      title: 'Labour and parts under warranty',
      text: 'Everything we fit to your Ferrari carries twelve months of cover, including the hours needed to reach it again.',
    },
  ],
  packages: [
    {
      name: 'Interim oil service',
      pricePence: 29900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil in the viscosity Ferrari lists for the engine, new filter and drain washer',
        'Dry-sump level set hot and idling where the engine has one',
        'Tyre age, tread and pressures, inner shoulders included',
        'Visual check of cam covers, hoses and coolant joints for leaks',
        'Battery test and conditioner check',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 59900,
      months: 12,
      miles: 12000,
      includes: [
        'Everything in the interim oil service',
        'Air and pollen filters',
        'Brake fluid tested, discs and pads measured',
        'Ball joints, bushes and dampers checked on the lift',
        'Fault memory of engine, gearbox and suspension read',
        'F1 clutch wear reading on cars that report it',
        'Road test with a written report',
      ],
    },
    {
      name: 'Major service',
      pricePence: 99900,
      months: 24,
      miles: 24000,
      includes: [
        'All annual service work',
        'Spark plugs, with coils and leads inspected',
        'Brake fluid replaced, clutch hydraulics too where they share it',
        'Coolant strength tested and circuit pressure checked',
        'Gearbox oil level and condition check',
        'Auxiliary belt and pulleys inspected',
        'Cambelt age recorded and any belt service quoted separately',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Cambelts with the engine in',
      text: 'The 360 has its timing belts behind a panel at the back of the seats. On the V12 cars, 456, 550, 575 and 612, they are reached from the nose. Tensioner bearings are changed at the same time.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Engine-out belt service',
      text: 'On the 348 and F355 the engine comes down on its subframe. While it is out we inspect cam seals, coolant hoses, clutch and manifolds, because the same labour will not be paid twice.',
      href: '/timing-chain-belt',
    },
    {
      title: 'F1 clutch and actuator work',
      text: 'Pump run time, accumulator pressure, bite point and clutch wear are measured before anything is ordered. After a new clutch the system is put through its learning routine.',
      href: '/clutch-replacement',
    },
    {
      title: 'DCT fluid and sensors',
      text: 'The dual-clutch box in the California, 458 and later cars keeps separate oil for clutches and gears. We change both by temperature and check the casing for leaks.',
    },
    {
      title: 'Ceramic brake inspection',
      text: 'Carbon-ceramic discs wear by losing weight and surface as well as thickness. We inspect the faces for burnt areas and chips and measure the pads at every annual service.',
      href: '/brake-service',
    },
    {
      title: 'Suspension arms and ball joints',
      text: 'Ball joints on the 360 and F430 develop play that shows as a wander under braking. Each joint is levered on the lift, then the car is aligned.',
      href: '/suspension-repairs',
    },
    {
      title: 'Exhaust manifolds and valves',
      text: 'We look for hairline cracks around the collectors, test the bypass valves and their vacuum lines, and weld or replace as the metal allows.',
    },
    {
      title: 'Recommissioning after storage',
      text: 'Old fuel out, fluids changed, plugs removed for a look, engine turned by hand before the first start. Perished hoses and tyres are listed by age.',
    },
  ],
  commonIssues: [
    {
      title: 'Belts older than three years',
      text: 'The accepted limit on the belt-driven V8s is three years, even with a few hundred miles covered. A slipped belt bends valves and turns a service into a rebuild.',
    },
    {
      title: 'F430 manifold cracks',
      text: 'A metallic tick when cold that fades as the metal expands usually means a split manifold. Left alone, it overheats its neighbours and upsets the mixture on that bank.',
    },
    {
      title: 'F355 valve guides',
      text: 'Early F355 engines have soft bronze guides. Blue smoke after a long overrun and rising oil use are the signs; a leak-down test confirms it.',
    },
    {
      title: 'Slow Down warning lamps',
      text: 'On the F355 and 360 the catalyst temperature units fail more often than the catalysts overheat. The reading is compared with a real thermometer before parts are replaced.',
    },
    {
      title: 'F1 pump running too often',
      text: 'If you hear the pump priming every few seconds, the accumulator has lost its gas charge or the actuator leaks. Soon after, the box drops into neutral.',
    },
    {
      title: 'DCT speed sensor faults',
      text: 'A California or 458 that suddenly loses even or odd gears may have a failed sensor inside the gearbox. Diagnosis decides if it can be repaired without a whole unit.',
    },
    {
      title: 'Sticky switches',
      text: 'The soft coating on buttons and vents of the 360 to California years turns to glue. Parts are removed, stripped and refinished instead of rubbed in place.',
    },
    {
      title: 'Flat battery, odd faults',
      text: 'Low voltage during cranking sets warnings in gearbox, dampers and airbags at once. We charge and load-test first, clear the codes, then see which ones return.',
    },
  ],
  faqs: [
    {
      question: 'Which Ferraris have timing belts?',
      answer:
        'The 348, F355, 360, 456, 550, 575M and 612 Scaglietti use belts. The F430, 599, California, 458 and later models use chains, which have no fixed replacement date.',
    },
    {
      question: 'Is the cambelt part of the £999 major service?',
      answer:
        'No. Belt work differs too much between a 360 and an F355, so we quote it by model and agree the sum before the car arrives.',
    },
    {
      question: 'My car may still be in Ferrari’s seven-year maintenance scheme. Should I come to you?',
      answer:
        'Check first. Many cars sold since about 2011 have scheduled maintenance included at official dealers for seven years, and you should use what you have paid for. We are useful for brakes, tyres, suspension and anything after it ends.',
    },
    {
      question: 'Does a Ferrari need a service if I drove 800 miles this year?',
      answer:
        'Yes, a yearly oil change and inspection. Acids and moisture build up in oil on short outings, and seals dry out in a garage.',
    },
    {
      question: 'How long will you keep the car?',
      answer:
        'An interim oil service takes a morning. Annual work fills a day because of the undertrays. A belt service with the engine out takes longer, and the car stays indoors.',
    },
  ],
  related: [
    '/timing-chain-belt',
    '/clutch-replacement',
    '/brake-service',
    '/suspension-repairs',
    '/diagnostics',
  ],
} satisfies MakePage;
