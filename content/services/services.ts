import { business } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/services',
  label: 'Services',
  family: 'service',
  drawing: 'car-side',
  title: 'Garage services in Chesterfield: repairs to tuning',
  description:
    'Servicing, diagnostics, repairs, electrics, tuning and bodywork under one roof in Chesterfield. 12-month warranty on parts and labour.',
  keywords: [
    'garage services Chesterfield',
    'car repair and servicing Chesterfield',
    'car workshop Chesterfield',
    'same-day car repair Chesterfield',
  ],
  h1: 'Garage services in Chesterfield',
  intro:
    'Servicing, fault finding, repairs, bodywork and tuning. Say what the car is doing and it goes to the right bench.',
  facts: [
    { label: 'Makes', value: 'Everyday cars to exotics' },
    { label: 'Turnaround', value: 'Same day where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
    { label: 'Open', value: business.hoursText },
  ],
  serviceType: 'Car repair and servicing',
  sections: [
    {
      kind: 'cards',
      id: 'services',
      heading: 'What the workshop does',
      intro: 'Six kinds of work, each with its own page on symptoms, method and time.',
      items: [
        {
          title: 'General repairs',
          text: 'Knocks, leaks, slipping clutches, soft pedals. We find the worn part, show you and leave its neighbours alone.',
          points: ['Engine and cooling', 'Transmission', 'Brakes', 'Suspension and steering'],
          note: 'Quoted before work starts',
          href: '/general-repairs',
        },
        {
          title: 'Diagnostics',
          text: 'A stored code names a circuit, not a part. We measure that circuit until we know why the light came on.',
          points: ['Every control unit read', 'Live data and scope traces', 'Smoke test for air leaks'],
          note: 'Proof before parts',
          href: '/diagnostics',
        },
        {
          title: 'Routine servicing',
          text: 'Basic, Full and Major services with the oil grade that your engine was built for, and the record updated afterwards.',
          points: ['6, 12 and 24-month packages', 'Service light reset', 'Written condition report'],
          note: 'Every 6 months or 6,000 miles',
          href: '/routine-servicing',
        },
        {
          title: 'Electrical services',
          text: 'Flat batteries, dead circuits and lights that come and go. We trace the wire to the break and mend it there.',
          points: [
            'Battery and charging tests',
            'Starter and alternator',
            'Wiring repair',
            'Modules and sensors',
          ],
          note: 'Voltage drops measured',
          href: '/electrical-services',
        },
        {
          title: 'Performance tuning',
          text: 'Stage 1, 2 and 3 on an engine that has been checked first. Every step is logged, and the standard file is kept.',
          points: ['Software and hardware stages', 'Brakes and cooling to match', 'Road-legal emissions kit'],
          note: '15-25% power at Stage 1',
          href: '/performance-tuning',
        },
        {
          title: 'Collision repair',
          text: 'From a scuffed bumper to structural damage: panels straightened or replaced, painted to match and measured before it leaves.',
          points: ['Minor, moderate and severe damage', 'Insurer estimates', 'Paint matched to the car'],
          note: 'Insurance work handled',
          href: '/collision-repair',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'quick-links',
      heading: 'Straight to the job',
      intro: 'If you already know what is needed, start here.',
      items: [
        {
          title: 'MOT',
          text: 'What is tested, what fails most and how the free retest works.',
          href: '/mot',
        },
        {
          title: 'DPF',
          text: 'Amber filter light or limp mode? We clean, regenerate or replace the filter.',
          href: '/dpf',
        },
        {
          title: 'Brake service',
          text: 'Squeal, grinding, a long pedal or a pull to one side.',
          href: '/brake-service',
        },
        {
          title: 'Air conditioning',
          text: 'R134a and R1234yf systems leak-checked and recharged.',
          href: '/air-conditioning',
        },
        {
          title: 'Tyres',
          text: 'Fitting, balancing and alignment before the tread reaches 1.6mm.',
          href: '/tyre-installation',
        },
        {
          title: 'Recovery',
          text: 'Broken down now: who to ring and what happens next.',
          href: '/recovery-breakdown',
        },
      ],
    },
    {
      kind: 'testimonials',
      id: 'testimonials',
      heading: 'Sample reviews',
      intro: 'Written for this demonstration, and not given by real customers.',
      demonstration: true,
      items: [
        {
          quote:
            'It juddered uphill and the engine light flashed. They traced it to one coil, showed me the misfire count before and after, and I was home for tea.',
          name: 'Janet R.',
          vehicle: 'Volkswagen Polo 1.2 TSI',
        },
        {
          quote:
            'I came in expecting to buy a new DPF. It turned out to be a split hose on the pressure sensor, and a regeneration once that was put right.',
          name: 'Imran K.',
          vehicle: 'Vauxhall Insignia 2.0 diesel',
        },
        {
          quote:
            'The report says what is worn, by how many millimetres, and what can wait until next year. I knew what to save for.',
          name: 'Peter and Lyn W.',
          vehicle: 'Honda Jazz',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      heading: 'How a visit works',
      items: [
        {
          title: 'Tell us the symptom',
          text: 'Ring or send the contact form. When it happens matters as much as what: cold, hot, in rain, over 50 mph.',
        },
        {
          title: 'We look, then quote',
          text: 'The car is checked on the ramp or road-tested. You get the finding and the price, and nothing is ordered until you agree.',
        },
        {
          title: 'Work and handover',
          text: 'The repair is done, the car is driven again under the same conditions, and the invoice lists what was fitted.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Which makes do you work on?',
      answer:
        'Mainstream, prestige and specialist: Ford, Vauxhall and Kia as well as Porsche, Land Rover, Ferrari, TVR and Westfield. Each make we list has its own page with package prices and known faults.',
    },
    {
      question: 'How do I book?',
      answer: `Use the contact page or phone us, ${business.hoursText}. Customers with an account can also reserve a time online. We confirm it once we know we can get the parts.`,
    },
    {
      question: 'Can I get the car back the same day?',
      answer:
        'Often, where parts allow. Services, brake pads, batteries and most sensors are same-day jobs if the car arrives in the morning. Clutches take about a day and timing chains one to two.',
    },
    {
      question: 'What does the 12-month warranty cover?',
      answer:
        'The parts we fit and the labour to fit them. If a part we supplied fails within 12 months, or our work does, bring the car back and we put it right.',
    },
    {
      question: 'What will it cost?',
      answer:
        'Services have starting prices, which the page of your make lists. Repairs are priced once the fault is known, with parts, labour and VAT written down, and you approve the figure first.',
    },
  ],
  related: ['/clutch-replacement', '/timing-chain-belt', '/suspension-repairs', '/fleet-support', '/tuning'],
  closing: {
    heading: 'Not sure which service you need?',
    text: 'Describe the noise, the light or the smell in your own words. Sorting it into the right job is our part.',
  },
} satisfies Page;
