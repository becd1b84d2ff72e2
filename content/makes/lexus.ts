import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'lexus',
  name: 'Lexus',
  title: 'Lexus hybrid servicing in Chesterfield from £119',
  description:
    'Lexus servicing in Chesterfield from £119 for CT, IS, NX, RX and UX: hybrid battery fan, seized calipers, transaxle fluid and IS 220d diesel care.',
  keywords: [
    'Lexus servicing Chesterfield',
    'Lexus garage Chesterfield',
    'Lexus hybrid service Derbyshire',
    'Lexus CT200h service',
    'Lexus RX brake calipers',
    'Lexus IS 220d repairs',
  ],
  intro:
    'A Lexus hybrid rarely breaks down. Its cooling fan clogs with pet hair and its brakes rust, quietly. We look at both.',
  drawing: { engine: 'front-transverse', drive: 'front', body: 'suv' },
  whyChoose: [
    {
      title: 'The fan behind the seat',
      text: 'Most Lexus hybrid batteries are cooled with cabin air. We take the grille off, clean filter and fan, and compare block temperatures.',
    },
    {
      title: 'Calipers freed before they seize',
      text: 'Since the electric motor slows the car, pads hardly move. We work them loose before a disc is ruined.',
    },
    {
      title: 'High-voltage discipline',
      text: 'Service plug out, gloves on, wait, measure: isolation is for a qualified technician. Inside the battery, a specialist takes over.',
    },
    {
      title: 'Straight talk about Relax cover',
      text: 'Lexus extends warranty after franchised services up to 10 years or 100,000 miles. If your car qualifies, weigh that before choosing us.',
    },
    {
      title: 'Quiet cars, careful ears',
      text: 'A wheel bearing that nobody would notice in a van spoils an NX. We road-test with the radio off and find the noise.',
    },
    {
      title: 'Year-long warranty',
      text: 'New parts and our work on them are both covered for 12 months.',
    },
  ],
  packages: [
    {
      name: 'Intermediate service',
      pricePence: 11900,
      months: 6,
      miles: 6000,
      includes: [
        'Oil in the grade for your engine, often 0W-20, with filter',
        'Engine and inverter coolant levels',
        'Hybrid battery air grille cleared',
        'Brakes moved, looked at and listened to',
        'Tyres, blades and lighting',
      ],
    },
    {
      name: 'Full service',
      pricePence: 22900,
      months: 12,
      miles: 12000,
      includes: [
        'Intermediate service tasks',
        'Cabin and engine air filters',
        'Caliper pins and pads cleaned and lubricated',
        'Hybrid battery block voltages read',
        'Arms, bushes, links and bearings',
        '12-volt battery test under load',
      ],
    },
    {
      name: 'Major service',
      pricePence: 36900,
      months: 24,
      miles: 24000,
      includes: [
        'Full service tasks',
        'Brake fluid exchanged with the hybrid bleed routine',
        'Iridium plugs at the mileage given by Lexus',
        'Hybrid battery fan removed and cleaned',
        'Transaxle or gearbox fluid inspected',
        'Auxiliary belt where the car still has one',
        'Steering and suspension alignment check',
      ],
    },
  ],
  specialServices: [
    {
      title: 'Battery fan cleaning',
      text: 'Blades carry dust and dog hair until the pack overheats. The blower is taken out, cleaned by hand and tested at each speed.',
    },
    {
      title: 'Hybrid health report',
      text: 'Block voltage spread at rest and under load, fan speed, inverter temperature and codes. Useful before you buy a used one.',
    },
    {
      title: 'Caliper strip and rebuild',
      text: 'Seized sliders are pulled, bores cleaned, boots and grease renewed. Pistons with rust pits get a repair kit or a new caliper.',
      href: '/brake-service',
    },
    {
      title: 'Transaxle fluid change',
      text: 'The electric CVT uses WS fluid for gears and motors alike. Draining at 60,000 miles is a small job that Lexus seldom lists.',
    },
    {
      title: 'Inverter coolant and pump',
      text: 'The inverter has its own circuit. We test pump flow and bleed air, as a gurgle means hot electronics.',
    },
    {
      title: 'IS 220d diesel work',
      text: 'EGR cleaning, fifth injector inspection, coolant-loss tests and filter checks for the 2.2 D-4D. An honest forecast comes with it.',
    },
    {
      title: 'Timing belts on older models',
      text: 'The RX 300, RX 400h, IS 200, LS 400, LS 430 and the GS 300 to 2005 have belts. Idlers, tensioner and pump go with them.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Catalyst and exhaust security',
      text: 'RX and CT converters are popular with thieves. We repair what was cut and can fit a shield to slow the next attempt.',
    },
  ],
  commonIssues: [
    {
      title: 'Check hybrid system message',
      text: 'A clogged fan, one weak battery block or a tired 12-volt battery can all cause it. The stored freeze-frame tells which.',
    },
    {
      title: 'Rear pads worn on one side',
      text: 'Sliders stick on the IS, CT and RX. One pad is bare metal while its neighbour is nearly new.',
    },
    {
      title: 'CT 200h rough cold start',
      text: 'The 1.8 hybrid’s EGR cooler clogs with soot and can stress the head gasket. A shake for a few seconds after starting deserves a coolant test.',
    },
    {
      title: 'IS 250 carbon',
      text: 'Direct injection in the 2.5 V6 leaves deposits on valves. Low idle, hesitation and multiple misfire codes follow.',
    },
    {
      title: 'Whirr under the bonnet, brake warning',
      text: 'The pressure pump in the brake actuator starts more often as its accumulator ages. Do not put this off.',
    },
    {
      title: 'Creaks from RX front arms',
      text: 'Rubber bushes dry out and knock on speed humps. Replacing the arm is quicker than pressing in a bush.',
    },
    {
      title: 'Flat 12-volt battery in the boot',
      text: 'The hybrid pack cannot start the computers if the little battery is dead. After three weeks parked, expect it.',
    },
    {
      title: 'Pink crust at the water pump',
      text: 'Dried coolant around the pump on V6 2GR engines is a slow leak. It becomes a quick one.',
    },
  ],
  faqs: [
    {
      question: 'How often should the hybrid battery fan be cleaned?',
      answer: 'Look at it yearly. With a dog in the car, clean it at each Full service.',
    },
    {
      question: 'Will servicing with you affect Lexus Relax?',
      answer:
        'Relax depends on services in the official network, so a car relying on it should go there. Ordinary manufacturer cover can be maintained with us if the schedule is followed.',
    },
    {
      question: 'What is the price for a Lexus hybrid service?',
      answer: 'From £119 for Intermediate, £229 for Full and £369 for Major, hybrid or petrol.',
    },
    {
      question: 'Can brake calipers be freed or must I replace them?',
      answer: 'Most can be rebuilt if the piston bore is smooth. We show you the parts before you choose.',
    },
    {
      question: 'Is the IS 220d worth repairing?',
      answer:
        'With coolant loss and high mileage, often no. With a dirty EGR valve and a sound head gasket, yes. A pressure test tells us which.',
    },
  ],
  related: [
    '/brake-service',
    '/electrical-services',
    '/routine-servicing',
    '/diagnostics',
    '/air-conditioning',
  ],
} satisfies MakePage;
