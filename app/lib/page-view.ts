import { makes } from '../../content/pages.ts';
import type { AnyPage } from '../../content/pages.ts';
import { type Crumb, crumbsOf, linkTo } from './crumbs.ts';
import { pageMeta } from './meta.ts';
import { graphOf } from './structured-data.ts';

/** Every make with a page of its own. */
export const makeLinks: Crumb[] = makes.map(({ name, path }) => ({ label: name, path }));

/** What every page family needs besides its own content; computed while the site is built. */
export function pageViewOf(page: AnyPage) {
  return {
    meta: pageMeta(page, graphOf(page)),
    crumbs: crumbsOf(page),
    related: page.related.map(linkTo),
  };
}
