import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'subaru',
  name: 'Subaru',
  title: 'Subaru servicing in Chesterfield for boxer engines',
  description:
    'Subaru servicing in Chesterfield from £95: EJ head gaskets and timing belts, boxer diesels, CVT fluid and all-wheel drive on Impreza, Forester and Outback.',
  keywords: [
    'Subaru servicing Chesterfield',
    'Subaru specialist Chesterfield',
    'Subaru head gasket',
    'Impreza timing belt',
    'Forester service',
    'Outback boxer diesel',
    'Subaru CVT fluid',
  ],
  intro:
    'Flat-four engines leak, knock and wear in places of their own, and mismatched tyres ruin permanent four-wheel drive.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'suv' },
  whyChoose: [
    {
      title: 'Boxer layout, boxer checks',
      text: 'Oil and coolant collect at the lower edges of the heads. We look there with a lamp and mirror before signing anything off.',
    },
    {
      title: 'Tyres measured as a set of four',
      text: 'Different rolling sizes wind up the centre differential. We note tread depth on every corner and tell you when two new tyres should be four.',
    },
    {
      title: 'Turbo cars treated gently',
      text: 'A cold Impreza gets warm-up time on the road test and correct oil at the top mark. Low oil in a hard bend is how bearings die.',
    },
    {
      title: 'Rust checked from underneath',
      text: 'Peak District salt eats subframes, rear arches and brake pipes. Every Subaru goes up on the lift, brushed where needed.',
    },
    {
      title: 'Rural users in mind',
      text: 'Foresters tow horse boxes and climb wet fields. Clutches, diff oils and wheel bearings age faster, and the plan we give you follows that use.',
    },
    {
      title: 'Head gaskets under warranty too',
      text: 'Large jobs carry the 12-month parts and labour warranty just as small ones do.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil in the viscosity for EJ, FA, FB or EE20',
        'Oil filter with crush washer',
        'Head joint and cam cover leak inspection',
        'Tread depth comparison across four tyres',
        'Coolant header tank checked for bubbles',
      ],
    },
    {
      name: 'Full service',
      pricePence: 16500,
      months: 12,
      miles: 12000,
      includes: [
        'Subaru Basic service items',
        'Air filter renewed',
        'Cabin filter where fitted',
        'Brake calipers, sliders and rear shoes checked',
        'Engine and transmission code read-out',
        'Front and rear differential oil levels',
        'Subframe and sill corrosion check',
      ],
    },
    {
      name: 'Major service',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'Subaru Full service items',
        'Brake and clutch fluid renewal',
        'Spark plugs or diesel filter when the mileage comes round',
        'Timing belt cover inspection on EJ engines',
        'Wheel bearings checked by ear and hand',
        'Radiator cap and thermostat function check',
      ],
    },
  ],
  specialServices: [
    {
      title: 'EJ25 head gasket replacement',
      text: 'Heads are skimmed flat, multi-layer steel gaskets fitted and the belt kit renewed in the same operation. We prefer the engine on a stand for clean surfaces.',
    },
    {
      title: 'Timing belt and idlers',
      text: 'One long belt turns two or four camshafts on the EJ. Idlers and tensioner fail as often as the belt, so the kit goes in complete.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Boxer diesel care',
      text: 'Short-interval oil, EGR checks and DPF data on the EE20 engines of Outback, Forester and others. Clutch and dual-mass flywheel wear is assessed on a hill start.',
      href: '/dpf',
    },
    {
      title: 'Lineartronic CVT fluid',
      text: 'Called lifetime by the book, yet towing and hills overheat it. We drain and refill with the specified CVT fluid by temperature.',
    },
    {
      title: 'Differential and transfer oils',
      text: 'Gearbox and front differential share oil on manuals; the rear unit has its own. Magnetic plugs are inspected and photographed.',
    },
    {
      title: 'Turbo oil supply inspection',
      text: 'On WRX and STI models we check the feed pipe, its small gauze filter and the sump pickup, where cracks have starved engines.',
    },
    {
      title: 'Clutch and pressure plate',
      text: 'The gearbox comes out beneath the car and both driveshafts are disconnected. Pivot, fork and rear crankshaft seal are checked alongside.',
      note: 'About 1 day',
      href: '/clutch-replacement',
    },
    {
      title: 'Self-levelling rear dampers',
      text: 'Forester units pump themselves up as you drive and cost a lot to replace like for like. Conventional springs and dampers are a sound alternative.',
      href: '/suspension-repairs',
    },
  ],
  commonIssues: [
    {
      title: 'Weeping head gaskets',
      text: 'Coolant or oil creeps out under the 2.5 non-turbo engine long before it mixes. A sweet smell at rest and a slowly falling level are enough to book a look.',
      note: 'EJ25, about 1999-2010',
    },
    {
      title: 'Ringland failure on 2.5 turbo',
      text: 'Lean running or detonation breaks the piston between the rings. Oily breath from the breather and uneven compression confirm it.',
      note: 'Hatchback Impreza WRX and STI',
    },
    {
      title: 'Big-end knock',
      text: 'A dull beat under light throttle at around 2,500 rpm. Switch off: driving home turns a bearing job into a crankshaft.',
    },
    {
      title: 'Diesel crankshaft and clutch',
      text: 'Early EE20 engines have broken cranks, and their flywheels wear fast under tow. Vibration at idle should never be ignored.',
      note: '2008 onwards',
    },
    {
      title: 'Torque bind in tight turns',
      text: 'The car hops and scrubs when parking because the centre coupling cannot slip. Odd tyres start it; a seized viscous unit ends it.',
    },
    {
      title: 'Rear wheel bearings',
      text: 'A drone from 40 mph that changes in bends. On older Impreza, Legacy and Forester models they are pressed into the hub carrier and need a proper press.',
    },
    {
      title: 'Seized rear calipers and handbrake',
      text: 'Slides stick after winter, pads wear to a wedge, and the drum shoes inside the discs shed their lining.',
    },
    {
      title: 'FB engine oil use',
      text: 'Some chain-driven engines from 2011 on burn oil between services. The low-level lamp comes late, so check the stick at each second fill.',
    },
  ],
  faqs: [
    {
      question: 'Belt or chain: what is in my Subaru?',
      answer:
        'EJ petrol engines have a belt. FB and FA petrols from about 2011, the six-cylinder EZ engines and the boxer diesel have chains.',
    },
    {
      question: 'Does a head gasket job mean removing the engine?',
      answer:
        'On most of them it is the better way, because the faces can then be cleaned, checked and refitted without working against the chassis rails. Plan on several days including machining.',
    },
    {
      question: 'Can I replace only two tyres?',
      answer:
        'If the other pair is close in depth and the same make and size, yes. If not, all four, because the transmission feels the difference on every mile.',
    },
    {
      question: 'How much will a Forester service be?',
      answer:
        'From £95 Basic, £165 Full and £259 Major. Differential oils and CVT fluid are priced separately since they follow their own schedule.',
    },
    {
      question: 'Do you work on imported Imprezas?',
      answer:
        'Yes. Tell us it is an import when you book, as sensors, turbos and fuel requirements can differ from cars sold here.',
    },
  ],
  related: ['/timing-chain-belt', '/general-repairs', '/tyre-installation', '/clutch-replacement'],
} satisfies MakePage;
