import { motsPeriodWords } from '../../../../../features/reports/period.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { formatPhone } from '../../../../../features/phone.ts';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { Email } from '../parts/email.tsx';
import parts from '../parts/parts.module.css';
import type { MotRow } from '../parts/types.ts';
import { clientName } from '../parts/words.ts';
import { bookingWords } from '../reports/booking-words.ts';
import { MotCounts } from '../reports/mot-counts.tsx';
import { useAllMots } from '../reports/queries.ts';
import { MotDate } from '../vehicles/mot-date.tsx';
import style from './print.module.css';

/** The whole MOT call list, which the screen shows page by page: to be phoned through with a pen. */
export function MotsSheet() {
  return (
    <article className={style.sheet}>
      <h1 className={style.title}>{`MOTs due, ${motsPeriodWords}`}</h1>
      <Loaded query={useAllMots()} loading="Loading the report...">
        {({ rows, ...counts }) => (
          <>
            <MotCounts counts={counts} />
            {rows.length > 0 && (
              <Table
                caption="MOTs due"
                columns={columns}
                rows={rows}
                rowKey={({ vehicle_id }) => vehicle_id}
              />
            )}
          </>
        )}
      </Loaded>
    </article>
  );
}

const columns: Column<MotRow>[] = [
  { label: 'MOT until', cell: ({ mot_expiry }) => <MotDate expiry={mot_expiry} /> },
  { label: 'Registration', cell: ({ registration }) => <CarPlate registration={registration} /> },
  { label: 'Vehicle', cell: carName },
  { label: 'Client', cell: ({ client_name }) => clientName(client_name) },
  {
    label: 'Phone',
    cell: ({ phone }) => <span className={parts.nowrap}>{formatPhone(phone)}</span>,
  },
  { label: 'Email', cell: ({ email }) => <Email address={email} /> },
  { label: 'Booking', cell: bookingWords },
];
