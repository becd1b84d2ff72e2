import { fromPrice } from '../../../../features/amount-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TickList } from './tick-list.tsx';
import style from './packages.module.css';

/** The contact page, where the visitor's message begins with these words. */
export type ContactWith = (message?: string) => string;

type PackageCard = {
  name: string;
  text?: string | undefined;
  pricePence?: number | undefined;
  interval?: string | undefined;
  note?: string | undefined;
  popular?: true | undefined;
  includes: string[];
};

type PackagesProps = {
  items: PackageCard[];
  book: ContactWith;
  /** What they are, for the message that a button begins: `service` makes `Basic service`. */
  noun?: string | undefined;
  /** People ask about these instead of booking them unseen. */
  asked?: true | undefined;
  /** Under them. */
  link?: { label: string; href: string } | undefined;
};

/** Packages, plans or stages side by side. `book` is where their buttons lead. */
export function Packages({ items, book, noun, asked, link }: PackagesProps) {
  const verb = asked ? 'Ask about' : 'Book';
  return (
    <>
      <ul className={classes(style.grid, items.length === 2 && style.two)}>
        {items.map((item) => (
          <Package key={item.name} item={item} href={book(nameWith(noun, item.name))} verb={verb} />
        ))}
      </ul>
      {link && (
        <a className={style.link} href={link.href}>
          {link.label}
        </a>
      )}
    </>
  );
}

/** A name that says what it is, such as `Three-month check`, needs no noun. */
export const nameWith = (noun: string | undefined, name: string) =>
  noun === undefined || /service|check/i.test(name) ? name : `${name} ${noun}`;

function Package({ item, href, verb }: { item: PackageCard; href: string; verb: string }) {
  return (
    <li className={classes(style.package, item.popular && style.popular)}>
      {item.popular && <p className={style.flag}>Most Popular</p>}
      <h3>{item.name}</h3>
      {item.pricePence !== undefined && <p className={style.price}>{fromPrice(item.pricePence)}</p>}
      {item.interval && <p className={style.interval}>{item.interval}</p>}
      {item.note && <p className={style.interval}>{item.note}</p>}
      {item.text && <p className={style.text}>{item.text}</p>}
      <div className={style.includes}>
        <TickList items={item.includes} narrow />
      </div>
      <ButtonLink className={style.book} href={href} look={item.popular ? 'primary' : 'plain'} wide>
        {verb} {item.name}
      </ButtonLink>
    </li>
  );
}
