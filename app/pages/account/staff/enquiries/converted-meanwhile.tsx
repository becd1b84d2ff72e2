import { bookedWorkSchema } from '../../../../../features/appointments/staff-schema.ts';
import { saveInTab } from '../../../../lib/tab-storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { LiveRegion } from '../../parts/live-region.tsx';
import loaded from '../../parts/loaded.module.css';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { textsOf } from '../parts/form-draft.ts';
import parts from '../parts/parts.module.css';
import { useUrl } from '../parts/use-url.ts';
import { bookingDraft } from '../appointments/booking-draft.ts';
import { useEnquiry } from './queries.ts';

type ConvertedMeanwhileProps = {
  enquiryId: string;
  form: React.RefObject<HTMLFormElement | null>;
  /** Whether the form has been sent and not been answered: it may itself be what turned the enquiry into a client. */
  isSent: boolean;
};

/** Says that the open enquiry has become a client, and offers to book for that client what was typed. */
export function ConvertedMeanwhile({ enquiryId, form, isSent }: ConvertedMeanwhileProps) {
  const { change } = useUrl();
  const { data: enquiry, isPlaceholderData } = useEnquiry(enquiryId);
  const client = isPlaceholderData || isSent ? null : (enquiry?.client_id ?? null);
  const book = (clientId: string) => {
    const typed = form.current ? textsOf(form.current) : [];
    const kept = typed.filter(([name]) => workFields.includes(name));
    saveInTab(bookingDraft({ client: clientId }), JSON.stringify(kept));
    // It forgets its own draft.
    form.current?.reset();
    change({ tab: 'clients', client: clientId, do: 'book' }, { resetQuery: true });
  };
  return (
    <LiveRegion>
      {client && (
        <div className={loaded.warning}>
          <p>This enquiry has since been turned into a client.</p>
          <p className={parts.row}>
            <DashboardLink resetQuery to={{ tab: 'clients', client }}>
              Open the client
            </DashboardLink>
            <Button small onClick={() => book(client)}>
              Book for this client
            </Button>
          </p>
        </div>
      )}
    </LiveRegion>
  );
}

/** What the two forms have in common besides the client and their car. */
const workFields = Object.keys(bookedWorkSchema.shape);
