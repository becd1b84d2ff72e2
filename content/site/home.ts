import { business } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/',
  label: 'Home',
  title: 'Chesterfield garage: repair, service, MOT',
  description:
    'Independent garage in central Chesterfield. Diagnostics, servicing, MOT, repairs and tuning for 42 makes, priced before we start, with a 12-month warranty.',
  keywords: [
    'garage Chesterfield',
    'garage near Chesterfield town centre',
    'independent garage Chesterfield',
    'all makes garage Derbyshire',
  ],
  h1: 'A Chesterfield garage that names the price first',
  intro:
    'Servicing, MOT, diagnostics and repairs for 42 makes. A Basic service starts at £79, and you approve every price before work starts.',
  family: 'home',
  drawing: 'car-side',
  facts: [
    { label: 'Basic service', value: 'From £79, by make', href: '/#makes' },
    { label: 'Same-day service', value: 'Where parts allow' },
    { label: 'Warranty', value: '12 months, parts and labour' },
    { label: 'Open', value: business.hoursText },
  ],
  sections: [
    {
      kind: 'cards',
      id: 'services',
      heading: 'What we do',
      items: [
        {
          title: 'General repairs',
          text: 'Engine, gearbox, brakes and suspension: knocks, leaks, overheating and anything that failed its MOT.',
          points: ['Old parts shown if you ask', 'Road test before and after'],
          href: '/general-repairs',
        },
        {
          title: 'Diagnostics',
          text: 'A code reader says where to look. Measuring pressures, voltages and live data says what is broken.',
          points: ['Engine, gearbox, ABS and airbag lights', 'Intermittent faults'],
          href: '/diagnostics',
        },
        {
          title: 'Routine servicing',
          text: 'Basic, Full and Major services, with the oil grade your engine asks for and the service record updated.',
          points: ['Every 6 months or 6,000 miles recommended', 'Fixed starting price for your make'],
          href: '/routine-servicing',
        },
        {
          title: 'Electrical services',
          text: 'Flat batteries, dead sockets, tired alternators and chafed or wet wiring.',
          points: ['Battery and charging tests', 'Parasitic drain tracing'],
          href: '/electrical-services',
        },
        {
          title: 'Performance tuning',
          text: 'Three stages, from a remap on a standard car to supporting hardware.',
          points: ['Stage 1 adds 15-25% power', 'Health check before any file is written'],
          href: '/performance-tuning',
        },
        {
          title: 'Collision repair',
          text: 'From a scuffed bumper to structural damage, with photographs and an itemised estimate for your insurer.',
          points: ['Panels, paint and alignment', 'Insurance claims handled'],
          href: '/collision-repair',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how-it-works',
      heading: 'From first call to keys back',
      items: [
        {
          title: 'Tell us the symptom',
          text: 'When it happens, hot or cold, at what speed, and which warning light came on.',
        },
        {
          title: 'We look and measure',
          text: 'The car goes on the lift or the scan tool, and the technician writes the readings down.',
        },
        {
          title: 'You approve a figure',
          text: 'Parts, labour and VAT are written down. Anything that can wait is listed separately, with how long it can wait. You answer by phone or in your account.',
        },
        {
          title: 'We repair and check',
          text: 'The fault is tested again after the repair. The invoice says what was done and what to watch next.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'trust',
      heading: 'Why drivers come back',
      items: [
        {
          title: '15+ years experience',
          text: 'Long enough to have seen most faults before, and to know which ones only look familiar.',
        },
        {
          title: '500+ customers',
          text: 'Commuters, families, van drivers and owners of weekend cars in and around Chesterfield.',
        },
        {
          title: '98% retention',
          text: 'Nearly everyone brings the car back for its next service.',
        },
        {
          title: '100% satisfaction',
          text: 'A job is closed when you are content with it. If something is not right, we want the car back.',
        },
        {
          title: 'Certified technicians',
          text: 'Qualified people do the work, and specialist jobs such as refrigerant go to the certificate holder.',
        },
        {
          title: `Serving since ${business.servingSince}`,
          text: 'Local drivers have brought us their cars ever since.',
        },
        {
          title: 'Same-day service',
          text: 'Most services and many repairs, where parts allow.',
        },
        {
          title: '12-month warranty',
          text: 'Parts and labour, in writing on your invoice.',
        },
        {
          title: 'Central location',
          text: 'The workshop is in Chesterfield itself, so you can drop the keys and walk into town.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'about',
      heading: 'An independent garage that shows its working',
      paragraphs: [
        'We are not tied to a manufacturer, a parts chain or a fitting centre. The advice follows the car: its age, its mileage and how long you mean to keep it.',
        'A brake disc has a minimum thickness cast or stamped on it. A battery has a cold-cranking figure on its label. We measure against numbers like these and tell you both.',
        'Chesterfield driving is mixed. A week can hold school runs, queues on the A61, an M1 commute and a climb into the Peak District, and each wears something different.',
      ],
    },
    {
      kind: 'panel',
      id: 'emergency',
      heading: 'Broken down now?',
      tone: 'warn',
      text: 'The emergency line is answered day and night. Help is dispatched within 5 minutes. A technician reaches you in 20-30 minutes; if the car must be carried, emergency response averages 30-45 minutes.',
      link: { label: 'Recovery and breakdown', href: '/recovery-breakdown' },
    },
  ],
  faqs: [
    {
      question: 'How do I book my car in?',
      answer:
        'Phone the workshop during opening hours or send the form on the contact page with the registration and the problem. Emails get an answer within 24 hours. Customers with an account can also reserve a time online.',
    },
    {
      question: 'Will I get a price before you start?',
      answer:
        'Yes. Service packages have a starting price for each make, and repairs get an itemised estimate once the fault is known. If the bill would rise above it, we stop and ring you.',
    },
    {
      question: 'Which makes do you look after?',
      answer:
        'Forty-two, from Ford, Vauxhall and Toyota to Porsche, Bentley and TVR. Each has its own page with prices and the faults we see on it.',
    },
    {
      question: 'How often should a car be serviced?',
      answer:
        'We recommend every 6 months or 6,000 miles, whichever comes first. Many makers allow 6-12 months or 10,000-15,000 miles, which suits steady motorway use better than short cold trips.',
    },
    {
      question: 'Does an independent service affect the manufacturer’s warranty?',
      answer:
        'Not if the maker’s schedule is followed, the parts and fluids are of matching quality and you keep the invoices. UK competition rules protect that choice. Faults to be repaired under the maker’s own warranty still go to a franchised dealer.',
    },
    {
      question: 'What does your own warranty cover?',
      answer:
        'Parts we supplied and the labour to fit them, for 12 months. It does not cover ordinary wear or damage from something else, and it comes on top of your legal rights.',
    },
  ],
  related: [
    '/mot',
    '/dpf',
    '/clutch-replacement',
    '/fleet-support',
    '/recovery-breakdown',
    '/mechanic-chesterfield',
  ],
  closing: {
    heading: 'Tell us what it is doing',
    text: 'Describe the noise, the warning light or the service that is due. We will say what comes next and when we can take the car.',
  },
} satisfies Page;
