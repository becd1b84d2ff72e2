import type { ClientChanges as Changes } from '../../../../../features/appointments/client-changes.server.ts';
import { formatDateWithWeekday, formatInstant } from '../../../../../features/date-words.ts';
import appointments from '../appointments/appointments.module.css';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';
import { clientName } from '../parts/words.ts';

/** What clients moved, changed or cancelled online, which nobody at the desk has heard of; empty if nothing. */
export function ClientChanges({ changes: { since, rows } }: { changes: Changes }) {
  if (rows.length === 0) return null;
  return (
    <section className={parts.tight} aria-labelledby="client-changes">
      <h2 id="client-changes" className={parts.section}>
        Changed or cancelled by clients since {formatDateWithWeekday(since)}
      </h2>
      <ul className={appointments.acts}>
        {rows.map(({ appointment: { id, client }, action, summary, at }) => (
          <li key={`${id} ${action}`}>
            <DashboardLink
              to={{ appointment: id }}
              label={`Open the appointment of ${clientName(client.full_name)}`}
            >
              {clientName(client.full_name)}
            </DashboardLink>
            <span>{summary}</span>
            <span className={parts.muted}>{formatInstant(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
