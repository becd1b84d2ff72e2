import { counted } from '../../../../../features/amount-words.ts';
import { daysBetween } from '../../../../../features/appointments/calendar.ts';
import { classes } from '../../../../ui/classes.ts';
import { today } from '../../parts/days.ts';
import style from './vehicles.module.css';

/** Days at which the gauge is full: a year, the time between two tests or services. */
const full = 365;
const soon = 30;

/** What is due on a day, as a gauge that empties towards it, with the days left in words. */
export function DueGauge({ label, date, note }: { label: string; date: string; note?: string | undefined }) {
  const left = daysBetween(today(), date);
  const state = left < 0 ? 'over' : left <= soon ? 'soon' : 'fine';
  return (
    <div className={classes(style.gauge, style[state])}>
      <Dial share={Math.min(Math.max(left / full, 0), 1)} />
      <div>
        <p className={style.gaugeLabel}>{label}</p>
        <p className={style.left}>{leftWords(left)}</p>
        {note && <p className={style.gaugeNote}>{note}</p>}
      </div>
    </div>
  );
}

/** @param left whole days until it is due; negative: since */
function leftWords(left: number): string {
  if (left === 0) return 'Due today';
  const days = counted(Math.abs(left), 'day');
  return left > 0 ? `${days} left` : `${days} overdue`;
}

/** A half circle of scale marks with a needle at `share` of the way. */
function Dial({ share }: { share: number }) {
  const angle = Math.PI * (1 - share);
  return (
    <svg className={style.dial} viewBox="0 0 64 36" aria-hidden="true">
      <path className={style.scale} d="M4 32a28 28 0 0 1 56 0" pathLength="100" />
      <path
        className={style.reading}
        d="M4 32a28 28 0 0 1 56 0"
        pathLength="100"
        strokeDasharray={`${share * 100} 100`}
      />
      <line
        className={style.needle}
        x1="32"
        y1="32"
        x2={32 + 20 * Math.cos(angle)}
        y2={32 - 20 * Math.sin(angle)}
      />
      <circle className={style.hub} cx="32" cy="32" r="2.5" />
    </svg>
  );
}
