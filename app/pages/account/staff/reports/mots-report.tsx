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
import { addDays } from '../../../../../features/appointments/calendar.ts';
import { motsAhead, motsPast, type Period } from '../../../../../features/reports/period.ts';
import { today } from '../../parts/days.ts';
import { useReport } from './queries.ts';
import { Report } from './report.tsx';

/** The cars whose MOT has just run out or soon will: a list to phone through. */
export function MotsReport({ period }: { period: Period }) {
  const report = useReport('mots', period);
  return (
    <Report query={report}>
      {({ rows, undated, long_past: longPast, from }) => (
        <>
          <div className={parts.spread}>
            <p>
              <strong>{counted(rows.length, 'car')}</strong>,{' '}
              <strong>{formatCount(rows.filter((row) => !row.has_booking).length)}</strong> of them without a
              test booked in time.
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
            <CsvButton route="reports/mots" query={{}} />
          </div>
          {rows.length === 0 && (
            <EmptyState
              text={`No MOT ran out in the last ${motsPast} days or runs out in the next ${motsAhead}.`}
            />
          )}
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

type Row = {
  mot_expiry: string;
  has_booking: boolean;
  other_test: string | null;
  reminders_stopped: boolean;
};

/** On the phone, staff say something else about a late test, or one awaiting our answer, than if there is none. */
function Booking({ row }: { row: Row }) {
  const { mot_expiry: expiry, has_booking: isBooked, other_test: test, reminders_stopped: areStopped } = row;
  if (isBooked) return <Badge variant="outline">Booked</Badge>;
  if (test === null)
    return <Badge variant="secondary">{areStopped ? 'Reminder stopped' : 'Not booked'}</Badge>;
  // Once the MOT has run out, no test is too late.
  const isTooLate = expiry >= today() && test > expiry;
  return (
    <Badge variant="secondary">{`${isTooLate ? 'Booked too late' : 'Requested'}: ${formatDate(test)}`}</Badge>
  );
}
