import { counted } from '../../../../../features/amount-words.ts';
import { lateMinutes } from '../../../../../features/notifications/lateness.ts';
import { Loaded } from '../../parts/loaded.tsx';
import loaded from '../../parts/loaded.module.css';
import clients from '../clients/clients.module.css';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';
import { MessageRow } from './client-messages.tsx';
import { useGivenUp, useOutboxState } from './queries.ts';

/** Says plainly if messages do not reach people; otherwise shows nothing. */
export function OutboxNotice() {
  const { data } = useOutboxState();
  const { failed = 0, late = 0 } = data ?? {};
  if (!data?.notice && failed === 0 && late === 0) return null;
  const delayed = counted(late, 'message has', 'messages have');
  const given = `We have given up on ${counted(failed, 'message')}`;
  return (
    <div className={parts.tight}>
      <p className={loaded.warning} role="status">
        {data?.notice ? `${data.notice} ${data.waiting} waiting.` : null}
        {late > 0
          ? `${delayed} been waiting for ${lateMinutes} minutes or more, and we keep trying. Whoever looks after the server can see why in its log.`
          : null}
        {failed > 0 ? ` ${given}.` : null}
      </p>
      {failed > 0 && <GivenUp count={failed} />}
    </div>
  );
}

/** To whom and why: an address may need correcting first, and a count does not say whose. Older ones are not shown. */
function GivenUp({ count }: { count: number }) {
  return (
    <details>
      <summary>Messages we gave up on, and why</summary>
      <Loaded query={useGivenUp()} loading="Loading messages..." lines={2}>
        {({ rows }) => (
          <ul className={clients.rows}>
            {rows.slice(0, count).map((message) => (
              <MessageRow key={message.id} message={message}>
                {message.profile_id && (
                  <DashboardLink
                    resetQuery
                    to={{ tab: 'clients', client: message.profile_id }}
                    label={`Open client: ${message.to_email}`}
                  >
                    Open client
                  </DashboardLink>
                )}
              </MessageRow>
            ))}
          </ul>
        )}
      </Loaded>
    </details>
  );
}
