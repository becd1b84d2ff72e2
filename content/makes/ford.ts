import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'ford',
  name: 'Ford',
  title: 'Ford servicing in Chesterfield: prices from £89',
  description:
    'Ford servicing in Chesterfield from £89. EcoBoost wet belts, PowerShift oil, TDCi diesels and Transit vans, with a 12-month warranty.',
  keywords: [
    'Ford servicing Chesterfield',
    'Ford garage Chesterfield',
    'EcoBoost wet belt replacement',
    'Ford Transit servicing',
    'PowerShift gearbox oil change',
    'Ford Focus service',
    'Ford Fiesta service',
  ],
  intro:
    'From a 1.0 EcoBoost Fiesta to an EcoBlue Transit: the correct Ford oil, belts judged by age, and a price before we start.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'The right oil for a wet belt',
      text: 'On a 1.0 EcoBoost the cambelt runs in the engine oil. Oil that does not meet WSS-M2C948-B attacks the rubber, so we write the grade we used on your invoice.',
    },
    {
      title: 'Belt age checked every visit',
      text: 'We look up the build date and belt history of every EcoBoost and EcoBlue that comes in. You hear about a due belt a year early.',
    },
    {
      title: 'Cars and Transits together',
      text: 'Fiesta, Focus, Puma, Kuga and Mondeo on one ramp, Transit Custom and Ranger on the next. A working van is booked so that it is back on the road the same day where parts allow.',
    },
    {
      title: 'Wiring tested before parts',
      text: 'Ford spreads its electronics over a dozen modules and one bad earth can light five lamps. We read all of them and test the wiring before ordering a part.',
    },
    {
      title: 'One list of starting prices',
      text: 'A Basic service starts at £89 and a Major at £249. Larger engines need more oil, and we say what that adds when you book.',
    },
    {
      title: 'Work we stand behind',
      text: 'Every Ford part we fit, and the labour to fit it, is covered for 12 months.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 8900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil to the Ford WSS number for your engine',
        'New oil filter and sump plug washer',
        'Coolant, screenwash and brake fluid levels',
        'Tyre treads and pressures',
        'Lights, wipers and horn',
        'Visual check of hoses, including the EcoBoost degas pipe',
      ],
    },
    {
      name: 'Full',
      pricePence: 15900,
      months: 12,
      miles: 12000,
      includes: [
        'Everything in the Basic service',
        'New air filter and pollen filter',
        'Brake pads, discs and rear drums measured',
        'Front springs, drop links and ball joints checked for play',
        'Battery test under load',
        'Fault codes read from all modules',
        'Service indicator reset',
      ],
    },
    {
      name: 'Major',
      pricePence: 24900,
      months: 24,
      miles: 24000,
      includes: [
        'Everything in the Full service',
        'Spark plugs on petrols or fuel filter on diesels',
        'Brake fluid renewed',
        'Antifreeze strength and pressure cap tested',
        'Belt condition and age reported in writing',
        'Road test with live data',
      ],
    },
  ],
  specialServices: [
    {
      title: '1.0 EcoBoost wet belt',
      text: 'Cambelt, tensioner and seals, with the sump off so that the oil pump strainer can be cleaned of shed rubber. A short cut that leaves the strainer alone leaves the danger in the engine.',
      href: '/timing-chain-belt',
    },
    {
      title: '2.0 EcoBlue belt for Transit',
      text: 'The EcoBlue diesel in the Transit, Custom and Kuga also drives its cams by a belt in oil. We change belt, tensioner and oil pump drive together.',
      href: '/timing-chain-belt',
    },
    {
      title: 'PowerShift oil and filter',
      text: 'The wet-clutch six-speed PowerShift needs fresh fluid about every 37,500 miles. We drain, change the filter and set the level at the right fluid temperature.',
    },
    {
      title: 'Degas hose and expansion tank',
      text: 'We replace the brittle nylon coolant pipe and a tired tank on early EcoBoost engines, then bleed and pressure-test the system.',
    },
    {
      title: 'Clutch and dual-mass flywheel',
      text: 'TDCi Focus, Mondeo and Transit clutches wear out their flywheel too. Both come out to be measured, and most jobs take about a day.',
      href: '/clutch-replacement',
    },
    {
      title: 'TDCi particulate filter care',
      text: 'Soot load read, regeneration forced when it is safe, and additive refilled on the older 1.6 and 2.0 TDCi that use it.',
      href: '/dpf',
    },
    {
      title: 'Ranger 2.2 and 3.2 TDCi service',
      text: 'Their oil pumps can lose their prime if the sump is left to drain for too long. We drain against the clock and refill at once.',
    },
    {
      title: 'Focus multi-link rear axle',
      text: 'Worn control-blade bushes eat the inner edge of rear tyres. We renew the arms and set the geometry afterwards.',
      href: '/suspension-repairs',
    },
  ],
  commonIssues: [
    {
      title: 'Wet belt breaking up',
      text: 'Old oil and short trips soften the belt until it sheds rubber. The crumbs block the pump strainer and the oil pressure light flickers at idle. Stop the engine if it does.',
      note: '1.0 EcoBoost to about 2019',
    },
    {
      title: 'Split degas hose',
      text: 'A thin coolant pipe cracks, the system empties quickly and the head warps. A sweet smell or a falling tank level is the only early sign.',
      note: 'Early 1.0 EcoBoost',
    },
    {
      title: 'Coolant entering a cylinder',
      text: 'The four-cylinder 1.5 EcoBoost can leak coolant across the face of its block. It misfires on a cold start and blows white vapour, with no leak to see outside.',
      note: '1.5 EcoBoost Kuga and Focus',
    },
    {
      title: 'PowerShift shudder',
      text: 'Judder when pulling away and slow take-up usually mean old fluid or worn clutches. A fluid change first is cheap proof.',
    },
    {
      title: 'Leaking injector seals',
      text: 'A rhythmic chuff and tar round the injectors. Left alone, carbon gets into the oil and starves the turbo.',
      note: '1.6 TDCi',
    },
    {
      title: 'Focus cluster failure',
      text: 'Cracked solder joints in the instrument panel kill the gauges and the immobiliser, so the car will not start. The panel can be repaired.',
      note: 'Focus 2004-2008',
    },
    {
      title: 'Snapped front springs',
      text: 'The bottom coil rusts through and breaks, often over a speed bump. It is a regular MOT failure on Fiesta and Focus.',
    },
    {
      title: 'AdBlue and NOx faults',
      text: 'EcoBlue vans count down to a no-start when a NOx sensor or the dosing system fails. We test both before condemning either.',
      note: 'EcoBlue from 2016',
    },
  ],
  faqs: [
    {
      question: 'How much does a Ford service cost in Chesterfield?',
      answer:
        'Basic is from £89, Full from £159 and Major from £249. A Transit takes more oil than a Fiesta, so we confirm the figure against your registration.',
    },
    {
      question: 'When should the EcoBoost wet belt be changed?',
      answer:
        'Ford’s figure for the early 1.0 is 10 years or 150,000 miles. We advise sooner for cars that do short trips or have gaps in their oil changes.',
    },
    {
      question: 'Does my Ford have a belt or a chain?',
      answer:
        'The 1.0 EcoBoost used a wet belt until about 2019 and then a chain, with a small belt still driving the oil pump. Most TDCi cars use a dry belt. Send us the registration and we will tell you.',
    },
    {
      question: 'Which oil does a 1.0 EcoBoost need?',
      answer: 'A 5W-20 that meets Ford WSS-M2C948-B. Ordinary 5W-30 is not a substitute.',
    },
    {
      question: 'Can you service my Transit while I wait?',
      answer:
        'An oil change takes 45 to 60 minutes, so yes. A Full or Major service needs the van for longer, normally with collection the same day.',
    },
  ],
  related: ['/timing-chain-belt', '/clutch-replacement', '/dpf', '/fleet-support', '/routine-servicing'],
} satisfies MakePage;
