import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'porsche',
  name: 'Porsche',
  title: 'Porsche servicing in Chesterfield, from £179',
  description:
    'Porsche servicing in Chesterfield for 911, Boxster, Cayman, Cayenne, Macan and Panamera. Bore inspection, IMS advice, coolant pipes, PDK oil. From £179.',
  keywords: [
    'Porsche servicing Chesterfield',
    'Porsche specialist Chesterfield',
    'independent Porsche garage Derbyshire',
    'Porsche bore scoring inspection',
    'Porsche IMS bearing',
    'Cayenne coolant pipes',
    'Boxster service',
  ],
  intro:
    'Flat-six sports cars and heavy V6 and V8 four-wheel drives have little in common. We keep a separate checklist for each family.',
  drawing: { engine: 'rear', drive: 'rear', body: 'coupe' },
  whyChoose: [
    {
      title: 'Bores seen through a camera',
      text: 'Internet worry about scoring sells rebuilds. A borescope down the plug holes, or through the sump on M96 and M97 engines, shows what is really there.',
    },
    {
      title: 'Undertrays off every time',
      text: 'Coolant, brake and air-conditioning pipes run beneath panels that hide corrosion. They come down at each service and the fixings go back complete.',
    },
    {
      title: 'Annual oil for garage-kept cars',
      text: 'A 911 covering 2,000 miles a year still collects fuel and moisture in its oil. The factory two-year gap suits motorway cars better.',
    },
    {
      title: 'Used filter cut open',
      text: 'On early water-cooled engines we inspect the filter pleats for metal or plastic. It is the cheapest early warning an intermediate shaft bearing gives.',
    },
    {
      title: 'Correct lifting points',
      text: 'Mid- and rear-engined cars sit tail-heavy on a lift. We use the proper jacking pads and protect the sills and side skirts.',
    },
    {
      title: 'Twelve months of cover',
      text: 'Parts and labour carry our 12-month warranty, on a Panamera or an air-cooled Carrera alike.',
    },
  ],
  packages: [
    {
      name: 'Interim oil service',
      pricePence: 17900,
      months: 6,
      miles: 6000,
      includes: [
        'A40 or C30 oil, as your engine requires',
        'Filter renewed and old element inspected',
        'New sump plug seal and correct tightening torque',
        'Radiator and condenser ducts checked for leaves',
        'Tyre date codes and inner-edge wear noted',
      ],
    },
    {
      name: 'Full service',
      pricePence: 32900,
      months: 12,
      miles: 12000,
      includes: [
        'Interim service included',
        'Pollen filter',
        'Brake pad, disc and sensor inspection',
        'Stored faults and over-rev ranges read where available',
        'Coolant pipes and hoses inspected with undertrays removed',
        'Driveshaft gaiters and suspension arms checked',
        'Battery health test',
      ],
    },
    {
      name: 'Major service',
      pricePence: 54900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service included',
        'Brake fluid flushed through all calipers',
        'Engine air filters',
        'Spark plugs on six-cylinder engines when due, coils inspected',
        'Poly-rib belt condition and pulleys',
        'Front differential or transfer box level on four-wheel drive',
        'Extended road test',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Pre-purchase inspection',
      text: 'Two hours on the lift with borescope, fault read-out and over-rev report. You get photographs of the bores and a plain verdict.',
    },
    {
      title: 'Coolant pipe upgrade on Cayenne V8',
      text: 'Early 4.5 cars have plastic pipes in the valley under the inlet manifold. We replace the set with aluminium and renew the seals around them.',
    },
    {
      title: 'IMS and rear main seal with a clutch',
      text: 'With the gearbox off a 986 or early 996, the bearing flange is in plain view. It is the sensible moment to decide on an uprated bearing.',
      href: '/clutch-replacement',
    },
    {
      title: 'PDK and Tiptronic fluid',
      text: 'PDK has separate oil for its clutches and its gears, with different intervals. We fill at controlled temperature and recheck the level on the lift.',
    },
    {
      title: 'Radiator and condenser renewal',
      text: 'Front corners collect wet leaves that rot the cores. Both sides are done together, ducts cleaned and mesh offered to keep debris out.',
      href: '/air-conditioning',
    },
    {
      title: 'Transfer box fluid on Macan and Cayenne',
      text: 'Macan and Cayenne transfer boxes shudder when their fluid ages. A change with the right oil cures many; we road-test before condemning the unit.',
    },
    {
      title: 'Geometry and coffin arms',
      text: 'The lower arms, named for their shape, wear without knocking at first. After renewing them we set camber and toe on all four wheels.',
      href: '/suspension-repairs',
    },
    {
      title: '944 and 968 belts',
      text: 'These engines use one belt for the camshaft and another for the balance shafts. Both are changed, tensioned and rechecked after a short running-in mileage.',
      href: '/timing-chain-belt',
    },
  ],
  commonIssues: [
    {
      title: 'Bore scoring',
      text: 'Ticking that follows the revs, one tailpipe sootier than the other and rising oil use point to a marked cylinder wall, most often on 3.4, 3.6 and 3.8 engines up to 2008.',
      note: '996, 997.1, Cayman 987.1',
    },
    {
      title: 'Intermediate shaft bearing',
      text: 'A sealed ball bearing supports the shaft that drives the cam chains. Engines from 2009 do without it; most 1997-2005 cars have a type that can be replaced without splitting the engine.',
    },
    {
      title: 'Air-oil separator failure',
      text: 'A cloud of white smoke on start-up and an idle that hunts. The torn diaphragm pulls crankcase oil into the inlet of Boxster, Cayman and 911.',
    },
    {
      title: 'Burst Cayenne coolant pipe',
      text: 'Plastic cracks with age and empties the system into the valley, sometimes onto the starter motor. Temperature climbs within a minute.',
      note: '955 V8, 2003-2006',
    },
    {
      title: 'Propshaft centre bearing',
      text: 'Rumble and thump under the floor at 20 to 40 mph on early Cayennes. The rubber around the bearing tears, and the shaft slaps the tunnel.',
    },
    {
      title: 'Macan front cover oil leak',
      text: 'Oil weeps from the timing cover of 3.0 and 3.6 V6 petrol engines. Labour is the larger share of the repair because the covers sit deep.',
    },
    {
      title: 'Cracked ignition coils',
      text: 'Heat and rear-wheel spray split the coil casing on flat-sixes. A misfire on damp mornings is the classic complaint.',
    },
    {
      title: 'Loose coolant fittings on Mezger engines',
      text: 'Turbo and GT3 models of the 996 and 997 had pipes bonded into their housings. Age and heat can free the glue; pinning or welding is the lasting answer.',
    },
  ],
  faqs: [
    {
      question: 'Should I change the IMS bearing as a precaution?',
      answer:
        'If the clutch is already out on a Boxster or 911 built before about 2005, yes, we would discuss it. Removing a gearbox only for that is harder to justify, and engines from 2009 have no such bearing.',
    },
    {
      question: 'What does a borescope inspection involve?',
      answer:
        'Plugs out, a camera into each cylinder, and on M96 or M97 engines a second look from below with the sump off. The pictures are yours.',
    },
    {
      question: 'Do you work on air-cooled 911s?',
      answer:
        'Yes: oil services, ignition, brakes and valve clearances, which need setting by hand on cars up to the 964. Full engine rebuilds are agreed job by job.',
    },
    {
      question: 'How long will you keep my car?',
      answer:
        'An oil service is done in a morning. A Major takes a full day, since the plugs on a flat-six sit behind exhaust and wheel-arch parts.',
    },
    {
      question: 'Can an independent garage service a Taycan?',
      answer:
        'Brake fluid, tyres, filters, suspension and 12-volt faults, yes. Anything inside the high-voltage battery belongs with a high-voltage repairer, and we tell you when that applies.',
    },
  ],
  related: ['/routine-servicing', '/diagnostics', '/brake-service', '/suspension-repairs'],
} satisfies MakePage;
