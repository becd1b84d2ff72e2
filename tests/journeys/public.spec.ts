import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { business, phoneLink } from '../../business.ts';
import { expect, test } from './garage.ts';
import { showOwnLetters } from './network.ts';
import { localRoutes, makeRoutes, publicRoutes } from './routes.ts';
import { expectAccessible, expectFitting } from './accessible.ts';

/** These differ from another page in their words alone: at the second width axe would find nothing more. */
const likeAnother = new Set([...makeRoutes.slice(1), ...localRoutes.slice(1)]);

for (const path of publicRoutes) {
  test(`${path} is sound at every width`, async ({ browsing: page }) => {
    const complaints: string[] = [];
    page.removeAllListeners();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.setViewportSize({ width: 360, height: 780 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await checkHead(page, path);
    await checkStructure(page);
    await expectAccessible(page, '360 px');
    await page.setViewportSize({ width: 1280, height: 780 });
    await (likeAnother.has(path) ? expectFitting : expectAccessible)(page, '1280 px');
    expect(complaints).toEqual([]);
  });
}

async function checkHead(page: Page, path: string): Promise<void> {
  const title = await page.title();
  expect(title.length).toBeGreaterThan(10);
  expect(title.length).toBeLessThanOrEqual(60);
  const meta: Record<string, string> = await page
    .locator('meta[content]')
    .evaluateAll((all: HTMLMetaElement[]) =>
      Object.fromEntries(all.map((each) => [each.name || each.getAttribute('property'), each.content])),
    );
  expect(meta['description']?.length).toBeLessThanOrEqual(155);
  expect(meta['keywords']?.split(',').length).toBeGreaterThan(2);
  for (const name of ['og:title', 'og:description', 'og:image', 'twitter:card'])
    expect(meta[name]).toBeTruthy();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(path);
  const image = await page.request.get(new URL(meta['og:image'] ?? '').pathname);
  expect(image.headers()['content-type']).toBe('image/png');
}

async function checkStructure(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const graph = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  ) as Graph;
  const text = ((await page.locator('body').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  for (const node of graph['@graph']) {
    for (const question of node.mainEntity ?? []) {
      expect(text).toContain(question.name.replaceAll(/\s+/g, ' '));
      expect(text).toContain(question.acceptedAnswer.text.replaceAll(/\s+/g, ' '));
    }
    for (const { priceSpecification: price } of node.offers ?? []) {
      if (price?.minPrice !== undefined) expect(text).toContain(`£${price.minPrice.toLocaleString('en-GB')}`);
    }
    if (node.telephone) expect(text).toContain(node.telephone.replace('+44', '0').replace(/^(\d{5})/, '$1 '));
  }
  expect(graph['@graph'].map((node) => node['@type'])).toContain('AutoRepair');
}

type Graph = {
  '@graph': {
    '@type': string;
    telephone?: string;
    offers?: { priceSpecification?: { minPrice?: number } }[];
    mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  }[];
};

test('every page is valid HTML, its links and anchors resolve, and it loads no framework', async ({
  request,
}) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes attributes in its own case; both are correct HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'long-title': 'off',
      'require-sri': 'off',
      'tel-non-breaking': 'off',
      'no-redundant-role': 'off',
      'prefer-native-element': 'off',
    },
  });
  const html = new Map<string, string>();
  for (const path of publicRoutes) html.set(path, await (await request.get(path)).text());
  const known = new Map<string, number>();
  for (const [path, page] of html) {
    const report = await validator.validateString(page);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
    if (path !== '/contact') expect(page).not.toMatch(/<script[^>]+src=/);
    // Compared page by page: each comparison costs Playwright a millisecond, and there are thousands of links.
    const broken: string[] = [];
    for (const [, href = ''] of page.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`);
      if (!known.has(pathname)) known.set(pathname, (await request.get(pathname)).status());
      if (known.get(pathname) !== 200) broken.push(`${href}: ${known.get(pathname)}`);
      if (hash && !html.get(pathname)?.includes(`id="${hash.slice(1)}"`))
        broken.push(`${href}: no such place`);
    }
    expect(broken, `links of ${path}`).toEqual([]);
  }
});

test('lines of running text are short enough for readers to find the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const makesAndPlaces = ['/ford-servicing-chesterfield', '/oil-change-chesterfield'];
  for (const path of ['/', '/mot', '/dpf', '/contact', '/terms', ...makesAndPlaces]) {
    await page.goto(path);
    const texts = page.locator('main :is(p:not(h1 + p), li:not(:has(h3, p)))');
    const lengths = await texts.evaluateAll(longestLines);
    expect(lengths.length).toBeGreaterThan(10);
    // The design aims at 62; a line of narrow letters holds a few more.
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(66);
  }
});

/** @returns how many letters the longest line of each text has */
function longestLines(texts: Element[]): number[] {
  return texts.map((text) => {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const letters = new Map<number, number>();
    const range = document.createRange();
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { bottom, width } = range.getBoundingClientRect();
        if (width > 0) letters.set(Math.round(bottom), (letters.get(Math.round(bottom)) ?? 0) + 1);
      }
    }
    return Math.max(0, ...letters.values());
  });
}

test('titles and descriptions are the page’s own, search engines may list every page, and the sitemap lists every page', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const path of publicRoutes) {
    const page = await (await request.get(path)).text();
    const title = /<title>([^<]*)/.exec(page)?.[1] ?? '';
    expect(seen.has(title), `${path}: ${title}`).toBe(false);
    seen.add(title);
    expect(page, `${path} may be indexed`).not.toMatch(/noindex/i);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(publicRoutes.toSorted());
  expect(sitemap.match(/<lastmod>\d{4}-\d{2}-\d{2}/g)).toHaveLength(publicRoutes.length);
  for (const file of ['/robots.txt', '/site.webmanifest', '/favicon.svg', '/llms.txt']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

for (const height of [640, 256]) {
  test(`nothing covers what the keyboard reaches in the menu, on a screen ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeGreaterThan(10);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => link.evaluate(isOnTop), await link.innerText()).toBe(true);
    }
  });
}

