import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'volvo',
  name: 'Volvo',
  title: 'Volvo servicing in Chesterfield: D5, Drive-E and AWD',
  description:
    'Volvo servicing in Chesterfield from £95. D5 swirl flaps, angle gears, Haldex pumps, Powershift oil and timing belts on XC60, XC90, V40, V60 and V70.',
  keywords: [
    'Volvo servicing Chesterfield',
    'Volvo specialist Chesterfield',
    'Volvo D5 timing belt',
    'XC90 angle gear',
    'Volvo XC60 service',
    'Volvo Haldex repair',
    'Volvo V40 service',
  ],
  intro:
    'Big estates and SUVs that carry families for 200,000 miles, as long as belts, breathers and all-wheel-drive parts are seen to.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'suv' },
  whyChoose: [
    {
      title: 'Ford years and Geely years kept apart',
      text: 'A V50 may have a Peugeot diesel, a V70 a five-cylinder Volvo, a V60 a Drive-E. Each follows a different checklist.',
    },
    {
      title: 'Auxiliary belts inspected hard',
      text: 'On a D5, a shredded auxiliary belt can wrap itself into the timing belt. We feel every pulley each time, the alternator pulley included.',
    },
    {
      title: 'Four-wheel drive proved on the lift',
      text: 'With all wheels free we command the coupling and watch the rear shafts turn. A working dash light proves nothing.',
    },
    {
      title: 'Towing taken into account',
      text: 'Caravans and trailers load the gearbox, brakes and rear levelling. Say that you tow, and we shorten the fluid intervals.',
    },
    {
      title: 'Software handled with care',
      text: 'Throttle, module and key coding on Volvos can be tied to the car. We tell you beforehand if a part must be programmed.',
    },
    {
      title: 'A year of backing',
      text: 'Should a fitted part or our labour let a Volvo down, a 12-month warranty answers for it.',
    },
  ],
  packages: [
    {
      name: 'Basic service',
      pricePence: 9500,
      months: 6,
      miles: 6000,
      includes: [
        'Low-viscosity or A5/B5 oil, as the engine code asks',
        'Oil filter insert and cap seal',
        'Breather glove test on petrol engines',
        'Auxiliary belt and pulley check',
        'Wiper, bulb and tyre check',
      ],
    },
    {
      name: 'Full service',
      pricePence: 16900,
      months: 12,
      miles: 12000,
      includes: [
        'Volvo Basic service complete',
        'Engine air filter fitted',
        'Cabin filter fitted',
        'Electric parking brake tested in service mode',
        'Codes read across the CAN network',
        'Front arm bushes and rear dampers checked',
        'Service message reset',
      ],
    },
    {
      name: 'Major service',
      pricePence: 25900,
      months: 24,
      miles: 24000,
      includes: [
        'Volvo Full service complete',
        'Brake fluid flushed at every wheel',
        'Diesel fuel filter or petrol plugs where specified',
        'Angle gear and rear coupling levels on AWD',
        'Timing belt age and mileage reviewed',
        'Sunroof drains and boot well checked for water',
      ],
    },
  ],
  specialServices: [
    {
      title: 'D5 timing belt and tensioner',
      text: 'Belt, tensioner, idler and water pump, with the auxiliary belt as a pair. Five-cylinder engines bend valves if it lets go.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Angle gear and sleeve',
      text: 'The bevel box on AWD cars drives the propshaft through a splined collar. We renew the sleeve and seals, and inspect the splines it mates with.',
    },
    {
      title: 'Haldex pump and filter',
      text: 'Pump, strainer and oil are renewed on the rear coupling. It often brings drive back to an XC that has become front-wheel only.',
    },
    {
      title: 'D5 swirl and intake repair',
      text: 'Swirl links and motor are tested by position. Carbon is removed from the manifold with it off the engine.',
    },
    {
      title: 'Aisin automatic fluid change',
      text: 'A multi-stage exchange with the correct fluid smooths flares and bumps in six-speed Geartronics. Adaptations are reset for a road test.',
    },
    {
      title: 'Powershift service',
      text: 'The wet dual-clutch in V40, V60 and S60 needs oil and filter by mileage. Delay leads to burnt clutches and shudder in second.',
    },
    {
      title: 'Breather and oil trap renewal',
      text: 'On five-cylinder petrols a blocked flame trap lifts crankcase pressure and pushes seals out. Box, hoses and gaskets are changed together.',
    },
    {
      title: 'Recharge and plug-in hybrid care',
      text: 'Brakes cleaned, 12-volt battery tested, rear motor oil checked on T8 models and coolant loops inspected.',
      href: '/electrical-services',
    },
  ],
  commonIssues: [
    {
      title: 'Swirl arm off on D5',
      text: 'A plastic link pops off the inlet flaps and the engine light appears with a flat spot below 2,000 rpm. Often it is only the link.',
      note: '185 hp D5, 2005 onwards',
    },
    {
      title: 'Stripped angle gear',
      text: 'Grinding, then no drive to the rear. The splined sleeve in the bevel gear wears away, hastened by low oil and odd tyres.',
      note: 'XC70, XC90, S60 AWD',
    },
    {
      title: 'Haldex pump failure',
      text: 'Fault codes for the differential module and front wheels that spin on wet grass. Debris chokes the pump.',
    },
    {
      title: 'Auxiliary belt in the timing cover',
      text: 'A tired tensioner frays the belt on a D5. Strands pass the crank pulley and skip the cambelt, so squeal and flapping deserve a same-day look.',
    },
    {
      title: 'Electronic throttle module',
      text: 'Surging idle and limp-home on 1999-2001 S60, V70 and S80. The contact track in the Magneti Marelli unit wears through.',
    },
    {
      title: 'Drive-E petrol using oil',
      text: 'Early four-cylinder T5 engines from 2014-2016 can pass oil by the piston rings. We log consumption before recommending anything.',
    },
    {
      title: 'Gearbox flare and thump',
      text: 'Six-speed automatics rev between gears or bump into first as fluid ages and the valve body wears.',
    },
    {
      title: 'Blocked sunroof drains',
      text: 'Water in footwells and a wet module beneath the seat of an XC60 or XC90. Clearing pipes costs little; a drowned unit does not.',
    },
  ],
  faqs: [
    {
      question: 'When does a D5 timing belt need replacing?',
      answer:
        'Limits differ with the year, both in miles and in years. We check by chassis number, and if no proof exists we assume it is overdue.',
    },
    {
      question: 'How do I know whether my XC60 really has AWD?',
      answer:
        'Look for AWD on the tailgate, then for a propshaft beneath the car. Many D4 models are front-wheel drive only.',
    },
    {
      question: 'What is the cost of a Volvo service?',
      answer:
        'Starting prices are £95, £169 and £259 for Basic, Full and Major. AWD oils and timing belts are separate items.',
    },
    {
      question: 'Can I use any 0W-20 oil in a Drive-E engine?',
      answer:
        'No. Volvo lists its own VCC specification for these, and the cheapest 0W-20 may not meet it. The approval is on our invoice.',
    },
    {
      question: 'My parking brake beeps and will not release. Can it be freed?',
      answer:
        'Usually, with a scan tool and a battery charge. Low voltage or a sticking motor on V70, S80 and XC60 are the frequent causes.',
    },
  ],
  related: ['/timing-chain-belt', '/diagnostics', '/general-repairs', '/dpf'],
} satisfies MakePage;
