import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'cupra',
  name: 'Cupra',
  title: 'Cupra servicing in Chesterfield: Leon to Formentor',
  description:
    'Cupra servicing in Chesterfield from £95. DSG and Haldex oil, VAQ differential, 2.0 TSI carbon cleaning, eHybrid and Born maintenance.',
  keywords: [
    'Cupra servicing Chesterfield',
    'Cupra Formentor service',
    'Leon Cupra specialist',
    'Cupra Ateca DSG oil',
    'VAQ differential service',
    'Cupra Born servicing',
    'Haldex service Chesterfield',
  ],
  intro:
    'Leon Cupra, Ateca, Formentor, Born: we ask about the oils that the display never mentions, in gearbox, Haldex and VAQ.',
  drawing: { engine: 'front-transverse', drive: 'all', body: 'suv' },
  whyChoose: [
    {
      title: 'Every hidden oil listed',
      text: 'Engine, DSG, rear coupling and front lock each age on their own timetable. Your report has a line and a date for all four.',
    },
    {
      title: 'SEAT years included',
      text: 'Cupra became a brand in 2018. Earlier Leon and Ibiza Cupras are the same work to us.',
    },
    {
      title: 'Filter-friendly petrol oil',
      text: 'Cars with a petrol particulate filter often need VW 508.00, a thin 0W-20. A thicker substitute is a false economy.',
    },
    {
      title: 'Tuned cars understood',
      text: 'A stage-tuned Leon needs shorter oil and plug intervals. Say what has been done and we set the schedule to suit.',
    },
    {
      title: 'Warranty stays sound',
      text: 'A new Cupra can be serviced outside the dealer network. Schedule, approved oil and paperwork are what the maker can ask for, and you receive all three.',
    },
    {
      title: 'Software before spanners',
      text: 'Freezing screens and phantom warnings in MIB3 cars begin with battery voltage and versions. No parts are sold on a hunch.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'VW 504.00 or 508.00 oil',
        'Oil filter',
        'Brembo or standard pads looked at through the wheels',
        'Tyre wear across the tread',
        '12-volt state of health',
      ],
    },
    {
      name: 'Full',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'Basic, complete',
        'Air filter',
        'Cabin filter with carbon layer',
        'Brake disc thickness and lip',
        'Control arms and drop links',
        'Scan with software versions noted',
        'Service counter set',
      ],
    },
    {
      name: 'Major',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Full, complete',
        'Brake fluid to the correct class',
        'Spark plugs at the turbo interval',
        'Coolant in engine and charge cooler circuits',
        'Haldex and VAQ service age',
        'High-voltage cooling inspected on eHybrid',
      ],
    },
  ],
  specialServices: [
    {
      title: 'DSG oil for DQ250 and DQ381',
      text: 'Leon Cupras have the six-speed, later cars the seven-speed wet clutch. We suggest 40,000 miles for either, and sooner on track.',
    },
    {
      title: 'Haldex pump and strainer',
      text: 'The screen of the rear coupling clogs with clutch dust. Oil and cleaning every three years keep the back axle working.',
    },
    {
      title: 'VAQ differential oil',
      text: 'The electronic front lock on the Leon Cupra has its own fluid and its own three-year interval.',
    },
    {
      title: 'Inlet valve carbon cleaning',
      text: 'Direct injection leaves deposits that spoil cold running. Media blasting with the manifold off restores the airflow.',
      href: '/diagnostics',
    },
    {
      title: 'Thermostat and pump unit',
      text: 'The plastic coolant module below the inlet manifold of the 2.0 TSI is replaced as a whole, with new seals and bleed under vacuum.',
    },
    {
      title: 'Brembo brake service',
      text: 'Large front discs, pad pins and springs renewed, with a bedding run that prevents judder.',
      href: '/brake-service',
    },
    {
      title: 'eHybrid 1.4 TSI servicing',
      text: 'Engine belt inspection, six-speed hybrid gearbox oil and both coolant circuits. The high-voltage side is isolated by a qualified technician.',
      href: '/routine-servicing',
    },
    {
      title: 'Born maintenance',
      text: 'Two-yearly brake fluid, cabin filter, tyre rotation, suspension and a look at the rear drums that regeneration leaves idle.',
    },
  ],
  commonIssues: [
    {
      title: 'Coolant smell and low level',
      text: 'The thermostat housing leaks under the inlet manifold, where no one sees it.',
      note: '2.0 TSI',
    },
    {
      title: 'Early IS38 turbo failure',
      text: 'A sudden siren note, then no boost. Later replacements have a better bearing and shaft.',
      note: 'Leon Cupra 280',
    },
    {
      title: 'Only front-wheel drive',
      text: 'Wheelspin in the wet and no warning. The coupling pump has burnt out pushing against a blocked screen.',
      note: 'Ateca and Formentor 4Drive',
    },
    {
      title: 'Frozen centre screen',
      text: 'Blank display, lost camera and nagging assistants. Updates cure many cars, a weak 12-volt battery explains others.',
      note: 'Leon and Formentor from 2020',
    },
    {
      title: 'Cold morning surge',
      text: 'A petrol 1.5 can jerk between clutch and throttle before it is warm. Software and fresh plugs come first.',
      note: '1.5 TSI',
    },
    {
      title: 'Twincharger oil use',
      text: 'High boost cracks piston lands in the supercharged 1.4. Smoke and uneven compression confirm it.',
      note: 'Ibiza Cupra 1.4 TSI',
    },
    {
      title: 'Front brake vibration',
      text: 'Pads leave deposits on big discs after one hard stop. Machining or careful bedding may save them.',
      note: 'Performance brake option',
    },
    {
      title: 'Corroded rear drums',
      text: 'Little-used shoes bind and squeal after wet weeks. Exercising the brakes is free prevention.',
      note: 'Born',
    },
  ],
  faqs: [
    {
      question: 'What do you charge to service a Cupra?',
      answer:
        'A Basic visit is from £95, a Full service £169 and a Major service £249. DSG, Haldex and VAQ oils are separate lines.',
    },
    {
      question: 'Is a Leon Cupra serviced like a normal Leon?',
      answer:
        'The basics are. Plugs, front lock oil and brakes then follow a list of their own, and a shorter one.',
    },
    {
      question: 'How often does the Haldex need oil?',
      answer:
        'Three years is the usual figure. We clean the pump screen too, since oil alone does not clear it.',
    },
    {
      question: 'Will you work on the Born?',
      answer:
        'Yes, on tyres, brakes, steering, cooling checks and cabin items. Battery pack repair is outside our scope.',
    },
    {
      question: 'Can a remap affect my cover?',
      answer:
        'It can. Tell your insurer and expect the manufacturer to refuse drivetrain claims, and we will note any file that we find.',
    },
  ],
  related: [
    '/performance-tuning',
    '/tuning/ecu-remapping',
    '/brake-service',
    '/routine-servicing',
    '/diagnostics',
  ],
} satisfies MakePage;
