import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'bmw',
  name: 'BMW',
  title: 'BMW servicing in Chesterfield: oil service from £119',
  description:
    'BMW servicing in Chesterfield from £119. N47 timing chains, ZF gearbox oil, battery registration and Condition Based Service resets.',
  keywords: [
    'BMW servicing Chesterfield',
    'BMW specialist Chesterfield',
    'N47 timing chain replacement',
    'BMW oil service',
    'ZF 8HP gearbox service',
    'BMW battery registration',
    'xDrive transfer case service',
  ],
  intro:
    'Your BMW counts oil, brakes, filters and plugs separately. We do what is due, reset it, and listen to the timing chain.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'saloon' },
  whyChoose: [
    {
      title: 'Condition Based Service done properly',
      text: 'The car keeps a separate countdown for oil, brake fluid, microfilter, plugs and vehicle check. We reset only the items that we actually carried out.',
    },
    {
      title: 'Cold-start chain check',
      text: 'An N47 tells its story in the first ten seconds. Leave the car overnight and we will listen at the bellhousing end before it has warmed up.',
    },
    {
      title: 'Longlife oil by number',
      text: 'LL-04 for most diesels with a filter, LL-17 FE+ for many later petrols. The approval is on the drum and on your paperwork.',
    },
    {
      title: 'Gearbox oil is not for life',
      text: 'ZF, who build the automatics, advise a change at 50,000 to 75,000 miles. BMW’s schedule leaves it out, so we ask.',
    },
    {
      title: 'Batteries coded to the car',
      text: 'A new battery must be registered or the alternator goes on charging it like the worn one. We do it every time.',
    },
    {
      title: 'Straight advice on old sixes',
      text: 'An ageing straight six can leak from several gaskets at once. We show you each leak, say which one matters and which can wait.',
    },
  ],
  packages: [
    {
      name: 'Oil service',
      pricePence: 11900,
      months: 6,
      miles: 6000,
      includes: [
        'BMW Longlife oil for your engine code',
        'Genuine-quality oil filter with new seals',
        'Oil counter reset in the CBS menu',
        'Underside looked over for oil and coolant leaks',
        'Tyres checked, including run-flat sidewalls',
      ],
    },
    {
      name: 'Inspection service',
      pricePence: 19900,
      months: 12,
      miles: 12000,
      includes: [
        'All of the oil service',
        'Cabin microfilter and engine air filter',
        'Brake pads measured and wear sensors inspected',
        'Control arms, ball joints and bushes tested with a pry bar',
        'Battery health read from the intelligent sensor',
        'Full scan of stored faults',
        'Vehicle check reset',
      ],
    },
    {
      name: 'Major service',
      pricePence: 34900,
      months: 24,
      miles: 24000,
      includes: [
        'All of the inspection service',
        'Brake fluid flushed through the DSC unit',
        'Spark plugs or diesel fuel filter',
        'Auxiliary belt and pulleys inspected',
        'Coolant checked with a refractometer',
        'Sunroof and scuttle drains cleared',
      ],
    },
  ],
  specialServices: [
    {
      title: 'N47 and N57 timing chain',
      text: 'The chain sits at the gearbox end, so the gearbox or the engine has to come out. We fit chain, guides, tensioner and crank seals as a set. Allow one to two days, more if the crank gear is worn.',
      href: '/timing-chain-belt',
    },
    {
      title: 'ZF automatic oil service',
      text: 'Six- and eight-speed boxes get a new pan with its built-in filter, fresh fluid and adaptation reset. Harsh downshifts often improve on the drive home.',
    },
    {
      title: 'xDrive transfer case',
      text: 'Old fluid makes the clutch pack grab and the car tugs in tight turns. We renew it and reset the counter.',
    },
    {
      title: 'Electric water pump',
      text: 'N52, N54 and N55 engines use a pump with no belt that stops without notice. Pump and thermostat are changed together and the system is bled electronically.',
    },
    {
      title: 'Walnut-shell intake cleaning',
      text: 'Direct-injected N54, N55 and N20 engines never wash their inlet valves with fuel. Crushed shell blasts the carbon off without touching the metal.',
    },
    {
      title: 'Battery and sensor replacement',
      text: 'The right AGM type, fitted in the boot and registered, with a check of the sensor on the negative lead.',
      href: '/electrical-services',
    },
    {
      title: 'Rear air springs',
      text: 'Touring and X5 bags perish at the fold. We change them in pairs and test the compressor that has been overworking.',
      href: '/suspension-repairs',
    },
    {
      title: 'Brakes and wear sensors',
      text: 'New discs and pads with the sensor wire, electric handbrake opened with the scan tool, then the countdown set back to zero.',
      href: '/brake-service',
    },
  ],
  commonIssues: [
    {
      title: 'Timing chain rattle',
      text: 'A scraping or rattling from the back of the engine on a cold start. The guides break up, the chain jumps, and pistons meet valves.',
      note: 'N47 2.0 diesel, 2007-2014',
    },
    {
      title: 'Chain guides in the N20',
      text: 'The plastic guides go brittle and bits end up in the sump. A whine that rises with revs is the usual warning.',
      note: '2.0 turbo petrol, 2011-2015',
    },
    {
      title: 'N43 rough running',
      text: 'Injectors, coils and the NOx sensor fail on these lean-burn fours and on the N53 sixes. The tick-over hunts and the engine light returns after every reset.',
      note: 'N43 and N53 petrol, sold here from 2007',
    },
    {
      title: 'Oil on the exhaust',
      text: 'Rocker cover and filter housing gaskets harden. You smell it at traffic lights before you find a drop on the drive.',
    },
    {
      title: 'EGR cooler leak',
      text: 'BMW recalled many diesels because a leaking cooler can start a fire. We check your VIN against the recall and look for coolant loss.',
      note: 'Four- and six-cylinder diesels',
    },
    {
      title: 'FRM module corruption',
      text: 'Windows, mirrors and lamps go dead after a flat battery or a jump start. The module can often be rewritten instead of replaced.',
      note: 'E81-E93 models',
    },
    {
      title: 'VANOS solenoids',
      text: 'Sludge sticks the valves that turn the camshafts. Power drops off and idle is uneven until they are cleaned or renewed.',
    },
    {
      title: 'Thrust arm bushes',
      text: 'Steering wheel shimmy under braking from 60 mph is often a split front bush and gets blamed on the discs.',
    },
  ],
  faqs: [
    {
      question: 'What does a BMW service cost here?',
      answer:
        'The oil service starts at £119, the inspection service at £199 and the major service at £349. M cars and V8s carry more oil, so ask for a figure by registration.',
    },
    {
      question: 'How do I know if my 2.0 diesel has the N47?',
      answer:
        'Most four-cylinder BMW diesels built from 2007 to about 2014 do: 118d, 120d, 318d, 320d, 520d, X1 and X3. The B47 that followed still has its chain at the rear, with fewer failures.',
    },
    {
      question: 'Should I follow the 18,000-mile oil interval?',
      answer:
        'We would not. Short trips and cold starts wear oil out long before that. We change it every 6 months or 6,000 miles, the cheapest protection a BMW chain can have.',
    },
    {
      question: 'Can you reset the service light and fill in the record?',
      answer:
        'Yes to both. On cars with a digital history we give you a dated invoice with mileage, oil grade and part numbers as proof.',
    },
    {
      question: 'Does a new BMW battery really need coding?',
      answer:
        'On most models since the mid-2000s, yes. Without registration it is charged to the old battery’s profile and wears out early.',
    },
  ],
  related: ['/timing-chain-belt', '/diagnostics', '/routine-servicing', '/suspension-repairs'],
} satisfies MakePage;
