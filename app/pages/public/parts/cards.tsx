import type { Item } from '../../../../content/schema.ts';
import { classes } from '../../../ui/classes.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import { Points } from './points.tsx';
import { Running } from './unbroken.tsx';
import style from './cards.module.css';

export type CardLink = { label: string; href: string };

type CardsProps = {
  items: Item[];
  /** Small drawings by the path that a card leads to. */
  art?: Record<string, string> | undefined;
  /** Makes the second link at the foot of each card that has none of its own, from its title. */
  second?: ((title: string) => CardLink) | undefined;
};

/** A ruled grid of cards. A card with a link is one link as a whole. */
export function Cards({ items, art, second }: CardsProps) {
  return (
    <ul className={classes(style.grid, style[columns(items.length)])}>
      {items.map((item) => (
        <Card
          key={item.title}
          item={item}
          foot={item.link ?? second?.(item.title)}
          art={item.href ? art?.[item.href] : undefined}
        />
      ))}
    </ul>
  );
}

/** A number of columns that leaves no gap in the last row. */
function columns(count: number): 'two' | 'three' | 'four' {
  if (count % 3 === 0) return 'three';
  if (count % 4 === 0) return 'four';
  return count % 2 === 0 ? 'two' : 'three';
}

type CardProps = { item: Item; art: string | undefined; foot: CardLink | undefined };

function Card({ item, art, foot }: CardProps) {
  return (
    <li className={classes(style.card, item.href !== undefined && style.linked, foot && style.footed)}>
      {art && <Drawing className={style.art} svg={art} />}
      <h3 className={style.title}>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
      {item.note && (
        <p className={style.note}>
          <Running text={item.note} />
        </p>
      )}
      <p className={style.text}>
        <Running text={item.text} />
      </p>
      {item.points && <Points items={item.points} />}
      {foot && (
        <a className={style.second} href={foot.href}>
          {foot.label}
          <span className="visually-hidden">: {item.title}</span>
        </a>
      )}
    </li>
  );
}
