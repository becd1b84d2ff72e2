import { business } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/fleet-support',
  family: 'service',
  label: 'Fleet support',
  title: 'Fleet support in Chesterfield for small businesses',
  description:
    'Servicing, MOTs, repairs and recovery for fleets of two vehicles and up in Chesterfield. Three plans by fleet size, one contact, one record per vehicle.',
  keywords: [
    'fleet support Chesterfield',
    'fleet servicing Chesterfield',
    'van servicing Chesterfield',
    'company car maintenance Chesterfield',
    'fleet MOT Chesterfield',
    'small fleet maintenance plan',
  ],
  h1: 'Fleet support from two vehicles up',
  intro:
    'Cars and vans kept legal, serviced and earning. One garage knows every registration, date and known fault.',
  drawing: 'van',
  facts: [
    { label: 'Plans', value: '2-5, 6-15 and 15+ vehicles' },
    { label: 'Vehicles', value: 'Cars and vans to 3,500kg' },
    { label: 'Workshop', value: business.hoursText },
    { label: 'Warranty', value: '12 months, parts and labour' },
  ],
  serviceType: 'Fleet maintenance',
  sections: [
    {
      kind: 'cards',
      id: 'services',
      heading: 'Six services for a working fleet',
      items: [
        {
          title: 'Scheduled servicing',
          text: 'Intervals by miles and months for each vehicle, because the van on motorway runs and the van on school runs wear differently.',
          href: '/routine-servicing',
        },
        {
          title: 'MOT planning',
          text: 'Class 4 and class 7 tests booked inside the month that keeps the date, and spread so that half the fleet is not off the road in March.',
          href: '/mot',
        },
        {
          title: 'Repairs and diagnostics',
          text: 'Faults are read, priced and put to the person who signs for them. The driver only hands over the keys.',
          href: '/diagnostics',
        },
        {
          title: 'Tyres and brakes',
          text: 'Measured at each visit and logged in millimetres, so that the next set can be planned rather than found at the roadside.',
          href: '/tyre-installation',
        },
        {
          title: 'Breakdown and recovery',
          text: 'Drivers ring the emergency line at any hour. The vehicle comes to the garage that holds its history.',
          href: '/recovery-breakdown',
        },
        {
          title: 'Records and reminders',
          text: 'Work, mileage and due dates per registration, ready when an insurer, a leasing firm or a buyer asks.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'vehicle-types',
      heading: 'Vehicle types we support',
      items: [
        'Company and pool cars: petrol, diesel, hybrid and electric.',
        'Car-derived and small vans, such as the Caddy, Berlingo and Transit Courier.',
        'Medium vans: Transit Custom, Vivaro, Trafic, Transporter.',
        'Large vans up to 3,500kg: Transit, Sprinter, Crafter, Master, Ducato.',
        'Pickups and 4x4s: Ranger, Hilux, D-Max, L200.',
        'Taxis and private-hire cars.',
        'Tippers, Lutons and dropsides on a van chassis.',
      ],
    },
    {
      kind: 'cards',
      id: 'fleet-sizes',
      heading: 'Where your fleet fits',
      intro: 'Mixed makes, leased and owned vehicles may share one account.',
      items: [
        {
          title: 'Small fleet',
          text: 'A trade with a few vans, where one off the road is a day of lost jobs. Dates are the main thing to take off your mind.',
          note: '2-5 vehicles',
        },
        {
          title: 'Growing fleet',
          text: 'Someone in the office now does the vehicles on top of another job. A rota and a monthly summary replace the whiteboard.',
          note: '6-15 vehicles',
        },
        {
          title: 'Larger fleet',
          text: 'Downtime is planned by the week and costs are compared by vehicle. Some will be cheaper to sell than to keep.',
          note: '15+ vehicles',
        },
      ],
    },
    {
      kind: 'packages',
      id: 'plans',
      heading: 'Three plans by fleet size',
      intro: 'Each is priced for the vehicles you run and the miles they do.',
      noun: 'plan',
      asked: true,
      items: [
        {
          name: 'Essential',
          text: 'Keeps a handful of vehicles legal and serviced without paperwork.',
          note: 'Ideal for 2-5 vehicles',
          includes: [
            'Service and MOT dates tracked',
            'Reminders before each falls due',
            'History kept by registration',
            'One quote per job, approved by you',
          ],
        },
        {
          name: 'Business',
          text: 'For an office that wants the year laid out in advance.',
          note: 'Ideal for 6-15 vehicles',
          includes: [
            'Everything in Essential',
            'Rota for services and tests',
            'Tyre and brake readings at each visit',
            'Agreed limit for repairs without a call',
            'Monthly summary of work and spend',
          ],
        },
        {
          name: 'Fleet partner',
          text: 'For fleets where a vehicle in the workshop has to be covered by another.',
          note: 'Ideal for 15+ vehicles',
          includes: [
            'Everything in Business',
            'Named contact in the workshop',
            'Bay time reserved each week',
            'Cost per vehicle and per mile',
            'Yearly review with replacement advice',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      id: 'benefits',
      heading: 'What changes once it is organised',
      items: [
        {
          title: 'Fewer missed MOTs',
          text: 'An expired test can weaken an insurance claim and bring a fine for the company as well as the driver.',
        },
        {
          title: 'Less time off the road',
          text: 'Service, test and advisories are done in one visit instead of three.',
        },
        {
          title: 'Predictable spend',
          text: 'Pads at 4mm in June are a line in the autumn budget.',
        },
        {
          title: 'Proof of care',
          text: 'Employers must keep vehicles used for work safe. A dated record for every defect shows that you did.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'reasons',
      heading: 'Reasons fleets stay with us',
      items: [
        'One record per vehicle, so nobody has to explain the same fault twice.',
        'Workshop, MOT, tyres and recovery under one roof.',
        'DPF and AdBlue faults, the curse of the town-bound diesel van, are daily work.',
        'Independent of every manufacturer, so a mixed fleet gets one standard.',
        'Schedules set by the maker are followed and recorded, so the vehicle warranty stands.',
        `Working on Chesterfield vans and cars since ${business.servingSince}.`,
      ],
    },
  ],
  faqs: [
    {
      question: 'How many vehicles make a fleet?',
      answer:
        'Two. A plumber with a van and a car gets the same reminders and records as a firm with twenty.',
    },
    {
      question: 'Will independent servicing affect the warranty on leased or new vans?',
      answer:
        'Not if it follows the schedule with parts and oil of the right specification. Leases are different: some contracts name a garage network, so check yours before the first booking.',
    },
    {
      question: 'Can different people drop off and approve?',
      answer:
        'Yes. Drivers hand over keys and describe faults; the approver on your account gets the price and decides.',
    },
    {
      question: 'Do you test vans over 3,000kg?',
      answer:
        'Yes. Goods vehicles between 3,000kg and 3,500kg gross need a class 7 test, which we carry out. Heavier lorries need an authorised testing facility.',
    },
    {
      question: 'How do we start?',
      answer:
        'Send a list of registrations, mileages and MOT dates. We sort it by what is due first and propose a plan.',
    },
    {
      question: 'What does a plan cost?',
      answer:
        'There is no list price, because five city vans and five motorway cars need different things. With registrations and yearly mileages we can put a figure to each vehicle.',
    },
  ],
  related: ['/mot', '/routine-servicing', '/dpf', '/recovery-breakdown', '/contact'],
  closing: {
    heading: 'Put your fleet on a plan',
    text: 'Tell us how many vehicles, which makes and where they work. A short call settles which of the three plans suits.',
  },
} satisfies Page;
