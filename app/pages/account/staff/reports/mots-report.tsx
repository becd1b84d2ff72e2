import { motsAhead, motsPast, motsQuery } from '../../../../../features/reports/period.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { List } from '../parts/list.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { useListUrl } from '../parts/list-url.ts';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { CarName } from '../parts/car-name.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { ClientLink } from '../parts/client-link.tsx';
import { Email } from '../parts/email.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Phone } from '../parts/phone.tsx';
import type { MotRow } from '../parts/types.ts';
import { MotDate } from '../vehicles/mot-date.tsx';
import parts from '../parts/parts.module.css';
import { bookingWords } from './booking-words.ts';
import { MotCounts } from './mot-counts.tsx';
import { useMots } from './queries.ts';

const noFilters: string[] = [];

/** The cars whose MOT has just run out or soon will: a list to phone through. */
export function MotsReport() {
  const url = useListUrl(noFilters, motsQuery);
  const mots = useMots(url.query);
  return (
    <>
      {mots.data && (
        <div className={parts.spread}>
          <MotCounts counts={mots.data} />
          <CsvButton route="reports/mots" query={{}} />
        </div>
      )}
      <List
        url={url}
        query={mots}
        plural="cars"
        singular="car"
        empty={{
          text: `No MOT ran out in the last ${motsPast} days or runs out in the next ${motsAhead}.`,
        }}
      >
        {(rows) => (
          <ListTable
            caption="MOTs due"
            rows={rows}
            rowKey={({ vehicle_id }) => vehicle_id}
            columns={columns}
          />
        )}
      </List>
    </>
  );
}

const columns: ResponsiveColumn<MotRow>[] = [
  { label: 'MOT until', cell: ({ mot_expiry }) => <MotDate expiry={mot_expiry} /> },
  { label: 'Registration', cell: ({ registration }) => <CarPlate registration={registration} /> },
  { label: 'Vehicle', under: 'Registration', cell: (row) => <CarName car={row} /> },
  {
    label: 'Client',
    cell: ({ client_id, client_name }) => <ClientLink id={client_id} name={client_name} />,
  },
  { label: 'Phone', cell: ({ phone }) => <Phone number={phone} /> },
  { label: 'Email', wideOnly: true, cell: ({ email }) => <Email address={email} /> },
  {
    label: 'Booking',
    cell: (row) => <Badge variant={row.has_booking ? 'outline' : 'secondary'}>{bookingWords(row)}</Badge>,
  },
  {
    label: 'Next step',
    hasButtons: true,
    // A test that is too late is to be moved, and one that was asked for is to be answered.
    cell: ({ has_booking, other_test, vehicle_id, registration }) =>
      !has_booking &&
      other_test === null && (
        <DashboardLink to={{ do: 'book', vehicle: vehicle_id }} label={`Book for ${showPlate(registration)}`}>
          Book
        </DashboardLink>
      ),
  },
];
