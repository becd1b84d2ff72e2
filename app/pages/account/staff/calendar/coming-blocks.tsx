import { formatCount } from '../../../../../features/amount-words.ts';
import { blockTitle } from '../../../../../features/blocks/words.ts';
import { today } from '../../parts/days.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { DashboardLink } from '../parts/dashboard-link.tsx';
import { useComingBlocks } from './queries.ts';
import style from './calendar.module.css';

/** Everything that is blocked from today on, each with the way to its day, where it is removed. */
export function ComingBlocks() {
  return (
    <Loaded query={useComingBlocks()} loading="Loading the blocked times..." lines={1}>
      {({ blocks }) =>
        blocks.length > 0 && (
          <details>
            <summary>Blocked times from today on ({formatCount(blocks.length)})</summary>
            <ul className={style.coming}>
              {blocks.map((block) => (
                <li key={block.id}>
                  <DashboardLink
                    resetQuery
                    to={{ tab: 'calendar', date: block.first_date > today() ? block.first_date : today() }}
                  >
                    {blockTitle(block)}
                  </DashboardLink>
                  : {block.reason}
                </li>
              ))}
            </ul>
          </details>
        )
      }
    </Loaded>
  );
}
