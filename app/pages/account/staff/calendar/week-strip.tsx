import { counted } from '../../../../../features/amount-words.ts';
import { classes } from '../../../../ui/classes.ts';
import { showWhole } from '../../../../ui/show-whole.ts';
import { useChosenInSight } from '../../../../ui/use-chosen-in-sight.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { stripDay, today } from '../../parts/days.ts';
import { useWeek } from './queries.ts';
import style from './calendar.module.css';

type WeekStripProps = { monday: string; chosen: string; onChoose: (date: string) => void };
type WeekDay = {
  date: string;
  closed: string | null;
  appointments: number;
  booked_minutes: number;
  open_minutes: number;
};

/** Seven days, each with the number of cars and how full the bays are. */
export function WeekStrip({ monday, chosen, onChoose }: WeekStripProps) {
  const week = useWeek(monday);
  return (
    <Loaded query={week} loading="Loading the week..." lines={2}>
      {({ days }) => <Days {...{ days, chosen, onChoose }} isBusy={week.isPlaceholderData} />}
    </Loaded>
  );
}

type DaysProps = Omit<WeekStripProps, 'monday'> & { days: WeekDay[]; isBusy: boolean };

/** On a phone the week scrolls sideways; the chosen day is in the middle. */
function Days({ days, chosen, onChoose, isBusy }: DaysProps) {
  const strip = useChosenInSight<HTMLOListElement>(days.findIndex(({ date }) => date === chosen));
  return (
    <ol ref={strip} className={style.week} aria-label="Week" aria-busy={isBusy}>
      {days.map((day) => (
        <li key={day.date}>
          <DayButton day={day} isChosen={day.date === chosen} onChoose={() => onChoose(day.date)} />
        </li>
      ))}
    </ol>
  );
}

/** A day on which every bay is blocked is open and has no time to work. */
function noteOf({ closed, open_minutes: open }: WeekDay, percent: number): string {
  if (closed) return 'Closed';
  return open > 0 ? `${percent}% booked` : 'Blocked';
}

function DayButton({ day, isChosen, onChoose }: { day: WeekDay; isChosen: boolean; onChoose: () => void }) {
  const { date, closed, appointments, booked_minutes: booked, open_minutes: open } = day;
  const percent = open > 0 ? Math.min(100, Math.round((100 * booked) / open)) : 0;
  return (
    <button
      type="button"
      className={classes(style.day, closed !== null && style.closed)}
      aria-current={isChosen ? 'date' : undefined}
      onClick={onChoose}
      onFocus={showWhole}
    >
      <span className={style.name}>
        {stripDay(date)}
        {date === today() && ' · today'}
      </span>
      <span className={style.count}>{counted(appointments, 'car')}</span>
      <span className={style.note}>{noteOf(day, percent)}</span>
      {open > 0 && (
        <svg className={style.gauge} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={style.track} width="100" height="4" />
          <rect className={style.fill} width={percent} height="4" />
        </svg>
      )}
    </button>
  );
}
