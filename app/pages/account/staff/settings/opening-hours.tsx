import { useState } from 'react';
import { usualWeek } from '../../../../../features/appointments/calendar.ts';
import { slotMinutes, weekdayNames } from '../../../../../features/appointments/times.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { business } from '../../../../../business.ts';
import { DateBox } from '../../../../ui/date-box.tsx';
import field from '../../../../ui/field.module.css';
import { LiveRegion } from '../../parts/live-region.tsx';
import { useBookedOutside } from './queries.ts';
import parts from '../parts/parts.module.css';
import { StillBooked } from './still-booked.tsx';
import { problemIn } from './problem-in.ts';
import style from './settings.module.css';

/** The hours of a closed day when it is opened. */
const usualHours = usualWeek.find((day) => day !== null) ?? { opens: '09:00', closes: '17:00' };

type Hours = Settings['opening_hours'];

type OpeningHoursProps = { hours: Hours; saved: Hours; problems: Record<string, string> };

/** From when to when the diary takes appointments, day by day. */
export function OpeningHours({ hours, saved, problems }: OpeningHoursProps) {
  return (
    <div className={parts.stack}>
      <p className={parts.muted}>
        These hours are for the diary. The public pages and messages to clients say “{business.hoursText}”,
        which is set in business.ts and published with the site.
      </p>
      <ul className={style.days}>
        {weekdayNames.map((day, index) => (
          <DayHours
            key={day}
            {...{ day, index }}
            hours={hours[index] ?? null}
            saved={saved[index] ?? null}
            problem={problemIn(problems, `opening_hours.${index}`)}
          />
        ))}
      </ul>
    </div>
  );
}

type Day = Hours[number];
type DayHoursProps = { day: string; index: number; hours: Day; saved: Day; problem: string | undefined };

function DayHours({ day, index, hours, saved, problem }: DayHoursProps) {
  const [isOpen, setIsOpen] = useState(hours !== null);
  const [times, setTimes] = useState(hours ?? usualHours);
  // The schema's name for the day: the error summary leads to its times.
  const id = `opening_hours.${index}`;
  const time = (name: 'opens' | 'closes', words: string) => (
    <DateBox
      type="time"
      step={slotMinutes * 60}
      className={parts.control}
      name={`${name} ${index}`}
      id={`${id}.${name}`}
      aria-label={`${day} ${words}`}
      aria-invalid={Boolean(problem)}
      aria-describedby={problem && `${id}-error`}
      defaultValue={times[name]}
      onChange={(event) => setTimes({ ...times, [name]: event.target.value })}
    />
  );
  return (
    <li>
      <label className={parts.check}>
        <input
          type="checkbox"
          name={`open ${index}`}
          checked={isOpen}
          onChange={(event) => setIsOpen(event.target.checked)}
        />
        {day}
      </label>
      <span className={isOpen ? parts.row : undefined} hidden={!isOpen}>
        {time('opens', 'opens')} to {time('closes', 'closes')}
      </span>
      {!isOpen && <span className={parts.muted}>Closed</span>}
      {problem && (
        <p id={`${id}-error`} className={field.error}>
          {problem}
        </p>
      )}
      <LiveRegion>
        {isShorter(isOpen ? times : null, saved) && (
          <BookedOutside {...{ day, index }} hours={isOpen ? times : null} />
        )}
      </LiveRegion>
    </li>
  );
}

/** Whether a day would lose hours; not while a time is half typed. */
function isShorter(now: Day, before: Day): boolean {
  if (!now || !before) return before !== null;
  const isWhole = now.opens !== '' && now.closes !== '' && now.opens < now.closes;
  return isWhole && (now.opens > before.opens || now.closes < before.closes);
}

/** Says what is booked in the hours that a day is about to lose. */
function BookedOutside({ day, index, hours }: { day: string; index: number; hours: Day }) {
  const count = useBookedOutside(index + 1, hours).data?.appointments ?? 0;
  const when = hours ? `on ${day}s outside these hours` : `on future ${day}s`;
  return <StillBooked {...{ count, when }} change={hours ? 'Shortening the day' : 'Closing the day'} />;
}

/** @returns the hours from Monday to Sunday, null for closed days */
export function readHours(data: FormData) {
  return weekdayNames.map((_, index) => {
    if (data.get(`open ${index}`) === null) return null;
    return { opens: data.get(`opens ${index}`), closes: data.get(`closes ${index}`) };
  });
}
