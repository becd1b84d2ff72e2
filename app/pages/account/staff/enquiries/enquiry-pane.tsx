import { useEffect } from 'react';
import type { Viewer } from '../../../../lib/viewer.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { classes } from '../../../../ui/classes.ts';
import { formatInstant } from '../../../../../features/date-words.ts';
import { enquiryStatusWords } from '../../../../../features/enquiries/schema.ts';
import { useColleagues } from '../parts/queries.ts';
import { Email } from '../parts/email.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Phone } from '../parts/phone.tsx';
import type { Enquiry } from '../parts/types.ts';
import { UnsavedText } from '../parts/unsaved-text.tsx';
import { useUrl } from '../parts/use-url.ts';
import { enquiryVariants } from '../parts/words.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { useDeleteEnquiry } from './mutations.ts';
import { EnquiryActions } from './enquiry-actions.tsx';
import { NotesForm, notesDraft } from './notes-form.tsx';
import { useEnquiry } from './queries.ts';
import style from './enquiries.module.css';

/** One enquiry: what was asked, and what is done about it. */
export function EnquiryPane({ id, viewer }: { id: string; viewer: Viewer }) {
  const query = useEnquiry(id);
  const remove = useDeleteEnquiry();
  const { change } = useUrl();
  const isDeleted = remove.data === id;
  useEffect(() => {
    if (isDeleted) change({ enquiry: null }, { replace: true });
  }, [isDeleted, change]);
  return (
    <article className={style.reader} aria-label="Enquiry" aria-busy={query.isPlaceholderData}>
      {/* The focus stays in the list: this announces that the message beside it has changed, or a colleague's step. */}
      <p className="visually-hidden" role="status">
        {query.isSuccess &&
          !query.isPlaceholderData &&
          `Enquiry from ${query.data.full_name}: ${enquiryStatusWords[query.data.status]}`}
      </p>
      <p className={style.back}>
        <DashboardLink to={{ enquiry: null }}>All enquiries</DashboardLink>
      </p>
      <Loaded
        query={query}
        loading="Loading the enquiry..."
        failed="Unable to load enquiries."
        otherQueries={[useColleagues()]}
        gone={<UnsavedText draft={notesDraft(id)} />}
      >
        {(enquiry) => (
          // Until the chosen enquiry has loaded, nothing can be done about the previous one.
          <div
            key={enquiry.id}
            className={classes(parts.stack, query.isPlaceholderData && loaded.waiting)}
            inert={query.isPlaceholderData}
          >
            <Letter enquiry={enquiry} />
            <EnquiryActions
              {...{ enquiry, remove }}
              ownId={viewer.id}
              isAdmin={viewer.user_type === 'admin'}
            />
            <NotesForm enquiry={enquiry} />
          </div>
        )}
      </Loaded>
    </article>
  );
}

function Letter({ enquiry }: { enquiry: Enquiry }) {
  const {
    full_name,
    status,
    created_at,
    email,
    phone,
    service_needed,
    vehicle_info,
    source_page,
    message,
    client_id,
  } = enquiry;
  return (
    <>
      <header className={parts.spread}>
        <h2 className={style.name}>{full_name}</h2>
        <Badge variant={enquiryVariants[status]}>{enquiryStatusWords[status]}</Badge>
      </header>
      <p className={style.message}>{message ?? 'No message.'}</p>
      <dl className={parts.facts}>
        <dt>Received</dt>
        <dd>{formatInstant(created_at)}</dd>
        <dt>Email</dt>
        <dd>
          <Email address={email} />
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <Phone number={phone} />
            </dd>
          </>
        )}
        <dt>Service needed</dt>
        <dd>{service_needed ?? '–'}</dd>
        <dt>Vehicle</dt>
        <dd>{vehicle_info ?? '–'}</dd>
        <dt>Source page</dt>
        <dd>
          <SourcePage path={source_page} />
        </dd>
        {client_id && (
          <>
            <dt>Client</dt>
            <dd>
              <DashboardLink resetQuery to={{ tab: 'clients', client: client_id }}>
                Open the client
              </DashboardLink>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** Anyone can send any text: only a plain path is a link, not `//elsewhere.example`, nor one that may act (`?`). */
function SourcePage({ path }: { path: string }) {
  if (!/^\/[\w/-]*$/.test(path)) return path;
  return (
    <a href={`${location.origin}${path}`} target="_blank" rel="noreferrer">
      {path}
    </a>
  );
}
