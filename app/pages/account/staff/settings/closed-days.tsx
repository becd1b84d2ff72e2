import { type KeyboardEvent, useState } from 'react';
import { bankHolidaysRunOut, bankHolidaysUntil } from '../../../../../features/appointments/calendar.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { shortDay } from '../../../../../features/date-words.ts';
import { isDate, today } from '../../parts/days.ts';
import { useDay } from '../calendar/queries.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { problemIn } from './problem-in.ts';
import style from './settings.module.css';

type Days = Settings['closed_days'];
type ClosedDaysProps = { days: Days; onChange: (days: Days) => void; problems: Record<string, string> };

/** Days on which the garage is closed beyond the days without opening hours and bank holidays. */
export function ClosedDays({ days, onChange, problems }: ClosedDaysProps) {
  const [date, setDate] = useState('');
  const [reason, setReason] = useState('');
  const isWhole = date !== '' && reason.trim() !== '';
  const add = () => {
    const others = days.filter((day) => day.date !== date);
    onChange([...others, { date, reason: reason.trim() }].toSorted((a, b) => a.date.localeCompare(b.date)));
    setDate('');
    setReason('');
  };
  // Enter means the button of these fields: that of the form would save everything but this day.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isWhole) add();
  };
  const problem = problemIn(problems, 'closed_days');
  return (
    <div className={parts.stack}>
      <p className={parts.muted}>
        The bank holidays of England and Wales are closed by themselves. The list of them ends on{' '}
        {shortDay(bankHolidaysUntil)}.
      </p>
      {bankHolidaysRunOut(today()) && (
        <p className={style.problem}>
          Please update the software before then, or enter later bank holidays here as closed days.
        </p>
      )}
      {problem && <p className={style.problem}>{problem}</p>}
      {days.length > 0 && (
        <ul className={style.days}>
          {days.map((day) => (
            <li key={day.date}>
              <span>
                {shortDay(day.date)}, {day.reason}
              </span>
              <Button
                small
                look="quiet"
                // A second click would meet the day after this one.
                onClick={({ detail }) => detail < 2 && onChange(days.filter((each) => each !== day))}
                aria-label={`Remove ${shortDay(day.date)}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isDate(date) && <BookedThen date={date} />}
      <div className={style.add}>
        <TextField
          label="Closed on"
          type="date"
          min={today()}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <TextField
          label="Reason"
          value={reason}
          hint="Clients see it."
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button small disabled={!isWhole} onClick={add}>
          Add closed day
        </Button>
      </div>
    </div>
  );
}

/** Says what is booked on a day that is about to be closed. */
function BookedThen({ date }: { date: string }) {
  const day = useDay(date);
  const count = day.data?.date === date ? day.data.appointments.length : 0;
  if (count === 0) return null;
  const booked = count === 1 ? 'One appointment is' : `${count} appointments are`;
  return (
    <p className={loaded.warning} role="status">
      {booked} booked on {shortDay(date)}. Closing the day cancels nothing and tells nobody.
    </p>
  );
}
