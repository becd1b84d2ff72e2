import style from './tick-list.module.css';

/** Short lines with ticks, in two columns where there is room. */
export function TickList({ items, narrow }: { items: string[]; narrow?: true }) {
  return (
    <ul className={narrow ? style.list : `${style.list} ${style.columns}`}>
      {items.map((item) => (
        <li key={item} className={style.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
