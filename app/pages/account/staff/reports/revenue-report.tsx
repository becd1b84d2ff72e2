import { pounds, formatCount, wholePounds } from '../../../../../features/amount-words.ts';
import { CsvButton } from '../parts/csv-button.tsx';
import { monthName } from '../../parts/days.ts';
import parts from '../parts/parts.module.css';
import { Columns } from './columns.tsx';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';
import { ReportTable } from './report-table.tsx';

/** What the service records add up to, by month and by work. */
export function RevenueReport({ period }: { period: Period }) {
  const report = useReport('revenue', period);
  return (
    <Report query={report}>
      {({ total, unpriced, months, by_service }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{pounds(total)}</strong> from service records
              {unpriced > 0 && (
                <>
                  ; <strong>{formatCount(unpriced)}</strong> of them without a cost
                </>
              )}
              .
            </p>
            <CsvButton route="reports/revenue" query={period} />
          </div>
          {months.length > 1 && (
            <Columns
              columns={months.map(({ month, pence }) => ({
                label: monthName(month),
                value: pence,
                shown: wholePounds(pence),
              }))}
            />
          )}
          <ReportTable
            caption="By month"
            rows={months}
            rowKey={({ month }) => month}
            value={({ pence }) => pence}
            columns={[
              { label: 'Month', cell: ({ month }) => monthName(month) },
              { label: 'Records', numeric: true, cell: ({ records }) => records },
              { label: 'Revenue', numeric: true, cell: ({ pence }) => pounds(pence) },
            ]}
          />
          <ReportTable
            caption="By type of work"
            rows={by_service}
            rowKey={({ service_type }) => service_type}
            value={({ pence }) => pence}
            columns={[
              { label: 'Work', cell: ({ service_type }) => service_type },
              { label: 'Records', numeric: true, cell: ({ records }) => records },
              { label: 'Revenue', numeric: true, cell: ({ pence }) => pounds(pence) },
            ]}
          />
        </>
      )}
    </Report>
  );
}
