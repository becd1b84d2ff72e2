import { formatPounds } from '../../../../../features/amount-words.ts';
import type { ReactNode } from 'react';
import { blockedWords } from '../../../../../features/blocks/words.ts';
import { carName } from '../../../../../features/vehicles/names.ts';
import { colleagueName } from '../../../../../features/profiles/names.ts';
import { useDay } from '../calendar/queries.ts';
import { type Column, Table } from '../../../../ui/table.tsx';
import { CarPlate } from '../parts/car-plate.tsx';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { Loaded } from '../../parts/loaded.tsx';
import type { Appointment } from '../parts/types.ts';
import { formatPhone } from '../../../../../features/phone.ts';
import { statusShown } from '../../../../../features/appointments/statuses.ts';
import { clientName, endOf } from '../parts/words.ts';
import type { Copy } from './print-view.tsx';
import parts from '../parts/parts.module.css';
import style from './print.module.css';

const work: Column<Appointment>[] = [
  { label: 'Time', cell: (each) => `${each.appointment_time}–${endOf(each)}` },
  { label: 'Bay', cell: ({ bay }) => bay },
  {
    label: 'Vehicle',
    cell: ({ vehicle }) => (
      <Pair
        over={<CarPlate registration={vehicle?.registration} />}
        under={vehicle ? carName(vehicle) : null}
      />
    ),
  },
  { label: 'Work', cell: ({ service_type }) => service_type },
  { label: 'Mechanic', cell: ({ assignee }) => assignee && colleagueName(assignee) },
  { label: 'Status', cell: statusShown },
];
const personal: Column<Appointment>[] = [
  {
    label: 'Client and notes',
    cell: ({ client, notes, workshop_notes }) => (
      <span className={parts.tight}>
        <Pair over={clientName(client.full_name)} under={formatPhone(client.phone)} />
        <Written text={notes} />
        <Written text={workshop_notes} />
      </span>
    ),
  },
  { label: 'Estimate', numeric: true, cell: ({ estimated_cost }) => formatPounds(estimated_cost) },
];

/** Notes are the client's own words and may name people: unless someone has looked, the wall's copy only mentions them. */
const notesFor = ({ hasNotes }: Copy): Column<Appointment> => ({
  label: 'Notes',
  cell: ({ notes, workshop_notes }) => (
    <span className={parts.tight}>
      <Written text={hasNotes ? notes : notes && 'Ask the office'} />
      <Written text={workshop_notes} />
    </span>
  ),
});

function Written({ text }: { text: string | null }) {
  return text && <span className={style.notes}>{text}</span>;
}

/** Two things in one column, because a sheet of paper has room for only eight columns. */
function Pair({ over, under }: { over: ReactNode; under: ReactNode }) {
  return (
    <span className={parts.tight}>
      <span className={parts.name}>{over}</span>
      {under && <span className={parts.name}>{under}</span>}
    </span>
  );
}

/** The day on one sheet, for the wall of the workshop or for the desk. */
export function DaySheet({ date, copy }: { date: string; copy: Copy }) {
  const day = useDay(date);
  return (
    <article className={style.sheet}>
      <h1 className={style.title}>{formatDateWithWeekday(date)}</h1>
      <Loaded query={day} loading="Loading the day...">
        {({ appointments, blocks, closed }) => (
          <>
            {closed && <p>{closed}</p>}
            {blocks.map((block) => (
              <p key={block.id}>{blockedWords(block)}</p>
            ))}
            {appointments.length === 0 && <p>No appointments on this day.</p>}
            {appointments.length > 0 && (
              <Table
                caption="Appointments of the day"
                columns={[...work, ...(copy.for === 'office' ? personal : [notesFor(copy)])]}
                rows={appointments}
                rowKey={({ id }) => id}
              />
            )}
          </>
        )}
      </Loaded>
    </article>
  );
}
