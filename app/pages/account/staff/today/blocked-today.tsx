import type { Day } from '../../../../../features/appointments/staff-board.server.ts';
import { blockedWords } from '../../../../../features/blocks/words.ts';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import style from './today.module.css';

/** What is blocked today, with the way to the calendar, where it is removed. */
export function BlockedToday({ day: { blocks, date } }: { day: Day }) {
  return blocks.map((block) => (
    <p key={block.id} className={style.blocked}>
      <DashboardLink resetQuery to={{ tab: 'calendar', date }}>
        {blockedWords(block)}
      </DashboardLink>
    </p>
  ));
}
