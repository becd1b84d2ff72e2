import type { CSSProperties } from 'react';
import { clockTime, slotMinutes, startTimes } from '../../../../../features/appointments/times.ts';
import { classes } from '../../../../ui/classes.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { today } from '../../parts/days.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { hoursOf, occupies, rowsOf, type Span, spanOf } from './board.ts';
import { BoardCard } from './board-card.tsx';
import style from './calendar.module.css';

export type DayPlan = { date: string; bays: number; closed: string | null; appointments: Appointment[] };

/** One column for each bay; appointments as long as they take, and the gaps between them to book into. */
export function DayBoard({ board, isWaiting }: { board: DayPlan; isWaiting: boolean }) {
  const span = spanOf(board.appointments);
  const bays = Array.from({ length: board.bays }, (_, index) => index + 1);
  const rows = (span.to - span.from) / slotMinutes;
  const size = { '--bays': bays.length, '--rows': rows } as CSSProperties;
  return (
    // Until the chosen day has loaded, nothing can be booked into the previous one.
    <section
      className={isWaiting ? loaded.waiting : undefined}
      aria-label="Day board"
      aria-busy={isWaiting}
      inert={isWaiting}
    >
      {board.closed && <p className={loaded.warning}>{board.closed}</p>}
      <div className={style.board} style={size}>
        <ol className={style.hours} aria-hidden="true">
          {hoursOf(span).map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
        {bays.map((bay) => (
          <Bay key={bay} bay={bay} span={span} plan={board} />
        ))}
      </div>
      <p className={classes(parts.muted, style.help)}>
        {board.date >= today() && 'Choose a free half hour to book it. '}Open an appointment to move it or
        change its length or bay.
      </p>
    </section>
  );
}

function Bay({ bay, span, plan }: { bay: number; span: Span; plan: DayPlan }) {
  const own = plan.appointments.filter((each) => each.bay === bay);
  const slots = Array.from({ length: (span.to - span.from) / slotMinutes }, (_, row) =>
    clockTime(span.from + row * slotMinutes),
  );
  const free = slots.filter((slot) => startTimes.includes(slot) && !own.some((each) => occupies(each, slot)));
  // The past cannot be booked.
  const gaps = plan.date < today() ? [] : free;
  // In the order on the board, for anyone who uses a keyboard or a screen reader.
  const inOrder = [
    ...own.map((appointment) => ({
      key: appointment.id,
      place: rowsOf(appointment, span),
      content: <BoardCard appointment={appointment} />,
    })),
    ...gaps.map((slot) => ({
      key: slot,
      place: rowsOf({ appointment_time: slot, duration_minutes: slotMinutes }, span),
      content: (
        <DashboardLink
          className={style.gap}
          to={{ do: 'book', at: `${plan.date}T${slot} ${bay}` }}
          label={`Book ${slot} in bay ${bay}`}
        >
          {slot}
        </DashboardLink>
      ),
    })),
  ].toSorted((one, other) => one.place.start - other.place.start);
  return (
    <section className={style.bay} aria-labelledby={`bay-${bay}`}>
      <h2 id={`bay-${bay}`} className={style.head}>
        Bay {bay}
      </h2>
      <ol className={style.slots}>
        {inOrder.map(({ key, place, content }) => (
          <li key={key} className={style.place} style={placeOf(place)}>
            {content}
          </li>
        ))}
      </ol>
    </section>
  );
}

const placeOf = ({ start, length }: { start: number; length: number }): CSSProperties => ({
  gridRow: `${start} / span ${length}`,
});
