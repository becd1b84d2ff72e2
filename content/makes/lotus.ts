import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'lotus',
  name: 'Lotus',
  title: 'Lotus servicing in Chesterfield: Elise, Exige, Evora',
  description:
    'Lotus Elise, Exige, Evora and Emira servicing in Chesterfield from £149. Toe-links, K-series belts, Toyota engines, geometry and clutch cables.',
  keywords: [
    'Lotus servicing Chesterfield',
    'Lotus specialist Derbyshire',
    'Elise toe link replacement',
    'Lotus Exige service',
    'K-series cambelt Elise',
    'Lotus geometry setup Chesterfield',
  ],
  intro:
    'A Lotus is light because every part is just strong enough. We inspect what holds the wheels on first, then the rest.',
  drawing: { engine: 'mid', drive: 'rear', body: 'roadster' },
  whyChoose: [
    {
      title: 'Toe-links at every visit',
      text: 'The rear toe-link ball joint steers the back of the car if it breaks. It gets a pry bar and a light before anything else.',
    },
    {
      title: 'Jacked where Lotus meant',
      text: 'An extruded, bonded aluminium tub bends if lifted by the sill. Our pads sit on the marked points alone.',
    },
    {
      title: 'Clamshells handled by two people',
      text: 'Front and rear clams scratch and crack easily. When one has to come off, two of us lift it and photographs are taken first.',
    },
    {
      title: 'Rover, Toyota or GM',
      text: 'The car says Lotus; the engine says K-series, 1ZZ, 2ZZ, 2GR or Z20LER. Parts and oil are matched to what is under the lid.',
    },
    {
      title: 'Geometry is part of the service',
      text: 'Half a degree changes an Elise completely. We measure it and leave you the sheet.',
    },
    {
      title: 'One year’s warranty',
      text: 'Each component and the work to fit it are covered for twelve months from the date of the invoice.',
    },
  ],
  packages: [
    {
      name: 'Basic oil service',
      pricePence: 14900,
      months: 6,
      miles: 6000,
      includes: [
        'Undertray removed, oil and filter replaced',
        'Toe-links, ball joints and steering arms levered',
        'Coolant level and header tank examined for cracks',
        'Brake discs, pads and handbrake travel',
        'Tyre shoulders, pressures and age',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 26900,
      months: 12,
      miles: 12000,
      includes: [
        'The basic oil service',
        'Intake filter cleaned or replaced',
        'Radiator end tanks and oil cooler lines checked',
        'Clutch and gear cables or hydraulics',
        'Battery, earths and immobiliser drain',
        'Brake fluid test with renewal advised each year',
        'Chassis and wishbones inspected from below',
      ],
    },
    {
      name: 'Major service',
      pricePence: 39900,
      months: 24,
      miles: 24000,
      includes: [
        'Annual service complete',
        'Spark plugs and a coil test',
        'Brake and clutch fluid changed',
        'Gearbox oil change',
        'Coolant test, antifreeze quoted if the inhibitor is spent',
        'Geometry measured, printed, adjusted within tolerance',
        'Drive belts and supercharger oil level where fitted',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Toe-link replacement',
      text: 'We fit uprated links with the correct bolts and torque, then measure rear toe. You can hold the old ones and feel the play.',
      href: '/suspension-repairs',
    },
    {
      title: 'K-series cambelt and head gasket',
      text: 'Rover engines want belts on age. When the gasket leaks, the head is checked flat and a multi-layer gasket fitted, with new dowels and bolts.',
      href: '/timing-chain-belt',
    },
    {
      title: '2ZZ high-cam inspection',
      text: 'The Toyota 1.8 changes cam lobe at about 6,200 rpm. Lift bolts and lobe surfaces are inspected with the cam cover off.',
    },
    {
      title: 'Radiator and coolant pipes',
      text: 'Plastic tanks part from the core. Depending on the model the front clam is loosened or removed, so we replace thermostat hoses too.',
    },
    {
      title: 'Evora and Exige V6 clutch',
      text: 'The six-cylinder’s drivetrain is lowered for it. Expect more than a day; release bearing and hydraulic pipe are done together.',
      href: '/clutch-replacement',
    },
    {
      title: 'Four-wheel geometry',
      text: 'Toe, camber, castor and ride height are adjusted, with shims where Lotus uses them. Road and track settings differ.',
    },
    {
      title: 'S1 brake conversion',
      text: 'The earliest Elises had aluminium composite discs which need special pads. Iron discs are the sensible replacement.',
      href: '/brake-service',
    },
    {
      title: 'Wishbone refurbishment',
      text: 'Rusty arms are blasted, inspected and powder-coated; bushes and ball joints are pressed in new.',
      href: '/suspension-repairs',
    },
  ],
  commonIssues: [
    {
      title: 'Rear end twitch',
      text: 'If the back of the car seems to steer itself over a bump, suspect a toe-link. Park it and call us.',
    },
    {
      title: 'Coolant loss on K-series cars',
      text: 'Sometimes it is a pipe, sometimes the gasket. A combustion gas test at the header tank tells before any head is removed.',
    },
    {
      title: 'Vague gearchange',
      text: 'Cables stretch, fray and lose their bushes on the Evora and Elise. Third becomes difficult first.',
    },
    {
      title: 'Oil line leaks on Exige and 111R',
      text: 'Crimped hoses to the front coolers weep at their ends. An oil film on a rear tyre is a serious hazard.',
    },
    {
      title: 'Flat spot before high cam',
      text: 'On the 2ZZ worn lift bolts leave a set of valves on the mild lobe. The car revs but does not pull.',
    },
    {
      title: 'Window drops or sticks',
      text: 'Regulators and guides wear and the glass twists in its channel. It is reached behind the door card.',
    },
    {
      title: 'Dead after a fortnight',
      text: 'The immobiliser draws current constantly from a small battery. A conditioner and healthy earths prevent most starting faults.',
    },
    {
      title: 'Notchy steering',
      text: 'Unassisted racks wear at the middle. Track rods and lower column joint should be ruled out first.',
    },
  ],
  faqs: [
    {
      question: 'What does servicing a Lotus cost?',
      answer:
        'Our three services start at £149, £269 and £399. Toe-links, belts and clutches are quoted after inspection.',
    },
    {
      question: 'Which Elises have a cambelt?',
      answer:
        'Rover K-series cars up to 2006 do. Toyota-engined ones use a chain, and so do the V6 Evora, Exige and Emira.',
    },
    {
      question: 'Should I change toe-links even if they pass a test?',
      answer:
        'If they are original, or you use sticky tyres, we recommend it. They often look fine until they snap.',
    },
    {
      question: 'How much mileage is too little for a yearly service?',
      answer: 'None. Brake fluid and coolant age, and a light car on hard old tyres is no fun.',
    },
    {
      question: 'Can you prepare my car for a track day?',
      answer:
        'Yes: fluids, pads, tyre check and torque of every suspension fastener. You will get a list of parts to carry as spares.',
    },
  ],
  related: [
    '/suspension-repairs',
    '/timing-chain-belt',
    '/clutch-replacement',
    '/performance-tuning',
    '/tyre-installation',
  ],
} satisfies MakePage;
