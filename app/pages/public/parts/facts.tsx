import type { ReactNode } from 'react';
import style from './facts.module.css';

export type Fact = { label: string; value: string };

/** The title block of the sheet: what the work costs, how long it takes, what the warranty is. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className={style.strip}>
      <dl className={style.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={style.fact}>
            <dt className={style.label}>{label}</dt>
            <dd className={style.value}>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Keeps times and ranges such as `9:00-17:00` on one line, which browsers would break after the hyphen. */
function unbroken(value: string): ReactNode {
  return value.split(/(\S*\d-\d\S*)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={style.range}>
        {part}
      </span>
    ),
  );
}
