import type { Item } from '../../../../content/schema.ts';
import { classes } from '../../../ui/classes.ts';
import { Drawing } from './drawing.tsx';
import style from './cards.module.css';

type CardsProps = {
  items: Item[];
  /** Small drawings by the path that a card leads to. */
  art?: Record<string, string> | undefined;
  /** The level of the cards' headings. */
  level?: 'h2' | 'h3';
};

/** A ruled grid of cards. A card with a link is one link as a whole. */
export function Cards({ items, art, level = 'h3' }: CardsProps) {
  return (
    <ul className={classes(style.grid, style[columns(items.length)])}>
      {items.map((item) => (
        <Card key={item.title} item={item} level={level} art={item.href ? art?.[item.href] : undefined} />
      ))}
    </ul>
  );
}

/** As many columns as leave no empty place in the last row. */
export function columns(count: number): 'two' | 'three' | 'four' {
  if (count % 3 === 0) return 'three';
  if (count % 4 === 0) return 'four';
  return count % 2 === 0 ? 'two' : 'three';
}

type CardProps = { item: Item; level: 'h2' | 'h3'; art: string | undefined };

function Card({ item, level: Heading, art }: CardProps) {
  return (
    <li className={classes(style.card, item.href !== undefined && style.linked)}>
      {art && <Drawing className={style.art} svg={art} />}
      <Heading className={style.title}>
        {item.href ? <a href={item.href}>{item.title}</a> : item.title}
      </Heading>
      {item.note && <p className={style.note}>{item.note}</p>}
      <p className={style.text}>{item.text}</p>
      {item.points && (
        <ul className={style.points}>
          {item.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
