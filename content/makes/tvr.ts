import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'tvr',
  name: 'TVR',
  title: 'TVR servicing in Chesterfield: every 3, 6, 12 months',
  description:
    'TVR servicing in Chesterfield from £149. Speed Six valve clearances, Chimaera and Griffith outriggers, AJP8 Cerbera, Rover V8 cooling, brakes and wiring.',
  keywords: [
    'TVR servicing Chesterfield',
    'TVR specialist Derbyshire',
    'Speed Six valve clearances',
    'TVR outrigger repair',
    'Chimaera service',
    'Griffith V8 service',
    'Cerbera AJP8 service',
  ],
  intro:
    'Every TVR was finished by hand, so no two wear alike. We inspect by calendar, because standing hurts these cars as much as driving.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'coupe' },
  whyChoose: [
    {
      title: 'Service by the month',
      text: 'Many of these cars cover fewer than 3,000 miles a year. Three, six and twelve months make more sense than any odometer reading.',
    },
    {
      title: 'Chassis read like a map',
      text: 'We lift the car on the main rails, clean the outriggers and tap the tubes. Photographs go into your file, so next year has a comparison.',
    },
    {
      title: 'No electronic safety net',
      text: 'Classic TVRs came without ABS, traction control or airbags. That makes tyres, brakes and steering joints the whole of the safety system.',
    },
    {
      title: 'Wiring explained to you',
      text: 'Owners have added alarms, fans and relays for decades. We draw what we find and label it for the next person.',
    },
    {
      title: 'Warm-up respected',
      text: 'A Speed Six is never revved cold here. Oil temperature comes first, even when the customer is waiting.',
    },
    {
      title: 'Warranty on TVR work',
      text: 'Hand-built car or not, what we fit and the hours spent carry a 12-month warranty.',
    },
  ],
  packages: [
    {
      name: 'Three-month check',
      pricePence: 14900,
      months: 3,
      includes: [
        'Oil level, colour and leak inspection',
        'Coolant, brake and clutch fluid check',
        'Cooling fans and sensor switch tested',
        'Brake pads, discs and hoses inspected',
        'Tyre age, wear and wheel nut torque',
        'Battery state and immobiliser function',
      ],
    },
    {
      name: 'Six-month service',
      pricePence: 29900,
      months: 6,
      includes: [
        'Three-month check completed',
        'Oil and filter for Rover V8, AJP8 or Speed Six',
        'Throttle linkage lubricated and balanced',
        'Plugs, extenders and HT leads inspected',
        'Suspension bolts and bushes checked by hand',
        'Propshaft, driveshafts and diff mounts inspected',
        'Outriggers examined with a lamp',
      ],
    },
    {
      name: 'Annual service',
      pricePence: 59900,
      months: 12,
      includes: [
        'Six-month service completed',
        'Brake and clutch fluid renewed',
        'Gearbox and differential oil levels',
        'Fuel filter and hoses inspected or replaced as due',
        'Air filter cleaned or renewed',
        'Ignition timing and mixture check',
        'Full chassis report with photographs',
        'Road test and re-torque',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Speed Six valve clearances',
      text: 'The straight-six in Cerbera, Tuscan, Tamora, T350 and Sagaris uses finger followers with adjustable clearance. We measure all 24, record them and compare with the last set.',
    },
    {
      title: 'Outrigger and chassis repair',
      text: 'Rusted tubes are cut back to sound steel and new ones welded in with the body supported. Extensive corrosion needs a body lift, and we say so early.',
    },
    {
      title: 'Rover V8 tune-up',
      text: 'Plugs, extenders, leads, distributor cap and air-flow meter in Griffith and Chimaera. The Lucas 14CUX injection stores few fault codes, so we read its sensors with the engine running.',
      href: '/diagnostics',
    },
    {
      title: 'Cooling system rebuild',
      text: 'Alloy radiators, twin fans, hoses and the swirl pot switch. Air locks are bled with the nose raised.',
    },
    {
      title: 'AJP8 care',
      text: 'The flat-plane V8 of the Cerbera 4.2 and 4.5 is loud, compact and hot. We check cam wear, leaks and the tight clearances around its exhausts.',
    },
    {
      title: 'Gearbox and clutch',
      text: 'T5 or LT77, with the release mechanism and pedal box checked too. Allow about a day for a clutch, longer if fixings have rusted.',
      href: '/clutch-replacement',
    },
    {
      title: 'Suspension rebush and geometry',
      text: 'New bushes or uprated ones, dampers rebuilt or replaced, and ride height set with weight in the seats.',
      href: '/suspension-repairs',
    },
    {
      title: 'Electrical tracing',
      text: 'Earth points, fuel pump relays, door solenoids and the immobiliser. Voltage drop tests find the green wires that look fine.',
      href: '/electrical-services',
    },
  ],
  commonIssues: [
    {
      title: 'Worn followers and cams',
      text: 'Uneven ticking and loss of top-end power on early Speed Sixes show wear between cam and follower. Clearances drifting apart are the evidence; ignore them and the head goes.',
      note: 'Speed Six',
    },
    {
      title: 'Rotten outriggers',
      text: 'The outer chassis tubes lie under the body edge and trap damp. Powder coat blisters long before a hole shows.',
      note: 'Chimaera, Griffith, S series and later',
    },
    {
      title: 'Overheating in traffic',
      text: 'A failed fan switch or one tired fan boils a V8 in a queue. The gauge moves quickly, so switch off early.',
    },
    {
      title: 'Misfire from plug extenders',
      text: 'On the Rover V8, extenders and leads run beside hot exhausts and burn. Popping on the overrun and a rich smell give them away.',
    },
    {
      title: 'Rover V8 camshaft wear',
      text: 'Lobes round off with age, so power falls evenly and the engine feels polite. A lift gauge on each valve proves it.',
    },
    {
      title: 'Immobiliser and starter silence',
      text: 'Turn the key and nothing happens, though the lights are bright. Corroded relays and ageing alarm modules are the familiar causes.',
    },
    {
      title: 'Doors that will not open',
      text: 'Hidden buttons and solenoids rely on a healthy battery. On most models there is an emergency release, and we show you where.',
    },
    {
      title: 'Clonks from the back',
      text: 'Worn differential mounts, wishbone bushes or driveshaft joints clonk when power comes in. We load the axle on the ramp and find which one moves.',
    },
  ],
  faqs: [
    {
      question: 'Why months rather than miles?',
      answer:
        'Oil ages, brakes corrode and damp rests on chassis tubes while the car stands. A fixed date catches all of that, and the mileage of a TVR is seldom high enough to matter.',
    },
    {
      question: 'How often do Speed Six clearances need checking?',
      answer:
        'Every 12,000 miles is the usual guide, and sooner if the engine sounds uneven. We note every reading so trends can be seen.',
    },
    {
      question: 'Can outriggers be repaired without taking the body off?',
      answer:
        'Sometimes, in short lengths with good access. A complete set is better and cleaner with the body raised, so we inspect before quoting.',
    },
    {
      question: 'What do the three visits cost?',
      answer:
        'From £149 for three months, £299 for six, and £599 for the annual one. Clearance setting and welding are separate.',
    },
    {
      question: 'I want to buy a TVR. Will you look at it?',
      answer:
        'Yes, chassis first, engine second, paint last. Photographs of the tubes usually decide whether to bid.',
    },
  ],
  related: ['/performance-tuning', '/suspension-repairs', '/electrical-services', '/general-repairs'],
} satisfies MakePage;
