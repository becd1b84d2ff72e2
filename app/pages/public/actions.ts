import { contactFor } from '../../lib/contact-for.ts';

/** The labels of a service page’s buttons and links, where the specification has its own words for them. */
type Actions = {
  book: string;
  /** A second button in the closing call to action. */
  second?: string;
  /** Second links of cards, by the id of their section. */
  cardLinks?: Record<string, { label: string; href: string }>;
};

const usual: Actions = { book: 'Book Service' };

const special: Record<string, Actions> = {
  '/tuning': {
    book: 'Book Service',
    cardLinks: { 'tuning-services': { label: 'Ask for a quote', href: contactFor('/tuning') } },
  },
  '/tyre-installation': { book: 'Book Installation', second: 'Get Quote' },
  '/recovery-breakdown': { book: 'Request Callback', second: 'Request Location' },
};

/** @param path the page’s, `/tuning` */
export function actionsOf(path: string): Actions {
  return special[path] ?? usual;
}
