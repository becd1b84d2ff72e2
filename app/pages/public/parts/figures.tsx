import style from './figures.module.css';

type Figure = { title: string; value: number; unit: string; text: string };

/** Named figures with bars as long as their share of the largest. */
export function Figures({ items }: { items: Figure[] }) {
  const largest = Math.max(...items.map(({ value }) => value));
  return (
    <ul className={style.figures}>
      {items.map(({ title, value, unit, text }) => (
        <li key={title}>
          <div className={style.line}>
            <h3>{title}</h3>
            <p className={style.value}>
              {value}
              {unit}
            </p>
          </div>
          <svg className={style.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.round((value / largest) * 1000) / 10} height="1" fill="currentColor" />
          </svg>
          <p className={style.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
