import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { business, phoneLink } from '../../business.ts';
import type { StaffEnquiry } from '../../features/enquiries/staff-list.server.ts';
import { startProcess } from '../processes.ts';
import { demoPassword, expect, test } from './garage.ts';
import { answerOnce, holdBack, untilHydrated } from './network.ts';

/** The contact form against the real server, with scripts and without. */
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const someone = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

/**
 * Opens the form as someone who takes a minute to fill it in, because a form sent at once seems to come from a
 * machine, and whose own clock is an hour fast, which must not matter.
 */
async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await page.goto(path);
  await untilHydrated(page);
  await page.clock.fastForward(60_000);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Service needed').selectOption('Diagnostics');
  await message(page).fill('A rattle at cold start.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** What staff find from an address in the inbox, or among suspected spam. */
async function inbox(
  request: APIRequestContext,
  email: string,
  spam: boolean,
  url = '',
): Promise<StaffEnquiry[]> {
  const session = await request.post(`${url}/auth/v1/token?grant_type=password`, {
    data: { email: 'employee@demo.example', password: demoPassword },
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const query = new URLSearchParams({ q: email, spam: spam ? '1' : '0', limit: '100' });
  const answer = await request.get(`${url}/api/staff/enquiries?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { rows: StaffEnquiry[] }).rows;
}

test('a message is logged, sent with empty fields as null, confirmed, and the form is empty again @both-engines', async ({
  page,
  request,
}) => {
  const email = someone('ann');
  const logged = page.waitForEvent('console', (entry) => entry.text().startsWith('Contact form submitted'));
  await openForm(page);
  await fillIn(page, email);
  const letGo = await holdBack(page, '**/api/enquiries');
  await send(page);
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeDisabled();
  letGo();
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  await expect(page.getByText('Thanks for contacting us — we’ll be in touch shortly.')).toBeVisible();
  await page.clock.fastForward(4000);
  await expect(page.getByText('Message sent', { exact: true })).toBeHidden();
  await expect(page.getByText('Your message has reached us.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const field of [
    page.getByLabel('First name'),
    page.getByLabel('Email', { exact: true }),
    message(page),
  ])
    await expect(field).toHaveValue('');
  await expect(page.getByLabel('Service needed')).toHaveValue('General Repairs');
  await page.getByLabel('First name').fill('  ');
  await page.getByLabel('Last name').fill('  ');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await send(page);
  await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
  await expect(page.getByText('Your message has reached us.'), 'from the previous message').toHaveCount(0);
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject({
    full_name: 'Ann Lee',
    email,
    phone: null,
    vehicle_info: null,
  });
  expect(await inbox(request, email, false)).toMatchObject([
    { email, service_needed: 'Diagnostics', phone: null, vehicle_info: null, source_page: '/contact' },
  ]);
});

test('people who ask for help at the roadside read which line is answered day and night, whether the message was sent or not, or a filter answered', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, someone('stranded'));
  await page.getByLabel('Service needed').selectOption('Emergency Service');
  const note = page.getByText(`do not wait: call ${business.emergencyPhone}, day and night.`);
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Blocked</h1>' }),
  ];
  for (const fail of failures) {
    await answerOnce(page, '**/api/enquiries', fail);
    await send(page);
    await expect(note).toContainText('has not been sent');
    const numbers = note.getByRole('link');
    await expect(numbers).toHaveText([business.phone, business.emergencyPhone]);
    await expect(numbers.last()).toHaveAttribute('href', phoneLink(business.emergencyPhone));
    await expect(numbers.last(), 'on one line').toHaveCSS('white-space', 'nowrap');
  }
  const letGo = await holdBack(page, '**/api/enquiries');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await message(page).fill('And its lamp is on.');
  letGo();
  await expect(note).toContainText('Your message has reached us.');
  await expect(message(page), 'typed meanwhile, and not sent').toHaveValue('And its lamp is on.');
});

test('the page gives up on a dead connection, and a message whose response was lost is stored once @both-engines', async ({
  page,
  request,
}) => {
  const email = someone('lost');
  await openForm(page);
  await fillIn(page, email);
  await answerOnce(page, '**/api/enquiries', async (route) => void (await route.fetch()));
  const reached = page.waitForRequest('**/api/enquiries');
  await send(page);
  await reached;
  await expect.poll(() => inbox(request, email, false)).toHaveLength(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Your message is still here and has not been sent.')).toBeVisible();
  await expect(message(page)).toHaveValue('A rattle at cold start.');
  await send(page);
  await expect(page.getByText('Your message has reached us.')).toBeVisible();
  expect(await inbox(request, email, false)).toHaveLength(1);
});

test('a text that is too long is not cut: the visitor is told, and nothing is lost', async ({
  page,
  request,
}) => {
  const email = someone('long');
  await openForm(page);
  await fillIn(page, email);
  await message(page).fill('x'.repeat(5001));
  await send(page);
  await expect(page.getByText('Please shorten the message to 5000 characters.')).toBeVisible();
  await expect(message(page)).toHaveValue('x'.repeat(5001));
  await message(page).fill('x'.repeat(5000));
  await send(page);
  await expect(page.getByText('Your message has reached us.')).toBeVisible();
  expect(await inbox(request, email, false)).toHaveLength(1);
});

test('names of nothing but spaces are missing information, and nothing is sent', async ({
  page,
  request,
}) => {
  const email = someone('nobody');
  await openForm(page);
  await fillIn(page, email);
  await page.getByLabel('First name').fill('  ');
  await page.getByLabel('Last name').fill('  ');
  await send(page);
  await expect(page.getByRole('alert'), 'announced at once').toContainText('Missing information');
  await expect(page.getByText('Please provide your name and email so we can get back to you.')).toBeVisible();
  await expect(message(page)).toHaveValue('A rattle at cold start.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Please enter your name/);
  await page.clock.fastForward(5000);
  await expect(page.getByText('Missing information', { exact: true })).toBeHidden();
  await expect(page.getByText('has not been sent: your name or email is missing.')).toBeVisible();
  expect(await inbox(request, email, false)).toEqual([]);
});

test('links choose the service and name the vehicle', async ({ page }) => {
  await openForm(page, '/contact?service=Electrical+Services&vehicle=Ford%20Focus');
  await expect(page.getByLabel('Service needed')).toHaveValue('Electrical Services');
  await expect(page.getByLabel('Vehicle')).toHaveValue('Ford Focus');
  const letCome = await holdBack(page, '**/assets/*.js');
  await page.goto('/contact?service=Electrical+Services&vehicle=Ford%20Focus&message=Wiring');
  await page.getByLabel('Vehicle').fill('A blue van');
  await message(page).fill('It cuts out.');
  letCome();
  await expect(page.getByLabel('Service needed')).toHaveValue('Electrical Services');
  await expect(page.getByLabel('Vehicle'), 'typed before the scripts loaded').toHaveValue('A blue van');
  await expect(message(page), 'also typed before').toHaveValue('It cuts out.');
  await openForm(page, '/contact?service=Nonsense');
  await expect(page.getByLabel('Service needed')).toHaveValue('General Repairs');
});

test('links name what the visitor chose in the message, who goes on typing under it', async ({
  page,
  request,
}) => {
  for (const [path, name, chosen, vehicle] of [
    ['/volvo-servicing-chesterfield', 'Book Full', 'Full service', 'Volvo'],
    ['/mot', 'Ask for a test date', 'MOT test', ''],
    ['/fleet-support', 'Ask about Business', 'Business plan', ''],
    ['/tyre-installation', 'Get Quote', 'Quote for tyres', ''],
    ['/performance-tuning', 'Book Stage 2', 'Stage 2', ''],
    ['/tuning', /^Ask for a quote ?: ECU Remapping$/, 'Quote: ECU Remapping', ''],
    ['/recovery-breakdown', 'Request Callback', 'Please ring me back.', ''],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name }).last().click();
    await untilHydrated(page);
    await expect(message(page), path).toHaveValue(`${chosen}\n`);
    await expect(page.getByLabel('Vehicle')).toHaveValue(vehicle);
  }
  const email = someone('chosen');
  await openForm(page, '/contact?message=Stage+2');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await message(page).focus();
  await page.keyboard.type('On a Golf GTI.');
  await send(page);
  await expect(page.getByText('Your message has reached us.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  expect(await inbox(request, email, false)).toMatchObject([{ message: 'Stage 2\nOn a Golf GTI.' }]);
});

test('every form link on a page about one of its services chooses that service', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const ways = page
    .locator('main, nav[aria-label="Call or book"]')
    .getByRole('link', { name: /^(Book Service|Request Callback|Request Location|Callback)$/ });
  for (const [path, count, service] of [
    ['/diagnostics', 3, 'Diagnostics'],
    ['/collision-repair', 3, 'Collision Repair'],
    ['/tuning/ecu-remapping', 3, 'Performance Tuning'],
    ['/recovery-breakdown', 6, 'Emergency Service'],
    ['/mot', 3, 'General Repairs'],
  ] as const) {
    await page.goto(path);
    await expect(ways).toHaveCount(count);
    const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses)) {
      await page.goto(path);
      await ways
        .and(page.locator(`[href="${address}"]`))
        .first()
        .click();
      await untilHydrated(page);
      await expect(page.getByLabel('Service needed'), `${path}, ${address}`).toHaveValue(service);
    }
  }
});

test('a quick action chooses its service without losing what was typed, and Book Service leads to the form', async ({
  page,
}) => {
  await openForm(page);
  await message(page).fill('The amber light is on.');
  const form = page.getByLabel('Service needed');
  await page.getByRole('link', { name: /Ask about a warning light/ }).click();
  await expect(form).toHaveValue('Diagnostics');
  await expect(form).toBeFocused();
  await expect(form).toBeInViewport();
  await expect(message(page)).toHaveValue('The amber light is on.');
  await page.getByRole('banner').getByRole('link', { name: 'Book Service' }).first().click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(message(page)).toHaveValue('The amber light is on.');
  // On a phone the link is in the menu, which must not cover the form.
  await page.setViewportSize({ width: 412, height: 915 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Book Service' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Send a message' })).toBeInViewport();
  await expect(message(page)).toHaveValue('The amber light is on.');
});

test('a sender who fills in the hidden field, or is too fast for a person, is kept apart for staff @both-engines', async ({
  page,
  request,
}) => {
  const trapped = someone('trapped');
  await openForm(page);
  await fillIn(page, trapped);
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  await send(page);
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  expect(await inbox(request, trapped, true)).toHaveLength(1);
  expect(await inbox(request, trapped, false)).toHaveLength(0);

  const hasty = someone('hasty');
  const enquiry = {
    full_name: 'Has Ty',
    email: hasty,
    source_page: '/contact',
    website: '',
    took_ms: 900,
  };
  expect((await request.post('/api/enquiries', { data: enquiry })).status()).toBe(201);
  expect(await inbox(request, hasty, true)).toHaveLength(1);
});

test('without scripts the form is posted, answered on the same page, and the trap still works @both-engines', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const email = someone('plain');
  await page.goto('/contact');
  const lamp = page.getByRole('link', { name: /Ask about a warning light/ });
  await expect(lamp, 'without scripts nothing preselects it').toHaveText(/With the form, under Diagnostics$/);
  await lamp.click();
  await expect(page.getByLabel('Service needed')).toBeInViewport();
  await fillIn(page, email);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toContainText(
    'Thanks for contacting us',
  );
  await expect(message(page)).toHaveValue('');
  const trap = await page.getByLabel('Leave this empty').boundingBox();
  expect(trap?.x, 'the reply has the styles that hide the trap').toBeLessThan(0);
  expect(await inbox(request, email, false)).toMatchObject([
    { email, service_needed: 'Diagnostics', source_page: '/contact' },
  ]);

  await page.goto('/contact');
  await fillIn(page, email);
  await page.getByLabel('First name').fill('   ');
  await page.getByLabel('Last name').fill('   ');
  await message(page).fill('Quotes " and <tags> & all');
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Missing information' })).toBeVisible();
  await expect(page.getByLabel('Service needed')).toHaveValue('Diagnostics');
  await expect(message(page)).toHaveValue('Quotes " and <tags> & all');
  await page.getByLabel('First name').fill('Plain');
  await page.getByLabel('Last name').fill('Post');
  await send(page);
  await expect(page.getByText('Message sent')).toBeVisible();

  const trapped = someone('plain-trap');
  const form = { first_name: 'Ro', last_name: 'Bot', email: trapped, website: 'x' };
  expect((await request.post('/contact', { form })).status()).toBe(200);
  expect(await inbox(request, trapped, true)).toHaveLength(1);
  await context.close();
});

test('too many messages from one address are kept apart, and if the server is down nothing typed is lost', async ({
  page,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'garage-contact-'));
  const garage = await startProcess(
    { DATA_DIR: folder, DEMO_DATA: 'on', RATE_LIMITS: 'on', LOG_LEVEL: 'warn' },
    'build/server/serve.js',
  );
  try {
    const email = someone('flood');
    // The count restarts with each hour, so of eleven messages at least one is the sixth within an hour.
    for (let sent = 0; sent < 11; sent += 1) {
      const enquiry = {
        full_name: `Flood ${sent}`,
        email,
        source_page: '/contact',
        website: '',
        took_ms: 60_000,
      };
      expect((await request.post(`${garage.url}/api/enquiries`, { data: enquiry })).status()).toBe(201);
    }
    const kept = await inbox(request, email, false, garage.url);
    const apart = await inbox(request, email, true, garage.url);
    expect(kept.length + apart.length).toBe(11);
    expect(kept.length).toBeGreaterThanOrEqual(5);
    expect(apart.length).toBeGreaterThanOrEqual(1);

    const errors: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && errors.push(entry.text()));
    await openForm(page, `${garage.url}/contact`);
    await fillIn(page, email);
    await garage.stop();
    await send(page);
    await expect(page.getByText('Submission failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Your message is still here and has not been sent.')).toBeVisible();
    await expect(
      page.getByText("We couldn't send your message. Please try again in a moment."),
    ).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page.getByLabel('Service needed')).toHaveValue('Diagnostics');
    await expect(message(page)).toHaveValue('A rattle at cold start.');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    expect(errors.some((text) => text.includes('could not be sent'))).toBe(true);
  } finally {
    await garage.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
