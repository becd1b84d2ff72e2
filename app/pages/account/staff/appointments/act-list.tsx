import { shownInstant } from '../../../../../features/date-words.ts';
import { actorWords } from '../../../../../features/audit/kinds.ts';
import parts from '../parts/parts.module.css';
import style from './appointments.module.css';

export type Act = {
  id: string;
  action: string;
  created_at: string;
  actor: { full_name: string | null } | null;
};

/** What was done, by whom and when; latest first. */
export function ActList({ acts }: { acts: Act[] }) {
  if (acts.length === 0) return null;
  return (
    <section className={parts.tight} aria-label="History">
      <h3 className={parts.section}>History</h3>
      <ol className={style.acts}>
        {acts.map((act) => (
          <li key={act.id}>
            <span>{actWords(act.action)}</span>
            <span className={parts.muted}>
              {shownInstant(act.created_at)} · {actorWords(act)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `appointment.no-show` as words: `No show`. */
function actWords(action: string): string {
  const words = (action.split('.').at(-1) ?? action).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
