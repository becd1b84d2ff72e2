import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'jaguar',
  name: 'Jaguar',
  title: 'Jaguar servicing in Chesterfield: XE, XF and F-Pace',
  description:
    'Jaguar servicing in Chesterfield from £149. Ingenium diesel oil dilution, supercharged V6 coolant pipes, ZF gearbox service, 3.0 diesel belts.',
  keywords: [
    'Jaguar servicing Chesterfield',
    'Jaguar specialist Chesterfield',
    'Jaguar XF service',
    'Jaguar F-Pace service Derbyshire',
    'Ingenium diesel oil dilution',
    'Jaguar ZF gearbox service',
  ],
  intro:
    'If your Jaguar diesel asks for a service early, its oil is full of fuel. We change it, and look for the reason why.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'saloon' },
  whyChoose: [
    {
      title: 'Shorter oil intervals, on purpose',
      text: 'Factory schedules allowed some XE and XF diesels up to 21,000 miles between changes. Worn chains taught owners otherwise, and we recommend far less.',
    },
    {
      title: 'We test for fuel in the oil',
      text: 'Level, smell and regeneration history are checked together. The result goes on your report.',
    },
    {
      title: 'Plastic pipes replaced before they split',
      text: 'Coolant fittings on the supercharged engines go brittle on the inside. With the supercharger off for one job, we advise doing the others.',
    },
    {
      title: 'Gearboxes serviced, whatever the label says',
      text: 'ZF, who build the automatic, advise changing its oil even where the car’s maker calls it filled for life. The plastic sump and filter are one piece and come as a kit.',
    },
    {
      title: 'Old and new Jaguars',
      text: 'X-Type, S-Type, XJ and XK are as welcome as an I-Pace. Sills on an X-Type get the same care as a timing chain.',
    },
    {
      title: 'Warranty you can use',
      text: 'You have 12 months from the invoice date, covering both what we fitted and the time to fit it.',
    },
  ],
  packages: [
    {
      name: 'Oil service and dilution check',
      pricePence: 14900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil to the Jaguar specification, cartridge filter and seal',
        'Fuel dilution and filter regeneration data on diesels',
        'Coolant level and header tank cap',
        'Tyre wear pattern and pressures',
        'Service message and oil counter reset',
      ],
    },
    {
      name: 'Full service',
      pricePence: 27900,
      months: 12,
      miles: 12000,
      includes: [
        'Oil service and dilution check as above',
        'Intake filter and pollen filter',
        'Brake wear measured, electronic parking brake tested',
        'Lower arm hydro-bushes, rear toe arms and dampers',
        'Coolant pipes, thermostat housing and pump inspected',
        'Complete scan of control units',
        'AdBlue level on cars that use it',
      ],
    },
    {
      name: 'Major service',
      pricePence: 44900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service as above',
        'Petrol spark plugs or diesel fuel filter',
        'Brake fluid flush',
        'Both batteries load-tested where there are two',
        'Differential and gearbox checked for seepage',
        'Supercharger or auxiliary belt inspected',
        'Cooling system pressure test',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Ingenium chain repair',
      text: 'The 2.0 diesel carries its chains at the gearbox end. We listen with a stethoscope, compare cam timing values, and quote for chains, guides and tensioners together.',
      href: '/timing-chain-belt',
    },
    {
      title: '2.7 and 3.0 diesel belts',
      text: 'The V6 diesel has a timing belt at the front and a second belt for the fuel pump at the rear. Either can stop the engine, so both are changed as a set.',
      href: '/timing-chain-belt',
    },
    {
      title: 'ZF automatic service',
      text: 'New sump with built-in filter, seals and the correct Lifeguard fluid, levelled at temperature. Adaptation values are checked on the drive.',
    },
    {
      title: 'Supercharger isolator',
      text: 'A clatter at idle on 3.0 and 5.0 supercharged cars comes from a spring coupling in the snout. A redesigned isolator cures it without a new supercharger.',
    },
    {
      title: 'Coolant system overhaul',
      text: 'Water pump, crossover pipe and heater manifold replaced in one visit, then vacuum filled so no air stays behind.',
    },
    {
      title: 'AdBlue and DPF faults',
      text: 'Tank heaters, NOx sensors and level senders are tested against live values on XE, XF and F-Pace. No-start countdowns are treated as urgent.',
      href: '/dpf',
    },
    {
      title: 'Suspension renewal',
      text: 'XF and XJ cars regain their manners with fresh front lower arms and rear bushes. Alignment follows, with ride height checked.',
    },
    {
      title: 'I-Pace inspection',
      text: 'Brakes that are hardly used, heavily loaded tyres, cabin filter and coolant circuits. We read cell balance and tell you of any open battery recall.',
    },
  ],
  commonIssues: [
    {
      title: 'Service Required far too soon',
      text: 'Interrupted regenerations wash diesel into the sump. The car counts them and calls for oil, sometimes after 5,000 miles.',
    },
    {
      title: 'Rattle from the bulkhead',
      text: 'On four-cylinder diesels a rustle at the back of the engine is worn chain gear. Do not drive on in hope: a jumped chain destroys the head.',
    },
    {
      title: 'Sweet smell, no puddle',
      text: 'Coolant boils off in the vee of supercharged engines before it can drip. Pressure testing finds the cracked pipe.',
    },
    {
      title: 'Thud when changing into Drive',
      text: 'Old gearbox oil or a worn rear differential bush. We separate the two by watching the axle while an assistant shifts.',
    },
    {
      title: 'Early V8 chain tensioners',
      text: 'On 5.0 engines to about 2012 the tensioner blade wears a groove and the chain slaps for seconds after starting. Revised parts exist.',
    },
    {
      title: 'Warnings everywhere after a cold night',
      text: 'A weak battery persuades half the car’s control units to complain. Test it first, always.',
    },
    {
      title: 'Front tyres worn inside',
      text: 'Split hydro-bushes in the lower arms let the wheel toe out under braking. The steering feels vague on motorways.',
    },
    {
      title: 'X-Type sill rot',
      text: 'Plastic covers hide holes in the outer sill and the jacking points. We take the covers off before a test and not after.',
    },
  ],
  faqs: [
    {
      question: 'What causes oil dilution on a Jaguar 2.0 diesel?',
      answer:
        'To clean the filter the engine injects extra fuel late in the stroke. If the trip ends too early, part of that fuel runs down into the oil.',
    },
    {
      question: 'Can I prevent it?',
      answer:
        'Give the car half an hour at steady speed each week, and change the oil at 6 months or 6,000 miles. Mostly short trips suit a petrol or hybrid better.',
    },
    {
      question: 'What does Jaguar servicing cost here?',
      answer:
        'Oil service and dilution check from £149, Full from £279, Major from £449, including the items on each list.',
    },
    {
      question: 'When should the V6 diesel belts be done?',
      answer:
        'By age as well as mileage, and many cars on the road are past the years allowed. We look up the limit for your engine and date of build.',
    },
    {
      question: 'Will you work on a supercharged F-Type?',
      answer:
        'Yes, servicing, brakes, coolant pipes and isolators. Sound and boost modifications are discussed separately.',
    },
  ],
  related: ['/dpf', '/timing-chain-belt', '/diagnostics', '/suspension-repairs', '/general-repairs'],
} satisfies MakePage;
