import { Announced } from '../../parts/announced.tsx';
import { dayHasPassed, shownMinutes } from '../../parts/words.ts';
import loaded from '../../parts/loaded.module.css';
import parts from './parts.module.css';
import { useFreeTimes } from './queries.ts';

/** A day and a time on it, for which free times are asked for. */
export type DayChoice = {
  /** Empty while none is chosen. */
  date: string;
  /** Nothing can be booked on it any more. */
  isOver: boolean;
  duration: number;
  /** The appointment that is being moved: its own time counts as free. */
  except: string | undefined;
  /** The one that is chosen, if it is free on this day; empty before one is. */
  time: string;
};

/** What speaks against the chosen day, or against the chosen time on it; apart from the times, which each day brings anew. */
export function AboutDay({ date, isOver, duration, except, time }: DayChoice) {
  const { data, isPlaceholderData } = useFreeTimes(date, duration, except);
  const closed = date !== '' && !isOver && data?.closed;
  // Those of the day or length before say nothing about this one.
  const times = date === '' || isPlaceholderData ? undefined : data?.times;
  const isNone = isOver || times?.length === 0;
  const isGone = !isNone && time !== '' && times && !times.some((each) => each.time === time);
  return (
    <Announced className={isPlaceholderData ? loaded.waiting : undefined}>
      {closed && <p className={loaded.warning}>{closed} You can book it all the same.</p>}
      {isNone && (
        <p className={parts.muted}>
          {isOver
            ? dayHasPassed
            : `No time is free for ${shownMinutes(duration)} on this day. Try another day or a shorter time.`}
        </p>
      )}
      {isGone && (
        <p className={parts.muted}>
          {time} is not free for {shownMinutes(duration)}.
        </p>
      )}
    </Announced>
  );
}
