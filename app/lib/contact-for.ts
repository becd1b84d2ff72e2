import type { EnquiryService } from '../../features/enquiries/choices.ts';

const services: Record<string, EnquiryService> = {
  '/general-repairs': 'General Repairs',
  '/diagnostics': 'Diagnostics',
  '/routine-servicing': 'Routine Servicing',
  '/oil-change-chesterfield': 'Routine Servicing',
  '/electrical-services': 'Electrical Services',
  '/performance-tuning': 'Performance Tuning',
  '/tuning': 'Performance Tuning',
  '/collision-repair': 'Collision Repair',
  '/recovery-breakdown': 'Emergency Service',
};

/** What a link to the contact page fills in besides the service. */
type FilledIn = {
  vehicle?: string;
  /** The message's first line: what the visitor chose, for instance `BMW Major service`. */
  message?: string | undefined;
};

/** The contact page with the service already chosen, for pages whose work is one of the form's options. */
export function contactFor(path: string, { vehicle, message }: FilledIn = {}): string {
  const query = new URLSearchParams();
  // Pages under /tuning count as tuning, and each make's page as servicing.
  const work = path.replace(/(?<=.)\/.*/, '').replace(/.+-servicing-chesterfield$/, '/routine-servicing');
  const service = services[work];
  if (service) query.set('service', service);
  if (vehicle) query.set('vehicle', vehicle);
  if (message) query.set('message', message);
  const choices = query.toString();
  return choices ? `/contact?${choices}` : '/contact';
}
