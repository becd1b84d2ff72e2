import { Unbroken } from './unbroken.tsx';
import style from './facts.module.css';

export type Fact = { label: string; value: string; href?: string | undefined };

/** The title block of the sheet: what the work costs, how long it takes, what the warranty is. */
export function Facts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className={style.strip}>
      <dl className={style.facts}>
        {facts.map(({ label, value, href }) => (
          <div key={label} className={style.fact}>
            <dt className={style.label}>{label}</dt>
            <dd className={style.value}>{href ? <a href={href}>{value}</a> : <Unbroken text={value} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
