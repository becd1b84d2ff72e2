import { classes } from '../../../../ui/classes.ts';
import type { Standing } from '../parts/due-words.ts';
import style from './vehicles.module.css';

/** A gauge that empties as a due date approaches, with what is left in words. */
export function DueGauge({ label, standing }: { label: string; standing: Standing }) {
  const { share, state, words, note } = standing;
  return (
    <div className={classes(style.gauge, style[state])}>
      <Dial share={share} />
      <div>
        <p className={style.gaugeLabel}>{label}</p>
        <p className={style.left}>{words}</p>
        {note && <p className={style.gaugeNote}>{note}</p>}
      </div>
    </div>
  );
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
