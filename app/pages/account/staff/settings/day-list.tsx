import { formatDate } from '../../../../../features/date-words.ts';
import type { ClosedDays } from '../../../../../features/settings/schema.ts';
import { Button } from '../../../../ui/button.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { useBookedByDay } from './queries.ts';
import style from './settings.module.css';

type DayListProps = { days: ClosedDays; onRemove: (day: ClosedDays[number]) => void };

/** Closed days, each with what is booked on it all the same. */
export function DayList({ days, onRemove }: DayListProps) {
  const booked = useBookedByDay();
  if (days.length === 0) return null;
  return (
    <ul className={style.days}>
      {days.map((day) => (
        <li key={day.date}>
          <span>
            {formatDate(day.date)}, {day.reason}
          </span>
          {booked.has(day.date) && (
            <DashboardLink resetQuery to={{ tab: 'calendar', date: day.date }}>
              {booked.get(day.date)} still booked
            </DashboardLink>
          )}
          <Button
            small
            look="quiet"
            // A second click would hit the next day in the list.
            onClick={({ detail }) => detail < 2 && onRemove(day)}
            aria-label={`Remove ${formatDate(day.date)}`}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
