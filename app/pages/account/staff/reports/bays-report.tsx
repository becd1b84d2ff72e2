import { CsvButton } from '../parts/csv-button.tsx';
import { shownMinutes } from '../../parts/words.ts';
import parts from '../parts/parts.module.css';
import { weekdayNames } from '../../../../../features/appointments/times.ts';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';
import { ReportTable } from './report-table.tsx';

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** How much of the opening time each bay was booked, and on which days of the week. */
export function BaysReport({ period }: { period: Period }) {
  const report = useReport('bays', period);
  return (
    <Report query={report}>
      {({ open_minutes, rows, weekdays: days }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{shownMinutes(open_minutes)}</strong> of opening time for each bay, based on the opening
              hours and closed days set now. The percentages leave out blocked times.
            </p>
            <CsvButton route="reports/bays" query={period} />
          </div>
          <ReportTable
            caption="By bay"
            rows={rows}
            rowKey={({ bay }) => String(bay)}
            value={({ share }) => share}
            whole={1}
            columns={[
              { label: 'Bay', cell: ({ bay }) => `Bay ${bay}` },
              { label: 'Appointments', numeric: true, cell: ({ appointments }) => appointments },
              { label: 'Booked', numeric: true, cell: (row) => shownMinutes(row.booked_minutes) },
              { label: 'Blocked', numeric: true, cell: (row) => shownMinutes(row.blocked_minutes) },
              { label: 'Of opening time', numeric: true, cell: ({ share }) => percent.format(share) },
            ]}
          />
          <ReportTable
            caption="By day of the week"
            rows={days}
            rowKey={({ weekday }) => String(weekday)}
            value={({ booked_minutes }) => booked_minutes}
            columns={[
              { label: 'Day', cell: ({ weekday }) => weekdayNames[weekday - 1] },
              { label: 'Booked', numeric: true, cell: (row) => shownMinutes(row.booked_minutes) },
            ]}
          />
        </>
      )}
    </Report>
  );
}
