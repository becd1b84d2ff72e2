import type { EnquiryService } from '../../../features/enquiries/choices.ts';

/** What the buttons of a service page say, where the specification has its own words for them. */
type Actions = {
  book: string;
  /** A second thing to ask for, in the closing call to action. */
  second?: string;
  /** Second links of cards, by the id of their section. */
  cardLinks?: Record<string, { label: string; href: string }>;
};

const usual: Actions = { book: 'Book Service' };

const special: Record<string, Actions> = {
  '/tuning': {
    book: 'Book Service',
    cardLinks: { 'tuning-services': { label: 'Ask for a quote', href: '/contact' } },
  },
  '/tyre-installation': { book: 'Book Installation', second: 'Get Quote' },
  '/recovery-breakdown': { book: 'Request Callback', second: 'Request Location' },
};

/** @param path the page’s, `/tuning` */
export function actionsOf(path: string): Actions {
  return special[path] ?? usual;
}

const contactServices: Record<string, EnquiryService> = {
  '/general-repairs': 'General Repairs',
  '/diagnostics': 'Diagnostics',
  '/routine-servicing': 'Routine Servicing',
  '/electrical-services': 'Electrical Services',
  '/performance-tuning': 'Performance Tuning',
  '/tuning': 'Performance Tuning',
  '/collision-repair': 'Collision Repair',
  '/recovery-breakdown': 'Emergency Service',
};

/** The contact page with the service already chosen, for pages whose work is one of the form's options. */
export function contactFor(path: string, vehicle?: string): string {
  const query = new URLSearchParams();
  const service = contactServices[path];
  if (service) query.set('service', service);
  if (vehicle) query.set('vehicle', vehicle);
  return query.size > 0 ? `/contact?${query}` : '/contact';
}
