import type { Locator, Page } from '@playwright/test';
import { business, phoneLink } from '../../business.ts';
import { expect, test } from './garage.ts';
import { showOwnLetters, untilHydrated } from './network.ts';

const address = `section > p > a[href="mailto:${business.email}"]`;

/** Where the parts of public pages are, for sizes and media that once misplaced them. */
const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error('The element is not visible.');
  return found;
};

async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await showOwnLetters(page);
}

test('three facts keep their order, side by side on a desktop screen', async ({ page }) => {
  await openAt(page, '/general-repairs', 1280);
  const facts = await page.locator('main dl > div').evaluateAll((all) =>
    all.map((fact) => {
      const { left, top } = fact.getBoundingClientRect();
      return { left, top };
    }),
  );
  expect(facts).toHaveLength(3);
  expect(facts.toSorted((one, other) => one.left - other.left)).toEqual(facts);
  expect(new Set(facts.map(({ top }) => top)).size).toBe(1);
});

test('on a phone the first view names a price, and nothing covers the end of the sign-in card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Call or book' });
  for (const path of ['/', '/ford-servicing-chesterfield', '/mot']) {
    await page.goto(path);
    const price = await box(page.locator('h1 ~ p').filter({ hasText: /£\d/ }));
    expect(price.y + price.height, path).toBeLessThan((await box(bar)).y);
  }
  await page.goto('/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(bar).toBeHidden();
});

test('on a phone no range of numbers and no postcode breaks across lines', async ({ page }) => {
  for (const path of ['/', '/contact', '/oil-change-chesterfield', '/recovery-breakdown']) {
    await openAt(page, path, 360);
    expect(await page.locator('main').evaluate(brokenFigures), path).toEqual([]);
  }
});

/** @returns ranges and postcodes that begin on one line and end on another */
function brokenFigures(main: Element): string[] {
  const range = document.createRange();
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent ?? '';
    for (const figure of text.matchAll(/\d-\d+|\b[A-Z]+\d+ \d[A-Z]{2}\b/g)) {
      range.setStart(nodes.currentNode, figure.index);
      range.setEnd(nodes.currentNode, figure.index + figure[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(figure[0]);
    }
  }
  return broken;
}

test('the numbers and addresses in the legal pages can be touched', async ({ page }) => {
  for (const [path, phone] of [
    ['/privacy', '0303 123 1113'],
    ['/terms', business.phone],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', phoneLink(phone));
    const email = main.getByRole('link', { name: business.email }).first();
    await expect(email).toHaveAttribute('href', `mailto:${business.email}`);
  }
});

test('with text twice as large no word of a heading, a fact, an address or the opening hours is broken', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/contact', '/mot', '/bmw-servicing-chesterfield']) {
    await openAt(page, path, 360);
    const broken = await page
      .locator(`h1, dd, span:has(~ [href^="tel:"]), ${address}`)
      .evaluateAll(brokenWords);
    expect(broken, path).toEqual([]);
  }
});

/** @returns words that begin on one line and end on another; breaks at a hyphen or after an address's @ are allowed */
function brokenWords(texts: Element[]): string[] {
  const range = document.createRange();
  return texts.flatMap((text) => {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (nodes.nextNode()) {
      for (const word of (nodes.currentNode.textContent ?? '').matchAll(/[^\s@-]+/gu)) {
        range.setStart(nodes.currentNode, word.index);
        range.setEnd(nodes.currentNode, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word[0]);
      }
    }
    return broken;
  });
}

test('on a small laptop the email address of the contact page is one line', async ({ page }) => {
  await openAt(page, '/contact', 1024);
  expect((await box(page.locator(address))).height).toBeLessThan(40);
});

test('on a small phone the labels of the contacts do not overlap what they name', async ({ page }) => {
  await openAt(page, '/contact', 360);
  const name = page.getByRole('heading', { name: 'Location' });
  const wide = await name.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return words.getBoundingClientRect().right;
  });
  expect((await box(name.locator('+ p'))).x - wide).toBeGreaterThanOrEqual(12);
});

test('a panel’s list is beside its text on a desktop screen, and under it on a phone', async ({ page }) => {
  const panel = page.locator('#emergency');
  const parts = async () => [await box(panel.locator('p')), await box(panel.getByRole('list'))] as const;
  await openAt(page, '/contact', 1280);
  const [text, list] = await parts();
  expect(list.x).toBeGreaterThan(text.x + text.width);
  expect(list.y).toBeLessThan(text.y + text.height);
  await openAt(page, '/contact', 360);
  const [above, below] = await parts();
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('the links at the very foot of a page fit on one line of a phone, in the wider letters of a fallback font too', async ({
  page,
}) => {
  const links = page.getByRole('contentinfo').locator('ul').last().getByRole('link');
  const tops = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  await openAt(page, '/', 360);
  expect((await tops()).length).toBeGreaterThan(2);
  expect(new Set(await tops()).size).toBe(1);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.reload();
  expect(new Set(await tops()).size).toBe(1);
});

test('the introduction of the home page is printed in ink, and answers without a sign that they open', async ({
  page,
}) => {
  await openAt(page, '/', 794);
  await page.emulateMedia({ media: 'print' });
  const colour = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
  expect(await colour(page.locator('h1 + p'))).toBe(await colour(page.locator('body')));
  const summary = page.locator('details:not([open]) summary').first();
  for (const sign of ['::before', '::after'])
    expect(await summary.evaluate((it, part) => getComputedStyle(it, part).display, sign)).toBe('none');
});

test('clients ask about a plan that is priced for each fleet, and book a package', async ({ page }) => {
  const buttons = (id: string) => page.locator(`#${id} li a`);
  await openAt(page, '/fleet-support', 1280);
  await expect(buttons('plans')).toHaveText([
    'Ask about Essential',
    'Ask about Business',
    'Ask about Fleet partner',
  ]);
  await page.goto('/routine-servicing');
  await expect(buttons('packages')).toHaveText(['Book Basic', 'Book Full', 'Book Major']);
});

test('the sign-in card keeps its place when the next step is shorter', async ({ page }) => {
  for (const width of [360, 1280]) {
    await openAt(page, '/auth', width);
    await untilHydrated(page);
    const { y } = await box(page.getByRole('heading', { level: 1 }));
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
    expect((await box(page.getByRole('heading', { level: 1 }))).y, `${width} px`).toBe(y);
  }
});

test('the link to the map is as high as a thumb needs', async ({ page }) => {
  await openAt(page, '/contact', 360);
  expect((await box(page.getByRole('link', { name: 'Open in OpenStreetMap' }))).height).toBeGreaterThan(36);
});

test('the second links of cards side by side are at the same height', async ({ page }) => {
  await openAt(page, '/tuning', 1280);
  const links = page.getByRole('link', { name: /^Ask for a quote/ });
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('on a phone the longer hours and name of another garage are shown in full', async ({ page }) => {
  await openAt(page, '/', 360);
  const rows = page.getByRole('banner').locator(':scope > div');
  for (const [row, part, words] of [
    [rows.first(), 'span', 'Tue-Fri 9:00-17:00, Sat 8:30-12:30, closed\u00A0Sunday\u00A0and\u00A0Monday'],
    [rows.nth(1), 'a', 'Featherstonehaugh & Daughters Motor Engineers, Chesterfield'],
  ] as const) {
    const longer = row.locator(part).first();
    await longer.evaluate((element, text) => element.lastChild?.replaceWith(text), words);
    const [inner, outer] = [await box(longer), await box(row)];
    expect(inner.y).toBeGreaterThanOrEqual(outer.y);
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
  }
});
