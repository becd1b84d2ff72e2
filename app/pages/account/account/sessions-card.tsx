import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api.ts';
import { authClient } from '../../../lib/auth-client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { formatInstant } from '../../../../features/date-words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { confirmDeleted } from '../parts/confirm-outcome.ts';
import { useAction } from '../parts/use-action.ts';
import { deviceName } from './device.ts';
import style from './account.module.css';

type Session = Awaited<ReturnType<typeof loadSessions>>['rows'][number];
const loadSessions = () => answerOf(api.account.sessions.$get());

/** Lists where the user is signed in and ends other sessions. */
export function SessionsCard() {
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: loadSessions });
  const { pending, end, endOthers } = useEnding();
  const rows = sessions.data?.rows;
  const others = (
    <Button small pending={pending} disabled={!rows || rows.length < 2} onClick={endOthers}>
      Sign out others
    </Button>
  );
  return (
    <Card heading="h2" title="Where you are signed in" actions={others}>
      <Loaded
        query={sessions}
        loading="Loading your sessions..."
        failed="Your sessions could not be loaded. Please try again."
      >
        {({ rows }) => <SessionTable rows={rows} pending={pending} end={end} />}
      </Loaded>
    </Card>
  );
}

function SessionTable({
  rows,
  pending,
  end,
}: {
  rows: Session[];
  pending: boolean;
  end: (id: string) => void;
}) {
  return (
    <Table
      caption="Sessions"
      rows={rows}
      rowKey={(session) => session.id}
      columns={[
        { label: 'Device', cell: (session) => <Device session={session} /> },
        { label: 'Signed in', cell: (session) => formatInstant(session.created_at) },
        { label: 'Last used', cell: (session) => formatInstant(session.refreshed_at) },
        {
          label: 'Action',
          cell: (session) =>
            session.is_current ? (
              <Badge variant="outline">This one</Badge>
            ) : (
              <Button
                small
                pending={pending}
                onClick={() => end(session.id)}
                aria-label={`Sign out: ${deviceName(session.user_agent)}, ${formatInstant(session.refreshed_at)}`}
              >
                Sign out
              </Button>
            ),
        },
      ]}
    />
  );
}

function Device({ session }: { session: Session }) {
  return (
    <span className={style.device}>
      {deviceName(session.user_agent)}
      <span className={style.muted}>{session.ip}</span>
    </span>
  );
}

function useEnding() {
  const { run, pending } = useAction('The session could not be ended. Please try again in a moment.', {
    topics: ['sessions'],
  });
  const carryOut = (work: () => Promise<unknown>, text: string) =>
    run(async () => {
      await work();
      return { title: 'Signed out', text };
    });
  const endOthers = async () => {
    const { error } = await (await authClient()).signOut({ scope: 'others' });
    // The response may have been lost, and the client counts a session that has ended, or is too old, as success:
    // the remaining sessions show the outcome.
    const { rows } = await loadSessions();
    if (rows.length > 1) throw error ?? new Error('Other sessions are left.');
  };
  return {
    pending,
    end: (id: string) =>
      void carryOut(
        () =>
          confirmDeleted(answerOf(api.account.sessions[':id'].$delete({ param: { id } })), loadSessions, id),
        'That device has to sign in again.',
      ),
    endOthers: () => void carryOut(endOthers, 'Your other devices have to sign in again.'),
  };
}
