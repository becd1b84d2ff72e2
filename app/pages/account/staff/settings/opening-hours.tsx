import { useState } from 'react';
import { weekdayNames } from '../../../../../features/appointments/times.ts';
import type { Settings } from '../../../../../features/settings/schema.ts';
import { business } from '../../../../../business.ts';
import parts from '../parts/parts.module.css';
import { problemIn } from './problem-in.ts';
import style from './settings.module.css';

type Hours = Settings['opening_hours'];

type OpeningHoursProps = { hours: Hours; problems: Record<string, string> };

/** From when to when the diary takes appointments, day by day. */
export function OpeningHours({ hours, problems }: OpeningHoursProps) {
  return (
    <div className={parts.stack}>
      <p className={parts.muted}>
        For the diary. The public pages say “{business.hoursText}”, which is published with the site
        (business.ts).
      </p>
      <ul className={style.days}>
        {weekdayNames.map((day, index) => (
          <DayHours
            key={day}
            {...{ day, index }}
            hours={hours[index] ?? null}
            problem={problemIn(problems, `opening_hours.${index}`)}
          />
        ))}
      </ul>
    </div>
  );
}

type DayHoursProps = { day: string; index: number; hours: Hours[number]; problem: string | undefined };

function DayHours({ day, index, hours, problem }: DayHoursProps) {
  const [isOpen, setIsOpen] = useState(hours !== null);
  const time = (name: 'opens' | 'closes', words: string) => (
    <input
      type="time"
      step={1800}
      className={parts.control}
      name={`${name} ${index}`}
      aria-label={`${day} ${words}`}
      aria-invalid={Boolean(problem)}
      defaultValue={hours?.[name] ?? business.hours[name]}
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
      {problem && <p className={style.problem}>{problem}</p>}
    </li>
  );
}

/** @returns the hours from Monday to Sunday, null for closed days */
export function readHours(data: FormData) {
  return weekdayNames.map((_, index) => {
    if (data.get(`open ${index}`) === null) return null;
    return { opens: data.get(`opens ${index}`), closes: data.get(`closes ${index}`) };
  });
}
