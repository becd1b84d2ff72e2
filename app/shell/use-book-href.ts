import { useLocation } from 'react-router';
import { contactFor } from '../lib/contact-for.ts';
import { pathOf } from '../lib/path.ts';

/**
 * Where 'Book Service' leads: to the contact page, with the current page's work chosen there; on the contact page
 * itself, to its form, so that nothing typed there is lost.
 * @param message how the visitor's message begins
 */
export function useBookHref(message?: string): string {
  const path = pathOf(useLocation());
  return path === '/contact' ? '#enquiry' : contactFor(path, { message });
}
