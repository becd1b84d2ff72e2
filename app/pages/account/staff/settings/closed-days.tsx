import { type KeyboardEvent, useRef, useState } from 'react';
import { bankHolidaysRunOut, bankHolidaysUntil } from '../../../../../features/appointments/calendar.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { formatCount } from '../../../../../features/amount-words.ts';
import field from '../../../../ui/field.module.css';
import { TextField } from '../../../../ui/field.tsx';
import { isDate, formatDate } from '../../../../../features/date-words.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import { today } from '../../parts/days.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { DayList } from './day-list.tsx';
import parts from '../parts/parts.module.css';
import { problemIn } from './problem-in.ts';
import { useBookedByDay } from './queries.ts';
import { StillBooked } from './still-booked.tsx';
import { noDay, type TypedDays, untilProblem, withTyped } from './typed-days.ts';
import style from './settings.module.css';

type Days = Settings['closed_days'];
type Day = Days[number];
type ClosedDaysProps = {
  days: Days;
  /** The saved ones, as far as this page knows. */
  saved: Days;
  /** What is in the fields for more days. */
  typed: TypedDays;
  onType: (typed: TypedDays) => void;
  onChange: (days: Days) => void;
  problems: Record<string, string>;
};

/** The names that the schema uses in its errors. */
const [dateName, reasonName] = ['closed_days.0.date', 'closed_days.0.reason'];
const untilName = 'closed_days.until';
/** @returns the days without one; a saved day that it replaced, perhaps a colleague's, reappears and stays closed */
function without(days: Days, day: Day, saved: Days): Days {
  const replaced = saved.filter(({ date, reason }) => date === day.date && reason !== day.reason);
  return days.flatMap((each) => (each === day ? replaced : [each]));
}

/** Days on which the garage is closed beyond the days without opening hours and bank holidays. */
export function ClosedDays({ days, saved, typed, onType, onChange, problems }: ClosedDaysProps) {
  const { date, reason, until = '' } = typed;
  const box = useRef<HTMLDivElement>(null);
  const focusOn = (name: string) => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const [said, setSaid] = useState('');
  const booked = useBookedByDay();
  const isBegun = withTyped([], typed).length > 0;
  const wrongUntil = untilProblem(typed);
  const change = (to: Days, words: string) => {
    onChange(to);
    setSaid(`${words} Not saved yet.`);
  };
  const add = () => {
    if (date === '') return focusOn(dateName);
    if (wrongUntil) return focusOn(untilName);
    if (reason.trim() === '') return focusOn(reasonName);
    const added = withTyped(days, { date, until, reason: reason.trim() });
    const when = until === '' ? formatDate(date) : `${formatDate(date)} to ${formatDate(until)}`;
    change(
      added.toSorted((a, b) => a.date.localeCompare(b.date)),
      `${when}, ${reason.trim()}, added.`,
    );
    onType(noDay);
    focusOn(dateName);
  };
  const passed = days.filter(({ date: closed }) => closed < today());
  const remove = (day: Day) => change(without(days, day, saved), `${formatDate(day.date)} removed.`);
  // Enter means the button of these fields: the form's button would save everything.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const [atDate, atReason] = [problems[dateName], problems[reasonName]];
  const hasEnded = today() > bankHolidaysUntil;
  const problem = atDate || atReason ? undefined : problemIn(problems, 'closed_days');
  return (
    <div className={parts.stack}>
      <p className={parts.muted}>
        To close early, or only one bay,{' '}
        <DashboardLink resetQuery to={{ tab: 'calendar', do: 'block' }}>
          block time in the calendar
        </DashboardLink>
        . Bank holidays in England and Wales are closed automatically. The list of them{' '}
        {hasEnded ? 'ended on' : 'runs until'} {formatDate(bankHolidaysUntil)}; after it, the usual ones are
        closed.
      </p>
      {bankHolidaysRunOut(today()) && (
        <p className={field.error}>
          {hasEnded ? 'Please update the software' : 'Please update the software before then'}, or enter moved
          and additional bank holidays here as closed days.
        </p>
      )}
      {problem && <p className={field.error}>{problem}</p>}
      <DayList days={days.filter(({ date: closed }) => closed >= today())} onRemove={remove} />
      {passed.length > 0 && (
        <details>
          <summary>Past closed days ({formatCount(passed.length)})</summary>
          <DayList days={passed} onRemove={remove} />
        </details>
      )}
      <LiveRegion>{days !== saved && said && <p className="visually-hidden">{said}</p>}</LiveRegion>
      <LiveRegion>
        {isDate(date) && (
          <StillBooked
            count={booked.get(date) ?? 0}
            when={`on ${formatDate(date)}`}
            change="Closing the day"
          />
        )}
      </LiveRegion>
      <div ref={box} className={style.add}>
        <TextField
          label="Closed on"
          type="date"
          name={dateName}
          required={isBegun}
          min={today()}
          value={date}
          error={atDate}
          onChange={(event) => onType({ ...typed, date: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <TextField
          label="Until"
          type="date"
          name={untilName}
          min={date || today()}
          value={until}
          error={wrongUntil}
          onChange={(event) => onType({ ...typed, until: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <TextField
          label="Reason"
          name={reasonName}
          required={isBegun}
          value={reason}
          hint="Clients will see this."
          error={atReason}
          onChange={(event) => onType({ ...typed, reason: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <Button small onClick={add}>
          Add closed day
        </Button>
      </div>
    </div>
  );
}
