import type { ReactNode } from 'react';
import { answerOf, api } from '../../../../lib/api.ts';
import { Badge, type BadgeVariant } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import clients from '../clients/clients.module.css';
import { formatInstant } from '../../../../../features/date-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import parts from '../parts/parts.module.css';
import { useWrite } from '../parts/use-write.ts';
import { useMessages } from './queries.ts';

type Message = NonNullable<ReturnType<typeof useMessages>['data']>['rows'][number];

const states: Record<Message['state'], { word: string; variant: BadgeVariant }> = {
  waiting: { word: 'Waiting', variant: 'secondary' },
  sent: { word: 'Sent', variant: 'outline' },
  failed: { word: 'Failed', variant: 'destructive' },
  withdrawn: { word: 'Withdrawn', variant: 'default' },
};

/** The messages to a client, and whether they were sent, with a button for those that can be sent again. */
export function ClientMessages({ clientId }: { clientId: string }) {
  const messages = useMessages(clientId);
  return (
    <Card title="Messages sent" flush>
      <Loaded query={messages} loading="Loading messages..." lines={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={clients.none}>Nothing has been sent to this client.</p>
          ) : (
            <ul className={clients.rows}>
              {rows.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** A message: to whom it went, its outcome and the reason. @param children further links */
export function MessageRow({ message, children }: { message: Message; children?: ReactNode }) {
  const { word, variant } = states[message.state];
  return (
    <li>
      <span className={parts.tight}>
        <span>{message.subject}</span>
        <span className={parts.muted}>
          {message.label} to {message.to_email}
          {message.last_error && (message.state === 'failed' || message.attempts > 1)
            ? `: ${message.last_error}`
            : ''}
        </span>
      </span>
      <span className={parts.row}>
        <span className={parts.muted}>{formatInstant(message.sent_at ?? message.created_at)}</span>
        <Badge variant={variant}>{word}</Badge>
        {children}
        {message.can_send_again && <SendAgain message={message} />}
      </span>
    </li>
  );
}

function SendAgain({ message: { id, subject } }: { message: Message }) {
  const again = useWrite({
    work: () => answerOf(api.staff.messages[':id']['send-again'].$post({ param: { id } })),
    topics: ['messages'],
    done: { title: 'Success', text: 'The message will be sent again.' },
    failed: {
      title: 'Sending failed',
      text: 'The message could not be sent again. Please try again in a moment.',
    },
  });
  return (
    <Button
      small
      look="quiet"
      onClick={() => again.mutate(undefined)}
      pending={again.isPending}
      aria-label={`Send again: ${subject}`}
    >
      Send again
    </Button>
  );
}
