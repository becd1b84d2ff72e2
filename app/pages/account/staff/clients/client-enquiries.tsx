import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { formatInstant } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { enquiryVariants } from '../parts/words.ts';
import { type EnquiryStatus, enquiryStatusWords } from '../../../../../features/enquiries/schema.ts';
import style from './clients.module.css';

type PastEnquiry = { id: string; created_at: string; service_needed: string | null; status: EnquiryStatus };

/** What the client asked through the contact form. */
export function ClientEnquiries({ enquiries }: { enquiries: PastEnquiry[] }) {
  return (
    <Card title="Enquiries" flush>
      {enquiries.length === 0 && <p className={style.none}>No enquiries.</p>}
      <ul className={style.rows}>
        {enquiries.map(({ id, created_at, service_needed, status }) => {
          const name = `${service_needed ?? 'Enquiry'}, ${formatInstant(created_at)}`;
          const state = enquiryStatusWords[status];
          return (
            <li key={id}>
              <DashboardLink
                resetQuery
                to={{ tab: 'enquiries', status: 'all', enquiry: id }}
                label={`${name}: ${state}`}
              >
                {name}
              </DashboardLink>
              <Badge variant={enquiryVariants[status]}>{state}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
