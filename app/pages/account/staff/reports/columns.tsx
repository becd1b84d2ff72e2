import type { CSSProperties } from 'react';
import style from './charts.module.css';

export type Column = { label: string; value: number; shown: string };

const height = 100;
const step = 40;
const gap = 8;

/**
 * A column chart for values over time. It is decoration for assistive technology: the same numbers are in
 * the table below.
 */
export function Columns({ columns }: { columns: Column[] }) {
  const largest = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <div className={style.columns} style={{ '--count': columns.length } as CSSProperties} aria-hidden="true">
      <svg viewBox={`0 0 ${columns.length * step} ${height}`} preserveAspectRatio="none">
        {columns.map(({ label, value }, index) => {
          const tall = (value / largest) * height;
          return (
            <rect
              key={label}
              className={style.fill}
              x={index * step + gap / 2}
              y={height - tall}
              width={step - gap}
              height={tall}
            />
          );
        })}
        <path className={style.base} d={`M0 ${height}H${columns.length * step}`} />
      </svg>
      <ol className={style.labels}>
        {columns.map(({ label, shown }) => (
          <li key={label}>
            <span>{shown}</span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
