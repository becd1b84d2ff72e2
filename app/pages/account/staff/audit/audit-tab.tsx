import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actorWords, subjectKinds } from '../../../../../features/audit/kinds.ts';
import { auditQuery } from '../../../../../features/audit/schema.ts';
import { answerOf, api } from '../../../../lib/api.ts';
import { ListTable } from '../parts/list-table.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { useColleagueChoices, useColleagues } from '../parts/queries.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { Email } from '../parts/email.tsx';
import { formatInstant } from '../../../../../features/date-words.ts';
import { type Choice, PeriodFilter, Filters, SelectFilter } from '../parts/filters.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { List } from '../parts/list.tsx';
import { unchecked, useListUrl } from '../parts/list-url.ts';
import parts from '../parts/parts.module.css';
import type { UrlChange } from '../../parts/url-change.ts';

const names = ['q', 'actor', 'subject_kind', 'from', 'to'];

const kinds: Choice[] = [['', 'Everything'], ...Object.entries(subjectKinds)];

/** Audit log: who did what, when. */
export function AuditTab() {
  const url = useListUrl(names, auditQuery);
  const audit = useQuery({
    queryKey: ['audit', url.query],
    queryFn: () => answerOf(api.staff.audit.$get({ query: unchecked(url.query) })),
    placeholderData: keepPreviousData,
    // Loaded whenever it is opened: nothing tells it what others do.
    staleTime: 0,
  });
  const people = useColleagueChoices();
  return (
    <div className={parts.stack}>
      <PanelHead title="Audit log">
        <CsvButton route="audit" query={url.filters} />
      </PanelHead>
      <Filters url={url} placeholder="Name, or words in the entry">
        <SelectFilter url={url} name="actor" label="Who" choices={[['', 'Anybody'], ...people]} />
        <SelectFilter url={url} name="subject_kind" label="About" choices={kinds} />
        <PeriodFilter url={url} />
      </Filters>
      <List
        url={url}
        query={audit}
        plural="entries"
        singular="entry"
        otherQueries={[useColleagues()]}
        empty={{ text: 'Nothing has been recorded yet.' }}
      >
        {(rows) => <ListTable caption="Audit log" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </div>
  );
}

type Entry = {
  id: string;
  actor: { full_name: string | null } | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  account_email: string | null;
  summary: string;
  created_at: string;
};

const columns: ResponsiveColumn<Entry>[] = [
  {
    label: 'When',
    cell: ({ created_at }) => <span className={parts.nowrap}>{formatInstant(created_at)}</span>,
  },
  { label: 'Who', cell: actorWords },
  { label: 'What', cell: ({ summary }) => summary },
  { label: 'About', cell: (entry) => <Subject entry={entry} /> },
];

/** A link to the subject of the entry, if it has a page of its own; for an account, its email address. */
function Subject({ entry }: { entry: Entry }) {
  const { subject_kind: kind, subject_id: id, account_email: email, summary, created_at } = entry;
  const to = placeOf(kind, id);
  if (email !== null) return <Email address={email} />;
  if (!to) return <span>{kind}</span>;
  const words = `Open ${kind.replace('service', 'service record')}`;
  return (
    <DashboardLink to={to} label={`${words}: ${summary}, ${formatInstant(created_at)}`}>
      {words}
    </DashboardLink>
  );
}

function placeOf(kind: string, id: string): UrlChange | undefined {
  if (kind === 'client') return { tab: 'clients', client: id };
  if (kind === 'enquiry') return { tab: 'enquiries', status: 'all', enquiry: id };
  if (kind === 'appointment') return { appointment: id };
  if (kind === 'vehicle') return { vehicle: id };
  return kind === 'service' ? { record: id } : undefined;
}
