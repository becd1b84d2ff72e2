import { useState } from 'react';
import { addDays } from '../../../../../features/appointments/calendar.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select, TextField } from '../../../../ui/field.tsx';
import { isDate, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { DurationOptions } from '../../parts/options.tsx';
import parts from './parts.module.css';
import { DayNotices } from './day-notices.tsx';
import { FreeTimes } from './free-times.tsx';

export type Time = { date: string; time: string; duration: number; bay: number | null };

type TimePickerProps = {
  initial: Time;
  /** The appointment that is being moved: its own time counts as free. */
  except?: string | undefined;
  /** The car that it is for, if there is one and it is stored. */
  vehicleId: string | null;
  /** Whether the choice has been sent and not been answered: it may have been stored. */
  isSent: boolean;
  problems: Record<string, string>;
  /** Comes before the names of the fields if the form sends the appointment inside something else. */
  prefix?: string | undefined;
};

/** Day, length and one of the free times: the fields of a form, read with `readTime`. */
export function TimePicker({ initial, except, vehicleId, isSent, problems, prefix = '' }: TimePickerProps) {
  const [{ date, isNearest }, setDay] = useState({ date: initial.date, isNearest: false });
  // Follows the type of work until the user chooses a length.
  const [ownDuration, setDuration] = useState<number | null>(null);
  const duration = ownDuration ?? initial.duration;
  // On another day it stays chosen if it is free: someone who asks for a day later mostly means the same time.
  const [time, setTime] = useState(initial.time);
  // A past appointment can still be made longer or shorter, or moved within its own day.
  const isOver = isDate(date) && date < today() && !(except !== undefined && date === initial.date);
  const problem = (name: string) => problems[`${prefix}${name}`];
  const setDate = (to: string) => setDay({ date: to, isNearest: false });
  const step = (days: number) => () =>
    setDay((before) => ({ date: addDays(before.date, days), isNearest: false }));
  return (
    <>
      <div className={parts.pair}>
        <div className={parts.tight}>
          <TextField
            required
            type="date"
            label="Date"
            name="appointment_date"
            value={date}
            min={today()}
            hint={isDate(date) ? formatDateWithWeekday(date) : undefined}
            error={problem('appointment_date')}
            onChange={(event) => setDate(event.target.value)}
          />
          <div className={parts.row}>
            <Button small look="quiet" disabled={!isDate(date) || date <= today()} onClick={step(-1)}>
              Previous day
            </Button>
            <Button small look="quiet" disabled={!isDate(date)} onClick={step(1)}>
              Next day
            </Button>
          </div>
        </div>
        <Select
          label="How long"
          name="duration_minutes"
          value={duration}
          error={problem('duration_minutes')}
          onChange={(event) => setDuration(Number(event.target.value))}
        >
          <DurationOptions />
        </Select>
      </div>
      <DayNotices
        date={isDate(date) ? date : ''}
        {...{ isOver, duration, except, isSent, time, vehicleId }}
      />
      {isDate(date) && (
        <FreeTimes
          key={date}
          {...{ date, isOver, duration, except, isSent, initial, time }}
          takesFocus={isNearest}
          onTime={setTime}
          onDay={(to) => setDay({ date: to, isNearest: true })}
          problem={problem('appointment_time')}
        />
      )}
    </>
  );
}

/** @returns the picker's fields as the routes take them; `bay` only when one was chosen */
export function readTime(data: FormData) {
  const bay = Number(data.get('bay') ?? 0);
  return {
    appointment_date: data.get('appointment_date'),
    duration_minutes: Number(data.get('duration_minutes')),
    appointment_time: data.get('appointment_time') ?? '',
    ...(bay > 0 && { bay }),
  };
}
