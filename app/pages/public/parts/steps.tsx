import type { Item } from '../../../../content/schema.ts';
import { Points } from './points.tsx';
import style from './steps.module.css';

/** Numbered steps, joined by a line as the item numbers of a drawing are. */
export function Steps({ items }: { items: Item[] }) {
  return (
    <ol className={style.steps}>
      {items.map(({ title, text, note, points }) => (
        <li key={title} className={style.step}>
          <h3>{title}</h3>
          {note && <p className={style.note}>{note}</p>}
          <p className={style.text}>{text}</p>
          {points && <Points items={points} />}
        </li>
      ))}
    </ol>
  );
}
