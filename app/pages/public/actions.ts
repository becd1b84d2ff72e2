import { quoteForTyres, ringBack, whereTheCarIs } from '../../../content/messages.ts';
import { contactFor } from '../../lib/contact-for.ts';
import type { CardLink } from './parts/cards.tsx';

/** A button that leads to the contact page, and how the visitor's message begins there. */
type Action = { label: string; message?: string };

/** A service page’s buttons and links, where the specification has its own words for them. */
type Actions = {
  book: Action;
  /** A second button in the closing call to action. */
  second?: Action;
  /** Second links of cards, by the id of their section. */
  cardLinks?: Record<string, (title: string) => CardLink>;
};

const usual: Actions = { book: { label: 'Book Service' } };

const special: Record<string, Actions> = {
  '/tuning': {
    ...usual,
    cardLinks: {
      'tuning-services': (title) => ({
        label: 'Ask for a quote',
        href: contactFor('/tuning', { message: `Quote: ${title}` }),
      }),
    },
  },
  '/tyre-installation': {
    book: { label: 'Book Installation' },
    second: { label: 'Get Quote', message: quoteForTyres },
  },
  '/recovery-breakdown': {
    book: { label: 'Request Callback', message: ringBack },
    second: { label: 'Request Location', message: whereTheCarIs },
  },
};

/** @param path the page’s, `/tuning` */
export function actionsOf(path: string): Actions {
  return special[path] ?? usual;
}
