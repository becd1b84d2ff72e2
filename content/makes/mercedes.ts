import type { MakePage } from '../schema.ts';

export const page = {
  slug: 'mercedes',
  name: 'Mercedes',
  title: 'Mercedes servicing in Chesterfield: Service A and B',
  description:
    'Mercedes servicing in Chesterfield: Service A from £149, Service B from £249. OM651 injectors, 7G-Tronic oil, Airmatic, Sprinter and Vito.',
  keywords: [
    'Mercedes servicing Chesterfield',
    'Mercedes specialist Chesterfield',
    'Mercedes Service A',
    'Mercedes Service B',
    '7G-Tronic service',
    'OM651 injectors',
    'Airmatic repair',
    'Mercedes Sprinter servicing',
  ],
  intro:
    'Service A and Service B in plain terms, gearbox oil when it is really due, and the rear subframe inspected on every visit.',
  drawing: { engine: 'front-longitudinal', drive: 'rear', body: 'saloon' },
  whyChoose: [
    {
      title: 'The code on your dash, translated',
      text: 'Assyst messages such as A2 or B4 pack a work list into two characters. We read the list out and price the lines.',
    },
    {
      title: 'MB-approved oils',
      text: '229.51 and 229.52 for diesels with a filter, 229.5 for older petrols, 229.71 where the handbook allows it. Nothing generic goes in.',
    },
    {
      title: 'Subframes inspected underneath',
      text: 'Rear subframes of C- and E-Class rust from the inside. We tap, probe and photograph them each time the car is up.',
    },
    {
      title: 'Vans kept earning',
      text: 'Sprinter and Vito faults are triaged by phone, so the likely parts are here when the van is.',
    },
    {
      title: 'Gearbox work with a thermometer',
      text: 'The fluid level in a 7G-Tronic is set at a stated temperature with no dipstick in the car. We follow the procedure to the degree.',
    },
    {
      title: 'Proof for the service record',
      text: 'Keep our invoice with your service record: it lists every Assyst item, the oil sheet number and the mileage.',
    },
  ],
  packages: [
    {
      name: 'Service A: oil and safety check',
      pricePence: 14900,
      months: 12,
      miles: 10500,
      includes: [
        'Synthetic oil to the correct MB sheet',
        'Oil filter element',
        'Front and rear brake wear reading',
        'Fluid levels including AdBlue',
        'Tyre depth and repair-kit date',
        'Assyst countdown reset',
      ],
    },
    {
      name: 'Service B: full inspection',
      pricePence: 24900,
      months: 24,
      miles: 21000,
      includes: [
        'Service A in its entirety',
        'Combined cabin filter',
        'Brake fluid change',
        'Parking brake and brake hoses inspected',
        'Steering joints, springs and subframe checked',
        'Main and auxiliary battery test',
        'Stored faults read across all units',
      ],
    },
    {
      name: 'Major service',
      pricePence: 39900,
      months: 48,
      miles: 42000,
      includes: [
        'Service B in its entirety',
        'Air filters, one or two as fitted',
        'Spark plugs or diesel filter',
        'Poly-V belt assessed',
        'Automatic gearbox fluid reviewed',
        'Differential checked for leaks and level',
        'Panoramic roof drains and guides cleaned',
      ],
    },
  ],
  specialServices: [
    {
      title: '7G-Tronic fluid and filter',
      text: 'Fresh 236.14 or 236.15 fluid as the box demands, a new filter and pan gasket, and the electrical plug’s seals renewed while we are there.',
    },
    {
      title: 'Conductor plate repair',
      text: 'Speed sensors inside the gearbox fail and hold it in one gear. Plate and control unit are diagnosed separately, because a new unit must be coded to the car.',
      href: '/electrical-services',
    },
    {
      title: 'OM651 injectors and seals',
      text: 'Leak-off measured, compression compared, the guilty injector replaced and coded. New copper seals and stretch bolts each time.',
      href: '/diagnostics',
    },
    {
      title: 'OM642 oil cooler seals',
      text: 'The cooler sits in the valley of the V6, under the turbo. We fit the later pattern of seals and clean the valley, so that any new leak shows.',
    },
    {
      title: 'Airmatic suspension',
      text: 'Soap test, valve block test, then struts in axle pairs. A leaking bag that is ignored takes the compressor with it.',
      href: '/suspension-repairs',
    },
    {
      title: 'M271 chain and cam gears',
      text: 'Kompressor and CGI petrol engines wear the teeth of their camshaft adjusters. Chain, tensioner and both gears are renewed together.',
      href: '/timing-chain-belt',
    },
    {
      title: 'Sprinter and Vito servicing',
      text: 'Oil, filters, brakes, prop couplings and sliding doors on OM651 and OM642 vans, with downtime agreed in advance.',
      href: '/fleet-support',
    },
    {
      title: 'NOx sensors and AdBlue',
      text: 'We prove the sensor, the heater or the pump before fitting one, and clear the start countdown after a verified repair.',
    },
  ],
  commonIssues: [
    {
      title: 'OM651 injector failure',
      text: 'Early piezo injectors knock, smoke and drop the engine into limp mode. Later cars use a more durable solenoid type.',
      note: '220 and 250 CDI, 2008-2011',
    },
    {
      title: 'Rear subframe corrosion',
      text: 'Thick paint hides a shell that has rusted through by the arm mounts. Mercedes has replaced some outside warranty, so ask before paying.',
      note: 'W204, W207, W212',
    },
    {
      title: 'Stuck in second gear',
      text: 'The seven-speed goes into limp mode after a warm run and recovers when restarted. Turbine speed sensor faults are typical.',
      note: '722.9 gearbox',
    },
    {
      title: 'Steering lock refuses',
      text: 'The key goes in and nothing lights. A worn motor in the electronic lock is the cause, and it gives a few warnings before the last time.',
      note: 'W204, W207, W212',
    },
    {
      title: 'V6 diesel oil leak',
      text: 'A drip from the bellhousing that looks like a crank seal. On the OM642 it is usually the oil cooler above.',
      note: '280, 320 and 350 CDI',
    },
    {
      title: 'One corner down overnight',
      text: 'An air strut has cracked at its lower fold. The car rises when started, until the pump gives up.',
      note: 'E, S, CLS and ML with Airmatic',
    },
    {
      title: 'Kompressor chain stretch',
      text: 'Engine light, rough cold idle and a rattle that fades in seconds. Short oil intervals would have prevented most cases.',
      note: 'M271 1.8 petrol',
    },
    {
      title: 'Balance shaft gear wear',
      text: 'The soft gear on early V6 petrols throws the cam timing out and lights the lamp. Repair means engine removal.',
      note: 'M272 before 2007',
    },
  ],
  faqs: [
    {
      question: 'What is the difference between Service A and Service B?',
      answer:
        'A is oil, filter and a safety check, from £149. B adds brake fluid, cabin filter and a full inspection, from £249. The Major, from £399, adds air filters, plugs or fuel filter.',
    },
    {
      question: 'How often does a Mercedes need servicing here?',
      answer:
        'We work to 12 months or 10,500 miles for A, 24 months or 21,000 for B and 48 months or 42,000 for the Major. Hard use calls for oil sooner.',
    },
    {
      question: 'Is 7G-Tronic fluid really sealed for life?',
      answer:
        'No. Mercedes has itself specified changes at various mileages. Around 40,000 to 50,000 miles is a sound rule.',
    },
    {
      question: 'My AdBlue warning says no start in 500 miles. What now?',
      answer:
        'Book in at once and keep the level topped up. Once the counter reaches zero the engine will not restart until the fault is fixed.',
    },
    {
      question: 'Do you look after AMG models?',
      answer:
        'For servicing, brakes and diagnosis, yes. Tell us the chassis code so that we can reserve enough oil and the correct filters.',
    },
  ],
  related: [
    '/routine-servicing',
    '/electrical-services',
    '/suspension-repairs',
    '/fleet-support',
    '/diagnostics',
  ],
} satisfies MakePage;
