import type { Crumb } from '../../../lib/crumbs.ts';
import { classes } from '../../../ui/classes.ts';
import style from './tiles.module.css';

/** Uniform text tiles in a ruled grid: an index of pages. */
export function Tiles({ links, many }: { links: Crumb[]; many?: true }) {
  return (
    <ul className={classes(style.grid, many && style.many)}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <a className={style.tile} href={path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
