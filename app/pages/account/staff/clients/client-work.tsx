import { formatPounds } from '../../../../../features/amount-words.ts';
import { Card } from '../../../../ui/card.tsx';
import { ListTable } from '../parts/list-table.tsx';
import type { ResponsiveColumn } from '../parts/use-columns.tsx';
import { columns } from '../appointments/columns.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import type { Appointment, ServiceRecord } from '../parts/types.ts';
import { RecordLink } from '../services/record-link.tsx';
import parts from '../parts/parts.module.css';
import style from './clients.module.css';

const { date, registration, work, mechanic, estimate, status, nextOrRecord } = columns;

/** What a client booked, latest first. */
export function ClientAppointments({ appointments }: { appointments: Appointment[] }) {
  return (
    <div className={style.wide}>
      <Card title="Appointments" flush>
        {appointments.length === 0 && <p className={style.none}>No appointments scheduled</p>}
        {appointments.length > 0 && (
          <ListTable
            caption="Appointments"
            columns={[date, registration, work, mechanic, estimate, status, nextOrRecord]}
            rows={appointments}
            rowKey={({ id }) => id}
          />
        )}
      </Card>
    </div>
  );
}

const records: ResponsiveColumn<ServiceRecord>[] = [
  {
    label: 'Date',
    cell: (record) => <RecordLink record={record} />,
  },
  { label: 'Registration', cell: ({ vehicle }) => <CarPlate registration={vehicle.registration} /> },
  { label: 'Work', cell: ({ service_type }) => service_type },
  {
    label: 'What was done',
    cell: ({ description }) => <span className={parts.clip}>{description ?? '–'}</span>,
  },
  { label: 'Cost', numeric: true, cell: ({ cost }) => formatPounds(cost) },
];

/** What was done to a client's cars, latest first. */
export function ClientServices({ services }: { services: ServiceRecord[] }) {
  return (
    <div className={style.wide}>
      <Card title="Service records" flush>
        {services.length === 0 && <p className={style.none}>No service history</p>}
        {services.length > 0 && (
          <ListTable caption="Service records" columns={records} rows={services} rowKey={({ id }) => id} />
        )}
      </Card>
    </div>
  );
}
