import { sitePage } from '../../../content/pages.ts';
import { pathOf } from '../../lib/path.ts';
import { pageViewOf } from '../../lib/page-view.ts';
import { Hero } from './parts/hero.tsx';
import { Related } from './parts/related.tsx';
import { Sections } from './parts/sections.tsx';
import style from './legal.module.css';
import type { Route } from './+types/legal.ts';

export function loader({ url }: Route.LoaderArgs) {
  const page = sitePage(pathOf(url));
  return { ...pageViewOf(page), page };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** A legal page: text with a list of its parts. */
export default function Legal({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, related } = loaderData;
  return (
    <>
      <Hero h1={page.h1} intro={page.intro} crumbs={crumbs}>
        <nav className={style.contents} aria-label="On this page">
          {page.sections.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
      </Hero>
      <Sections sections={page.sections} />
      <Related links={related} />
    </>
  );
}
