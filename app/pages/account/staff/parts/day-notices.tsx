import { endTime } from '../../../../../features/appointments/times.ts';
import { blockedWords } from '../../../../../features/blocks/words.ts';
import { showPlate } from '../../../../../features/vehicles/plate.ts';
import { LiveRegion } from '../../parts/live-region.tsx';
import { dayHasPassed, sameDayWords, shownMinutes } from '../../parts/words.ts';
import loaded from '../../parts/loaded.module.css';
import parts from './parts.module.css';
import { useDay } from '../calendar/queries.ts';
import { useFreeTimes } from './queries.ts';
import type { Appointment } from './types.ts';
import { clientName } from './words.ts';

/** A day, and a time on it, for which free times are requested. */
export type DayChoice = {
  /** Empty while none is chosen. */
  date: string;
  /** Whether nothing can be booked on it any more. */
  isOver: boolean;
  duration: number;
  /** The appointment that is being moved: its own time counts as free. */
  except: string | undefined;
  /** Whether the choice has been sent and not been answered: it may have been stored. */
  isSent: boolean;
  /** The chosen time, if it is free on this day; empty before one is chosen. */
  time: string;
};

type DayNoticesProps = DayChoice & {
  /** Null while there is no car, or one that is not stored yet. */
  vehicleId: string | null;
};

/** Objections to the chosen day, or to the chosen time on it; separate from the times, which change with every day. */
export function DayNotices({ date, isOver, duration, except, isSent, time, vehicleId }: DayNoticesProps) {
  const { data, isPlaceholderData } = useFreeTimes({ date, duration, except, isSent });
  const closed = date !== '' && !isOver && data?.closed;
  // The times of the previous day or length say nothing about this one.
  const times = date === '' || isPlaceholderData ? undefined : data?.times;
  const isNone = isOver || times?.length === 0;
  const isGone = !isNone && time !== '' && times && !times.some((each) => each.time === time);
  return (
    <LiveRegion className={isPlaceholderData ? loaded.waiting : undefined}>
      {closed && <p className={loaded.warning}>{closed} You can still book it.</p>}
      {times &&
        data?.blocks.map((block) => (
          <p key={block.id} className={parts.muted}>
            {blockedWords(block)}
          </p>
        ))}
      {vehicleId && date !== '' && <SameDay {...{ date, duration, except, isSent, vehicleId }} />}
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
          {except !== undefined && <Follower {...{ date, time, duration, except }} />}
        </p>
      )}
    </LiveRegion>
  );
}

/** Names the next car in the bay of the appointment that is being changed: it is what keeps it from taking longer. */
function Follower({
  date,
  time,
  duration,
  except,
}: Pick<DayChoice, 'date' | 'time' | 'duration'> & { except: string }) {
  const { data } = useDay(date);
  const rows = data?.date === date ? data.appointments : [];
  const bay = rows.find(({ id }) => id === except)?.bay;
  const end = endTime(time, duration);
  const isNext = ({ appointment_time: starts }: Appointment) => starts > time && starts < end;
  const next = rows.find((each) => each.bay === bay && each.id !== except && isNext(each));
  if (!next) return null;
  const { vehicle, client } = next;
  return ` ${vehicle ? showPlate(vehicle.registration) : clientName(client.full_name)} follows at ${next.appointment_time}.`;
}

/** What else the car has on that day: nothing stops staff from booking it into another bay at the same time. */
function SameDay(about: Parameters<typeof useFreeTimes>[0]) {
  const { data, isPlaceholderData } = useFreeTimes(about);
  if (isPlaceholderData) return null;
  return data?.same_day.map((other) => (
    <p key={other.id} className={loaded.warning}>
      {sameDayWords(other)}
    </p>
  ));
}
