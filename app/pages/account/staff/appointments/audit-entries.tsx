import { formatInstant } from '../../../../../features/date-words.ts';
import type { AuditEntry } from '../../../../../features/audit/data.server.ts';
import { actorWords } from '../../../../../features/audit/kinds.ts';
import parts from '../parts/parts.module.css';
import style from './appointments.module.css';

/** What was done, in the words of the audit log, by whom and when; latest first. */
export function AuditEntries({ acts }: { acts: AuditEntry[] }) {
  if (acts.length === 0) return null;
  return (
    <section className={parts.tight} aria-label="History">
      <h3 className={parts.section}>History</h3>
      <ol className={style.acts}>
        {acts.map((act) => (
          <li key={act.id}>
            <span>{act.summary}</span>
            <span className={parts.muted}>
              {formatInstant(act.created_at)} · {actorWords(act)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
