import { sitePage } from '../../../content/pages.ts';
import { draw } from '../../drawings/draw.ts';
import { pageViewOf } from '../../lib/page-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallButton } from './parts/call-button.tsx';
import { Closing } from './parts/closing.tsx';
import { Facts } from './parts/facts.tsx';
import { Faqs } from './parts/faqs.tsx';
import { Hero } from './parts/hero.tsx';
import { Related } from './parts/related.tsx';
import { Sections } from './parts/sections.tsx';
import type { Route } from './+types/about.ts';

export function loader() {
  const page = sitePage('/about');
  return { ...pageViewOf(page), page, drawing: draw(page.drawing, { surface: 'navy' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, related, drawing } = loaderData;
  return (
    <>
      <Hero h1={page.h1} intro={page.intro} crumbs={crumbs} drawing={drawing}>
        <ButtonLink href="/contact" look="primary">
          Book Service
        </ButtonLink>
        <CallButton />
      </Hero>
      <Facts facts={page.facts} />
      <Sections sections={page.sections} />
      <Faqs faqs={page.faqs} />
      <Related links={related} />
      {page.closing && <Closing {...page.closing} />}
    </>
  );
}
