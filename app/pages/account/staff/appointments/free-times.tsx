import { useId, useState } from 'react';
import { endTime } from '../../../../../features/appointments/times.ts';
import { classes } from '../../../../ui/classes.ts';
import field from '../../../../ui/field.module.css';
import { Select } from '../../../../ui/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { shownMinutes } from '../../parts/words.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { useFreeTimes } from './queries.ts';
import type { Time } from './time-picker.tsx';
import style from './appointments.module.css';

type FreeTimesProps = {
  date: string;
  duration: number;
  except: string | undefined;
  initial: Time;
  problem: string | undefined;
};

/** The free starting times of a day as buttons to choose one of, and the bay when several are free then. */
export function FreeTimes({ date, duration, except, initial, problem }: FreeTimesProps) {
  const [time, setTime] = useState(initial.time);
  const id = useId();
  const free = useFreeTimes(date, duration, except);
  return (
    <Loaded query={free} loading="Loading free times..." lines={2}>
      {({ closed, closes, times }) => {
        const chosen = times.find((each) => each.time === time);
        const end = endTime(time, duration);
        return (
          // Until the times for another length are there, those of the one before cannot be chosen.
          <div
            className={classes(parts.tight, free.isPlaceholderData && loaded.waiting)}
            inert={free.isPlaceholderData}
          >
            {closed && <p className={loaded.warning}>{closed} You can book it all the same.</p>}
            <fieldset className={style.times} aria-describedby={problem && `${id}-error`}>
              <legend>Time</legend>
              {problem && (
                <p id={`${id}-error`} className={field.error}>
                  {problem}
                </p>
              )}
              {times.length === 0 && (
                <p className={parts.muted}>
                  No time is free for {shownMinutes(duration)} on this day. Try another day or a shorter time.
                </p>
              )}
              {times.length > 0 && time !== '' && !chosen && (
                <p className={parts.muted}>
                  {time} is not free for {shownMinutes(duration)}.
                </p>
              )}
              {times.map((each) => (
                <label key={each.time} className={style.slot}>
                  <input
                    type="radio"
                    id={`${id}-${each.time}`}
                    name="appointment_time"
                    value={each.time}
                    checked={each.time === time}
                    onChange={() => setTime(each.time)}
                  />
                  {each.time}
                </label>
              ))}
            </fieldset>
            {chosen && closes && end > closes && (
              <p className={loaded.warning} role="status">
                Until {end}; the garage closes at {closes}.
              </p>
            )}
            {chosen && <BayChoice key={time} bays={chosen.bays} initial={initial.bay} />}
          </div>
        );
      }}
    </Loaded>
  );
}

function BayChoice({ bays, initial }: { bays: number[]; initial: number | null }) {
  if (bays.length < 2) return null;
  return (
    <Select label="Bay" name="bay" defaultValue={initial && bays.includes(initial) ? initial : ''}>
      <option value="">Any free bay</option>
      {bays.map((bay) => (
        <option key={bay} value={bay}>
          Bay {bay}
        </option>
      ))}
    </Select>
  );
}
