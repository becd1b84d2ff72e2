import { Running } from './unbroken.tsx';
import style from './points.module.css';

/** Short lines under the text of a card or a step. */
export function Points({ items }: { items: string[] }) {
  return (
    <ul className={style.points}>
      {items.map((item) => (
        <li key={item}>
          <Running text={item} />
        </li>
      ))}
    </ul>
  );
}
