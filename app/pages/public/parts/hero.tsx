import type { ReactNode } from 'react';
import type { Crumb } from '../../../lib/crumbs.ts';
import { classes } from '../../../ui/classes.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Running, Unbroken } from './unbroken.tsx';
import style from './hero.module.css';

type HeroProps = {
  h1: string;
  intro: string;
  /** Set apart above the heading: the place, or the make. */
  kicker?: string;
  crumbs?: Crumb[];
  /** An SVG from `app/drawings`, drawn for navy. */
  drawing?: string;
  /** The home page's hero is taller and its heading larger. */
  tall?: true;
  /** A line under the buttons; beside a wide drawing, only if `tall`, because what follows is then in view. */
  note?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
};

/** The top of a page: what it is about, the next step, and the drawing on navy squared paper. */
export function Hero({ h1, intro, kicker, crumbs, drawing, tall, note, children }: HeroProps) {
  return (
    <div className={classes(style.hero, tall && style.tall)}>
      <div className={style.inner}>
        <div>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          {kicker && <p className={style.kicker}>{kicker}</p>}
          <h1 className={style.heading}>
            <Unbroken text={h1} />
          </h1>
          <p className={style.intro}>
            <Running text={intro} />
          </p>
          {children && <div className={style.actions}>{children}</div>}
          {note && <p className={style.note}>{note}</p>}
        </div>
        {drawing && <Drawing className={style.drawing} svg={drawing} />}
      </div>
    </div>
  );
}
