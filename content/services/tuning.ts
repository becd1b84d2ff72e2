import type { Page } from '../schema.ts';

export const page = {
  path: '/tuning',
  label: 'Tuning',
  family: 'service',
  drawing: 'turbo',
  title: 'Car tuning in Chesterfield: remaps, exhausts, intercoolers',
  description:
    'ECU remapping, hand-built exhausts and intercooler work for road cars in Chesterfield. Health check first, logged results, emissions kit kept.',
  keywords: [
    'car tuning Chesterfield',
    'engine tuning Chesterfield',
    'intercooler upgrade Chesterfield',
    'diesel tuning Chesterfield',
  ],
  h1: 'Car tuning in Chesterfield',
  intro:
    'More torque, a better exhaust note and power that lasts on a hot day, for road cars that still have to pass an MOT.',
  facts: [
    { label: 'Remap gain', value: 'Up to 30% power, up to 20% torque' },
    { label: 'First step', value: 'Health check and baseline log' },
    { label: 'Warranty', value: '12 months, parts and labour' },
    { label: 'Before you drive', value: 'Tell your insurer' },
  ],
  serviceType: 'Car tuning',
  sections: [
    {
      kind: 'cards',
      id: 'tuning-services',
      heading: 'Three ways to tune',
      items: [
        {
          title: 'ECU Remapping',
          text: 'New calibration for boost, fuelling, ignition and torque limits, written to the standard control unit. Works best on turbocharged petrol and diesel engines.',
          points: ['Original file read and kept', 'Logged before and after', 'Can be reversed'],
          note: 'Up to 30% power',
          href: '/tuning/ecu-remapping',
        },
        {
          title: 'Performance Exhaust Fabrication',
          text: 'Stainless pipework cut, bent and TIG-welded on your car, so that it clears the axle, hangs straight and sounds the way you asked.',
          points: ['Cat-back or full system', 'Resonators against drone', 'Catalyst and filters stay'],
          note: 'Made to one car',
          href: '/tuning/exhaust-fabrication',
        },
        {
          title: 'Intercooler Services',
          text: 'A hot or leaking charge cooler gives away power the turbo has already made. We pressure-test it, then clean, repair or replace it with a bigger core.',
          points: ['Smoke and pressure test', 'Boost hoses and clamps', 'Larger cores with ducting'],
          note: 'Cooler, denser air',
          href: '/tuning/performance-parts',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'tuning-quote',
      heading: 'Ask for a tuning quote',
      tone: 'info',
      text: 'Send the make, engine, year, mileage and what has already been changed. We answer with what is worth doing, and what is not.',
      link: { label: 'Send your car’s details', href: '/contact' },
    },
    {
      kind: 'cards',
      id: 'why-choose',
      heading: 'Why choose us for tuning',
      items: [
        {
          title: 'The engine is checked first',
          text: 'A tired turbo or a weak coil shows up under extra load. We look for it before the map goes on, when it is still cheap to mend.',
        },
        {
          title: 'Logs you can read',
          text: 'Boost, air mass, fuel pressure and knock are recorded on the same stretch of road before and after. You see both traces.',
        },
        {
          title: 'Your standard file is kept',
          text: 'If you sell the car, or a dealer update overwrites the map, the way back is already saved here.',
        },
        {
          title: 'Repairs in the same workshop',
          text: 'Clutches, injectors, boost leaks and brakes are mended here too, so a fault found halfway does not end the day.',
        },
        {
          title: 'No deletes on road cars',
          text: 'Particulate filters, catalysts, EGR and AdBlue systems stay fitted and working. Ask for them off and we will say no.',
        },
        {
          title: 'Twelve months of cover',
          text: 'Parts we supply and the labour to fit them carry a 12-month warranty, on tuning jobs as on repairs.',
        },
      ],
    },
    {
      kind: 'panel',
      id: 'insurance',
      heading: 'Tuning must be declared to your insurer',
      tone: 'warn',
      text: 'A remap, an exhaust or a larger intercooler is a modification even when nobody can see it. Ring your insurer before the work: an undeclared change can void the policy and leave you driving uninsured.',
      points: [
        'Ask for the answer in writing, with the new premium',
        'Give them the power figure you expect as well as the word remap',
        'On a leased or financed car, get the owner’s permission as well',
      ],
    },
  ],
  faqs: [
    {
      question: 'Which should come first, the remap or the parts?',
      answer:
        'On a healthy standard turbo car, the remap: it makes the largest difference for the least dismantling. If you already know you want an intercooler and exhaust, fit those first so the engine is calibrated once.',
    },
    {
      question: 'Is it worth tuning a car without a turbo?',
      answer:
        'Rarely for power. A naturally aspirated engine gains little from software, because no boost pressure can be raised. Suspension, brakes and tyres change such a car far more.',
    },
    {
      question: 'Do you tune high-mileage cars?',
      answer:
        'Yes, if compression, turbo, clutch and cooling pass the check. Plenty do. If yours does not, we tell you what to mend and leave the map alone.',
    },
  ],
  related: [
    '/performance-tuning',
    '/tuning/ecu-remapping',
    '/tuning/exhaust-fabrication',
    '/tuning/performance-parts',
  ],
  closing: {
    heading: 'Talk through your car',
    text: 'Two minutes on the phone about the engine and its history will tell you whether tuning suits it.',
  },
} satisfies Page;
