import { describe, expect, test } from 'vitest';
import { business, phoneLink } from '../../business.ts';
import { allPages, makePage, sitePage } from '../../content/pages.ts';
import { fullTitle, pageMeta } from './meta.ts';
import { graphOf } from './structured-data.ts';

describe('titles', () => {
  test('carry the garage’s name where both fit in 60 characters', () => {
    expect(fullTitle('Privacy')).toBe(`Privacy | ${business.name}`);
    expect(fullTitle('x'.repeat(60 - ` | ${business.name}`.length))).toHaveLength(60);
    const long = 'A title that is already as long as search results show it';
    expect(fullTitle(long)).toBe(long);
  });

  test('stay within 60 characters on every page', () => {
    expect(allPages.filter(({ title }) => fullTitle(title).length > 60)).toEqual([]);
  });
});

test('canonical address, share image and structured data name the public address', () => {
  const page = sitePage('/mot');
  const head = JSON.stringify(pageMeta(page, graphOf(page)));
  expect(head).toContain('"rel":"canonical","href":"http://localhost:3000/mot"');
  expect(head).toContain('http://localhost:3000/share/mot.png');
  expect(head).toContain('BreadcrumbList');
});

test('people who cannot see the picture of a shared link are told the words and the number on it', () => {
  const altOf = (path: string) => JSON.stringify(pageMeta(sitePage(path), graphOf(sitePage(path))));
  expect(altOf('/contact')).toContain(`"Book a service or ask a question. ${business.phone}"`);
  expect(altOf('/recovery-breakdown')).toContain(`day or night. ${business.emergencyPhone}"`);
});

test('a make’s page offers its three packages with their prices', () => {
  const graph = JSON.stringify(graphOf(makePage('/ford-servicing-chesterfield')));
  for (const pounds of [89, 159, 249]) expect(graph).toContain(`"minPrice":${pounds}`);
  expect(graph).toContain('"valueAddedTaxIncluded":true');
  expect(graph).toContain('FAQPage');
});

test('the garage is described with hours, phone and the price range of the makes', () => {
  const [garage] = graphOf(sitePage('/'))['@graph'];
  expect(garage).toMatchObject({
    '@type': 'AutoRepair',
    telephone: phoneLink(business.phone).replace('tel:', ''),
    priceRange: '£79-£1,299',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  });
});

test('structured data says only what the page shows', () => {
  const on = (path: string) => JSON.stringify(graphOf(sitePage(path)));
  expect(on('/')).not.toContain('BreadcrumbList');
  expect([on('/'), on('/about')].map((graph) => graph.includes('foundingDate'))).toEqual([false, true]);
  const isServed = (path: string) => on(path).includes(`"City","name":"${business.alsoServing[2]}"`);
  expect(['/mot', '/contact', '/recovery-breakdown'].map(isServed)).toEqual([false, false, true]);
});

test('recovery is on offer every day, at the emergency number that the home page shows too', () => {
  const nodes = graphOf(sitePage('/recovery-breakdown'))['@graph'];
  const always = { hoursAvailable: expect.objectContaining({ opens: '00:00', closes: '23:59' }) };
  const line = expect.objectContaining({
    telephone: phoneLink(business.emergencyPhone).replace('tel:', ''),
    ...always,
  });
  const garage = expect.objectContaining({ '@type': 'AutoRepair', contactPoint: line });
  expect(nodes).toContainEqual(garage);
  expect(graphOf(sitePage('/'))['@graph']).toContainEqual(garage);
  expect(nodes).toContainEqual(expect.objectContaining({ '@type': 'Service', ...always }));
});
