import { useId } from 'react';
import { counted } from '../../../../../features/amount-words.ts';
import { addDays, mondayOf } from '../../../../../features/appointments/calendar.ts';
import { Button } from '../../../../ui/button.tsx';
import { PanelHead } from '../../shell/tab-frame.tsx';
import { isDate, formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { today } from '../../parts/days.ts';
import { DateInput } from '../parts/date-input.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useUrl } from '../parts/use-url.ts';
import parts from '../parts/parts.module.css';
import { ComingBlocks } from './coming-blocks.tsx';
import { DayBoard } from './day-board.tsx';
import { useDay } from './queries.ts';
import { WeekStrip } from './week-strip.tsx';
import style from './calendar.module.css';

/** A week of counts, and the chosen day with one column for each bay. */
export function CalendarTab() {
  const { get, change } = useUrl();
  const date = isDate(get('date')) ? get('date') : today();
  const day = useDay(date);
  const jump = useId();
  const show = (other: string) => change({ date: other === today() ? null : other });
  return (
    <div className={parts.stack}>
      <PanelHead title={formatDateWithWeekday(date)}>
        <DashboardLink to={{ print: 'day', date }}>Print day sheet</DashboardLink>
      </PanelHead>
      <div className={style.bar}>
        <Button small aria-label="Previous week" onClick={() => show(addDays(date, -7))}>
          ‹
        </Button>
        <Button small disabled={date === today()} onClick={() => show(today())}>
          Today
        </Button>
        <Button small aria-label="Next week" onClick={() => show(addDays(date, 7))}>
          ›
        </Button>
        <div className={style.jump}>
          <label htmlFor={jump}>Go to</label>
          <DateInput
            id={jump}
            className={parts.control}
            value={date}
            onDate={(other) => other && show(other)}
          />
        </div>
        <DashboardLink to={{ do: 'block', at: date }}>Block time</DashboardLink>
      </div>
      <WeekStrip monday={mondayOf(date)} chosen={date} onChoose={show} />
      <Loaded query={day} loading="Loading the day..." lines={12}>
        {(board) => (
          <>
            {/* Outside the board: screen readers do not announce what stops being `inert`. */}
            <p className="visually-hidden" role="status">
              {formatDateWithWeekday(board.date)}: {counted(board.appointments.length, 'car')}
            </p>
            <DayBoard board={board} isWaiting={day.isPlaceholderData} />
          </>
        )}
      </Loaded>
      <ComingBlocks />
    </div>
  );
}