test('a menu closes when the keyboard leaves it, and nothing covers the focused element', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect.poll(() => page.locator(':focus').evaluate(isOnTop)).toBe(true);

  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu-services')).toBeVisible();
  await page.getByRole('button', { name: 'Tuning' }).click();
  await expect(page.locator('#menu-services')).toBeHidden();
  await expect(page.locator('#menu-tuning')).toBeVisible();
  await page.getByRole('button', { name: 'Tuning' }).click();
  await expect(page.locator('#menu-tuning')).toBeHidden();
});

/** @returns whether the middle of an element is visible and nothing covers it */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

test('menus and questions work without scripts, and pages start at the top', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  await page.goto('/mot');
  const bar = page.getByRole('navigation', { name: 'Call or book' }).getByRole('link');
  await expect(bar).toHaveText(['Call', 'Book Service']);
  await expect(bar.first()).toHaveAttribute('href', phoneLink(business.phone));
  await page.getByText('Menu', { exact: true }).first().click();
  for (const name of ['MOT', 'Fleet Support', 'Client Login', 'Book Service']) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Fleet Support', exact: true }).first().click();
  await expect(page).toHaveURL(/fleet-support/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/dashboard');
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('main > :not(noscript)').filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test('where a browser has no popovers, a script opens the menus', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
  const asked = page.waitForResponse('/menus.js');
  await page.goto('/mot');
  expect((await asked).status()).toBe(200);
  const rule = await page.evaluate(() => document.querySelector('style')?.textContent);
  expect(rule).toMatch(
    /@supports not selector\(:popover-open\)\s*{[^}]*:not\(\[open\]\)\s*{\s*display:\s*none/,
  );
  const open = page.locator('[popover][open]');
  const ids = () => open.evaluateAll((menus) => menus.map(({ id }) => id));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).dispatchEvent('click');
  await press('Services');
  await expect.poll(ids).toEqual(['menu-services']);
  await expect(page.getByRole('button', { name: 'Services', exact: true, expanded: true })).toHaveCount(1);
  await press('Tuning');
  expect(await ids()).toEqual(['menu-tuning']);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await press('Tuning');
  await page.locator('main').dispatchEvent('click');
  await expect(open).toHaveCount(0);
});

test('on a phone with text twice as large nothing goes off the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const long = ['/tuning/exhaust-fabrication', '/rolls-royce-servicing-chesterfield'];
  for (const path of ['/', '/contact', '/recovery-breakdown', ...long]) {
    await page.goto(path);
    await showOwnLetters(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
    for (const seen of [
      page.getByRole('banner').getByRole('link', { name: business.phone }).first(),
      page.getByRole('button', { name: 'Menu' }),
    ])
      await expect(seen).toBeInViewport({ ratio: 1 });
  }
});

test('where the browser chooses the colours, drawings use them: blue would be hard to see on black', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/mot');
  const colours = (all: Element[]) => [...new Set(all.map((each) => getComputedStyle(each).color))];
  expect(await page.locator('main svg').evaluateAll(colours)).toEqual(
    await page.locator('body').evaluateAll(colours),
  );
});

test('a signed-in visitor sees Dashboard and Sign Out instead', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Client Login' }).first()).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('garage-session', JSON.stringify({ refresh_token: 'x', access_token: 'y' })),
  );
  await page.reload();
  await expect(header.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign Out' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Client Login' }).first()).toBeHidden();
  const rules = await page.locator('script[type=speculationrules]').textContent();
  expect(rules, 'loading Sign Out ahead would sign people out').toContain(
    '{"not":{"href_matches":"/auth*"}}',
  );

  // As when Back restores a page: as it was left, without loading it again.
  const backAfter = (act: 'removeItem' | 'setItem') =>
    page.evaluate((how) => {
      localStorage[how]('garage-session', '{"access_token":"y","refresh_token":"x"}');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, act);
  await backAfter('removeItem');
  await expect(header.getByRole('link', { name: 'Client Login' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign Out' }).first()).toBeHidden();
  await backAfter('setItem');
  await expect(header.getByRole('link', { name: 'Sign Out' }).first()).toBeVisible();
});
