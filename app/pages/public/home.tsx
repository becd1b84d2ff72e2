import { business } from '../../../business.ts';
import { findPage, makes, sitePage } from '../../../content/pages.ts';
import { draw } from '../../drawings/draw.ts';
import { viewOf } from '../../lib/view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallButton } from './parts/call-button.tsx';
import { Closing } from './parts/closing.tsx';
import { Facts } from './parts/facts.tsx';
import { Faqs } from './parts/faqs.tsx';
import { Hero } from './parts/hero.tsx';
import { MakeIndex } from './parts/make-index.tsx';
import { Related } from './parts/related.tsx';
import { Sections } from './parts/sections.tsx';
import { SignedOutNote } from './parts/signed-out-note.tsx';
import type { Route } from './+types/home.ts';

export function loader() {
  const page = sitePage('/');
  return {
    ...viewOf(page),
    page,
    drawing: draw(page.drawing, { surface: 'navy' }),
    art: cardArt(page.sections.flatMap((section) => (section.id === 'services' ? hrefsOf(section) : []))),
    makes: makes.map(({ name, path }) => ({ label: name, path })),
  };
}

function hrefsOf(section: { items?: unknown; kind: string }): string[] {
  const items = Array.isArray(section.items) ? section.items : [];
  return items.flatMap(({ href }: { href?: string }) => (href ? [href] : []));
}

/** The drawing of each page that a card leads to. */
function cardArt(paths: string[]): Record<string, string> {
  const drawn = paths.flatMap((path) => {
    const page = findPage(path);
    if (!page || !('sections' in page)) return [];
    return [[path, draw(page.drawing, { surface: 'paper', callout: false, small: true })] as const];
  });
  return Object.fromEntries(drawn);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, drawing, art, related } = loaderData;
  return (
    <>
      <SignedOutNote />
      <Hero
        h1={page.h1}
        intro={page.intro}
        kicker={`Independent, serving since ${business.servingSince}`}
        drawing={drawing}
        tall
      >
        <ButtonLink href="/contact" look="primary">
          Book Service
        </ButtonLink>
        <CallButton />
      </Hero>
      <Facts facts={page.facts} />
      <Sections sections={page.sections} art={art} />
      <MakeIndex makes={loaderData.makes} />
      <Faqs faqs={page.faqs} />
      <Related links={related} />
      {page.closing && <Closing {...page.closing} />}
    </>
  );
}
