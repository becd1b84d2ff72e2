import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { business } from '../business.ts';
import { weekdayNames } from '../features/appointments/times.ts';
import { makeIn } from '../features/vehicles/makes.ts';
import { contentComplaints, wrongHours } from './check.ts';
import { allPages, findPage, makes, pages, publicPaths, sitePage } from './pages.ts';
import type { AnyPage } from './pages.ts';
import { unbrokenTitle } from './share.ts';
import { shareList } from '../scripts/site/content.ts';
import { publicRoutes } from '../tests/journeys/routes.ts';

/** From, in pounds: the specification's table, section 9. */
const prices: Record<string, [number, number, number]> = {
  Ford: [89, 159, 249],
  BMW: [119, 199, 349],
  Audi: [109, 189, 329],
  Volkswagen: [99, 179, 299],
  Mercedes: [149, 249, 399],
  'Alfa Romeo': [95, 169, 259],
  Bentley: [189, 349, 549],
  Citroën: [85, 155, 245],
  Chrysler: [95, 165, 255],
  Dodge: [99, 179, 279],
  Abarth: [99, 169, 249],
  'Aston Martin': [229, 399, 649],
  Chevrolet: [95, 165, 259],
  Cupra: [95, 169, 249],
  Ferrari: [299, 599, 999],
  Fiat: [79, 149, 229],
  Honda: [89, 159, 249],
  Hyundai: [85, 155, 245],
  Isuzu: [95, 169, 259],
  Jaguar: [149, 279, 449],
  Jeep: [99, 179, 279],
  Kia: [85, 155, 245],
  Lamborghini: [399, 799, 1299],
  'Land Rover': [139, 269, 429],
  Lexus: [119, 229, 369],
  Lotus: [149, 269, 399],
  Mazda: [89, 159, 249],
  Mitsubishi: [89, 159, 249],
  MINI: [95, 169, 259],
  Peugeot: [85, 155, 245],
  Porsche: [179, 329, 549],
  Renault: [85, 155, 245],
  'Rolls-Royce': [299, 599, 999],
  SEAT: [85, 155, 245],
  Škoda: [89, 159, 249],
  Subaru: [95, 165, 259],
  Suzuki: [79, 149, 229],
  Toyota: [89, 159, 249],
  Vauxhall: [85, 155, 245],
  TVR: [149, 299, 599],
  Westfield: [129, 249, 449],
  Volvo: [95, 169, 259],
};
type Interval = [months: number, miles: number | undefined];
const usual: Interval[] = [
  [6, 6000],
  [12, 12_000],
  [24, 24_000],
];
const intervals: Record<string, Interval[]> = {
  Audi: [
    [6, 9300],
    [12, 9300],
    [24, 18_600],
  ],
  Mercedes: [
    [12, 10_500],
    [24, 21_000],
    [48, 42_000],
  ],
  Lamborghini: [
    [6, 3000],
    [12, 6000],
    [24, 12_000],
  ],
  TVR: [
    [3, undefined],
    [6, undefined],
    [12, undefined],
  ],
};

