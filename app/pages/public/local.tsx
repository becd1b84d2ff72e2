import { localPage } from '../../../content/pages.ts';
import { draw } from '../../drawings/draw.ts';
import { contactFor } from '../../lib/contact-for.ts';
import { pathOf } from '../../lib/path.ts';
import { pageViewOf } from '../../lib/page-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallButton } from './parts/call-button.tsx';
import { Cards } from './parts/cards.tsx';
import { Closing } from './parts/closing.tsx';
import { Facts } from './parts/facts.tsx';
import { Faqs } from './parts/faqs.tsx';
import { Hero } from './parts/hero.tsx';
import { Related } from './parts/related.tsx';
import { Section } from './parts/section.tsx';
import { TickList } from './parts/tick-list.tsx';
import { localTrust } from './trust.ts';
import type { Route } from './+types/local.ts';

export function loader({ url }: Route.LoaderArgs) {
  const page = localPage(pathOf(url));
  return { ...pageViewOf(page), page, drawing: draw(page.drawing, { surface: 'navy' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** A local landing page, in the order the specification gives. */
export default function Local({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, related, drawing } = loaderData;
  const contact = contactFor(page.path);
  const trust = localTrust.map((title, index) => ({ title, text: page.trust[index] ?? '' }));
  return (
    <>
      <Hero
        h1={page.h1}
        intro={page.intro}
        kicker="Chesterfield Specialists"
        crumbs={crumbs}
        drawing={drawing}
      >
        <ButtonLink href={contact} look="primary">
          Book Online
        </ButtonLink>
        <CallButton />
      </Hero>
      <Facts facts={page.facts} />
      <Section id="benefits" heading="Why bring it here">
        <Cards items={page.features} />
      </Section>
      <Section id="what-you-get" heading="What You Get" layout="split" shade>
        <TickList items={page.whatYouGet} />
      </Section>
      <Section id="trust" heading="Your safeguards">
        <Cards items={trust} />
      </Section>
      <Faqs faqs={page.faqs} />
      <Related links={related} />
      <Closing
        heading="Ready to Book?"
        text="Tell us the car and the days that suit you, or ring the workshop."
        book="Book Online"
        contact={contact}
      />
    </>
  );
}
