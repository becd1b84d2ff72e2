import { counted } from '../../../../../features/amount-words.ts';
import { lateMinutes } from '../../../../../features/notifications/lateness.ts';
import loaded from '../../parts/loaded.module.css';
import { useOutboxState } from './queries.ts';

/** Says plainly when messages do not reach people; otherwise nothing. */
export function OutboxNotice() {
  const { data } = useOutboxState();
  const { failed = 0, late = 0 } = data ?? {};
  if (!data?.notice && failed === 0 && late === 0) return null;
  const delayed = counted(late, 'message has', 'messages have');
  const given = `${counted(failed, 'message was', 'messages were')} given up`;
  return (
    <p className={loaded.warning} role="status">
      {data?.notice ? `${data.notice} ${data.waiting} waiting.` : null}
      {late > 0
        ? `${delayed} not left for ${lateMinutes} minutes or more, and we go on trying. Whoever looks after the server sees why in its log.`
        : null}
      {failed > 0 ? ` ${given}: the client’s page says why, and lets you send again.` : null}
    </p>
  );
}
