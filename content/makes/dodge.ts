import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'dodge',
  name: 'Dodge',
  title: 'Dodge servicing in Chesterfield: UK cars and imports',
  description:
    'Dodge servicing in Chesterfield from £99: Caliber, Nitro, Journey and Avenger, plus imported Charger, Challenger and Ram V8 models.',
  keywords: [
    'Dodge servicing Chesterfield',
    'Dodge Caliber service',
    'Dodge Nitro repairs',
    'Dodge Journey garage',
    'HEMI servicing UK',
    'American car garage Chesterfield',
    'Dodge Ram service',
  ],
  intro:
    'British Dodges and imported V8s alike: imperial sockets, American fluids and a clear view of what the MOT asks of an import.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'British-market cars known',
      text: 'Caliber, Nitro, Avenger and Journey were sold here from 2006 to about 2010. We know which carry Volkswagen diesels.',
    },
    {
      title: 'Imports without raised eyebrows',
      text: 'A Charger or Ram has no UK parts book. We decode the American VIN and buy by that.',
    },
    {
      title: 'MOT advice for American lights',
      text: 'Amber indicators, a rear fog lamp and a headlamp pattern that dips left all matter. We look before the test and not after it.',
    },
    {
      title: 'Fluids in the right spec',
      text: 'CVTF+4 for the Caliber belt gearbox, ATF+4 for most older automatics, 5W-20 for many V8s. Close enough is not good enough.',
    },
    {
      title: 'Tools for both systems',
      text: 'Older American V8s mix imperial bolts with metric ones. Neither gets rounded off here.',
    },
    {
      title: 'Honest waiting times',
      text: 'A filter is with us the next day. A Nitro window regulator may take longer, and you will know which it is.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil to the MOPAR or VW number needed',
        'Oil filter',
        'Transmission level where it can be read',
        'Suspension and steering boots inspected',
        'Tyre date codes and treads',
        'Import lighting check',
      ],
    },
    {
      name: 'Full',
      pricePence: 17900,
      months: 12,
      miles: 12000,
      includes: [
        'Basic tasks',
        'Air filter',
        'Cabin filter if the car has one',
        'Brake inspection with wheels off',
        'Ball joints and rear links levered for play',
        'Battery and alternator output',
        'Module scan with freeze-frame data',
      ],
    },
    {
      name: 'Major',
      pricePence: 27900,
      months: 24,
      miles: 24000,
      includes: [
        'Full tasks',
        'Brake hydraulic fluid',
        'Spark plugs or fuel filter',
        'Differential and transfer oils checked',
        'Coolant test',
        'Drive belt and idler condition',
        'Timing belt date confirmed on diesels',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Caliber and Journey 2.0 CRD',
      text: 'This is Volkswagen’s unit-injector diesel. It needs the right VW oil, a timing belt kit and an eye on the camshaft lobes.',
      href: '/timing-chain-belt',
    },
    {
      title: 'CVT fluid service',
      text: 'Petrol Calibers with the belt-type automatic run hot on hills. New fluid and a clean filter postpone the whine.',
    },
    {
      title: 'Nitro 2.8 CRD service',
      text: 'VM diesel belt, fuel filter, glow plugs and a check of the hoses between turbo and intercooler.',
    },
    {
      title: 'HEMI V8 maintenance',
      text: 'Sixteen plugs, a fresh PCV valve and oil at short intervals to look after lifters and camshaft.',
      href: '/routine-servicing',
    },
    {
      title: 'Ram and Durango driveline',
      text: 'Front and rear axles, transfer case and propshaft joints are drained, filled and greased.',
    },
    {
      title: 'Fuse and relay module testing',
      text: 'The TIPM feeds nearly everything. Voltage-drop tests show if a relay inside has failed or a wire outside it.',
      href: '/electrical-services',
    },
    {
      title: 'Front end rebuilds',
      text: 'Caliber lower arms, Nitro ball joints and Charger tension struts, pressed and aligned in our own bay.',
      href: '/suspension-repairs',
    },
    {
      title: 'Import lighting conversion',
      text: 'Indicator colour, fog lamp wiring and side repeaters put right with switchgear that still looks standard.',
    },
  ],
  commonIssues: [
    {
      title: 'Lower arm bush knock',
      text: 'A clonk from the front on speed bumps, then vague braking. Whole arms are better value than bushes.',
      note: 'Caliber',
    },
    {
      title: 'Transmission overheating',
      text: 'The car loses power on a long climb and recovers after a rest. The belt-drive gearbox protects itself when its fluid is tired.',
      note: 'Caliber petrol automatic',
    },
    {
      title: 'Worn camshaft lobes',
      text: 'The unit injectors load the cam hard. Wrong oil scuffs it, giving a tick, smoke and weak pull.',
      note: '2.0 CRD',
    },
    {
      title: 'Window drops into the door',
      text: 'Plastic in the regulator snaps, commonly in cold weather.',
      note: 'Nitro',
    },
    {
      title: 'Ignition module and key faults',
      text: 'Engine cuts out or will not recognise the fob. Some cars were recalled for it, so we look up the VIN.',
      note: 'Journey',
    },
    {
      title: 'HEMI tick',
      text: 'A tick that fades when warm is often a broken manifold stud. One that stays may be a lifter and the cam below it.',
      note: '5.7 V8',
    },
    {
      title: 'Short brake life',
      text: 'The heavy seven-seater was modest in its early brakes. Juddering discs and worn rear pads appear together.',
      note: 'Journey',
    },
    {
      title: 'Wet boot or footwell',
      text: 'Drain tubes from the sunroof and tailgate seals leak, and modules under the carpet suffer.',
      note: 'Caliber with sunroof',
    },
  ],
  faqs: [
    {
      question: 'Is servicing a Dodge more expensive than a Ford?',
      answer:
        'A little. Basic is from £99, Full from £179 and Major from £279, mainly because the oils and filters are less common.',
    },
    {
      question: 'Will my imported Challenger pass a UK MOT?',
      answer:
        'It can, if the lamps meet British rules. Indicators must show amber and headlamps must not dazzle drivers coming the other way.',
    },
    {
      question: 'What oil does a Caliber diesel take?',
      answer:
        'The 2.0 CRD is a Volkswagen unit-injector engine, so VW 505.01, or 507.00 where a particulate filter is fitted. The later 2.2 CRD is a Mercedes design and takes a different oil.',
    },
    {
      question: 'Do you look after the Viper?',
      answer:
        'Routine servicing, brakes and fluids, yes. Old tyres are its most common danger, however much tread remains.',
    },
    {
      question: 'Where do parts come from?',
      answer:
        'Common items from British wholesalers, the rest from European or American suppliers. We state the delivery time with the price.',
    },
  ],
  related: ['/electrical-services', '/mot', '/suspension-repairs', '/brake-service'],
} satisfies MakePage;