/** Every text of a page, one after another. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return ['path', 'href', 'file', 'slug', 'id', 'kind', 'drawing', 'keywords'].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((inner) => textsOf(inner, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}
const wordsOf = (path: string) => textsOf(findPage(path)).join('\n');

test('every page that the specification lists exists once, with every promised count', () => {
  expect(contentComplaints()).toEqual([]);
  expect(publicPaths.toSorted()).toEqual(publicRoutes.toSorted());
});

test('the build reports what is wrong with a copied page, a missing page and a count', () => {
  const mot = pages.find(({ path }) => path === '/mot') ?? expect.fail();
  const copy = { ...mot, file: 'content/copy.ts', path: '/copy' };
  const { sections } = mot;
  const shorter = sections
    .slice(1)
    .map((section) =>
      section.id === 'checklist' && 'items' in section
        ? { ...section, items: section.items.slice(1) }
        : section,
    );
  allPages.push(copy);
  const about = publicPaths.indexOf('/about');
  publicPaths.splice(about, 1);
  Object.assign(mot, { sections: shorter });
  const complaints = contentComplaints();
  Object.assign(mot, { sections });
  publicPaths.splice(about, 0, '/about');
  allPages.pop();
  expect(complaints).toEqual(
    expect.arrayContaining([
      'content/promises.ts: no content file describes /about.',
      `content/copy.ts: its title "${mot.title}" is also that of ${mot.file}.`,
      `content/copy.ts: its description "${mot.description}" is also that of ${mot.file}.`,
      `content/copy.ts: its keyword "${mot.keywords[0]}" is also that of ${mot.file}.`,
      `${mot.file}: the section "${sections[0]?.id}" is missing.`,
      `${mot.file}: the section "checklist" must have 6 items and has 5.`,
    ]),
  );
  expect(contentComplaints()).toEqual([]);
});

describe('the makes', () => {
  test('are those in the specification', () => {
    expect(makes.map(({ name }) => name).toSorted()).toEqual(Object.keys(prices).toSorted());
  });
  test.each(makes.map((make) => [make.name, make] as const))(
    '%s has its prices and intervals',
    (name, make) => {
      expect(make.packages.map(({ pricePence }) => pricePence / 100)).toEqual(prices[name]);
      expect(make.packages.map(({ months, miles }) => [months, miles])).toEqual(intervals[name] ?? usual);
    },
  );
});

test('an enquiry that names a make is recognised, for every make', () => {
  const names = makes.map(({ name }) => name);
  expect(names.map((name) => makeIn(`my ${name} pulls to the left`))).toEqual(names);
});

test('the texts give the true number of makes and pages', () => {
  const said = [readFileSync('README.md', 'utf8'), ...allPages.flatMap((page) => textsOf(page))].join('\n');
  const counts = (what: string) =>
    [...said.matchAll(new RegExp(`(\\d+) ${what}`, 'g'))].map(([, count]) => count);
  expect(new Set(counts('makes'))).toEqual(new Set([String(makes.length)]));
  // Plus the account pages.
  expect(counts('pages of plain HTML')).toEqual([String(publicPaths.length + 2)]);
});

test('names in the title and description of a make’s page also appear on the page', () => {
  const unnamed = makes.flatMap(({ title, description, ...page }) => {
    // The footer of every page calls the garage independent.
    const text = ['independent', ...textsOf(page)].join('\n').toLowerCase();
    const names = `${title} ${description}`.match(/\p{Lu}[\p{L}\d]+/gu) ?? [];
    return names
      .filter((name) => !text.includes(name.toLowerCase().replace(/s$/, '')))
      .map((name) => `${page.file}: ${name}`);
  });
  expect(unnamed).toEqual([]);
});

test('prices in sentences match those of the packages', () => {
  const pricesIn = (text: string) =>
    [...text.matchAll(/£(\d[\d,]*\d)/g)].map(([, pounds = '']) => Number(pounds.replace(',', '')) * 100);
  for (const { path, file, packages } of makes) {
    const own = packages.map(({ pricePence }) => pricePence);
    const others = pricesIn(wordsOf(path)).filter((price) => !own.includes(price));
    expect(others, `${file}: prices in its sentences (in pence) that no package costs`).toEqual([]);
  }
  const first = new Map(makes.map(({ name, packages }) => [name, packages[0]?.pricePence ?? 0]));
  const lowest = Math.min(...first.values());
  expect(pricesIn(wordsOf('/')), '/').toEqual([lowest, lowest]);
  expect(pricesIn(wordsOf('/routine-servicing')), '/routine-servicing').toEqual([lowest]);
  expect(pricesIn(wordsOf('/oil-change-chesterfield')), '/oil-change-chesterfield').toEqual([
    lowest,
    first.get('Fiat'),
    first.get('Ford'),
  ]);
  expect(first.get('Suzuki'), 'the same as Fiat in /oil-change-chesterfield').toBe(first.get('Fiat'));
});

/** People who need a job done ask first what it costs, even if only a look at the car can tell. */
test('every service page says in a heading, a fact or a question what decides the price', () => {
  const silent = pages
    .filter(({ family }) => family === 'service')
    .filter(({ sections, facts, faqs }) => {
      const signposts = [
        ...sections.map(({ heading }) => heading),
        ...facts.map(({ label }) => label),
        ...faqs.map(({ question }) => question),
      ];
      return !signposts.some((signpost) => /\b(?:costs?|price|fee|quote|estimate)\b/i.test(signpost));
    });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

describe('the numbers of the specification, section 9', () => {
  test.each<[string, (string | RegExp)[]]>([
    ['/', ['15+', '500+', '98%', '100%', String(business.servingSince), /same-day/i, /12-month/i]],
    ['/about', [String(business.founded)]],
    ['/tuning/ecu-remapping', [/30%/, /20%/]],
    ['/performance-tuning', ['15-25%', '25-35%', '35%+']],
    [
      '/routine-servicing',
      [/6 months or 6,000 miles/i, /12 months or 12,000 miles/i, /24 months or 24,000 miles/i],
    ],
    ['/dpf', [/600 ?°C/]],
    ['/air-conditioning', ['R134a', 'R1234yf']],
    ['/tyre-installation', [/1\.6 ?mm/, /6 years|six years/i]],
    ['/mot', [/10 working days/, /3,000 ?kg/, /3,500 ?kg/]],
    ['/recovery-breakdown', [/30-45 minutes/, /20-30 minutes/, /5 minutes/, '24/7']],
    ['/fleet-support', ['2-5', '6-15', '15+']],
    ['/clutch-replacement', [/1 day|one day/i, /12-month|12 months/i]],
    ['/timing-chain-belt', ['1-2 days', /12-month|12 months/i]],
    ['/suspension-repairs', [/12-month|12 months/i]],
    ['/oil-change-chesterfield', [/45 to 60 minutes|45-60 minutes/, /6 months or 6,000 miles/i]],
    ['/contact', [/24 hours/]],
  ])('%s', (path, expected) => {
    for (const text of expected) expect(wordsOf(path)).toMatch(text);
  });

  test('the four reasons for failing an MOT', () => {
    const section = sitePage('/mot').sections.find(({ id }) => id === 'failure-reasons');
    expect(section?.kind === 'figures' && section.items.map(({ value, unit }) => `${value}${unit}`)).toEqual([
      '18.5%',
      '13.2%',
      '11.8%',
      '10.4%',
    ]);
  });

  test('one package, plan or stage is the most popular where the specification says so', () => {
    const popular = (path: string, id: string) => {
      const section = sitePage(path).sections.find((candidate) => candidate.id === id);
      return section?.kind === 'packages'
        ? section.items.filter((item) => item.popular).map((item) => item.name)
        : [];
    };
    expect(popular('/routine-servicing', 'packages')).toEqual([expect.stringContaining('Full')]);
    expect(popular('/performance-tuning', 'stages')).toEqual([expect.stringContaining('Stage 2')]);
  });
});

test('punctuation, units and compound words are written in one way', () => {
  const odd = allPages
    .flatMap((page) => textsOf(page))
    .filter((text) =>
      /['"]|\d (?:mm|kg)\b|\b(?:cam belt|bell housing|pick-up|towbar|tickover|glove-box|wheel-nut)/i.test(
        text,
      ),
    );
  expect(odd).toEqual([]);
});

test('no text limits when the form is read, or asks people to send their position to a telephone', () => {
  const words = allPages.flatMap((page) => textsOf(page));
  expect(
    words.filter((text) => /form is read/.test(text)),
    'an answer is promised within 24 hours, even at weekends',
  ).toEqual([]);
  expect(
    words.filter((text) => /send your position/.test(text)),
    'a telephone cannot receive a position',
  ).toEqual([]);
});

test('a name is never split across lines in the picture of a shared link', () => {
  expect(unbrokenTitle('Expert Rolls-Royce Servicing - and more')).toBe(
    'Expert Rolls-\u{2060}Royce Servicing - and more',
  );
  const rover = shareList().find((page) => page.path === '/land-rover-servicing-chesterfield');
  expect(rover?.title).toBe('Expert Land\u00A0Rover Servicing in Chesterfield');
});

describe('what search engines show', () => {
  test.each(allPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeLessThanOrEqual(155);
    expect(page.keywords.length).toBeGreaterThan(2);
  });
});

test('the build refuses hours that the diary could not read', () => {
  const day = { opens: '09:00', closes: '17:00' };
  const week = [day, day, day, day, day, null, null];
  expect(wrongHours(week)).toEqual([]);
  expect(wrongHours(week.with(1, { ...day, closes: '17.30' }))).toEqual([
    'business.ts, hours, day 2: Please enter a time, such as 09:00.',
  ]);
  expect(wrongHours(week.slice(1))).toEqual(['business.ts, hours: Please give the hours of all seven days.']);
});

test('the hours in words match those in figures', () => {
  const { hours, hoursText, closedText } = business;
  for (const time of hours.flatMap((day) => (day ? [day.opens, day.closes] : [])))
    expect(hoursText, 'hoursText in business.ts').toContain(time.replace(/^0/, ''));
  const closed = weekdayNames.filter((_, index) => hours[index] === null);
  for (const day of closed) expect(closedText, 'closedText in business.ts').toContain(day);
  expect(closed.length > 0, 'closedText in business.ts').toBe(closedText !== '');
});

test('no content file repeats a fact about the garage from business.ts', () => {
  const { name, phone, emergencyPhone, email, address, hoursText, hours } = business;
  const said = [
    name,
    phone,
    emergencyPhone,
    email,
    address.street,
    address.postcode,
    hoursText,
    ...hours.flatMap((day) => day?.closes ?? []),
  ];
  const typed = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => said.some((text) => readFileSync(`content/${file}`, 'utf8').includes(text)));
  expect(typed).toEqual([]);
});

