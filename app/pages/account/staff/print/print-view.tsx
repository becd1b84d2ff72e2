import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { isDate, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { today } from '../../parts/days.ts';
import { useOncePerHistoryEntry } from '../../parts/use-once-per-history-entry.ts';
import { useUrl } from '../parts/use-url.ts';
import { useDay } from '../calendar/queries.ts';
import { useAppointment } from '../appointments/queries.ts';
import { DaySheet } from './day-sheet.tsx';
import { JobSheet } from './job-sheet.tsx';
import { MotsSheet } from './mots-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import style from './print.module.css';

/** Which copy of a sheet; the workshop's has the client's notes only if someone has looked at them. */
export type Copy = { for: 'office' | 'workshop'; hasNotes: boolean };

/** A sheet as it will be printed, and a choice of the technician's copy, which names no client and no price. */
export function PrintView() {
  const { get, change } = useUrl();
  const navigate = useNavigate();
  const onceHere = useOncePerHistoryEntry();
  const [isForWorkshop, setForWorkshop] = useState(get('print') === 'job');
  const [withNotes, setWithNotes] = useState(false);
  const date = isDate(get('date')) ? get('date') : today();
  const sheet = sheets.find((each) => each === get('print')) ?? 'day';
  const job = sheet === 'job' ? get('job') : '';
  const record = get('record');
  const copy: Copy = isForWorkshop
    ? { for: 'workshop', hasNotes: withNotes }
    : { for: 'office', hasNotes: true };
  // To the details that it was printed from, and the place in the list under them, if they are the previous step.
  const leave = () => {
    if (Number(get('over')) === 0) change({ print: null, job: null });
    else onceHere(() => navigate(-1));
  };
  useTitle(
    {
      job: 'Job sheet',
      record: 'Record of work',
      mots: 'MOTs due',
      day: `Day sheet, ${formatDateWithWeekday(date)}`,
    }[sheet],
  );
  const notesTick = <Tick label="Print the notes" checked={withNotes} onChange={setWithNotes} />;
  return (
    <main className={style.room}>
      <div className={style.bar}>
        <Button small onClick={leave}>
          Back
        </Button>
        {(sheet === 'job' || sheet === 'day') && (
          <Tick
            label="Mechanic’s copy: no personal data or prices"
            checked={isForWorkshop}
            onChange={setForWorkshop}
          />
        )}
        {isForWorkshop && job && <IfJobHasNotes id={job}>{notesTick}</IfJobHasNotes>}
        {isForWorkshop && sheet === 'day' && <IfDayHasNotes date={date}>{notesTick}</IfDayHasNotes>}
        <Button small look="primary" onClick={() => print()}>
          Print
        </Button>
      </div>
      {job && <JobSheet id={job} copy={copy} />}
      {sheet === 'job' && !job && <EmptyState text="We could not find that appointment." />}
      {sheet === 'record' && record && <RecordSheet id={record} />}
      {sheet === 'record' && !record && <EmptyState text="We could not find that service record." />}
      {sheet === 'mots' && <MotsSheet />}
      {sheet === 'day' && <DaySheet date={date} copy={copy} />}
    </main>
  );
}

const sheets = ['job', 'record', 'mots', 'day'] as const;

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className={style.choice}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function IfJobHasNotes({ id, children }: { id: string; children: ReactNode }) {
  return useAppointment(id).data?.appointment.notes ? children : null;
}

function IfDayHasNotes({ date, children }: { date: string; children: ReactNode }) {
  return useDay(date).data?.appointments.some(({ notes }) => notes) ? children : null;
}
