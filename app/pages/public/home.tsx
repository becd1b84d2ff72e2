import { business } from '../../../business.ts';
import { findPage, sitePage } from '../../../content/pages.ts';
import type { Section } from '../../../content/schema.ts';
import { draw } from '../../drawings/draw.ts';
import { makeLinks, pageViewOf } from '../../lib/page-view.ts';
import { EmergencyLine } from '../../shell/emergency-line.tsx';
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
    ...pageViewOf(page),
    page,
    drawing: draw(page.drawing, { surface: 'navy' }),
    art: cardArt(page.sections.find(({ id }) => id === 'services')),
    makes: makeLinks,
  };
}

/** The drawing of each page that a card leads to. */
function cardArt(cards: Section | undefined): Record<string, string> {
  if (cards?.kind !== 'cards') return {};
  const drawn = cards.items.flatMap(({ href = '' }) => {
    const page = findPage(href);
    if (!page || !('sections' in page)) return [];
    return [[href, draw(page.drawing, { surface: 'paper', callout: false, small: true })] as const];
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
        note={<EmergencyLine />}
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
