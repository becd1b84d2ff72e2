import { business } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/about',
  label: 'About',
  title: 'About our Chesterfield garage',
  description: `Founded in ${business.founded} and serving Chesterfield drivers since ${business.servingSince}: the garage in figures, how it began, and the four values every job is held to.`,
  keywords: [
    'about Chesterfield garage',
    'certified car technicians Chesterfield',
    'family cars and fleet garage Derbyshire',
  ],
  h1: 'The garage behind the estimate',
  intro:
    'A Chesterfield workshop for repair, diagnostics and tuning, tied to no manufacturer and answerable to its customers.',
  family: 'about',
  drawing: 'spanner',
  facts: [
    { label: 'Founded', value: String(business.founded) },
    { label: 'Serving since', value: String(business.servingSince) },
    { label: 'Where', value: 'Central Chesterfield' },
    { label: 'Open', value: business.hoursText },
  ],
  sections: [
    {
      kind: 'cards',
      id: 'stats',
      heading: 'The garage in figures',
      items: [
        {
          title: '15+ years experience',
          text: 'From carburettor classics to plug-in hybrids with three cooling circuits.',
        },
        {
          title: '500+ customers',
          text: 'Private drivers, tradespeople with one van and businesses with a dozen.',
        },
        {
          title: '98% retention',
          text: 'The figure we watch most closely, because nobody has to come back.',
        },
        {
          title: '100% satisfaction',
          text: 'Our standard for handing over: no keys change hands while a question is open.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'story',
      heading: `Founded in ${business.founded}`,
      intro: 'You will find two years on this site, and both are right.',
      paragraphs: [
        `The first customers brought their cars in ${business.servingSince}. It was plain servicing and repair work, and it grew because one driver told another. In ${business.founded} the garage was founded as a business with a workshop of its own. So we say “serving since ${business.servingSince}” and “founded ${business.founded}”.`,
        'Cars changed quickly after that. Diesel particulate filters became part of every modern diesel, and with them came faults that no spanner could find. Engines shrank and gained turbochargers. Timing belts moved inside, into the oil. We bought test equipment as the cars demanded it, and learned to use it before charging for it.',
        'Tuning joined the list because the same equipment and the same care serve both trades. An engine that is measured, logged and understood is easier to keep healthy, at standard power or above it.',
        'The garage is still independent. No target tells us how many brake discs to sell this month, and a car that needs nothing goes home with nothing done.',
      ],
    },
    {
      // The owner must keep only the certificates that the technicians really hold.
      demonstration: true,
      kind: 'cards',
      id: 'certifications',
      heading: 'Certifications behind the work',
      intro: 'Some jobs need more than experience. These are the ones where a certificate comes first.',
      items: [
        {
          title: 'Light vehicle qualifications',
          text: 'Technicians hold nationally recognised vehicle maintenance and repair qualifications and keep training as systems change.',
        },
        {
          title: 'MOT testing',
          text: 'Each tester is personally authorised by the Driver and Vehicle Standards Agency and passes a training assessment each year.',
        },
        {
          title: 'Refrigerant handling',
          text: 'Air-conditioning circuits are opened only by technicians with a refrigerant certificate, whether they hold R134a or R1234yf.',
        },
        {
          title: 'High-voltage safety',
          text: 'Hybrid and electric systems are isolated and proved dead by a qualified technician before a cover comes off. Repairs inside the battery go to a specialist.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'values',
      heading: 'Four values',
      items: [
        {
          title: 'Measure before you judge',
          text: 'Pad thickness, battery health, compression and fuel trims are numbers. We would rather show you one than argue.',
        },
        {
          title: 'Say it in plain words',
          text: 'You should be able to repeat to a friend what was wrong. If you cannot, we explained it badly.',
        },
        {
          title: 'Spend the owner’s money carefully',
          text: 'Sometimes the right answer is a good used part, a later date or no repair at all on a car near its end.',
        },
        {
          title: 'Own the result',
          text: 'Work and parts carry a 12-month warranty. When something we did fails, we say so first and fix it first.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'independence',
      heading: 'What independence means here',
      items: [
        'No affiliation with or authorisation by any manufacturer',
        'Original or matching-quality parts, named on the estimate',
        'Service records kept to the maker’s schedule',
        'Warranty repairs that belong to a dealer are sent to the dealer',
      ],
    },
  ],
  related: ['/services', '/contact', '/routine-servicing', '/diagnostics', '/fleet-support'],
  closing: {
    heading: 'Come and see the workshop',
    text: 'Ring ahead or write, say what you drive, and a technician will make time to talk it through.',
  },
} satisfies Page;
