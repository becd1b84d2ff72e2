import type { CSSProperties } from 'react';
import { bayNumbers } from '../../../../../features/appointments/bays.ts';
import {
  clockTime,
  minutesBetween,
  slotMinutes,
  startTimes,
} from '../../../../../features/appointments/times.ts';
import type { DayBlock } from '../../../../../features/blocks/data.server.ts';
import { classes } from '../../../../ui/classes.ts';
import { useRemoveBlock } from '../blocks/remove-block.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import type { Appointment } from '../parts/types.ts';
import { today } from '../../parts/days.ts';
import loaded from '../../parts/loaded.module.css';
import parts from '../parts/parts.module.css';
import { BlockCard } from './block-card.tsx';
import { hoursOf, occupies, rowsOf, type Span, spanOf } from './board.ts';
import { BoardCard } from './board-card.tsx';
import style from './calendar.module.css';

export type DayPlan = {
  date: string;
  bays: number;
  closed: string | null;
  blocks: DayBlock[];
  appointments: Appointment[];
};

/** One column for each bay; appointments and blocked times as long as they take, and the gaps to book into. */
export function DayBoard({ board, isWaiting }: { board: DayPlan; isWaiting: boolean }) {
  const removeBlock = useRemoveBlock();
  const span = spanOf(board.appointments);
  const bays = bayNumbers(board.bays);
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
          <Bay key={bay} bay={bay} span={span} plan={board} onRemoveBlock={removeBlock.mutate} />
        ))}
      </div>
      <p className={classes(parts.muted, style.help)}>
        {board.date >= today() && 'Choose a free half hour to book it. '}Open an appointment to move it or
        change its length or bay.
        {board.blocks.length > 0 && ' Open a blocked time to remove it.'}
      </p>
    </section>
  );
}

type BayProps = { bay: number; span: Span; plan: DayPlan; onRemoveBlock: (id: string) => void };

function Bay({ bay, span, plan, onRemoveBlock }: BayProps) {
  const isOver = plan.date < today();
  const own = plan.appointments.filter((each) => each.bay === bay);
  const blocks = plan.blocks
    .filter(({ bays }) => bays.includes(bay))
    .map((block) => ({ block, ...timeOf(block) }));
  const slots = Array.from({ length: (span.to - span.from) / slotMinutes }, (_, row) =>
    clockTime(span.from + row * slotMinutes),
  );
  const taken = [...own, ...blocks];
  const free = slots.filter(
    (slot) => startTimes.includes(slot) && !taken.some((each) => occupies(each, slot)),
  );
  // The past cannot be booked.
  const gaps = isOver ? [] : free;
  // In the order on the board, for anyone who uses a keyboard or a screen reader.
  const inOrder = [
    ...own.map((appointment) => ({
      key: appointment.id,
      place: rowsOf(appointment, span),
      content: <BoardCard appointment={appointment} />,
    })),
    ...blocks.map(({ block, ...time }) => ({
      key: block.id,
      place: rowsOf(time, span),
      content: (
        <BlockCard
          block={block}
          isSlim={time.duration_minutes <= slotMinutes}
          onRemove={isOver ? undefined : () => onRemoveBlock(block.id)}
        />
      ),
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

const timeOf = ({ start_time: start, end_time: end }: DayBlock) => ({
  appointment_time: start,
  duration_minutes: minutesBetween(start, end),
});

const placeOf = ({ start, length }: { start: number; length: number }): CSSProperties => ({
  gridRow: `${start} / span ${length}`,
});
