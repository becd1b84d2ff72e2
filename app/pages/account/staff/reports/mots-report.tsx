import { formatDate } from '../../../../../features/date-words.ts';
import { counted, formatCount } from '../../../../../features/amount-words.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { Email } from '../parts/email.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Phone } from '../parts/phone.tsx';
import { MotDate } from '../vehicles/mot-date.tsx';
import parts from '../parts/parts.module.css';
import type { Period } from '../../../../../features/reports/period.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';

/** The cars whose MOT runs out soon: a list to phone through. */
export function MotsReport({ period }: { period: Period }) {
  const report = useReport('mots', period);
  return (
    <Report query={report}>
      {({ rows, undated }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{counted(rows.length, 'car')}</strong>,{' '}
              <strong>{formatCount(rows.filter((row) => !row.has_booking).length)}</strong> of them without a
              test booked in time.
              {undated > 0 && ` ${counted(undated, 'car')} without an MOT date on record.`}
            </p>
            <CsvButton route="reports/mots" query={{}} />
          </div>
          {rows.length === 0 && <EmptyState text="No MOT runs out in the next 90 days." />}
          {rows.length > 0 && (
            <ListTable
              caption="MOTs due"
              rows={rows}
              rowKey={({ vehicle_id }) => vehicle_id}
              columns={[
                { label: 'MOT until', cell: ({ mot_expiry }) => <MotDate expiry={mot_expiry} /> },
                {
                  label: 'Registration',
                  cell: ({ registration }) => <CarPlate registration={registration} />,
                },
                { label: 'Vehicle', under: 'Registration', cell: (row) => <CarName car={row} /> },
                {
                  label: 'Client',
                  cell: ({ client_id, client_name }) => <ClientLink id={client_id} name={client_name} />,
                },
                { label: 'Phone', cell: ({ phone }) => <Phone number={phone} /> },
                { label: 'Email', wideOnly: true, cell: ({ email }) => <Email address={email} /> },
                { label: 'Booking', cell: (row) => <Booking row={row} /> },
                {
                  label: 'Next step',
                  hasButtons: true,
                  // A test that is too late is to be moved, and one that was asked for is to be answered.
                  cell: ({ has_booking, other_test, vehicle_id, registration }) =>
                    !has_booking &&
                    other_test === null && (
                      <DashboardLink
                        to={{ do: 'book', vehicle: vehicle_id }}
                        label={`Book for ${showPlate(registration)}`}
                      >
                        Book
                      </DashboardLink>
                    ),
                },
              ]}
            />
          )}
        </>
      )}
    </Report>
  );
}

type Row = { mot_expiry: string; has_booking: boolean; other_test: string | null };

/** On the phone, staff say something else about a late test, or one awaiting our answer, than if there is none. */
function Booking({ row: { mot_expiry: expiry, has_booking: isBooked, other_test: test } }: { row: Row }) {
  if (isBooked) return <Badge variant="outline">Booked</Badge>;
  if (test === null) return <Badge variant="secondary">Not booked</Badge>;
  return (
    <Badge variant="secondary">
      {`${test > expiry ? 'Booked too late' : 'Requested'}: ${formatDate(test)}`}
    </Badge>
  );
}
