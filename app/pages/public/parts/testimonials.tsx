import style from './testimonials.module.css';

type Quote = { quote: string; name: string; vehicle: string };

/** What customers say. */
export function Testimonials({ items }: { items: Quote[] }) {
  return (
    <ul className={style.quotes}>
      {items.map(({ quote, name, vehicle }) => (
        <li key={name} className={style.item}>
          <figure className={style.figure}>
            <blockquote className={style.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span className={style.vehicle}>{vehicle}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
