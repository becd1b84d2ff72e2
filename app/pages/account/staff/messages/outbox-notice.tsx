import { counted } from '../../../../../features/amount-words.ts';
import loaded from '../../parts/loaded.module.css';
import { useOutboxState } from './queries.ts';

/** Says plainly when messages do not reach people; otherwise nothing. */
export function OutboxNotice() {
  const { data } = useOutboxState();
  const failed = data?.failed ?? 0;
  if (!data?.notice && failed === 0) return null;
  const given = `${counted(failed, 'message was', 'messages were')} given up`;
  return (
    <p className={loaded.warning} role="status">
      {data?.notice ? `${data.notice} ${data.waiting} waiting.` : null}
      {failed > 0 ? ` ${given}: the client’s page says why, and lets you send again.` : null}
    </p>
  );
}
