import { counted, formatCount } from '../../../../../features/amount-words.ts';
import { addDays } from '../../../../../features/appointments/calendar.ts';
import type { MotCounts as Counts } from '../../../../../features/reports/mots.server.ts';
import { motsPast } from '../../../../../features/reports/period.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';

/** How many cars the MOT call list has, on all its pages, and how many it leaves out. */
export function MotCounts({ counts }: { counts: Counts }) {
  const { from, cars, unbooked, undated, long_past: longPast } = counts;
  return (
    <p>
      <strong>{counted(cars, 'car')}</strong>, <strong>{formatCount(unbooked)}</strong> of them without a test
      booked in time.
      {undated > 0 && ` ${counted(undated, 'car')} without an MOT date on record.`}
      {longPast > 0 && (
        <>
          {' '}
          <DashboardLink resetQuery to={{ tab: 'vehicles', mot_to: addDays(from, -1), sort: '-mot' }}>
            {`${counted(longPast, 'car')} whose MOT date passed more than ${motsPast} days ago`}
          </DashboardLink>
          .
        </>
      )}
    </p>
  );
}
