import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { shortDay, shownInstant } from '../../parts/days.ts';
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
