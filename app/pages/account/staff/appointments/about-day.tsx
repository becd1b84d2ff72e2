import { Announced } from '../../parts/announced.tsx';
import { dayHasPassed, shownMinutes } from '../../parts/words.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { useFreeTimes } from './queries.ts';

type AboutDayProps = {
  /** Empty while none is chosen. */
  date: string;
  isOver: boolean;
  duration: number;
  except: string | undefined;
  time: string;
};

/** What speaks against the chosen day, or against the chosen time on it; apart from the times, which each day brings anew. */
export function AboutDay({ date, isOver, duration, except, time }: AboutDayProps) {
  const { data, isPlaceholderData } = useFreeTimes(date, duration, except);
  const closed = date !== '' && !isOver && data?.closed;
  // Those of the day or length before say nothing about this one.
  const times = date === '' || isPlaceholderData ? undefined : data?.times;
  const isNone = isOver || times?.length === 0;
  const isGone = !isNone && time !== '' && times && !times.some((each) => each.time === time);
  return (
    <Announced>
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
