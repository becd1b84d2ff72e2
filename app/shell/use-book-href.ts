import { useLocation } from 'react-router';
import { pathOf } from '../lib/path.ts';

/** Where 'Book Service' leads: to the contact page, and on that page to its form, so that nothing typed there is lost. */
export function useBookHref(): string {
  return pathOf(useLocation()) === '/contact' ? '#enquiry' : '/contact';
}
