import type { Page } from '@playwright/test';
import { business, phoneLink } from '../../business.ts';
import { contactFor } from '../../app/lib/contact-for.ts';
import { makeAppointment, makeReminder, makeService, makeVehicle } from '../../db/factories.ts';
import { openStatuses } from '../../features/appointments/statuses.ts';
import { goToScreen, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { unexpectedError, holdBack, showOwnLetters } from './network.ts';
import { callInPage, signIn, signInAtDesk, startSession } from './session.ts';
import { localRoutes, makeRoutes } from './routes.ts';

/** What the specification names on each page, word for word, looked for on the built pages. */
const call = phoneLink(business.phone);
const emergencyCall = phoneLink(business.emergencyPhone);
const main = (page: Page) => page.getByRole('main');
/** The cards, steps or packages in a part of the page. */
const cards = (page: Page, id: string) => page.locator(`#${id} li:has(> h3)`);
const lines = (page: Page, id: string) => page.locator(`#${id} li`);
const titles = (page: Page, id: string) => page.locator(`#${id} li h3`);

async function expectLink(page: Page, name: string | RegExp, href: string, count = 1): Promise<void> {
  const links = main(page).getByRole('link', { name, exact: typeof name === 'string' });
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) expect(await link.getAttribute('href')).toBe(href);
}

/** The calls to action of a service page: to the contact page and to the phone, at the top and at the end. */
async function expectCalls(page: Page, book: string): Promise<void> {
  await expectLink(page, book, contactFor(new URL(page.url()).pathname), 2);
  expect(await main(page).locator(`a[href="${call}"]`).count()).toBeGreaterThan(1);
}

/** Parts of a page and how many items each has; 0 means only that the part exists. */
async function expectParts(page: Page, parts: Record<string, number>): Promise<void> {
  for (const [id, count] of Object.entries(parts)) {
    await expect(page.locator(`#${id}`), id).toBeVisible();
    if (count > 0)
      await expect(
        cards(page, id).or(page.locator(`#${id} ul:not(:has(h3)) > li:not(li li)`)),
        id,
      ).toHaveCount(count);
  }
}

const faqs = async (page: Page, count: number) => expect(page.locator('#faq details')).toHaveCount(count);

/**
 * Makes a page's writes to an address fail during an action. No reason is known, so the specification's
 * words are shown alone.
 */
async function whileBroken(page: Page, address: string, act: () => Promise<void>): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(unexpectedError),
  );
  await act();
  await page.unroute(address);
}

/** The title and the text of a toast, and nothing else, where a screen reader hears them. */
const expectToast = async (page: Page, how: string, words: string) => {
  const lines = page.locator(`[aria-live=${how}] [role=group]`).first().locator('h2, p');
  await expect.poll(async () => (await lines.allInnerTexts()).join(' '), words).toBe(words);
};
const expectBad = (page: Page, words: string) => expectToast(page, 'assertive', words);
const expectGood = (page: Page, words: string) => expectToast(page, 'polite', words);

test('the account pages describe themselves as every page does', async ({ page }) => {
  for (const [path, own] of [
    ['/auth', 'client login'],
    ['/dashboard', 'my vehicles'],
  ] as const) {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(path);
    // React has run by then: it must leave in place what the build has added.
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(new RegExp(`<meta name="keywords" content="${own}, `));
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
    expect(html).toContain('"@type":"AutoRepair"');
    expect(html, 'personal pages are not in search engines').toMatch(/<meta name="robots" content="noindex"/);
    expect(complaints).toEqual([]);
  }
});

