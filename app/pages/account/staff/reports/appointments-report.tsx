import { counted, formatCount } from '../../../../../features/amount-words.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { statusWords } from '../../../../../features/appointments/statuses.ts';
import parts from '../parts/parts.module.css';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';
import { ReportTable } from './report-table.tsx';

/** How many appointments there were, what became of them, and for which work. */
export function AppointmentsReport({ period }: { period: Period }) {
  const report = useReport('appointments', period);
  return (
    <Report query={report}>
      {({ total, no_shows, by_status, by_type }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{counted(total, 'appointment')}</strong>, including cancelled ones;{' '}
              <strong>{formatCount(no_shows)}</strong> did not come.
            </p>
            <CsvButton route="reports/appointments" query={period} />
          </div>
          <ReportTable
            caption="By status"
            rows={by_status}
            rowKey={({ status }) => status}
            value={({ count }) => count}
            columns={[
              { label: 'Status', cell: ({ status }) => statusWords[status] },
              { label: 'Appointments', numeric: true, cell: ({ count }) => count },
            ]}
          />
          <ReportTable
            caption="By type of work"
            rows={by_type}
            rowKey={({ service_type }) => service_type}
            value={({ count }) => count}
            columns={[
              { label: 'Work', cell: ({ service_type }) => service_type },
              { label: 'Appointments', numeric: true, cell: ({ count }) => count },
              { label: 'Completed', numeric: true, cell: ({ completed }) => completed },
              { label: 'Cancelled', numeric: true, cell: ({ cancelled }) => cancelled },
              { label: 'No-shows', numeric: true, cell: (row) => row.no_shows },
            ]}
          />
        </>
      )}
    </Report>
  );
}
