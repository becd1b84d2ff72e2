import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import style from './card.module.css';

type CardProps = {
  title?: ReactNode;
  /** The level of the title, so that headings follow each other without gaps. */
  heading?: 'h2' | 'h3';
  actions?: ReactNode;
  children: ReactNode;
  flush?: boolean;
};

/** A sheet with a ruled edge: a title, its actions and its content. */
export function Card({ title, heading: Heading = 'h3', actions, children, flush = false }: CardProps) {
  return (
    <section className={style.card}>
      {(title || actions) && (
        <header className={style.head}>
          {title && <Heading className={style.title}>{title}</Heading>}
          {actions && <div className={style.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes(style.body, flush && style.flush)}>{children}</div>
    </section>
  );
}

/** One figure of a dashboard with its name; stand them side by side in `Counters`. */
export function Counter({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={style.counter}>
      <dt className={style.label}>{label}</dt>
      <dd className={style.value}>{value}</dd>
    </div>
  );
}

/** A ruled row of counters, four at most. */
export function Counters({ children }: { children: ReactNode }) {
  return <dl className={style.counters}>{children}</dl>;
}
