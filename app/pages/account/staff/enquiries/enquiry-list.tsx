import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { formatInstant } from '../../../../../features/date-words.ts';
import { isEmergency } from '../../../../../features/enquiries/choices.ts';
import { enquiryStatusWords } from '../../../../../features/enquiries/schema.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Enquiry } from '../parts/types.ts';
import { enquiryVariants } from '../parts/words.ts';
import style from './enquiries.module.css';

/** Who wrote when and about what; the open one is marked. */
export function EnquiryList({ enquiries, openId }: { enquiries: Enquiry[]; openId: string }) {
  return (
    <ul className={style.letters}>
      {enquiries.map((enquiry) => (
        <li key={enquiry.id}>
          <DashboardLink
            className={classes(style.letter, enquiry.id === openId && style.open)}
            to={{ enquiry: enquiry.id }}
            isOpen={enquiry.id === openId}
          >
            <span className={style.top}>
              <strong>{enquiry.full_name}</strong>
              <Badge variant={enquiryVariants[enquiry.status]}>{enquiryStatusWords[enquiry.status]}</Badge>
            </span>
            <span className={style.excerpt}>
              {isEmergency(enquiry.service_needed) && <strong>Emergency: </strong>}
              {enquiry.message ?? enquiry.service_needed ?? 'No message'}
            </span>
            <span className={style.when}>{formatInstant(enquiry.created_at)}</span>
          </DashboardLink>
        </li>
      ))}
    </ul>
  );
}
