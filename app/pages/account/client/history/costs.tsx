import { counted, formatPounds } from '../../../../../features/amount-words.ts';
import { classes } from '../../../../ui/classes.ts';
import loaded from '../../parts/loaded.module.css';
import type { CostsOfYear } from '../parts/queries.ts';
import style from './history.module.css';

/** The most years shown; the list has a filter for the others. */
const shown = 6;

type CostsProps = {
  years: CostsOfYear[];
  /** Whether they are still the previously chosen vehicle's, until this one's have loaded. */
  isOfAnother: boolean;
};

/** The amount spent in each year: a bar with the figure beside it. */
export function Costs({ years: all, isOfAnother }: CostsProps) {
  const years = all.slice(0, shown);
  if (years.length === 0) return null;
  const most = Math.max(...years.map(({ pence }) => pence ?? 0), 1);
  return (
    // Not “Year”: the filter beside it has that name.
    <section
      aria-label="Costs"
      aria-busy={isOfAnother}
      className={classes(style.costs, isOfAnother && loaded.waiting)}
    >
      {years.map(({ year, pence, jobs }) => (
        <div key={year} className={style.year}>
          <span className={style.yearName}>{year}</span>
          <svg className={style.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={((pence ?? 0) / most) * 100} height="8" />
          </svg>
          <span className={style.amount}>{formatPounds(pence)}</span>
          <span className={style.jobs}>{counted(jobs, 'job')}</span>
        </div>
      ))}
    </section>
  );
}
