import { makePage } from '../../../content/pages.ts';
import { drawCar } from '../../drawings/draw.ts';
import { contactFor } from '../../lib/contact-for.ts';
import { fromPrice, formatMiles, wholePounds } from '../../../features/amount-words.ts';
import { pathOf } from '../../lib/path.ts';
import { pageViewOf } from '../../lib/page-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallButton } from './parts/call-button.tsx';
import { Cards } from './parts/cards.tsx';
import { Closing } from './parts/closing.tsx';
import { Facts } from './parts/facts.tsx';
import type { Fact } from './parts/facts.tsx';
import { Faqs } from './parts/faqs.tsx';
import { Hero } from './parts/hero.tsx';
import { nameWith, Packages } from './parts/packages.tsx';
import { Related } from './parts/related.tsx';
import { Section } from './parts/section.tsx';
import { makeTrust } from './trust.ts';
import type { Route } from './+types/make.ts';

export function loader({ url }: Route.LoaderArgs) {
  const page = makePage(pathOf(url));
  return { ...pageViewOf(page), page, drawing: drawCar(page.drawing, { surface: 'navy' }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

/** A make's page, in the order the specification gives. */
export default function Make({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, related, drawing } = loaderData;
  const packages = page.packages.map((item) => ({ ...item, interval: intervalOf(item) }));
  const contactWith = (message?: string) => contactFor(page.path, { vehicle: page.name, message });
  const contact = contactWith();
  return (
    <>
      <Hero
        h1={page.h1}
        intro={page.intro}
        kicker={`${page.name} Specialists`}
        crumbs={crumbs}
        drawing={drawing}
        note={firstPrice(page.packages)}
      >
        <ButtonLink href={contact} look="primary">
          Book Your Service
        </ButtonLink>
        <CallButton>Call Now</CallButton>
      </Hero>
      <Facts facts={pricesOf(page.packages)} />
      <Section id="why-choose" heading={`Why choose us for your ${page.name}`}>
        <Cards items={page.whyChoose} />
      </Section>
      <Section
        id="packages"
        heading={`${page.name} service packages`}
        intro="Starting prices, VAT included. The price for your engine is confirmed before work starts."
        shade
      >
        <Packages items={packages} book={contactWith} noun="service" />
      </Section>
      <Section id="specialist-services" heading={`Specialist ${page.name} services`}>
        <Cards items={page.specialServices} />
      </Section>
      <Section id="common-issues" heading={`Common ${page.name} issues`} shade>
        <Cards items={page.commonIssues} />
      </Section>
      <Section id="trust" heading="Trusted by Chesterfield Drivers">
        <Cards items={makeTrust} />
      </Section>
      <Faqs faqs={page.faqs} heading={`${page.name} questions`} />
      <Related links={related} />
      <Closing
        heading={`Book your ${page.name} in`}
        text="Send the registration and what is due or wrong. You get a price before any work starts."
        book="Book Online"
        contact={contact}
      />
    </>
  );
}

/** The three starting prices and the warranty, for the title block. */
function pricesOf(packages: { name: string; pricePence: number }[]): Fact[] {
  const prices = packages.map(({ name, pricePence }) => ({
    label: shortName(name),
    value: fromPrice(pricePence),
  }));
  return [...prices, { label: 'Warranty', value: '12 months, parts and labour' }];
}

/** The lowest price, for phones, on which the title block follows the drawing. */
function firstPrice([first]: { name: string; pricePence: number }[]): string | undefined {
  if (!first) return undefined;
  const name = nameWith('service', shortName(first.name));
  return `${name} from ${wholePounds(first.pricePence)}, VAT included`;
}

/** `Service A` of `Service A: oil and safety check`. */
const shortName = (name: string) => name.replace(/:.*/, '');

/** `Every 12 months or 12,000 miles`, or `Every 3 months` if the make counts no miles. */
function intervalOf({ months, miles }: { months: number; miles?: number | undefined }): string {
  const time = `Every ${months} months`;
  return miles === undefined ? time : `${time} or ${formatMiles(miles)}`;
}
