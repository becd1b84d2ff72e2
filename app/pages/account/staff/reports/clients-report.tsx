import { CsvButton } from '../parts/csv-button.tsx';
import { monthName } from '../../parts/days.ts';
import parts from '../parts/parts.module.css';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';
import { ReportTable } from './report-table.tsx';

/** Who came for the first time and who came back, month by month. */
export function ClientsReport({ period }: { period: Period }) {
  const report = useReport('clients', period);
  return (
    <Report query={report}>
      {({ rows }) => (
        <>
          <div className={parts.spread}>
            <p>Clients with a completed appointment in each month.</p>
            <CsvButton route="reports/clients" query={period} />
          </div>
          <ReportTable
            caption="New and returning clients"
            rows={rows}
            rowKey={({ month }) => month}
            value={(row) => row.new_clients + row.returning_clients}
            columns={[
              { label: 'Month', cell: ({ month }) => monthName(month) },
              { label: 'New', numeric: true, cell: ({ new_clients }) => new_clients },
              { label: 'Returning', numeric: true, cell: ({ returning_clients }) => returning_clients },
            ]}
          />
        </>
      )}
    </Report>
  );
}
