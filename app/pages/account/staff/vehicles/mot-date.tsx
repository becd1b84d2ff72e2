import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { formatDate } from '../../../../../features/date-words.ts';
import { soonDays } from '../../../../../features/vehicles/mot.ts';
import { today } from '../../parts/days.ts';
import parts from '../parts/parts.module.css';

/** When an MOT runs out, and whether that is soon or past. */
export function MotDate({ expiry }: { expiry: string | null }) {
  if (!expiry) return <span>–</span>;
  const left = daysBetween(today(), expiry);
  return (
    <span className={parts.row}>
      {formatDate(expiry)}
      {left < 0 && <Badge variant="destructive">Expired</Badge>}
      {left >= 0 && left <= soonDays && (
        <Badge variant="secondary">{left === 0 ? 'Today' : `${left} d left`}</Badge>
      )}
    </span>
  );
}
