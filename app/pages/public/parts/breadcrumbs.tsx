import type { Crumb } from '../../../lib/crumbs.ts';
import style from './breadcrumbs.module.css';

/** The trail from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const last = crumbs.length - 1;
  return (
    <nav className={style.crumbs} aria-label="Breadcrumb">
      <ol className={style.list}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index === last ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
