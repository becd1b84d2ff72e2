import { useUrl } from '../parts/use-url.ts';
import { ClientList } from './client-list.tsx';
import { ClientPage } from './client-page.tsx';

/** Clients: the list, or the page of the one that the address names. */
export function ClientsTab({ isAdmin }: { isAdmin: boolean }) {
  const id = useUrl().get('client');
  return id ? <ClientPage key={id} id={id} isAdmin={isAdmin} /> : <ClientList />;
}
