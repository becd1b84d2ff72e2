import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'isuzu',
  name: 'Isuzu',
  title: 'Isuzu D-Max servicing in Chesterfield from £95',
  description:
    'Isuzu D-Max, Rodeo and Trooper servicing in Chesterfield from £95: diesel fuel systems, driveline oils, leaf springs, drum brakes and chassis rust.',
  keywords: [
    'Isuzu servicing Chesterfield',
    'Isuzu D-Max service Chesterfield',
    'Isuzu Rodeo repairs',
    'Isuzu Trooper specialist Derbyshire',
    'pickup truck service Chesterfield',
    'D-Max DPF problems',
  ],
  intro:
    'A D-Max earns its keep with a trailer on. We service the whole driveline and give you the truck back in time for work.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'pickup' },
  whyChoose: [
    {
      title: 'Pickups get a pickup checklist',
      text: 'Propshafts, transfer box, leaf springs and tow-bar wiring are not on a hatchback sheet. On ours they are.',
    },
    {
      title: 'Grease where Isuzu put nipples',
      text: 'Universal joints and sliding splines need a grease gun at every visit. A dry joint squeaks first, then vibrates, then lets the shaft go.',
    },
    {
      title: 'Mud washed off before we judge',
      text: 'Farm and quarry trucks hide rust and leaks under a crust. We clean the places that matter, then inspect.',
    },
    {
      title: 'Towing in mind',
      text: 'Tell us what you pull. Frequent work near the 3.5-tonne limit shortens the life of clutch, gearbox oil and rear brakes, and we adjust the plan.',
    },
    {
      title: 'Several trucks, one contact',
      text: 'Farms and contractors can put all their pickups on a fleet plan and send them in turn, so that one is always working.',
    },
    {
      title: 'Backed for 12 months',
      text: 'Hard use is no excuse for us. Parts and workmanship stay under warranty for the year.',
    },
  ],
  packages: [
    {
      name: 'Working oil service',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Low-ash diesel oil for filter-equipped engines, and a filter',
        'Propshaft joints greased',
        'Water drained from the fuel filter bowl',
        'Axle and transfer box checked for leaks',
        'Tyres, lights and trailer socket tested',
      ],
    },
    {
      name: 'Full service',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'The working oil service',
        'Air cleaner element, and the cabin filter where fitted',
        'Front discs measured, rear drums removed and cleaned out',
        'Front ball joints, rack and wheel bearings',
        'Leaf spring, shackle and U-bolt inspection',
        'Differential, transfer box and gearbox oil levels',
        'Diesel fault codes and soot level',
      ],
    },
    {
      name: 'Major service',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'The full service',
        'Diesel fuel filter element',
        'Brake fluid and clutch fluid replaced',
        'Four-wheel-drive engagement tested in each range',
        'Coolant strength and hose condition',
        'Chassis rails, outriggers and body mounts probed for rust',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Driveline oil change',
      text: 'Front axle, rear axle, transfer box and gearbox, each with its own grade. Recommended after wading, because water enters through the breathers.',
    },
    {
      title: '2.5 twin-turbo diesel',
      text: 'The 4JK1 in the 2012 to 2017 D-Max has two turbochargers in sequence. Boost leaks between them feel like a flat spot, so we smoke-test the pipework first.',
    },
    {
      title: '1.9 diesel care',
      text: 'The later RZ4E is quieter but busy with emission control. We watch filter soot, EGR flow and oil condition at each service.',
    },
    {
      title: 'Suction control valve',
      text: 'This valve on the Denso pump meters fuel to the rail. When it sticks the engine hunts at idle or stalls. It is replaced with a new filter and re-learned.',
    },
    {
      title: 'Clutch for towing',
      text: 'On manual trucks we fit plate, cover and release bearing and check the dual-mass flywheel for heat cracks. Allow about a day.',
      href: '/clutch-replacement',
    },
    {
      title: 'Rear drum overhaul',
      text: 'Shoes, cylinders, adjusters and the bearing seal, which leaks axle oil onto linings. The load-sensing linkage is freed and set where fitted.',
      href: '/brake-service',
    },
    {
      title: 'Leaf spring repair',
      text: 'Broken leaves, flattened packs and worn shackle bushes are replaced in pairs, so the truck sits level again.',
      href: '/suspension-repairs',
    },
    {
      title: 'Underbody cleaning and wax',
      text: 'We wash, dry and treat the chassis, with long nozzles into the box sections, before winter salt arrives.',
    },
  ],
  commonIssues: [
    {
      title: 'Filter light on farm trucks',
      text: 'Short trips around fields never heat the exhaust enough to burn soot. A run on the A61 at steady speed can save a forced regeneration.',
    },
    {
      title: 'Uneven idle, surging',
      text: 'Hunting between 700 and 1,000 rpm on the 2.5 and 3.0 is typical of the suction control valve. Dirty fuel shortens its life.',
    },
    {
      title: 'Four-wheel drive will not engage',
      text: 'The front axle disconnect sticks if it is never used, or its wiring corrodes. Engage it monthly on a loose surface.',
    },
    {
      title: 'Vibration at 50 mph',
      text: 'Look at the propshaft: universal joints or the centre bearing. If it comes only when loaded, the rear springs have dropped and changed the angle.',
    },
    {
      title: 'Trooper 3.0 injector trouble',
      text: 'The 4JX1 works its injectors with engine oil. Hard seals let diesel into the sump, and the engine becomes difficult to start when hot.',
    },
    {
      title: 'Soot in the intake',
      text: 'EGR and crankcase vapour together make a tar that narrows the inlet. Power falls so slowly that drivers do not notice.',
    },
    {
      title: 'Front wheel bearings and joints',
      text: 'Heavy off-road tyres load them. A hum that changes on bends is a bearing; a knock on rough ground is a ball joint.',
    },
    {
      title: 'Frame corrosion on Rodeo',
      text: 'Older Rodeos rot at the rear spring hangers and crossmembers. Welding is possible if caught before the hanger tears.',
    },
  ],
  faqs: [
    {
      question: 'Which MOT class does my D-Max need?',
      answer:
        'Pickups up to 3,000kg gross are class 4; a goods vehicle above that, up to 3,500kg, is class 7. A double cab light enough to count as a dual-purpose vehicle stays in class 4. Read us the plate when you book.',
    },
    {
      question: 'How often should a towing truck have its oil changed?',
      answer: 'Every 6 months or 6,000 miles. Hot, loaded engines and filter regenerations both spoil oil.',
    },
    {
      question: 'Do Isuzu diesels have a timing belt?',
      answer:
        'The D-Max 2.5 and 1.9 and the later Rodeo 2.5 and 3.0 use a chain, the 2.5 and 3.0 together with gears. It has no replacement date, but it depends on clean oil.',
    },
    {
      question: 'What are your Isuzu prices?',
      answer:
        'From £95, £169 and £259 for the three services. Driveline oils are priced by how many units you want drained.',
    },
    {
      question: 'Can the truck be finished in a day?',
      answer:
        'A service, yes. Drum overhauls and clutches take about a day too. Spring packs and Trooper injectors may have to be ordered.',
    },
  ],
  related: ['/fleet-support', '/dpf', '/clutch-replacement', '/brake-service', '/mot'],
} satisfies MakePage;
