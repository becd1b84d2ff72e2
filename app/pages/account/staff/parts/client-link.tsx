import { DashboardLink } from './dashboard-link.tsx';
import parts from './parts.module.css';
import { clientName } from './words.ts';

/** A client's name, leading to their page. */
export function ClientLink({ id, name }: { id: string; name: string | null }) {
  return (
    <span className={parts.name}>
      <DashboardLink resetQuery to={{ tab: 'clients', client: id }}>
        {clientName(name)}
      </DashboardLink>
    </span>
  );
}