test('turning off the demonstration flag removes the content marked as demonstration and nothing else', () => {
  const lost = pages.flatMap(({ path }) => {
    const kept = sitePage(path, false).sections.map(({ id }) => id);
    return sitePage(path, true).sections.flatMap(({ id }) => (kept.includes(id) ? [] : [`${path}#${id}`]));
  });
  expect(lost.toSorted()).toEqual([
    '/about#certifications',
    '/collision-repair#insurers',
    '/privacy#before-use',
    '/services#testimonials',
    '/terms#before-use',
  ]);
  const left = pages.map(({ path }) => textsOf(sitePage(path, false)).join('\n')).join('\n');
  expect(left).not.toMatch(/Owner:|the owner’s solicitor|demonstration/i);
});

/** Sentences of four words or more; shorter ones are labels that any two garages share. */
function sentencesOf(page: AnyPage): Set<string> {
  const sentences = textsOf(page).flatMap((text) => text.split(/(?<=[.?])\s+/));
  return new Set(
    sentences
      .map((sentence) => sentence.trim().toLowerCase())
      .filter((sentence) => sentence.split(/\s+/).length >= 4),
  );
}

test('no two pages share more than half of their sentences', () => {
  const all = allPages.map((page) => ({ path: page.path, sentences: sentencesOf(page) }));
  const tooAlike = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = shared / Math.min(one.sentences.size, other.sentences.size);
      return share > 0.5 ? [`${one.path} and ${other.path}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(tooAlike).toEqual([]);
  expect(Math.min(...all.map(({ sentences }) => sentences.size))).toBeGreaterThan(10);
});

/** Ignores the make's own name: otherwise a template with the name swapped would count as different. */
test('no two make pages share more than half of their sentences once the makes’ names are taken out', () => {
  const all = makes.map((make) => ({
    path: make.path,
    sentences: new Set(
      [...sentencesOf(make)].map((sentence) => sentence.replaceAll(make.name.toLowerCase(), '~')),
    ),
  }));
  const shares = all.flatMap((one, index) =>
    all.slice(index + 1).map((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      return shared / Math.min(one.sentences.size, other.sentences.size);
    }),
  );
  expect(Math.max(...shares)).toBeLessThan(0.5);
});
