import { messageOf } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import shared from '../parts/client.module.css';
import { weekDay } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { useFreeTimes } from '../parts/queries.ts';
import style from './appointments.module.css';

type TimeChoiceProps = {
  date: string;
  duration: string;
  vehicleId: string;
  /** The appointment that is being moved. */
  except?: string | undefined;
  time: string;
  /** The first choice's id, for the error summary. */
  id: string;
  error: string | undefined;
  onChoose: (choice: { appointment_date?: string; appointment_time: string }) => void;
};

/** The free times of a day, what speaks against the day, and the nearest other days. */
export function TimeChoice(props: TimeChoiceProps) {
  const { date, duration, vehicleId, except } = props;
  const free = useFreeTimes({ date: date || today(), duration, vehicleId, except });
  const { data, error } = free;
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
  if (!date)
    return (
      <div id={props.id} tabIndex={-1}>
        <NearestDays {...props} days={data.nearest} />
      </div>
    );
  return (
    <>
      {/* Until the day's own times are there, those of the day before cannot be chosen. */}
      <div
        className={classes(style.day, free.isPlaceholderData && style.waiting)}
        inert={free.isPlaceholderData}
      >
        {data.closed && (
          <ClosedDay reason={data.closed} canRequest={data.can_request && data.times.length > 0} />
        )}
        {data.same_day.map((other) => (
          <p key={other.id} className={classes(shared.callout, shared.warning)} role="status">
            This vehicle already has an appointment on this day: {other.service_type} at{' '}
            {other.appointment_time}.
          </p>
        ))}
        <Times {...props} times={data.times} none={data.closed ? null : noneOn(date)} />
      </div>
      <NearestDays {...props} days={data.nearest} />
    </>
  );
}

function ClosedDay({ reason, canRequest }: { reason: string; canRequest: boolean }) {
  return (
    <p className={classes(shared.callout, shared.warning)} role="status">
      {reason}{' '}
      {canRequest
        ? 'You can still ask for it: it is a request until the garage confirms it.'
        : 'Please choose another day.'}
    </p>
  );
}

/** Why a day of work has no times. */
const noneOn = (date: string) =>
  date < today()
    ? 'This day has passed. Please choose today or a later day.'
    : 'Nothing is free for so long on this day. Please choose another day.';

type TimesProps = TimeChoiceProps & { times: string[]; none: string | null };

function Times({ times, none, time, id, error, onChoose }: TimesProps) {
  // A time that was taken meanwhile stays visible as the choice that no longer works.
  const isGone = time !== '' && !times.includes(time);
  return (
    <fieldset className={style.times} aria-describedby={error && `${id}-error`}>
      <legend className={shared.strong}>Time</legend>
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
      {isGone && !error && <p className={style.error}>{time} is not free. Please choose a different time.</p>}
      {none && times.length === 0 && <p>{none}</p>}
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

type NearestProps = TimeChoiceProps & { days: { date: string; times: string[] }[] };

function NearestDays({ days, date, onChoose }: NearestProps) {
  const others = days.filter((day) => day.date !== date).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <div className={shared.row}>
      <span className={shared.muted}>Next free days:</span>
      {others.map((day) => (
        <Button
          key={day.date}
          small
          onClick={() => onChoose({ appointment_date: day.date, appointment_time: '' })}
        >
          {weekDay(day.date)}
        </Button>
      ))}
    </div>
  );
}
