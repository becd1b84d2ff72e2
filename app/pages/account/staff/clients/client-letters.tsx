import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { shortDay, shownInstant } from '../parts/days.ts';
import { Go } from '../parts/go.tsx';
import type { Reminder, Vehicle } from '../parts/types.ts';
import { enquiryVariants, enquiryWords } from '../parts/words.ts';
import type { EnquiryStatus } from '../../../../../features/enquiries/schema.ts';
import parts from '../parts/parts.module.css';
import style from './clients.module.css';

/** What the client will be, or was, reminded of. */
export function ClientReminders({ reminders, vehicles }: { reminders: Reminder[]; vehicles: Vehicle[] }) {
  const plates = new Map(vehicles.map(({ id, registration }) => [id, showPlate(registration)]));
  return (
    <Card title="Reminders" flush>
      {reminders.length === 0 && <p className={style.none}>No reminders.</p>}
      <ul className={style.rows}>
        {reminders.map((reminder) => (
          <li key={reminder.id}>
            <span>
              {reminder.title}, {plates.get(reminder.vehicle_id) ?? 'removed vehicle'}
            </span>
            <span className={parts.muted}>
              due {shortDay(reminder.due_date)} ·{' '}
              {reminder.is_sent === 1 ? 'sent' : `to be sent ${shortDay(reminder.send_on)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export type SentMessage = {
  id: string;
  subject: string;
  created_at: string;
  sent_at: string | null;
  failed_at: string | null;
};

/** What was sent to the client, and whether it left. */
export function ClientMessages({ messages }: { clientId: string; messages: SentMessage[] }) {
  return (
    <Card title="Messages sent" flush>
      {messages.length === 0 && <p className={style.none}>Nothing was sent to this client.</p>}
      <ul className={style.rows}>
        {messages.map((message) => (
          <li key={message.id}>
            <span>{message.subject}</span>
            <span className={parts.row}>
              <span className={parts.muted}>{shownInstant(message.sent_at ?? message.created_at)}</span>
              <MessageBadge message={message} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MessageBadge({ message: { sent_at, failed_at } }: { message: SentMessage }) {
  if (sent_at) return <Badge variant="outline">Sent</Badge>;
  return failed_at ? <Badge variant="destructive">Failed</Badge> : <Badge variant="secondary">Waiting</Badge>;
}

type PastEnquiry = { id: string; created_at: string; service_needed: string | null; status: EnquiryStatus };

/** What the client asked through the contact form. */
export function ClientEnquiries({ enquiries }: { enquiries: PastEnquiry[] }) {
  return (
    <Card title="Enquiries" flush>
      {enquiries.length === 0 && <p className={style.none}>No enquiries.</p>}
      <ul className={style.rows}>
        {enquiries.map(({ id, created_at, service_needed, status }) => (
          <li key={id}>
            <Go fresh to={{ tab: 'enquiries', status: 'all', enquiry: id }}>
              {service_needed ?? 'Enquiry'}, {shownInstant(created_at)}
            </Go>
            <Badge variant={enquiryVariants[status]}>{enquiryWords[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
