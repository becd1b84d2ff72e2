import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'bentley',
  name: 'Bentley',
  title: 'Bentley servicing in Chesterfield from £189',
  description:
    'Bentley servicing in Chesterfield: Continental GT, Flying Spur, Bentayga and Mulsanne. W12 and V8 care, air suspension, twin batteries.',
  keywords: [
    'Bentley servicing Chesterfield',
    'Bentley specialist Derbyshire',
    'Continental GT service',
    'W12 service',
    'Bentley air suspension repair',
    'Flying Spur servicing',
    'Bentayga service',
  ],
  intro:
    'Unhurried, documented servicing for Continental GT, Flying Spur and Bentayga, each quote itemised before a panel comes off.',
  drawing: { engine: 'front-longitudinal', drive: 'all', body: 'coupe' },
  whyChoose: [
    {
      title: 'A ramp to itself',
      text: 'A W12 is not squeezed in between tyre changes. We reserve the bay for as long as the job needs and tell you the day it will be done.',
    },
    {
      title: 'Access costs stated up front',
      text: 'Much of the price of a W12 repair is reaching the part. We separate that labour in the quote, so that you can group jobs which share it.',
    },
    {
      title: 'Battery care during work',
      text: 'A Continental left with the ignition on drains fast. It stays on a stabilised supply for the whole visit.',
    },
    {
      title: 'Two thousand kilos respected',
      text: 'Jacking points, air suspension lift mode and wheel weights are handled by the book. Discs and lower arms carry more here than on most saloons.',
    },
    {
      title: 'Shared engineering understood',
      text: 'Many mechanical parts come from the same family as Audi and Volkswagen. Where an identical part exists under another number, you are told.',
    },
    {
      title: 'Photographed condition report',
      text: 'You get pictures of brakes, springs, hoses and underside, useful to you now and to the next buyer later.',
    },
  ],
  packages: [
    {
      name: 'Interim oil service',
      pricePence: 18900,
      months: 6,
      miles: 6000,
      includes: [
        'Engine oil and filter for the W12 or V8',
        'Boot batteries tested under load',
        'Air suspension heights compared',
        'Tyre age, wear and pressure sensors checked',
        'Body and bonnet latches lubricated',
      ],
    },
    {
      name: 'Full inspection service',
      pricePence: 34900,
      months: 12,
      miles: 12000,
      includes: [
        'Interim oil service contents',
        'Cabin filter set',
        'Engine air filter set',
        'Brake discs measured against their stamped minimum',
        'Front link arms checked under load',
        'Scuttle drains cleared',
        'Control units scanned and interpreted',
      ],
    },
    {
      name: 'Major service',
      pricePence: 54900,
      months: 24,
      miles: 24000,
      includes: [
        'Full inspection contents',
        'Brake fluid replaced on all calipers',
        'Coolant condition and pressure tested',
        'Spark plug age reviewed, twelve of them on a W12',
        'Vacuum hoses examined behind the engine',
        'Gearbox and axle oil due dates set out',
        'Extended road test',
      ],
    },
  ],
  specialServices: [
    {
      title: 'W12 ignition service',
      text: 'Twelve plugs and twelve coils under crowded pipework. We renew brittle clips and hoses that will not survive removal.',
    },
    {
      title: 'Air spring and compressor repair',
      text: 'A leaking strut is found by pressure decay, since the lowest corner can mislead. Relay and dryer are looked at too.',
      href: '/suspension-repairs',
    },
    {
      title: 'ZF automatic fluid',
      text: 'The ZF automatics in Continentals built before 2018 benefit from a new pan, filter and fluid well before they begin to flare between gears.',
    },
    {
      title: 'Vacuum and boost hose renewal',
      text: 'Perished small-bore lines upset boost control and the brake servo. We smoke-test and replace them by length, with proper clamps.',
    },
    {
      title: 'Front suspension overhaul',
      text: 'Upper and lower links, bushes and drop links for Continental and Flying Spur, followed by alignment at normal ride height.',
    },
    {
      title: 'Brakes, steel or carbon-ceramic',
      text: 'Steel discs are measured, carbon-ceramic ones inspected for surface and edge damage. Pads are bedded on the road.',
      href: '/brake-service',
    },
    {
      title: '6.75-litre V8 servicing',
      text: 'The pushrod V8 in most Arnages and every Mulsanne takes its own oil and plugs, and a patient hand with its ducting.',
    },
    {
      title: 'Winter storage preparation',
      text: 'Fresh oil, full tank, conditioner connection and raised tyre pressures before the lay-up, and a recommissioning check in spring.',
    },
  ],
  commonIssues: [
    {
      title: 'Nose or tail down overnight',
      text: 'Air springs crack at the folds with age. Driving on with the warning lit overheats the compressor.',
      note: 'Continental GT and Flying Spur from 2003',
    },
    {
      title: 'Rows of false warnings',
      text: 'One weak battery of the two sets off gearbox, suspension and parking brake messages together. Measure the batteries first.',
    },
    {
      title: 'Coolant pipe leaks at the back',
      text: 'Seals and pipes behind the W12 let go and coolant disappears with no puddle. Deep access decides the bill.',
      note: '6.0 W12',
    },
    {
      title: 'Low boost and unsteady idle',
      text: 'Small vacuum hoses harden in the heat between engine and bulkhead. The car feels merely lazy, so it goes unnoticed.',
    },
    {
      title: 'Water in the scuttle',
      text: 'Leaves block the drains beneath the windscreen and water rises to the electronics. A damp front carpet needs action the same week.',
    },
    {
      title: 'Knocking front links',
      text: 'A dull knock on broken tarmac and wandering under braking. Car weight wears the lower bushes early.',
    },
    {
      title: 'Starved turbochargers',
      text: 'A small oil screen feeding both turbos in the V of the 4.0 can clog with carbon. Frequent oil changes are the defence.',
      note: '4.0 V8',
    },
    {
      title: 'Tyre sensor dropout',
      text: 'Sealed sensor batteries fade after about ten years. They are best renewed when tyres are changed.',
      note: 'Original wheel sensors',
    },
  ],
  faqs: [
    {
      question: 'What does it cost to service a Bentley in Chesterfield?',
      answer:
        'Our interim oil service starts at £189, the full inspection at £349 and the Major at £549. Plugs, gearbox oil and brake parts are itemised on top.',
    },
    {
      question: 'Can you do W12 spark plugs?',
      answer:
        'Yes. It is a long job with inlet parts to move, so we check coils, breathers and vacuum lines in the same session.',
    },
    {
      question: 'Why does a Continental GT have two batteries?',
      answer:
        'One is reserved for starting and the other feeds the cabin and electronics. Either can spoil the day, and each has its own correct type.',
    },
    {
      question: 'Will you tell me before a repair grows?',
      answer:
        'Always. If a seized fixing or hidden leak changes the price, work stops until you have seen the picture and agreed.',
    },
    {
      question: 'Do you service the Bentayga?',
      answer:
        'We do, with the V8, W12 or V6 hybrid powertrain, for routine servicing, brakes, suspension and fault finding. High-voltage battery repairs are referred elsewhere.',
    },
  ],
  related: ['/suspension-repairs', '/brake-service', '/diagnostics', '/electrical-services'],
} satisfies MakePage;
