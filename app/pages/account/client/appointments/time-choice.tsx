import { useEffect, useRef } from 'react';
import { messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import field from '../../../../ui/field.module.css';
import loaded from '../../parts/loaded.module.css';
import { LiveRegion } from '../../parts/live-region.tsx';
import { NearestDays } from '../../parts/nearest-days.tsx';
import shared from '../parts/client.module.css';
import { lastBookableDay, tooFarAhead } from '../../../../../features/appointments/calendar.ts';
import { endTime } from '../../../../../features/appointments/times.ts';
import { today } from '../../parts/days.ts';
import { dayHasPassed, sameDayWords } from '../../parts/words.ts';
import { useFreeTimes } from '../parts/queries.ts';
import style from './appointments.module.css';

type TimeChoiceProps = {
  date: string;
  duration: string;
  vehicleId: string;
  /** The appointment that is being moved. */
  except?: string | undefined;
  time: string;
  /** The first choice's id, or that of the nearest days if there is none, for the error summary. */
  id: string;
  error: string | undefined;
  /** Whether the choice is being sent. */
  isSending: boolean;
  onChoose: (choice: { appointment_date?: string; appointment_time: string }) => void;
};

/** The free times of a day, any objection to the day, and the nearest other days. */
export function TimeChoice(props: TimeChoiceProps) {
  const { date, duration, vehicleId, except, isSending, onChoose } = props;
  const free = useFreeTimes({ date: date || today(), duration, vehicleId, except }, isSending);
  const { data, error } = free;
  const goToTimesOf = useFocusOnTimes(props, data !== undefined && !free.isPlaceholderData);
  if (!data && error)
    return (
      <div className={shared.row} role="alert">
        <p>{messageOf(error, 'We could not load the free times. Please try again.')}</p>
        <Button small onClick={() => void free.refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data) return <Skeleton label="Loading free times..." lines={2} />;
  const waiting = free.isPlaceholderData ? loaded.waiting : undefined;
  const hasTimes = date !== '' && data.times.length > 0;
  return (
    <>
      <LiveRegion className={waiting}>
        {date && <DayNotices {...props} day={data} isBefore={free.isPlaceholderData} />}
      </LiveRegion>
      {/* Until the day's own times have loaded, those of the previous day cannot be chosen. */}
      {hasTimes && (
        <div className={waiting} inert={free.isPlaceholderData}>
          <Times {...props} times={data.times} />
        </div>
      )}
      <LiveRegion className={waiting}>{date && <Ending {...props} closes={data.closes} />}</LiveRegion>
      <div className={shared.tight} {...(!hasTimes && { id: props.id, tabIndex: -1 })}>
        {!hasTimes && props.error && <p className={field.error}>{props.error}</p>}
        <div className={classes(shared.row, style.nearest)}>
          <NearestDays
            {...{ date, days: data.nearest }}
            onChoose={(day) => {
              goToTimesOf(day);
              onChoose({ appointment_date: day, appointment_time: '' });
            }}
          />
        </div>
      </div>
    </>
  );
}

/** Moves the focus from a chosen day to its first free time, once loaded. @returns what to call when a day is chosen */
function useFocusOnTimes({ date, id }: TimeChoiceProps, isThere: boolean): (day: string) => void {
  // Not an empty string, which is the date while none is chosen.
  const wanted = useRef<string>(null);
  useEffect(() => {
    if (wanted.current === date && !isThere) return;
    if (wanted.current === date) document.getElementById(id)?.focus();
    wanted.current = null;
  }, [date, id, isThere]);
  return (day) => {
    wanted.current = day;
  };
}

type DayNoticesProps = TimeChoiceProps & {
  day: NonNullable<ReturnType<typeof useFreeTimes>['data']>;
  /** Whether this is still the previously chosen day. */
  isBefore: boolean;
};

/** Objections to the chosen day, or to the chosen time on it. */
function DayNotices({ day, isBefore, date, time, error }: DayNoticesProps) {
  const { closed, times } = day;
  // If there are other times, a time that was taken meanwhile stays visible as the choice that no longer works.
  if (date > lastBookableDay(today())) return <p>{tooFarAhead(today())}</p>;
  const isGone = time !== '' && times.length > 0 && !times.includes(time);
  return (
    <>
      {closed && !isBefore && <ClosedDay reason={closed} canRequest={day.can_request && times.length > 0} />}
      {!isBefore &&
        day.same_day.map((other) => (
          <p key={other.id} className={classes(shared.callout, shared.warning)}>
            {sameDayWords(other)}
          </p>
        ))}
      {isGone && !error && <p className={field.error}>{time} is not free. Please choose a different time.</p>}
      {!closed && !isBefore && times.length === 0 && <p>{noneOn(date)}</p>}
    </>
  );
}

function ClosedDay({ reason, canRequest }: { reason: string; canRequest: boolean }) {
  return (
    <p className={classes(shared.callout, shared.warning)}>
      {reason}{' '}
      {canRequest
        ? 'You can still ask for it, but it is only a request until the garage confirms it.'
        : 'Please choose another day.'}
    </p>
  );
}

/** Warns if the work would not be done before the garage closes. */
function Ending({ time, duration, closes }: TimeChoiceProps & { closes: string | null }) {
  const end = endTime(time, Number(duration));
  if (!time || !closes || end <= closes) return null;
  return (
    <p className={classes(shared.callout, shared.warning)}>
      This would take until {end}, but we close at {closes}, so your car would stay with us overnight. Please
      choose an earlier time if you need it back the same day.
    </p>
  );
}

/** Why a working day has no times. */
const noneOn = (date: string) =>
  date < today() ? dayHasPassed : 'There is no free slot long enough on this day. Please choose another day.';

type TimesProps = TimeChoiceProps & { times: string[] };

function Times({ times, time, id, error, onChoose }: TimesProps) {
  return (
    <fieldset className={style.times} aria-describedby={error && `${id}-error`}>
      <legend className={shared.strong}>Time</legend>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      <div className={style.chips}>
        {times.map((free, index) => (
          <label key={free} className={style.chip}>
            <input
              type="radio"
              name="appointment_time"
              id={index === 0 ? id : undefined}
              value={free}
              checked={free === time}
              onChange={() => onChoose({ appointment_time: free })}
            />
            <span>{free}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
