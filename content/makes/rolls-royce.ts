import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'rolls-royce',
  name: 'Rolls-Royce',
  title: 'Rolls-Royce servicing in Chesterfield, from £299',
  description:
    'Independent Rolls-Royce servicing in Chesterfield from £299: Silver Shadow hydraulics, Spirit spheres, Phantom V12, Ghost air suspension and battery care.',
  keywords: [
    'Rolls-Royce servicing Chesterfield',
    'independent Rolls-Royce garage Derbyshire',
    'Silver Shadow hydraulics',
    'Rolls-Royce Ghost service',
    'Phantom V12 service',
    'Rolls-Royce air suspension',
  ],
  intro:
    'A Silver Shadow lives on its hydraulics and a Ghost on its electronics. Both suffer most from standing still.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'saloon' },
  whyChoose: [
    {
      title: 'Two eras, two methods',
      text: 'Crewe cars need gauges, bleed keys and patience. Goodwood cars need diagnosis, because nearly everything on them reports to a control unit.',
    },
    {
      title: 'Fluid identified before the cap comes off',
      text: 'RR363 brake fluid and green mineral oil look different and must never meet. One wrong top-up ruins every seal in the system.',
    },
    {
      title: 'Covered inside and out',
      text: 'Seat, wheel, carpet and wing covers stay on until the car is washed and handed over. Tools and belts with buckles stay away from the paint.',
    },
    {
      title: 'Storage-minded servicing',
      text: 'Low-mileage cars wear out tyres, batteries and fluids by date. We work from the calendar when the odometer barely moves.',
    },
    {
      title: 'A long quote in plain words',
      text: 'You receive a list sorted into safety, soon and someday, each line with a reason. Nothing is dismantled until you have chosen.',
    },
    {
      title: 'Cover on what we do',
      text: 'Our ordinary 12-month warranty on parts and labour applies here too.',
    },
  ],
  packages: [
    {
      name: 'Interim service',
      pricePence: 29900,
      months: 6,
      miles: 6000,
      includes: [
        'V8 or V12 oil in the grade for its era',
        'Oil filter and sealing rings',
        'Hydraulic or coolant reservoirs inspected',
        'Battery state of charge recorded',
        'Tyre age, pressure and sidewall inspection',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 59900,
      months: 12,
      miles: 12000,
      includes: [
        'Interim service carried out in full',
        'Air cleaner elements inspected or renewed',
        'Cabin filters where fitted',
        'Brakes measured and parking brake tested',
        'Fault log from each module, or pressure checks on Crewe cars',
        'Steering and suspension joints inspected for play',
        'Door, bonnet and hinge lubrication',
      ],
    },
    {
      name: 'Major service',
      pricePence: 99900,
      months: 24,
      miles: 24000,
      includes: [
        'Annual service carried out in full',
        'Brake or hydraulic fluid renewed with the correct type',
        'Spark plugs examined and renewed at their interval',
        'Coolant tested and topped up with the same chemistry',
        'Drive belts and pulleys inspected',
        'Gearbox and final drive levels checked',
        'Long road test, hot and cold',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Shadow and Spirit hydraulic overhaul',
      text: 'Accumulator spheres are pressure-tested, pumps checked and leaking hoses listed. With the engine off, the pedal should keep its assistance for dozens of applications, not a handful.',
    },
    {
      title: 'Mineral oil systems from 1980',
      text: 'Silver Spirit and later cars run brakes and levelling on mineral oil. We flush, change filters and renew spheres with equipment that never touches brake fluid.',
    },
    {
      title: 'Phantom and Ghost air suspension',
      text: 'Struts, valve block and compressor are leak-tested overnight. Ride height is recalibrated afterwards so the headlamps aim true.',
      href: '/suspension-repairs',
    },
    {
      title: 'V12 coolant and oil leaks',
      text: 'Pipes in the valley of N73 engines and turbo lines on the N74 harden with heat. We pressure-test from cold, when the leaks show best.',
    },
    {
      title: 'Automatic gearbox oil',
      text: 'From the GM three-speed of the Shadow to the ZF eight-speed of a Wraith. Pan, filter and fluid are matched to the unit by its number.',
    },
    {
      title: 'Battery and charging care',
      text: 'We measure sleep current over an hour, register new batteries where the car asks for it, and fit a lead for a conditioner.',
      href: '/electrical-services',
    },
    {
      title: 'Run-flat and PAX tyres',
      text: 'Early Phantoms left Goodwood on metric PAX wheels that take only one kind of tyre. Owners often move to conventional wheels; we explain what each choice means.',
      href: '/tyre-installation',
    },
    {
      title: 'Recommissioning after storage',
      text: 'Fuel drained, bores turned by hand, brakes freed, hoses and belts assessed. First start comes last.',
    },
  ],
  commonIssues: [
    {
      title: 'Flat accumulator spheres',
      text: 'Brake pressure lights stay on for minutes after starting, or flicker at each press. The nitrogen has left and only pump pressure remains.',
      note: 'Silver Shadow to Silver Spur',
    },
    {
      title: 'Sagging corner on a Ghost',
      text: 'One side settles overnight and the compressor labours each morning. Left alone, a leaking strut burns out the pump as well.',
    },
    {
      title: 'Blue smoke from a Phantom V12',
      text: 'Valve stem seals on the N73 harden, most visible after idling. It is repairable with the heads in place, but slow work.',
      note: 'Phantom VII, 2003-2017',
    },
    {
      title: 'Flat batteries and phantom warnings',
      text: 'Low voltage produces a scatter of suspension, gearbox and brake messages. Before reading too much into them we charge and test the batteries, some models having two.',
    },
    {
      title: 'Rust in Shadow sills and arches',
      text: 'Monocoque Crewe cars corrode at the rear wheel arches, sill ends and behind the front wheels. Shiny paint can hide all three.',
    },
    {
      title: 'Active roll bar leaks',
      text: 'Hydraulic anti-roll systems weep at hoses and motors. A clonk at walking pace and a low reservoir give it away on Ghost and Wraith.',
    },
    {
      title: 'Perished front arm bushes',
      text: 'Over two tonnes of car rest on a few rubber mounts. Judder through the wheel under light braking is the common report.',
    },
    {
      title: 'Sticking mascot and door motors',
      text: 'The retracting Spirit of Ecstasy jams with wax and grit, and power-closing coach doors fail at their switches. Cleaning and adjustment often save the motor.',
    },
  ],
  faqs: [
    {
      question: 'Which Rolls-Royce models do you accept?',
      answer:
        'Silver Shadow onwards, including Corniche, Spirit, Seraph, Phantom, Ghost, Wraith, Dawn and Cullinan. Ring about pre-1965 cars and Spectre so we can say honestly what we can do.',
    },
    {
      question: 'How do I know whether mine takes RR363 or mineral oil?',
      answer:
        'A label on the reservoir says so, and the year is a guide: Shadows used RR363, cars from the 1980 Silver Spirit use mineral oil. If the label is missing, do not top up; call us.',
    },
    {
      question: 'My car covers 800 miles a year. Is a yearly service excessive?',
      answer:
        'No. Acids and moisture build up in still oil, hydraulic seals dry and tyres age. The annual visit is mainly an inspection by date.',
    },
    {
      question: 'What are the starting prices?',
      answer:
        'Interim from £299, Annual from £599, Major from £999. Hydraulic overhauls and V12 leak repairs are estimated after inspection.',
    },
    {
      question: 'Can you collect the car?',
      answer:
        'Ask when you phone. A car that will not start or has lost brake pressure should travel on a covered or flat-bed lorry, never on a rope.',
    },
  ],
  related: ['/routine-servicing', '/suspension-repairs', '/electrical-services', '/brake-service'],
} satisfies MakePage;
