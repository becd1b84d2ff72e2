import { counted, formatCount } from '../../../../../features/amount-words.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { shownMinutes } from '../../parts/words.ts';
import parts from '../parts/parts.module.css';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';
import { ReportTable } from './report-table.tsx';

const shown = (minutes: number | null) => (minutes === null ? '–' : shownMinutes(Math.round(minutes)));

/** Which pages enquiries come from, and how long the first answer takes. */
export function EnquiriesReport({ period }: { period: Period }) {
  const report = useReport('enquiries', period);
  return (
    <Report query={report}>
      {({ total, answered, median_minutes, rows }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{counted(total, 'enquiry', 'enquiries')}</strong>,{' '}
              <strong>{formatCount(answered)}</strong> answered
              {median_minutes !== null && (
                <>
                  ; half of them within <strong>{shown(median_minutes)}</strong>
                </>
              )}
              .
            </p>
            <CsvButton route="reports/enquiries" query={period} />
          </div>
          <ReportTable
            caption="By source page"
            rows={rows}
            rowKey={({ source_page }) => source_page}
            value={({ count }) => count}
            columns={[
              { label: 'Page', cell: ({ source_page }) => source_page },
              { label: 'Enquiries', numeric: true, cell: ({ count }) => count },
              { label: 'Answered', numeric: true, cell: (row) => row.answered },
              { label: 'Half answered within', numeric: true, cell: (row) => shown(row.median_minutes) },
            ]}
          />
        </>
      )}
    </Report>
  );
}