test('every page has the top bar, the menus and the footer of the specification', async ({ page }) => {
  await page.goto('/terms');
  const header = page.getByRole('banner');
  await expect(header).toContainText('Mon-Fri 9:00-17:00, closed Saturday and Sunday');
  await expect(header.locator(`a[href="${call}"]`).first()).toHaveText(business.phone);
  const menu = (id: string) => page.locator(`#${id} ul a`);
  await expect(menu('menu-services')).toHaveCount(8);
  await expect(menu('menu-tuning')).toHaveText(['ECU Remapping', 'Exhaust Fabrication', 'Performance Parts']);
  for (const [name, href] of [
    ['MOT', '/mot'],
    ['Fleet Support', '/fleet-support'],
    ['Client Login', '/auth'],
    ['Book Service', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
    await expect(page.locator('#menu-all').getByText(name, { exact: true })).toHaveCount(1);
  }
  // The sheet for narrow screens has what the wide header and its menus have.
  const linksIn = (selector: string) =>
    header
      .locator(selector)
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`).toSorted());
  const wide = await linksIn('a:not(#menu-all a, [href="/"], [href^="tel:"])');
  expect(wide).toEqual(expect.arrayContaining(['All services /services', 'All tuning /tuning']));
  expect(await linksIn('#menu-all a:not([href^="tel:"])')).toEqual(wide);
  await expect(page.locator(`#menu-all a[href="${call}"]`)).toHaveText(business.phone);
  await expect(page.locator(`#menu-all a[href="${emergencyCall}"]`)).toHaveText(business.emergencyPhone);
  const footer = page.getByRole('contentinfo');
  for (const text of [
    business.address.street,
    business.address.postcode,
    business.email,
    business.hoursText,
    'Closed Saturday and Sunday',
    'Closed on bank holidays',
    `Broken down? ${business.emergencyPhone}, day and night`,
  ]) {
    await expect(footer).toContainText(text);
  }
  for (const name of ['Services', 'Quick links'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible();
  for (const name of [...business.social.map((place) => place.name), 'Privacy', 'Terms', business.phone]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('a phone shows the closed days too, and the bar keeps its height', async ({ page }) => {
  await page.goto('/terms');
  await showOwnLetters(page);
  const bar = page.getByRole('banner').locator(':scope > div').first();
  for (const [width, height] of [
    [360, 38],
    [320, 38],
    [280, 68],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(bar).toContainText('Mon-Fri 9:00-17:00, closed Saturday and Sunday', { useInnerText: true });
    const size = await bar.evaluate((it: HTMLElement) => [it.offsetHeight, it.scrollHeight, it.scrollWidth]);
    expect(size).toEqual([height, height, width]);
  }
});

test('the menus open and close with the keyboard, and show the same links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const services = page.getByRole('button', { name: 'Services' });
  await services.press('Enter');
  await expect(page.locator('#menu-services')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('#menu-services a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu-services')).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tuning' }).click();
  await expect(page.locator('#menu-tuning')).toBeVisible();
  await expect(page.locator('#menu-services')).toBeHidden();
});

test('/', async ({ page }) => {
  await page.goto('/');
  await expectCalls(page, 'Book Service');
  await expect(cards(page, 'services')).toHaveCount(6);
  await expect(page.locator('#about')).toBeVisible();
  await faqs(page, 6);
  await expect(titles(page, 'trust')).toHaveText([
    '15+ years experience',
    '500+ customers',
    '98% retention',
    '100% satisfaction',
    'Certified technicians',
    'Serving since 2008',
    'Same-day service',
    '12-month warranty',
    'Central location',
  ]);
  await expect(page.locator('#makes a')).toHaveCount(makeRoutes.length);
  await expectLink(page, 'From £79, by make', '/#makes');
  const emergencyLine = main(page).getByRole('link', { name: business.emergencyPhone });
  await expect(emergencyLine).toHaveCount(2);
  for (const link of await emergencyLine.all()) await expect(link).toHaveAttribute('href', emergencyCall);
  await expect(emergencyLine.and(page.locator('#emergency a'))).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await expect(emergencyLine.first(), 'on a phone at the roadside').toBeInViewport({ ratio: 1 });
});

test('/services', async ({ page }) => {
  await page.goto('/services');
  await expect(titles(page, 'services')).toHaveText([
    ...['General repairs', 'Diagnostics', 'Routine servicing'],
    ...['Electrical services', 'Performance tuning', 'Collision repair'],
  ]);
  await expect(page.locator('#testimonials figure')).toHaveCount(3);
  await expect(page.locator('#testimonials')).toContainText(/not given by real customers/);
  await expect(page.locator('#quick-links a')).toHaveCount(6);
});

test('/tuning', async ({ page }) => {
  await page.goto('/tuning');
  await expect(titles(page, 'tuning-services')).toHaveText([
    'ECU Remapping',
    'Performance Exhaust Fabrication',
    'Intercooler Services',
  ]);
  for (const slug of ['ecu-remapping', 'exhaust-fabrication', 'performance-parts']) {
    await expect(page.locator(`#tuning-services a[href="/tuning/${slug}"]`)).toHaveCount(1);
  }
  for (const message of ['ECU Remapping', 'Performance Exhaust Fabrication', 'Intercooler Services']) {
    const quote = contactFor('/tuning', { message: `Quote: ${message}` });
    await expect(page.locator(`#tuning-services a[href="${quote}"]`)).toHaveCount(1);
  }
  await expect(cards(page, 'why-choose')).toHaveCount(6);
  await expectCalls(page, 'Book Service');
});

test('/tuning/ecu-remapping', async ({ page }) => {
  await page.goto('/tuning/ecu-remapping');
  for (const name of ['What We Do', 'Benefits'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(titles(page, 'process')).toHaveText(['Diagnostics', 'Calibration', 'Validation']);
  await expect(main(page)).toContainText('Up to 30% power and up to 20% torque');
});

test('/tuning/exhaust-fabrication and /tuning/performance-parts', async ({ page }) => {
  await page.goto('/tuning/exhaust-fabrication');
  for (const name of ['Why Custom', 'Options'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await page.goto('/tuning/performance-parts');
  await expect(page.getByRole('heading', { name: 'Popular upgrades' })).toBeVisible();
  await expect(titles(page, 'popular-upgrades')).toHaveText([
    'Intercoolers',
    'Intakes',
    'Exhaust components',
    'Suspension',
    'Brakes',
  ]);
});

const counted: [path: string, parts: Record<string, number>][] = [
  ['/dpf', { problems: 3, solutions: 3, prevention: 4, 'when-to-seek-help': 0 }],
  ['/general-repairs', { categories: 4, reasons: 6, process: 4 }],
  ['/diagnostics', { categories: 4, equipment: 4, process: 4, scenarios: 6 }],
  ['/routine-servicing', { 'service-areas': 4, packages: 3, benefits: 6, 'reminder-system': 0 }],
  [
    '/electrical-services',
    { 'service-areas': 4, problems: 4, electronics: 6, equipment: 0, expertise: 0, 'safety-warning': 0 },
  ],
  ['/performance-tuning', { areas: 4, stages: 3, considerations: 6, process: 4 }],
  ['/collision-repair', { areas: 4, process: 6, insurers: 12, 'damage-levels': 3, quality: 4 }],
  ['/air-conditioning', { services: 3, problems: 3, reasons: 6 }],
  ['/mot', { 'what-an-mot-is': 0, checklist: 6, preparation: 6, 'failure-reasons': 4, reasons: 0 }],
  [
    '/fleet-support',
    { services: 6, 'vehicle-types': 0, 'fleet-sizes': 3, plans: 3, benefits: 0, reasons: 0 },
  ],
  ...['/clutch-replacement', '/timing-chain-belt', '/brake-service', '/suspension-repairs'].map(
    (path): [string, Record<string, number>] => [
      path,
      { 'warning-signs': 0, components: 0, process: 5, reasons: 0 },
    ],
  ),
];
for (const [path, parts] of counted) {
  test(`${path} has its parts and its ways to book and call`, async ({ page }) => {
    await page.goto(path);
    const { 'failure-reasons': figures, ...rest } = parts;
    await expectParts(page, rest);
    if (figures) await expect(titles(page, 'failure-reasons')).toHaveCount(figures);
    await expectCalls(page, 'Book Service');
  });
}

test('what single service pages say word for word', async ({ page }) => {
  await page.goto('/diagnostics');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Services',
    'Diagnostics',
  ]);
  for (const title of ['Red', 'Amber, flashing engine light', 'Cranks but will not start'])
    await expectLink(page, new RegExp(`^Have the car collected ?: ${title}$`), '/recovery-breakdown');

  await page.goto('/routine-servicing');
  await expect(titles(page, 'packages')).toHaveText(['Basic', 'Full', 'Major']);
  await expectLink(page, 'Find your make’s prices', '/#makes', 2);
  await expectLink(page, 'From £79, by make', '/#makes');
  await expect(cards(page, 'packages').nth(1)).toContainText('Most Popular');
  const reminders = page.locator('#reminder-system a');
  const message = 'Please remind me of my next service and MOT.';
  await expect(reminders).toHaveAttribute('href', contactFor('/routine-servicing', { message }));

  await page.goto('/performance-tuning');
  await expect(cards(page, 'stages').nth(1)).toContainText('Most Popular');
  for (const [index, gain] of ['15-25% power', '25-35% power', '35%+ power'].entries()) {
    await expect(cards(page, 'stages').nth(index)).toContainText(gain);
  }

  await page.goto('/collision-repair');
  await expect(page.getByRole('heading', { name: 'Approved insurers' })).toBeVisible();

  await page.goto('/mot');
  const failures = ['Lighting 18.5%', 'Suspension 13.2%', 'Brakes 11.8%', 'Tyres 10.4%'];
  const shown = await lines(page, 'failure-reasons').evaluateAll((all) =>
    all.map((line) => `${line.querySelector('h3')?.textContent} ${line.querySelector('p')?.textContent}`),
  );
  expect(shown).toEqual(failures);
  await expect(titles(page, 'checklist')).toHaveText([
    ...['Lights and electrical', 'Steering and suspension', 'Brakes'],
    ...['Tyres and wheels', 'Body and structure', 'Exhaust and emissions'],
  ]);

  await page.goto('/fleet-support');
  for (const [index, size] of ['2-5 vehicles', '6-15 vehicles', '15+ vehicles'].entries()) {
    await expect(cards(page, 'plans').nth(index)).toContainText(`Ideal for ${size}`);
  }
});

test('/tyre-installation', async ({ page }) => {
  await page.goto('/tyre-installation');
  await expectCalls(page, 'Book Installation');
  await expectLink(page, 'Get Quote', '/contact?message=Quote+for+tyres', 2);
  await expect(titles(page, 'installation-services')).toHaveText([
    'Tyre fitting',
    'Wheel alignment',
    'Inspection and health check',
  ]);
  await expect(titles(page, 'tyre-types')).toHaveText(['Summer', 'Winter', 'All-season', 'Performance']);
  await expect(page.locator('#warning-signs')).toBeVisible();
  await expect(titles(page, 'process')).toHaveText([
    ...['Inspection', 'Selection', 'Fitting'],
    ...['Balancing and alignment', 'Final inspection'],
  ]);
});

test('/recovery-breakdown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/recovery-breakdown');
  const banner = main(page).locator('p').first();
  await expect(banner).toContainText('24/7');
  await expect(banner.getByRole('link')).toHaveText(business.emergencyPhone);
  await expect(banner.getByRole('link')).toBeInViewport();
  await expect(cards(page, 'recovery-services')).toHaveCount(3);
  for (const card of await cards(page, 'recovery-services').all())
    await expect(card).toContainText(/Response: .+ Available: /);
  await expectParts(page, { situations: 4, response: 4, reasons: 6 });
  for (const [name, message] of [
    ['Request Callback', 'Please ring me back.'],
    ['Request Location', 'Where the car is:'],
  ] as const) {
    for (const link of await main(page).getByRole('link', { name, exact: true }).all())
      expect(await link.getAttribute('href')).toBe(contactFor('/recovery-breakdown', { message }));
    await expect(main(page).getByRole('link', { name, exact: true }).last()).toBeVisible();
  }
  const bar = page.getByRole('navigation', { name: 'Call or book' }).getByRole('link');
  await expect(bar).toHaveText(['Call 24/7', 'Callback']);
  await expect(bar.first()).toHaveAttribute('href', emergencyCall);
  const first = main(page).locator('h1 ~ div').getByRole('link').first();
  await expect(first).toHaveText(`Call ${business.emergencyPhone}`);
});

test('/about', async ({ page }) => {
  await page.goto('/about');
  await expectParts(page, { stats: 0, story: 0, certifications: 0, values: 4 });
  await expect(main(page)).toContainText('Founded in 2009');
  await expect(main(page)).toContainText('serving since 2008');
  await expectCalls(page, 'Book Service');
});

test('/contact', async ({ page }) => {
  await page.goto('/contact');
  for (const name of [
    'Phone',
    'Email',
    'Location',
    'Hours',
    'Send a message',
    'Quick Actions',
    'Workshop address',
    'Emergency call',
  ]) {
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(main(page)).toContainText('Reply within 24 hours');
  await expect(main(page), 'like the diary').toContainText('Closed on bank holidays');
  const underPhone = page.locator('section', { has: page.getByRole('heading', { name: 'Phone' }) });
  const emergencyLine = underPhone.getByRole('link', { name: business.emergencyPhone });
  await expect(emergencyLine).toHaveAttribute('href', emergencyCall);
  const options = [
    ...['General Repairs', 'Diagnostics', 'Routine Servicing', 'Electrical Services'],
    ...['Performance Tuning', 'Collision Repair', 'Emergency Service', 'Other'],
  ];
  await expect(page.getByLabel('Service needed').getByRole('option')).toHaveText(options);
  await expect(page.getByLabel('Service needed')).toHaveValue('General Repairs');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/\(optional\).* to ring you back$/);
  await expect(page.getByLabel('Vehicle info')).toBeVisible();
  const box = await page.getByLabel('Message').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(120);
  await expect(
    page.locator('#emergency').getByRole('link', { name: business.emergencyPhone }),
  ).toHaveAttribute('href', emergencyCall);
  await expect(main(page).locator(`a[href="mailto:${business.email}"]`).first()).toBeVisible();
  await expect(page.locator('#workshop').getByRole('link', { name: /Map/ })).toHaveAttribute(
    'href',
    /^https:/,
  );
});

test('any other address', async ({ page }) => {
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('no page at /no/such/page'));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(await answer?.text()).toMatch(/<meta name="robots" content="noindex"/);
  expect((await logged).type()).toBe('error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

/** One test for all: they share a layout, and the shape of a make’s content fixes every count (`content/schema.ts`). */
test('a make’s page has the layout of the specification', async ({ page }) => {
  for (const [path, make, interval] of [
    ['/alfa-romeo-servicing-chesterfield', 'Alfa Romeo', /From £[\d,]+Every \d+ months or [\d,]+ miles/],
    ['/tvr-servicing-chesterfield', 'TVR', /From £[\d,]+Every \d+ months(?! or)/],
  ] as const) {
    await page.goto(path);
    await expect(main(page).getByText(`${make} Specialists`, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Expert ${make} Servicing in Chesterfield`,
    );
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Services',
      `${make} Servicing`,
    ]);
    const contact = contactFor(path, { vehicle: make });
    await expectLink(page, 'Book Your Service', contact);
    await expectLink(page, 'Call Now', call);
    await expectLink(page, 'Book Online', contact);
    await expectLink(page, new RegExp(`^Call ${business.phone}$`), call);
    await expect(page.getByRole('heading', { name: 'Trusted by Chesterfield Drivers' })).toBeVisible();
    await expectParts(page, {
      'why-choose': 6,
      packages: 3,
      'specialist-services': 8,
      'common-issues': 8,
      trust: 4,
    });
    for (const item of await cards(page, 'packages').all()) await expect(item).toContainText(interval);
    await faqs(page, 5);
  }
});

test('every local page has the layout of the specification', async ({ page }) => {
  for (const path of localRoutes) {
    await page.goto(path);
    await expect(main(page).getByText('Chesterfield Specialists', { exact: true })).toBeVisible();
    await expectCalls(page, 'Book Online');
    await expect(page.getByRole('heading', { name: 'What You Get' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ready to Book?' })).toBeVisible();
    await expect(titles(page, 'trust')).toHaveText([
      '12-Month Warranty',
      'Chesterfield Garage',
      'Fast Turnaround',
    ]);
    await expect(cards(page, 'benefits')).toHaveCount(6);
    await expect(lines(page, 'what-you-get')).toHaveCount(6);
    await faqs(page, 5);
  }
});

test('/auth', async ({ page }) => {
  await page.goto('/auth');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(business.name);
  await expect(main(page)).toContainText('Access your automotive service dashboard');
  await expect(page.getByRole('tab')).toHaveText(['Sign In', 'Sign Up']);
  const fields = (panel: string) =>
    page
      .getByRole('tabpanel', { name: panel })
      .locator('input')
      .evaluateAll((all: HTMLInputElement[]) =>
        all.map(({ labels, type, required }) => `${labels?.[0]?.textContent} ${type} ${required}`),
      );
  expect(await fields('Sign In'), 'the tab open at first').toEqual([
    'Email email true',
    'Password password true',
  ]);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  expect(await fields('Sign Up')).toEqual([
    'Full Name text true',
    'Email email true',
    'Password password true',
  ]);
  const values = { 'Full Name': 'Ada Kerr', Email: 'ada@example.com', Password: 'camshaft and lifters' };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
  const sent = page.waitForRequest('**/auth/v1/signup?*');
  const letGo = await holdBack(page, '**/auth/v1/signup?*');
  const button = page.getByRole('button', { name: 'Sign Up' });
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button.locator('[class*=spinner]')).toBeVisible();
  const request = await sent;
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(new URL('/', page.url()).href);
  expect(request.postDataJSON()).toMatchObject({ data: { full_name: 'Ada Kerr' } });
  letGo();
  await expectGood(page, 'Check your email Please check your email for a confirmation link.');
  await expect(page).toHaveURL('/auth');
});

test('the dashboard says whose it is, and what to call someone who gave no name', async ({
  page,
  garage,
}) => {
  const email = 'client@demo.example';
  await signIn(page, email);
  const header = page.getByRole('banner');
  for (const words of [business.name, 'client', 'Robin Carter', email])
    await expect(header.getByText(words, { exact: true })).toBeVisible();
  const db = garage.open();
  await db.updateTable('profiles').set({ full_name: null }).where('email', '=', email).execute();
  await page.reload();
  await expect(header.getByText('User', { exact: true })).toBeVisible();
  await startSession(page);
  await page.goto('/dashboard?tab=clients&sort=created');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Unnamed Client');
  await expect(header.getByText('employee', { exact: true })).toBeVisible();
  await db.destroy();
});

test('a client’s lists show about each item what the specification lists', async ({ page, garage }) => {
  await signIn(page, 'client@demo.example');
  const { id: client_id } = (await callInPage(page, 'GET', '/api/profile')) as { id: string };
  const day = '2039-03-01';
  const db = garage.open();
  const { id: vehicle_id } = await makeVehicle(db, {
    ...{ owner_id: client_id, make: 'Seat', model: 'Leon', year: 2018, registration: 'DE18ZZZ' },
    ...{ mileage: 65_000, fuel_type: 'petrol', mot_expiry: day },
    ...{ service_due_date: day, service_due_mileage: 66_000 },
  });
  const work = { vehicle_id, service_type: 'Oil Change' } as const;
  const booking = { ...work, client_id, appointment_date: day, estimated_cost: 24_550, notes: 'Ring first' };
  const booked = await makeAppointment(db, booking);
  await makeService(db, { ...work, service_date: '2026-01-05', cost: 21_900, description: 'Filter too' });
  // What the demo garage has booked for its client depends on the day.
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '<>', booked.id)
    .where('status', 'in', openStatuses)
    .execute();
  await db.deleteFrom('reminders').execute();
  await makeReminder(db, { vehicle_id, due_date: day });
  await db.destroy();
  await page.goto('/dashboard');
  const said = (hasText: string, whole: string) =>
    expect(page.getByRole('listitem').filter({ hasText })).toHaveText([whole], { useInnerText: true });
  await said('MOT due', 'MOT due MOT Seat Leon DE18 ZZZ Due 1 Mar 2039');
  await said('Oil Change', 'Oil Change Scheduled Seat Leon DE18 ZZZ Tue 1 Mar 2039, 09:00');
  const turnTo = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  await turnTo('My Vehicles');
  const card = page.getByRole('article', { name: 'Seat Leon DE18 ZZZ' });
  await expect(card.getByRole('heading')).toHaveText('Seat Leon');
  await expect(card.locator('dl > div')).toHaveText([
    ...['Year2018', 'Mileage65,000 miles', 'FuelPetrol', 'MOT expiry1 Mar 2039'],
    'Next service1 Mar 2039 or at 66,000 miles',
  ]);
  await turnTo('Appointments');
  const when = 'Tue 1 Mar 2039, 09:00–10:00 (1 h) Seat Leon DE18 ZZZ Estimated cost £245.50 Ring first';
  const acts = 'Change Cancel Add to calendar Change or cancel until 28 Feb 2039, 09:00';
  await said('Oil Change', `Oil Change Scheduled ${when} ${acts}`);
  await turnTo('Service History');
  const done = 'Oil Change Completed 5 Jan 2026 Seat Leon DE18 ZZZ Filter too £219.00 Book again';
  await said('Filter too', done);
});

test('a client reads why nothing was added, booked or made in the words of the specification', async ({
  page,
}) => {
  await startSession(page, 'client@demo.example');
  const dialog = page.getByRole('dialog');
  await page.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  const car = { Make: 'Ford', Model: 'Ka', Year: '2015', Registration: 'YN15 KAA', Mileage: '50000' };
  // Found by its name alone, though it is marked as optional.
  for (const [label, value] of Object.entries(car))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await whileBroken(page, '**/api/vehicles', async () => {
    await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
    await expectBad(page, 'Error Failed to add vehicle. Please try again.');
    await expect(dialog, 'a toast is not a dialog').toHaveCount(1);
  });
  await page.goto('/dashboard?tab=appointments&dialog=book');
  await dialog.getByLabel('Service Type').selectOption('Diagnostics');
  await dialog.getByLabel('Date').fill(tuesdayAhead(20));
  await dialog.getByRole('radio').first().check();
  // The list behind the dialog has no field of that name.
  await page.getByLabel('Vehicle').selectOption({ index: 1 });
  await whileBroken(page, '**/api/appointments', async () => {
    await dialog.getByRole('button', { name: 'Book Appointment' }).click();
    await expectBad(page, 'Error Failed to book appointment. Please try again.');
  });
  const unknown = { status: 404, json: { error: { code: 'not_found', message: 'No profile.' } } };
  await page.route('**/api/profile', (route) =>
    route.fulfill(route.request().method() === 'GET' ? unknown : unexpectedError),
  );
  await page.goto('/dashboard');
  await expectBad(page, 'Error Failed to create user profile. Please contact support.');
});

test('staff read how a change went in the words of the specification, title and text', async ({ page }) => {
  await signInAtDesk(page);
  const filters = page.getByRole('group', { name: 'Show' });
  await expect(filters.getByRole('button', { name: 'Arrivals', exact: true })).toBeVisible();
  await goToScreen(page, '/dashboard?tab=appointments&status=scheduled');
  const confirm = page.getByRole('button', { name: /^Confirm: / }).first();
  await whileBroken(page, '**/api/staff/appointments/*/status', async () => {
    await confirm.click();
    await expectBad(page, 'Error Failed to update appointment status.');
  });
  await confirm.click();
  await expectGood(page, 'Success Appointment status updated successfully.');

  await page.goto('/dashboard?tab=enquiries');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('New');
  await page.getByLabel('Internal Notes').fill('Rang, no answer');
  await whileBroken(page, '**/api/staff/enquiries/*', async () => {
    await press('Start');
    await expectBad(page, 'Update failed Could not update status.');
    await press('Assign to me');
    await expectBad(page, 'Assign failed Could not assign enquiry.');
    await press('Save Notes');
    await expectBad(page, 'Save failed Could not save notes.');
  });
  await press('Start');
  await expectGood(page, 'Status updated Enquiry status has been updated.');
  await press('Assign to me');
  await expectGood(page, 'Assigned Enquiry assigned to you.');
  await press('Save Notes');
  await expectGood(page, 'Notes saved Internal notes updated.');
  await page.goto('/dashboard?tab=enquiries&status=spam');
  // A text that is only spoken says so too, and counts filters.
  await expect(page.getByRole('paragraph').filter({ hasText: /^No enquiries found\.$/ })).toBeVisible();
});
