import { postalAddress } from '../../business.ts';
import type { Page } from '../schema.ts';

export const page = {
  path: '/contact',
  label: 'Contact',
  title: 'Contact our garage in Chesterfield',
  description:
    'Phone, email or send a message to book a service, MOT or repair in Chesterfield. Emails answered within 24 hours. Emergency line open day and night.',
  keywords: [
    'contact garage Chesterfield',
    'book car service Chesterfield',
    'book MOT Chesterfield',
    'garage phone number Chesterfield',
    'garage opening hours Chesterfield',
  ],
  h1: 'Book a service or ask a question',
  intro: 'Ring us if it is for today, or write a few lines below. We reply to every email within 24 hours.',
  family: 'contact',
  drawing: 'key',
  sections: [
    {
      kind: 'list',
      id: 'what-to-write',
      heading: 'What helps us answer the first time',
      intro: 'All optional. We only need your name and email address.',
      items: [
        'Make, model, year and mileage',
        'The registration, so that we order parts for the right version',
        'What you hear, feel or smell, and when it started',
        'Any warning light, and whether it is amber, red or flashing',
        'Work done recently, here or elsewhere',
        'Days that suit you, and whether you need the car back the same day',
      ],
    },
    {
      kind: 'prose',
      id: 'workshop',
      heading: 'Workshop address',
      paragraphs: [
        `${postalAddress}.`,
        'Coming off the M1, take junction 29 and follow the A617 into town. From Sheffield or Clay Cross use the A61, from Bakewell the A619, from Matlock or Bolsover the A632.',
        'Bring the key for locking wheel nuts if brakes, tyres or suspension are to be looked at. It usually lives in the boot tray or the glovebox. Please take valuables home with you.',
      ],
    },
    {
      kind: 'panel',
      id: 'emergency',
      heading: 'Emergency call',
      tone: 'warn',
      text: 'If the car will not move or is not safe to drive, ring the emergency number at any hour instead of using the form. We dispatch within 5 minutes. Roadside help is a technician who can often mend the car where it stands: 20-30 minutes. Emergency response is the truck that carries it here: 30-45 minutes on average.',
      points: [
        'Say where you are: road number, direction, nearest junction or a what3words address',
        'On the M1, leave by the left-hand doors and wait behind the barrier if you can do so safely',
        'In immediate danger, call 999 before you call us',
      ],
      link: { label: 'How recovery works', href: '/recovery-breakdown' },
    },
  ],
  related: ['/services', '/routine-servicing', '/mot', '/recovery-breakdown'],
} satisfies Page;
