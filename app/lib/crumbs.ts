import { business } from '../../business.ts';
import { findPage } from '../../content/pages.ts';
import type { AnyPage } from '../../content/pages.ts';

export type Crumb = { label: string; path: string };

const home: Crumb = { label: 'Home', path: '/' };
const services: Crumb = { label: 'Services', path: '/services' };

/** Every make's page has its prices; those of services and places do not. */
const makes: Crumb = { label: 'Find your make’s prices', path: '/#makes' };

/** A link with the page's label; if there is no such page, the build complains about the link. */
export const linkTo = (path: string): Crumb =>
  path === makes.path ? makes : { label: findPage(path)?.label ?? path, path };

/**
 * The trail from the home page to a page: one crumb per segment of its path. Work and makes are at the top
 * level of the route table but belong under Services, as in the specification's breadcrumbs.
 */
export function crumbsOf(page: AnyPage): Crumb[] {
  const segments = page.path.split('/').filter(Boolean);
  const paths = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  const trail = paths.map(linkTo).map(withoutTown);
  return belongsUnderServices(page) ? [home, services, ...trail] : [home, ...trail];
}

/** The whole site is about one town, and a phone has no room to say so in each trail. */
const withoutTown = ({ label, path }: Crumb): Crumb => ({
  label: label.replace(` ${business.address.town}`, ''),
  path,
});

function belongsUnderServices(page: AnyPage): boolean {
  if (!('family' in page)) return true;
  return page.family === 'service' && page.path !== services.path && !page.path.startsWith('/tuning');
}
