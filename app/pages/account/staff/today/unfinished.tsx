import type { ReactNode } from 'react';
import { addDays } from '../../../../../features/appointments/calendar.ts';
import { recordDays } from '../../../../../features/appointments/statuses.ts';
import { formatCount } from '../../../../../features/amount-words.ts';
import type { UrlChange } from '../../parts/url-change.ts';
import { columns, PriceBadge } from '../appointments/columns.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import parts from '../parts/parts.module.css';
import type { Appointment } from '../parts/types.ts';

const { date, registration, vehicle, work, caller, mechanic, status, nextOrRecord } = columns;
// Where there is little room, the next step says as much as the status, but not what became of a price.
const narrow = {
  ...status,
  under: 'Next step',
  cellUnder: (appointment: Appointment) => <PriceBadge appointment={appointment} />,
};
const shown = [date, registration, vehicle, work, caller, mechanic, narrow, nextOrRecord];

/** The first of some appointments, and how many there are. */
type Latest = { rows: Appointment[]; total: number };

/** Where All Appointments lists the appointments of a section. */
type Place = { label: string; to: UrlChange };

type UnfinishedProps = {
  /** Today. */
  today: string;
  inWorkshop: Latest;
  leftOpen: Latest;
  unrecorded: Latest;
};

/** What other days have left to do; empty if all of it is done. */
export function Unfinished({ today, inWorkshop, leftOpen, unrecorded }: UnfinishedProps) {
  const earlier = { to: addDays(today, -1) };
  return (
    <>
      <Section
        id="in-workshop"
        title="In the workshop from other days"
        latest={inWorkshop}
        places={[{ label: 'in progress', to: { status: 'in_progress' } }]}
      >
        Work has begun on these, but their appointment is on another day.
      </Section>
      <Section
        id="left-open"
        title="Still open from earlier days"
        latest={leftOpen}
        places={[
          { label: 'confirmed', to: { status: 'confirmed', ...earlier } },
          { label: 'scheduled', to: { status: 'scheduled', ...earlier } },
        ]}
      >
        Neither started nor cancelled. Open one to record that the client did not come.
      </Section>
      <Section
        id="unrecorded"
        title="Completed, no record yet"
        latest={unrecorded}
        places={[{ label: 'completed', to: { status: 'completed', from: addDays(today, -recordDays) } }]}
      >
        Clients read that we are still writing up this work. The last {recordDays} days are listed.
      </Section>
    </>
  );
}

type SectionProps = {
  id: string;
  title: string;
  latest: Latest;
  places: Place[];
  children: ReactNode;
};

function Section({ id, title, latest: { rows, total }, places, children }: SectionProps) {
  if (rows.length === 0) return null;
  return (
    <section className={parts.tight} aria-labelledby={id}>
      <h2 id={id} className={parts.section}>
        {title}
      </h2>
      <p className={parts.muted}>{children}</p>
      <ListTable caption={title} columns={shown} rows={rows} rowKey={(row) => row.id} />
      {total > rows.length && (
        <p className={parts.row}>
          And {formatCount(total - rows.length)} more. See All Appointments:
          {places.map(({ label, to }) => (
            <DashboardLink key={label} resetQuery to={{ tab: 'appointments', ...to }}>
              {label}
            </DashboardLink>
          ))}
        </p>
      )}
    </section>
  );
}
