import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'mini',
  name: 'MINI',
  title: 'MINI servicing in Chesterfield: from £95, R50 to F60',
  description:
    'MINI servicing in Chesterfield from £95. Timing chain tensioners, thermostat housings, gearboxes and clutches on Cooper, Cooper S, Countryman and Clubman.',
  keywords: [
    'MINI servicing Chesterfield',
    'MINI specialist Chesterfield',
    'MINI Cooper service',
    'MINI timing chain tensioner',
    'MINI thermostat housing',
    'MINI Cooper S repair',
  ],
  intro:
    'A MINI hides BMW, Chrysler, Peugeot and Citroën engineering depending on its year. So we service it by engine code.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'We ask for the engine code first',
      text: 'A 2006 Cooper and a 2007 Cooper share a name and almost no parts. The code on the engine decides the oil, the plugs and the faults we look for.',
    },
    {
      title: 'Missing oil is written down',
      text: 'Turbocharged Cooper S engines use oil between services, and a low sump feeds the chain tensioner badly. We record how much was missing.',
    },
    {
      title: 'Front end stripped properly',
      text: 'Many jobs behind the slam panel need the bumper and radiator pack moved to the service position. Reaching in blind breaks the clips.',
    },
    {
      title: 'Condition Based Service reset item by item',
      text: 'Oil, brake fluid, pads and vehicle check each have their own counter from the R56 on. Only the items we have carried out go back to zero.',
    },
    {
      title: 'Warranty on the whole repair',
      text: 'Your MINI leaves with a 12-month warranty covering the parts we supplied and the labour that fitted them.',
    },
    {
      title: 'Back the same day where parts allow',
      text: 'Filters, pads, thermostat housings and coils for the popular models reach us quickly. Chain work is booked over one to two days.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'BMW Longlife grade oil for your engine code',
        'New oil filter and housing seal',
        'Coolant level and thermostat housing leak check',
        'Tyre wear and run-flat pressure check',
        'Listening check for chain rattle from cold',
      ],
    },
    {
      name: 'Full service',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'Everything in the MINI Basic service',
        'Engine air filter',
        'Cabin microfilter',
        'Pads and discs measured at all four wheels',
        'Control unit fault read-out',
        'Front wishbone bushes and top mounts inspected',
        'CBS display reset for the work done',
      ],
    },
    {
      name: 'Major service',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'Everything in the MINI Full service',
        'Brake fluid renewed',
        'Spark plugs on petrol cars or fuel filter on diesels, where due',
        'Auxiliary belt and friction wheel inspected',
        'Coolant strength tested',
        'Road test with written findings',
      ],
    },
  ],
  specialServices: [
    {
      title: 'N14 chain and tensioner kits',
      text: 'Chain, guides, tensioner and the stretch bolts on the cam pulleys are replaced as one kit. The cams are locked with the correct tools before anything is turned.',
      note: '1-2 days',
      href: '/timing-chain-belt',
    },
    {
      title: 'Thermostat housing and coolant pipe',
      text: 'The plastic housing at the end of the head and the pipe behind it tend to go together. We renew both, bleed the system and run the fan before handing back.',
    },
    {
      title: 'Inlet valve carbon cleaning',
      text: 'Direct injection never washes the back of the inlet valves. With the manifold off, deposits are cleaned away and cold misfires usually go with them.',
    },
    {
      title: 'R53 supercharger service',
      text: 'The Eaton M45 has its own gear oil, which many cars have never had changed. Access also lets us renew the water pump that it drives.',
    },
    {
      title: 'Clutch and flywheel',
      text: 'Cooper S and diesel models use a dual-mass flywheel, so we test its free play with the gearbox out. Expect about a day in the workshop.',
      href: '/clutch-replacement',
    },
    {
      title: 'Wishbone bushes and top mounts',
      text: 'Worn rear bushes on the front arms make a MINI dart over broken tarmac. After new bushes we set the tracking.',
      href: '/suspension-repairs',
    },
    {
      title: 'Countryman ALL4 drivetrain',
      text: 'On the R60, the F60 and the Clubman ALL4 we check rear axle oil, propshaft joints and the coupling ahead of the rear differential, which a front-drive checklist skips.',
    },
    {
      title: 'Cooper SE electric checks',
      text: 'Brake fluid, cabin filter, 12-volt battery, tyres and the charging socket. Rear brakes corrode on electric cars because regeneration does most of the stopping.',
      href: '/electrical-services',
    },
  ],
  commonIssues: [
    {
      title: 'Death rattle on Cooper S (N14)',
      text: 'A diesel-like clatter for the first minute after a cold start means the chain tensioner has run out of travel. Leave it and a guide breaks, then the timing jumps.',
      note: '2006-2010 Cooper S',
    },
    {
      title: 'Leaking thermostat housing',
      text: 'Sweet smell, low coolant warning and white crust at the gearbox end of the cylinder head. The plastic warps with heat, and N12 and N14 engines both suffer.',
    },
    {
      title: 'High-pressure fuel pump',
      text: 'Long cranking, hesitation and half-power mode with a rail pressure code on early turbocharged R56 cars. We measure pressure before blaming the pump.',
    },
    {
      title: 'Turbo oil feed pipe',
      text: 'The steel pipe runs close to the manifold and its seals bake hard. Burning oil at traffic lights is the usual first clue on a Cooper S.',
    },
    {
      title: 'Midlands gearbox bearings',
      text: 'One and Cooper models built before mid-2004 use a five-speed box with bearings that whine, then let go. Caught at the whining stage, the casing can usually be saved.',
      note: 'R50, 2001-2004',
    },
    {
      title: 'Power steering pump overheating',
      text: 'First-generation cars have an electric pump under the engine with a small cooling fan. Once road dirt stops the fan, the pump cooks and the steering goes heavy.',
      note: 'R50, R52, R53',
    },
    {
      title: 'Water pump friction wheel',
      text: 'R56-era petrol engines drive the pump by a rubber-faced wheel pressed against the belt. Squealing at start-up, or oil on that wheel, ends with an overheating engine.',
    },
    {
      title: 'Diesel chain at the back of the engine',
      text: 'Cooper D and SD cars with the N47 carry their chain at the gearbox end. A scraping noise near the bulkhead needs attention before more miles, because access means separating engine and gearbox.',
      note: 'N47 diesels, about 2010-2014',
    },
  ],
  faqs: [
    {
      question: 'Which MINI engine have I got?',
      answer:
        'Give us the registration and model. Broadly, 2001-2006 cars use the Tritec, 2006-2013 cars the N12, N14, N16 or N18, and cars from 2014 the three- or four-cylinder BMW B-series.',
    },
    {
      question: 'My MINI says the next oil service is months away. Should I wait?',
      answer:
        'The display can stretch oil changes to two years. On chain-driven turbo engines we suggest 6 months or 6,000 miles if you do short trips, and a dipstick check every few weeks.',
    },
    {
      question: 'Is a rattling Cooper S safe to drive to you?',
      answer:
        'If it rattles briefly and goes quiet with the oil full, a gentle drive is normally fine. If it rattles all the time, or the engine light flashes, phone us and have it recovered.',
    },
    {
      question: 'Do you keep run-flat tyres on the car?',
      answer:
        'We fit what the car left the factory with unless you ask otherwise. Most MINIs on run-flats carry no spare, so changing type means planning for a puncture.',
    },
    {
      question: 'How much is a MINI service and how long will it take?',
      answer:
        'Basic starts at £95, Full at £169 and Major at £259. A Basic takes around an hour; allow most of a morning for a Full and about half a day for a Major.',
    },
  ],
  related: ['/timing-chain-belt', '/routine-servicing', '/clutch-replacement', '/suspension-repairs'],
} satisfies MakePage;
