import { sitePage } from '../../../content/pages.ts';
import { draw } from '../../drawings/draw.ts';
import { contactFor } from '../../lib/contact-for.ts';
import { pathOf } from '../../lib/path.ts';
import { isRoadside } from '../../lib/roadside.ts';
import { makeLinks, pageViewOf } from '../../lib/page-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { actionsOf } from './actions.ts';
import { CallButton } from './parts/call-button.tsx';
import { Closing } from './parts/closing.tsx';
import { EmergencyBanner } from './parts/emergency-banner.tsx';
import { Facts } from './parts/facts.tsx';
import { Faqs } from './parts/faqs.tsx';
import { Hero } from './parts/hero.tsx';
import { MakeIndex } from './parts/make-index.tsx';
import { Related } from './parts/related.tsx';
import { Sections } from './parts/sections.tsx';
import type { Route } from './+types/service.ts';

export function loader({ url }: Route.LoaderArgs) {
  const page = sitePage(pathOf(url));
  return {
    ...pageViewOf(page),
    page,
    drawing: draw(page.drawing, { surface: 'navy' }),
    makes: page.path === '/services' ? makeLinks : [],
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** A page that explains one kind of work. */
export default function Service({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, related, drawing } = loaderData;
  const { book, second, cardLinks } = actionsOf(page.path);
  const contactWith = (message?: string) => contactFor(page.path, { message });
  const contact = contactWith(book.message);
  const emergency = isRoadside(page.path);
  return (
    <>
      {emergency && <EmergencyBanner />}
      <Hero h1={page.h1} intro={page.intro} crumbs={crumbs} drawing={drawing}>
        {emergency && <CallButton emergency primary />}
        <ButtonLink href={contact} look={emergency ? 'plain' : 'primary'}>
          {book.label}
        </ButtonLink>
        {!emergency && <CallButton />}
      </Hero>
      <Facts facts={page.facts} />
      <Sections sections={page.sections} book={contactWith} cardLinks={cardLinks} />
      <MakeIndex makes={loaderData.makes} />
      <Faqs faqs={page.faqs} />
      <Related links={related} />
      {page.closing && (
        <Closing
          {...page.closing}
          {...{ contact, emergency }}
          book={book.label}
          second={second && { label: second.label, href: contactWith(second.message) }}
        />
      )}
    </>
  );
}
