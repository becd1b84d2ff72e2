import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'kia',
  name: 'Kia',
  title: 'Kia servicing in Chesterfield: from £85, full records',
  description:
    'Kia servicing in Chesterfield from £85. Full services to Kia’s schedule keep the seven-year warranty: Picanto, Ceed, Sportage, Sorento, Niro, EV6.',
  keywords: [
    'Kia servicing Chesterfield',
    'Kia garage Chesterfield',
    'Kia Sportage service',
    'Kia Picanto service Chesterfield',
    'Kia e-Niro servicing',
    'Kia seven year warranty service',
  ],
  intro:
    'Seven years and 100,000 miles of warranty need seven years of proof. We follow Kia’s schedule and note what was fitted.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'suv' },
  whyChoose: [
    {
      title: 'Your dates watched',
      text: 'Kia counts months as well as miles. Tell us the first registration date and we set reminders so that no service lands outside the window.',
    },
    {
      title: 'Last look before year seven ends',
      text: 'Book in while the warranty has weeks to run and we list anything worth claiming, with evidence to take to the dealer.',
    },
    {
      title: 'Fair on Picantos',
      text: 'A city car does not need premium extras. We replace what is worn, measured against the limit, and nothing else.',
    },
    {
      title: 'Sorentos and Sportages that tow',
      text: 'Caravan owners get rear dampers, tow electrics, clutch and brakes looked at before the season starts.',
    },
    {
      title: 'Electric without drama',
      text: 'An EV6 or e-Niro still needs coolant, brake fluid, cabin filtration and tyre care. Fewer items, same attention.',
    },
    {
      title: 'A 12-month warranty of our own',
      text: 'Ours is a separate promise from Kia’s, written on the invoice, for parts and for labour.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 8500,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil of the grade Kia lists, with filter and washer',
        'Bulbs tested, reversing camera lens cleaned',
        'Fluid reservoirs topped up',
        'Tread and pressure on five tyres if a spare is carried',
        'Interval reset with printed entry',
      ],
    },
    {
      name: 'Full service',
      pricePence: 15500,
      months: 12,
      miles: 12000,
      includes: [
        'Basic service lines',
        'Replacement air filter and pollen filter',
        'Brake wear with wheels off, sliders tested',
        'Suspension, exhaust and driveshaft gaiters',
        'Start-stop battery state',
        'Brake light switch and steering checks',
        'Fault codes read from every unit',
      ],
    },
    {
      name: 'Major service',
      pricePence: 24500,
      months: 24,
      miles: 24000,
      includes: [
        'Full service lines',
        'Spark plugs or CRDi fuel filter by schedule',
        'New brake fluid',
        'Hybrid or EV coolant condition',
        'Drive belt and pulleys',
        'Towing equipment and rear coupling inspection',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Warranty logbook service',
      text: 'Oil standard, filter part numbers, technician and mileage on one page. A copy stays in our records in case yours is lost.',
      href: '/routine-servicing',
    },
    {
      title: 'e-Niro and Soul EV reduction gear',
      text: 'Oil in the single-speed gearbox is drained and examined. Ticking or whirring under light throttle is recorded on the road before we advise.',
    },
    {
      title: 'Picanto cambelt',
      text: 'Only the 2004 to 2011 cars have one. Tensioner, water pump and drive belts are included in the quotation.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Sorento 2.2 CRDi',
      text: 'A strong diesel that asks for clean fuel and clean oil. We check injector balance, intake leaks and glow plugs by resistance.',
    },
    {
      title: '48-volt mild hybrid',
      text: 'Ceed and Sportage models use a belt-driven motor. Belt, tensioners and the small battery’s status are inspected, as a failed tensioner stops it helping.',
    },
    {
      title: 'Self-levelling rear dampers',
      text: 'Many Sorentos have Nivomat units that pump themselves up on the road. Ordinary dampers do not replace them unless the springs are changed as well.',
      href: '/suspension-repairs',
    },
    {
      title: 'GDi carbon removal',
      text: 'On direct-injection petrols fuel never washes the inlet valves. A borescope image shows how thick the layer is, and you decide.',
    },
    {
      title: 'Clutch and slave cylinder',
      text: 'The concentric slave lives inside the bellhousing on the Ceed and Sportage. It is replaced with the clutch because leaks later mean the same labour again.',
      href: '/clutch-replacement',
    },
  ],
  commonIssues: [
    {
      title: 'ESC light and no brake lights',
      text: 'A failed pedal switch also blocks cruise control and may keep the key from starting the car. It is a small part, recalled on some model years.',
    },
    {
      title: 'Steering knock, right or left',
      text: 'Play in the motor coupling is felt as a click in the rim. Sportage SL and Ceed JD cars are the best-known cases.',
    },
    {
      title: 'DCT crawling judder',
      text: 'Creeping in queues warms the dry clutches until they grab. Software and a reset may calm it down; glazed plates need replacement.',
    },
    {
      title: 'Diesel filter full of soot',
      text: 'A 1.7 Sportage limited to town work blocks its particulate filter. We check pressure pipes, which crack and give false values.',
    },
    {
      title: 'Rusty rear discs on EVs',
      text: 'Regeneration leaves friction brakes idle. Use a firm stop in neutral now and then; at service we strip and grease the pads.',
    },
    {
      title: 'Condensation in rear lamps',
      text: 'Blocked vents let moisture gather and corrode the bulb holder. Sportage owners see it after winter.',
    },
    {
      title: 'Niro hybrid clutch actuator',
      text: 'Fluid loss in the hydraulic unit stops the engine joining in. Some cars were recalled, so we look that up before quoting.',
    },
    {
      title: 'Early Sorento injector seals',
      text: 'On the first 2.5 CRDi, copper washers blow and carbon sets like rock around the injectors. A chuff at idle is your warning.',
    },
  ],
  faqs: [
    {
      question: 'Will Kia reject a claim because an independent garage did the service?',
      answer:
        'It may not refuse on that ground alone. It may ask for proof of schedule, oil standard and part quality, which is what our record shows.',
    },
    {
      question: 'What do you charge to service a Kia?',
      answer: 'The three packages cost from £85, £155 and £245, for petrol and diesel alike.',
    },
    {
      question: 'How often must my Sportage be serviced?',
      answer:
        'Follow the book for your engine, usually every year. We suggest fresh oil at 6 months or 6,000 miles for short trips or towing.',
    },
    {
      question: 'Is an e-Niro service worth paying for?',
      answer:
        'Yes. Brakes seize from lack of use, brake fluid absorbs water and tyres carry a lot of weight. Skipping it can also weaken a warranty claim.',
    },
    {
      question: 'Do any Kias need a timing belt?',
      answer:
        'Among common UK cars, the first Picanto and some pre-2010 diesels and petrols. Most since use a chain, but some recent diesels have gone back to a belt. Send us the registration.',
    },
  ],
  related: ['/routine-servicing', '/mot', '/dpf', '/brake-service', '/electrical-services'],
} satisfies MakePage;
