import { PanelHead } from '../../shell/tab-frame.tsx';
import { useOverview } from '../appointments/queries.ts';
import { useColleagues } from '../parts/queries.ts';
import { OutboxNotice } from '../messages/outbox-notice.tsx';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { BankHolidaysNotice } from '../settings/bank-holidays-notice.tsx';
import { BlockedToday } from './blocked-today.tsx';
import { Board } from './board.tsx';
import { ClientChanges } from './client-changes.tsx';
import { ClosedDaysNotice } from './closed-days-notice.tsx';
import { OverviewCounters } from './overview-counters.tsx';
import { ToConfirm } from './to-confirm.tsx';
import { Unfinished } from './unfinished.tsx';
import { Upcoming } from './upcoming.tsx';
import parts from '../parts/parts.module.css';

/** Today's Schedule: what comes in, what is under way, what is waiting, and the first five of the next days. */
export function TodayTab({ isAdmin }: { isAdmin: boolean }) {
  const overview = useOverview();
  const date = overview.data?.today.date ?? today();
  return (
    <div className={parts.stack}>
      <PanelHead title={formatDateWithWeekday(date)}>
        <DashboardLink to={{ print: 'day', date }}>Print day sheet</DashboardLink>
      </PanelHead>
      <OutboxNotice />
      <ToConfirm date={date} />
      <ClosedDaysNotice today={date} />
      {isAdmin && <BankHolidaysNotice date={date} />}
      <Loaded
        query={overview}
        loading="Loading today's schedule..."
        lines={10}
        otherQueries={[useColleagues()]}
      >
        {({ counters, today: day, client_changes: changes, upcoming, ...unfinished }) => (
          <div className={parts.stack}>
            <OverviewCounters counters={counters} />
            <BlockedToday day={day} />
            <Board day={day} />
            <ClientChanges changes={changes} />
            <Unfinished
              today={day.date}
              inWorkshop={unfinished.in_workshop}
              leftOpen={unfinished.left_open}
              unrecorded={unfinished.unrecorded}
            />
            <Upcoming appointments={upcoming} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
