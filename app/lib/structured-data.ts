import type {
  AutoRepair,
  BreadcrumbList,
  City,
  ContactPoint,
  FAQPage,
  Graph,
  Offer,
  OpeningHoursSpecification,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { business, phoneLink } from '../../business.ts';
import { makes } from '../../content/pages.ts';
import type { AnyPage, SiteMake } from '../../content/pages.ts';
import type { Faq } from '../../content/schema.ts';
import { usualWeek } from '../../features/appointments/calendar.ts';
import { weekdayNames } from '../../features/appointments/times.ts';
import { crumbsOf } from './crumbs.ts';
import { wholePounds } from '../../features/amount-words.ts';
import { publicUrl } from './public-url.ts';

const garageId = () => publicUrl('/#garage');

/**
 * What a page tells search engines about itself, as one graph; it says nothing that the page does not show,
 * apart from the price range, which the makes' pages show together.
 */
export function graphOf(page: AnyPage): Graph {
  const things: Thing[] = [garage(page), website()];
  // A single crumb is no trail.
  if (page.path !== '/') things.push(breadcrumbs(page));
  const work = serviceOf(page);
  if (work) things.push(work);
  if (page.faqs.length > 0) things.push(faqPage(page.faqs));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** The garage alone, for a page that tells search engines nothing of its own. */
export function graphOfGarage(): Graph {
  return { '@context': 'https://schema.org', '@graph': [garage(), website()] };
}

function garage(page?: AnyPage): AutoRepair {
  const { address, geo } = business;
  return {
    '@type': 'AutoRepair',
    '@id': garageId(),
    name: business.name,
    url: publicUrl('/'),
    image: publicUrl('/icon-512.png'),
    telephone: dialled(business.phone),
    email: business.email,
    priceRange: priceRange(),
    ...(page?.path === '/about' && { foundingDate: String(business.founded) }),
    areaServed: areaOf(page),
    ...(page && hasEmergencyLine(page) && { contactPoint: emergencyLine() }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.county,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: openingHours(),
    sameAs: business.social.map(({ url }) => url),
  };
}

/** Days with the same hours are grouped. */
function openingHours(): OpeningHoursSpecification[] {
  const days = weekdayNames.flatMap((name, index) => {
    const hours = usualWeek[index];
    return hours ? [{ name, ...hours }] : [];
  });
  return [...Map.groupBy(days, ({ opens, closes }) => `${opens}-${closes}`).values()].map((same) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: same.map(({ name }) => name),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }));
}

/** The cheapest and the dearest package of all makes, such as `£79-£1,299`. */
function priceRange(): string {
  const prices = makes.flatMap(({ packages }) => packages.map(({ pricePence }) => pricePence));
  return `${wholePounds(Math.min(...prices))}-${wholePounds(Math.max(...prices))}`;
}

/** The town, plus the places around it if the page names all of them: directions name some in passing. */
function areaOf(page?: AnyPage): City[] {
  const words = JSON.stringify(page ?? '');
  const isNamed = business.alsoServing.every((place) => words.includes(place));
  const named = isNamed ? business.alsoServing : [];
  return [business.address.town, ...named].map((name) => ({ '@type': 'City', name }));
}

function hasEmergencyLine(page: AnyPage): boolean {
  return 'sections' in page && page.sections.some(({ id }) => id === 'emergency');
}

function emergencyLine(): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'emergency',
    telephone: dialled(business.emergencyPhone),
    hoursAvailable: always(),
  };
}

function always(): OpeningHoursSpecification {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...weekdayNames],
    opens: '00:00',
    closes: '23:59',
  };
}

const dialled = (phone: string) => phoneLink(phone).replace('tel:', '');

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': publicUrl('/#website'),
    url: publicUrl('/'),
    name: business.name,
    inLanguage: 'en-GB',
    publisher: { '@id': garageId() },
  };
}

function breadcrumbs(page: AnyPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(page).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl(path),
    })),
  };
}

function serviceOf(page: AnyPage): Service | undefined {
  const kind = 'name' in page ? `${page.name} servicing` : page.serviceType;
  if (!kind) return undefined;
  const offers = offersOf(page);
  return {
    '@type': 'Service',
    name: page.label,
    serviceType: kind,
    description: page.description,
    url: publicUrl(page.path),
    provider: { '@id': garageId() },
    areaServed: areaOf(page),
    ...(hasEmergencyLine(page) && { hoursAvailable: always() }),
    ...(offers.length > 0 && { offers }),
  };
}

function offersOf(page: AnyPage): Offer[] {
  return pricedItems(page).flatMap(({ name, pricePence }) =>
    pricePence === undefined ? [] : [offer(name, pricePence)],
  );
}

function pricedItems(page: AnyPage): { name: string; pricePence?: number | undefined }[] {
  if ('name' in page) return (page satisfies SiteMake).packages;
  if (!('sections' in page)) return [];
  return page.sections.flatMap((section) => (section.kind === 'packages' ? section.items : []));
}

function offer(name: string, pence: number): Offer {
  return {
    '@type': 'Offer',
    name,
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: pence / 100,
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: true,
    },
  };
}

function faqPage(faqs: Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
