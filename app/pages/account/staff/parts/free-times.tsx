import { useEffect, useId, useRef, useState } from 'react';
import { endTime } from '../../../../../features/appointments/times.ts';
import { classes } from '../../../../ui/classes.ts';
import field from '../../../../ui/field.module.css';
import { Select } from '../../../../ui/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { LiveRegion } from '../../parts/live-region.tsx';
import { NearestDays } from '../../parts/nearest-days.tsx';
import loaded from '../../parts/loaded.module.css';
import parts from './parts.module.css';
import type { DayChoice } from './day-notices.tsx';
import { useFreeTimes } from './queries.ts';
import type { Time } from './time-picker.tsx';
import style from './booking.module.css';

type FreeTimesProps = DayChoice & {
  initial: Time;
  problem: string | undefined;
  /** Whether the focus moves to the times, because one of the nearest days was chosen. */
  takesFocus: boolean;
  onTime: (time: string) => void;
  onDay: (date: string) => void;
};

/**
 * The free starting times of a day as buttons, and a choice of bay if several are free then. For a day that is closed,
 * full or as good as over, also the nearest other days.
 */
export function FreeTimes({
  date,
  isOver,
  duration,
  except,
  isSent,
  initial,
  time,
  problem,
  takesFocus,
  onTime,
  onDay,
}: FreeTimesProps) {
  const id = useId();
  const free = useFreeTimes({ date, duration, except, isSent });
  const buttons = useRef<HTMLFieldSetElement>(null);
  const isThere = free.data !== undefined;
  useEffect(() => {
    if (!takesFocus || !isThere) return;
    const find = (which: string) => buttons.current?.querySelector<HTMLElement>(which);
    (find('input:checked') ?? find('input'))?.focus();
  }, [takesFocus, isThere]);
  return (
    <Loaded query={free} loading="Loading free times..." lines={2}>
      {({ closes, times: offered, nearest }) => {
        const times = isOver ? [] : offered;
        const chosen = times.find((each) => each.time === time);
        const end = endTime(time, duration);
        return (
          <div className={parts.stack}>
            {/* Until the times for another length have loaded, those for the previous one cannot be chosen. */}
            <div
              className={classes(parts.stack, free.isPlaceholderData && loaded.waiting)}
              inert={free.isPlaceholderData}
            >
              {(times.length > 0 || problem) && (
                <fieldset ref={buttons} className={style.times} aria-describedby={problem && `${id}-error`}>
                  <legend>Time</legend>
                  {problem && (
                    <p id={`${id}-error`} className={field.error}>
                      {problem}
                    </p>
                  )}
                  {times.map((each) => (
                    <label
                      key={each.time}
                      className={classes(
                        style.slot,
                        each.has_passed && style.passed,
                        each.time === time && style.chosenTime,
                      )}
                    >
                      <input
                        type="radio"
                        id={`${id}-${each.time}`}
                        name="appointment_time"
                        value={each.time}
                        checked={each.time === time}
                        onChange={() => onTime(each.time)}
                      />
                      {each.time}
                    </label>
                  ))}
                </fieldset>
              )}
              {chosen && <BayChoice key={time} bays={chosen.bays} initial={initial.bay} />}
              {nearest[0]?.date !== date && (
                <div className={classes(parts.row, parts.muted)}>
                  <NearestDays days={nearest} date={date} onChoose={onDay} />
                </div>
              )}
            </div>
            <LiveRegion>
              {chosen?.has_passed && (
                <p className={loaded.warning}>{time} has passed. You can still book it.</p>
              )}
              {chosen && closes && end > closes && (
                <p className={loaded.warning}>
                  This would take until {end}, but the garage closes at {closes}.
                </p>
              )}
            </LiveRegion>
          </div>
        );
      }}
    </Loaded>
  );
}

/** A chosen bay that is taken meanwhile stays chosen: otherwise nobody would see that it is any bay now. */
function BayChoice({ bays, initial }: { bays: number[]; initial: number | null }) {
  const [picked, setPicked] = useState<number | null>(null);
  const offered = picked ? [...new Set([...bays, picked])].toSorted((one, other) => one - other) : bays;
  if (offered.length < 2) return null;
  return (
    <Select
      label="Bay"
      name="bay"
      value={(picked ?? (initial && bays.includes(initial) ? initial : 0)) || ''}
      onChange={(event) => setPicked(Number(event.target.value))}
    >
      <option value="">Any free bay</option>
      {offered.map((bay) => (
        <option key={bay} value={bay}>
          Bay {bay}
          {!bays.includes(bay) && ' (not free)'}
        </option>
      ))}
    </Select>
  );
}
