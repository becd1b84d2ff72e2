import { counted, formatCount } from '../../../../../features/amount-words.ts';
import { closureOn } from '../../../../../features/appointments/calendar.ts';
import { formatDateWithWeekday } from '../../../../../features/date-words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import parts from '../parts/parts.module.css';
import { useBookedByDay, useSettings } from '../settings/queries.ts';

/** As many days as fit into a line or two; the calendar has the others. */
const daysShown = 5;

/** Says what is booked on coming days on which the garage is closed: closing a day cancels nothing. */
export function ClosedDaysNotice({ today }: { today: string }) {
  const settings = useSettings().data;
  const booked = useBookedByDay();
  if (!settings) return null;
  const days = [...booked].filter(([date]) => date > today && closureOn(date, settings) !== null);
  if (days.length === 0) return null;
  const count = days.reduce((sum, [, appointments]) => sum + appointments, 0);
  return (
    <p className={parts.row}>
      {count === 1 ? 'One appointment is' : `${formatCount(count)} appointments are`} on closed days ahead:
      {days.slice(0, daysShown).map(([date, appointments]) => (
        <DashboardLink key={date} resetQuery to={{ tab: 'calendar', date }}>
          {formatDateWithWeekday(date)} ({appointments})
        </DashboardLink>
      ))}
      {days.length > daysShown && <span>and {counted(days.length - daysShown, 'more day')}</span>}
    </p>
  );
}
