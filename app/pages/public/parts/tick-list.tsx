import { classes } from '../../../ui/classes.ts';
import style from './tick-list.module.css';

type TickListProps = {
  items: string[];
  narrow?: true;
  /** Signs of trouble get a plain mark: a tick would suggest that they are good. */
  signs?: true | undefined;
};

/** Short lines with ticks, in two columns where there is room. */
export function TickList({ items, narrow, signs }: TickListProps) {
  return (
    <ul className={classes(style.list, !narrow && style.columns)}>
      {items.map((item) => (
        <li key={item} className={classes(style.item, signs ? style.sign : style.tick)}>
          {item}
        </li>
      ))}
    </ul>
  );
}
