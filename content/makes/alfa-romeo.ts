import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'alfa-romeo',
  name: 'Alfa Romeo',
  title: 'Alfa Romeo servicing in Chesterfield from £95',
  description:
    'Alfa Romeo servicing in Chesterfield from £95. MultiAir oil care, Twin Spark and Busso belts, Selespeed and TCT faults, Giulia and Stelvio.',
  keywords: [
    'Alfa Romeo servicing Chesterfield',
    'Alfa Romeo specialist Chesterfield',
    'MultiAir service',
    'Twin Spark cambelt',
    'Selespeed repair',
    'Alfa Giulietta service',
    'Alfa Giulia service',
  ],
  intro:
    'An Alfa rewards oil and belts changed on time. We keep to the short intervals its engine needs, from a 147 to a Stelvio.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'Belt dates we believe in',
      text: 'Alfa first quoted 72,000 miles for the Twin Spark belt and later halved it. We use the shorter figure and the calendar.',
    },
    {
      title: 'MultiAir needs clean oil',
      text: 'This engine opens its inlet valves with oil pressure. A late change or the wrong grade shows up as a misfire, so we treat the interval as a limit.',
    },
    {
      title: 'Variators changed with belts',
      text: 'The cam variator on a Twin Spark is behind the belt. Doing it separately means paying for the same labour twice.',
    },
    {
      title: 'Old and new on one bench',
      text: 'Selespeed hydraulics, Busso V6 belts and the ZF automatic in a Giulia are different trades. We work on all three.',
    },
    {
      title: 'Hidden rust looked for',
      text: 'Some of the handsomest Alfas hide a rotten front subframe behind plastic trays. The trays come off when there is reason to look.',
    },
    {
      title: 'Plain prices for a rare car',
      text: '£95, £169 or £259 for the standard services. Parts that come from Italy are ordered before your car takes up a bay.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Selenia-grade oil by engine',
        'Oil filter',
        'Oil level set on the dipstick, with you watching',
        'Coolant and power steering fluid',
        'Tyre and lamp check',
      ],
    },
    {
      name: 'Full',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'Basic service items',
        'Air filter',
        'Cabin filter',
        'Upper wishbones and drop links tested',
        'Brakes stripped of dust and measured',
        'Underside checked for corrosion',
        'Examiner-style fault scan',
      ],
    },
    {
      name: 'Major',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service items',
        'Brake and clutch fluid',
        'Plugs, all eight on a Twin Spark where due',
        'Fuel filter on JTDm engines',
        'Belt, tensioner and variator noise report',
        'Gearbox oil level',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Timing belt, pump and variator',
      text: 'Twin Spark every 36,000 miles or three years, with camshafts locked by the proper blocks for that engine. Guesswork with marker pen costs power.',
      href: '/timing-chain-belt',
    },
    {
      title: 'MultiAir oil and filter screen',
      text: 'Besides the spin-on filter there is a fine screen that feeds the valve module. We clean or renew it while the engine oil is out.',
    },
    {
      title: 'Selespeed hydraulics',
      text: 'Pump, relay, accumulator and actuator tested under pressure. An accumulator is a simple screw-in part and often the whole cure.',
      href: '/clutch-replacement',
    },
    {
      title: 'TCT dual-clutch care',
      text: 'Actuator fluid, clutch wear readings and calibration on the MiTo and Giulietta with the dry twin-clutch box.',
      href: '/clutch-replacement',
    },
    {
      title: 'Busso V6 belt service',
      text: 'The 24-valve V6 in a 156, 166, GTV or GTA gets belt, tensioner, idlers and a metal-impeller pump.',
    },
    {
      title: 'Giulia and Stelvio servicing',
      text: 'The 2.0 petrol turbo has a chain, the 2.2 diesel a belt. Both use a ZF eight-speed automatic whose fluid we can renew.',
    },
    {
      title: 'M32 gearbox bearings',
      text: 'We rebuild or exchange the six-speed manual before a worn bearing breaks the casing. A gear lever that moves on and off the throttle is the sign.',
    },
    {
      title: 'Front wishbones and alignment',
      text: 'Upper arms on the 147, 156 and GT, lower bushes on the Giulietta, then four-wheel settings that stop the inner-edge tyre wear.',
      href: '/suspension-repairs',
    },
  ],
  commonIssues: [
    {
      title: 'MultiAir module failure',
      text: 'A cold misfire on one cylinder that clears and comes back. Sludge blocks the solenoid passages in the brick above the valves.',
      note: '1.4 MultiAir in MiTo and Giulietta',
    },
    {
      title: 'Diesel-like rattle at start',
      text: 'Three seconds of clatter from a petrol engine is the variator running dry. It is noisy at first and then costs torque.',
      note: '1.6, 1.8 and 2.0 Twin Spark',
    },
    {
      title: 'Selespeed will not pick a gear',
      text: 'The dash asks you to stop and the pump runs on and on. Nitrogen has left the accumulator or the pump relay has stuck.',
      note: '147, 156 and GT',
    },
    {
      title: 'Whining sixth gear',
      text: 'The top bearings in the M32 box wear first. A whine in fifth and sixth that goes in fourth is the classic pattern.',
      note: '159 1.9 JTDm and others',
    },
    {
      title: 'Front subframe rust',
      text: 'Water sits in the box sections and the MOT tester finds it before you do. Treatment early is cheap, replacement is not.',
      note: '159, Brera and Spider',
    },
    {
      title: 'Squeaking upper wishbone',
      text: 'It creaks over every speed bump in dry weather. The ball joint has lost its grease and the arm is due.',
      note: '147, 156 and GT',
    },
    {
      title: 'Stretched JTS chains',
      text: 'Engine light and slow warm-up rattle, with cam timing codes. Long oil intervals are the usual reason.',
      note: '2.2 JTS and 3.2 V6',
    },
    {
      title: 'Swirl flaps and stuck thermostats',
      text: 'Flap linkages come loose on the 16-valve diesel, and an open thermostat keeps it too cool to clean its filter.',
      note: '1.9 JTDm',
    },
  ],
  faqs: [
    {
      question: 'How often should an Alfa Twin Spark belt be done?',
      answer:
        'Every 36,000 miles or three years, whichever is first. Ask for the variator and water pump in the same job.',
    },
    {
      question: 'What do your Alfa Romeo services cost?',
      answer:
        'Basic from £95, Full from £169, Major from £259. A belt is quoted separately, because a 1.4 and a V6 have little in common.',
    },
    {
      question: 'Why does a MultiAir engine need such strict oil changes?',
      answer:
        'The same oil that lubricates it also works its valves. Dirt that a normal engine would tolerate stops one of these from breathing.',
    },
    {
      question: 'Is a Selespeed worth repairing?',
      answer:
        'Usually. Most cars need an accumulator, a relay or a pump rather than a gearbox, and those can be tested one by one.',
    },
    {
      question: 'Can you service a Giulia Quadrifoglio?',
      answer:
        'We carry out oil services, brakes and diagnosis on it. Give us notice, since its filters and plugs are not on a local shelf.',
    },
  ],
  related: ['/timing-chain-belt', '/clutch-replacement', '/suspension-repairs', '/electrical-services'],
} satisfies MakePage;
