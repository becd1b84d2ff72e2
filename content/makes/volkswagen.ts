import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'volkswagen',
  name: 'Volkswagen',
  title: 'Volkswagen servicing in Chesterfield from £99',
  description:
    'Volkswagen servicing in Chesterfield from £99. DSG oil and mechatronics, TDI belts, TSI chains and Transporter care from an independent garage.',
  keywords: [
    'Volkswagen servicing Chesterfield',
    'VW specialist Chesterfield',
    'DSG oil change',
    'DSG mechatronic repair',
    'VW Golf service',
    'VW Transporter servicing',
    'TDI cambelt',
    'VW Polo service',
  ],
  intro:
    'Golf, Polo, Tiguan, Passat, Transporter: we know which DSG takes oil, which TSI has a chain, which TDI wants a water pump.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'hatch' },
  whyChoose: [
    {
      title: 'DSG knowledge first',
      text: 'Six-speed boxes run wet clutches and need oil. The small seven-speed runs dry ones and does not. Mixing them up is an expensive mistake.',
    },
    {
      title: 'Engine code before parts',
      text: 'Two Golfs of the same year can differ in belt, chain, oil and plugs. We order by the code on your service sticker.',
    },
    {
      title: 'Independent TDI experience',
      text: 'PD and common rail, EA189 and EA288: each has its own weak spot and we look there first.',
    },
    {
      title: 'Camper and van friendly',
      text: 'Transporters fit our ramps with the roof down. Tell us the height when you book.',
    },
    {
      title: 'Sensible part choices',
      text: 'We quote the maker’s part and one of matching quality side by side where both exist, and say which we would put on our own car.',
    },
    {
      title: 'Fault reading included',
      text: 'Full and Major services end with a scan of the gateway and every unit behind it.',
    },
  ],
  packages: [
    {
      name: 'Basic',
      pricePence: 9900,
      months: 6,
      miles: 6000,
      includes: [
        'VW-approved engine oil',
        'Oil filter and sump screw',
        'Levels topped up with G12evo or G13 as fitted',
        'Bulbs and wiper blades checked',
        'Tyre wear and pressure reset',
      ],
    },
    {
      name: 'Full',
      pricePence: 17900,
      months: 12,
      miles: 12000,
      includes: [
        'The Basic list in full',
        'Pollen filter replaced',
        'Air filter replaced',
        'Brake pads and discs measured',
        'Lower arm bushes and rear trailing arms inspected',
        '12-volt battery test',
        'Gateway scan and inspection reset',
      ],
    },
    {
      name: 'Major',
      pricePence: 29900,
      months: 24,
      miles: 24000,
      includes: [
        'The Full list without exception',
        'Brake and clutch fluid changed',
        'Diesel filter or spark plugs',
        'Timing belt age compared with VW’s guidance',
        'Panoramic roof drains flushed',
        'DSG fluid colour and level checked where it can be',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Six-speed DSG service',
      text: 'Oil and filter every 40,000 miles on the DQ250, found in the Golf GTI, GTD and many a Passat. Late oil glazes the clutches.',
    },
    {
      title: 'Seven-speed dry clutch',
      text: 'The DQ200 in Polo, Golf and Caddy wears a clutch pack like a manual. We fit it with the gauges that set its height, then run the adaptation.',
      href: '/clutch-replacement',
    },
    {
      title: 'Mechatronic diagnosis',
      text: 'Pressure build-up, valve currents and clutch travel tell us if the unit has failed or the battery has. We repair where parts exist.',
    },
    {
      title: 'TDI belt and water pump',
      text: 'Dry toothed belt, tensioner, guide pulley and pump changed as one kit, timing pinned at crank and cam.',
      href: '/timing-chain-belt',
    },
    {
      title: 'TSI belt or chain work',
      text: 'The older EA111 1.2 and 1.4 use chains; the EA211 range that replaced them uses a belt. Each has its own locking tools and we hold both sets.',
      href: '/timing-chain-belt',
    },
    {
      title: '4Motion coupling oil',
      text: 'Golf R, Tiguan and 4Motion Transporter couplings get fresh oil every three years and a cleaned pump screen.',
    },
    {
      title: 'Transporter T5 and T6',
      text: 'Brakes, driveshafts, sliding-door wiring and the 2.0 TDI underneath. The old 2.5 five-cylinder has gear-driven cams and no belt to change.',
    },
    {
      title: 'Clutchless air-con compressors',
      text: 'VW drives its compressors all the time and controls them by a valve. We test that valve before anyone buys a compressor.',
      href: '/air-conditioning',
    },
  ],
  commonIssues: [
    {
      title: 'DQ200 loses drive',
      text: 'A cracked pressure accumulator drains the mechatronic. The spanner flashes and the car coasts to a halt, often with no noise at all.',
      note: 'Seven-speed dry DSG',
    },
    {
      title: '1.4 TSI chain stretch',
      text: 'A metallic rustle at start-up and a code for camshaft timing. Twincharged versions also crack piston lands, shown by blue smoke and a dead cylinder.',
      note: 'EA111, 2006-2012',
    },
    {
      title: 'EA288 water pump shroud',
      text: 'The pump has a sliding cover that speeds warm-up. It sticks shut and the gauge climbs on the motorway while the heater blows cold.',
      note: '1.6 and 2.0 TDI from 2012',
    },
    {
      title: 'BiTDI Transporter oil use',
      text: 'The 180 PS engine corrodes its EGR cooler and the grit scours the bores. Falling oil between services is the first clue.',
      note: 'T5.1 with CFCA engine',
    },
    {
      title: 'Door lock microswitch',
      text: 'The interior light stays on, the window will not drop or the alarm sounds at night. The switch lives inside the latch.',
      note: 'Golf Mk5 and Mk6',
    },
    {
      title: 'Passat steering lock',
      text: 'The car ignores its key because the electronic column lock has died. Early electric handbrake motors of this model are no better.',
      note: 'Passat B6, 2005-2010',
    },
    {
      title: '1.5 TSI cold hesitation',
      text: 'Lurching at junctions for the first mile of the day. Later engine software cures most cars.',
      note: '2017-2020',
    },
    {
      title: 'Blocked heater matrix',
      text: 'Silica gel from the coolant bottle bursts its bag and silts up the heater. One side of the cabin blows warm and the other stays cold.',
      note: 'Golf Mk7 and relatives',
    },
  ],
  faqs: [
    {
      question: 'What will a Volkswagen service cost me?',
      answer:
        'From £99 for Basic, £179 for Full and £299 for Major. DSG oil, belts and brake parts are priced separately and agreed first.',
    },
    {
      question: 'Does every DSG need an oil change?',
      answer:
        'No. Most wet-clutch units do at 40,000 miles; a few later seven-speeds are allowed longer. The dry DQ200 has no service oil, although its clutch is a wear part.',
    },
    {
      question: 'When is my TDI cambelt due?',
      answer:
        'It depends on the engine: VW’s mileage figures reach well past 100,000, but rubber ages. Past five or six years we would plan the job.',
    },
    {
      question: 'My diesel had the emissions recall. Should I worry?',
      answer:
        'EA189 cars that do short trips after the update fill their filter and EGR sooner. Regular long runs and an annual soot-load reading catch it early.',
    },
    {
      question: 'Do you reset long-life servicing?',
      answer:
        'We can set the display to fixed or flexible. For under 10,000 miles a year, fixed with a yearly oil change is kinder to the turbo.',
    },
  ],
  related: ['/clutch-replacement', '/timing-chain-belt', '/dpf', '/diagnostics', '/air-conditioning'],
} satisfies MakePage;
