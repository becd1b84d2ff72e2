import type { Page } from '@playwright/test';
import type { AppointmentRow } from '../../db/tables.ts';
import { goToScreen, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { showOwnLetters } from './network.ts';
import { callAs, signIn, startSession } from './session.ts';
import { expectAccessible } from './accessible.ts';

/** Every screen behind the sign-in, and every dialog over them, on a phone and on a desktop screen. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 1440];

const staffTabs = [
  'today',
  'calendar',
  'appointments',
  'services',
  'clients',
  'vehicles',
  'enquiries',
  'reports',
  'people',
  'settings',
  'audit',
  'account',
];
const staffWindows = ['book', 'record', 'client', 'shortcuts'];
const reports = ['revenue', 'bays', 'clients', 'enquiries', 'mots'];
/** What the rows of each list open, by its name in the address. */
const details = {
  appointments: 'appointment',
  services: 'record',
  vehicles: 'vehicle',
  clients: 'client',
  enquiries: 'enquiry',
};
const clientTabs = ['overview', 'vehicles', 'appointments', 'history', 'reminders', 'data', 'account'];
const clientWindows = ['add-vehicle', 'book', 'calendar', 'remind'];

for (const [who, screens] of [
  ['admin', staffScreens],
  ['client', () => clientScreens],
] as const) {
  test(`the screens of ${who} are sound on a phone and a desktop screen, and fit a phone in landscape, a page zoomed to 400 %, and text twice as large`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await startSession(page, `${who}@demo.example`);
    const browser = await page.context().newCDPSession(page);
    const letters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const address of await screens(page)) {
      await show(page, address);
      for (const width of widths) await look(page, address, width);
      for (const [width, standard] of [
        [640, 16],
        [320, 16],
        [360, 32],
      ] as const) {
        await page.setViewportSize({ width, height: 360 });
        await letters(standard);
        await expect.poll(() => page.evaluate(cutOff), `${address} at ${width} px`).toEqual([]);
        await expect
          .poll(() => page.evaluate(unseen), `${address} at ${width} px: unseen, yet focusable`)
          .toEqual([]);
      }
      await letters(16);
    }
  });
}

test('signing in, signing up and approving a price are sound on a phone and a desktop screen', async ({
  page,
}) => {
  const lookAtAll = async (name: string) => {
    for (const width of widths) await look(page, name, width);
  };
  await show(page, '/auth');
  await lookAtAll('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await lookAtAll('Sign Up');
  await startSession(page, 'client@demo.example');
  await page.goto('/dashboard?tab=overview');
  await page.getByRole('button', { name: 'Agree or decline' }).first().click();
  await expect(page.getByRole('button', { name: /^Agree to pay/ })).toBeVisible();
  await lookAtAll('A price for you to approve');
});

test('staff’s lists show their buttons without scrolling and underline their links, from a small laptop to a desktop screen', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  const lists = [
    'today',
    'appointments',
    'appointments&status=in_progress',
    'services',
    'clients',
    'vehicles',
  ];
  for (const tab of [...lists, 'people', 'audit', ...reports.map((report) => `reports&report=${report}`)]) {
    await show(page, `/dashboard?tab=${tab}`);
    expect(await page.evaluate(linksWithoutLine), tab).toEqual([]);
    for (const width of [1024, 1180, 1279, 1280, 1359, 1366, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(scrolling), `${tab} at ${width} px`).toEqual([]);
    }
  }
});

test('the day sheet shows its prices in full on a tablet in portrait', async ({ page }) => {
  await startSession(page, 'admin@demo.example');
  await page.setViewportSize({ width: 768, height: 1024 });
  await show(page, '/dashboard?print=day');
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('columnheader', { name: 'Estimate' })).toBeVisible();
  expect(await sheet.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('the buttons beside people are in sight on a tablet', async ({ page }) => {
  await signIn(page, 'admin@demo.example');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.route('**/people?*', async (route) => {
    const list = (await (await route.fetch()).json()) as { rows: object[] };
    return route.fulfill({
      json: {
        ...list,
        rows: list.rows.map((row) => ({
          ...row,
          email: 'wolfe1795602561106@example.com',
          has_second_step: true,
          sessions: 1,
        })),
      },
    });
  });
  await show(page, '/dashboard?tab=people');
  await expect(page.getByRole('button', { name: /^Remove two-step of / }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(scrolling)).toEqual([]);
});

test('names and words that are too long for the width of a phone break there', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const call = await callAs(request, 'admin@demo.example');
  const long = 'Kraftfahrzeughaftpflichtversicherungswagen';
  const { client_id, vehicle_id, id } = await call<AppointmentRow>('POST', '/api/staff/appointments', {
    client: { full_name: long },
    vehicle: { make: 'Ford', model: long, year: 2019, registration: 'AB19 LNG' },
    ...{ service_type: 'Other', appointment_date: '2031-03-03', appointment_time: '09:00' },
  });
  await call('POST', '/api/staff/quotes', { appointment_id: id, work: long.repeat(2), price: 100 });
  await call('PATCH', '/api/staff/settings', {
    closed_days: [{ date: '2031-03-06', reason: long.repeat(2) }],
  });
  await startSession(page, 'admin@demo.example');
  for (const opened of [
    `clients&appointment=${id}`,
    `clients&vehicle=${vehicle_id}`,
    `clients&do=book&vehicle=${vehicle_id}`,
    `clients&client=${client_id}`,
    'settings',
    'calendar&date=2031-03-06',
    'vehicles',
  ]) {
    await show(page, `/dashboard?tab=${opened}`);
    await expect(page.getByText(long).first()).toBeVisible();
    expect(await page.evaluate(cutOff), opened).toEqual([]);
  }
});

test('the year of a car comes right after its name, however long the name is', async ({ page, request }) => {
  const call = await callAs(request, 'admin@demo.example');
  const model = 'Sprinter 516 CDI Extra Long Wheelbase High Roof Automatic';
  const { vehicle_id } = await call<AppointmentRow>('POST', '/api/staff/appointments', {
    client: { full_name: 'Gwen Ashby' },
    vehicle: { make: 'Mercedes-Benz', model, year: 2019, registration: 'AB19 YRS' },
    ...{ service_type: 'Other', appointment_date: '2031-03-05', appointment_time: '09:00' },
  });
  await startSession(page, 'admin@demo.example');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await show(page, `/dashboard?tab=vehicles&vehicle=${vehicle_id}`);
    const name = page.getByRole('dialog').locator('strong', { hasText: model });
    expect(await name.evaluate(widestGap), `${width} px`).toBeLessThan(12);
  }
});

test('a web address in a note does not push a client’s screen beyond the phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const notes = `https://example.com/${'part'.repeat(20)}`;
  const call = await callAs(request, 'client@demo.example');
  const when = { appointment_date: tuesdayAhead(40), appointment_time: '09:00' };
  const { id } = await call<AppointmentRow>('POST', '/api/appointments', {
    service_type: 'Other',
    ...when,
    notes,
  });
  const callAsStaff = await callAs(request, 'admin@demo.example');
  await callAsStaff('POST', '/api/staff/quotes', { appointment_id: id, work: notes, price: 100 });
  await startSession(page, 'client@demo.example');
  for (const tab of ['overview', 'appointments']) {
    await show(page, `/dashboard?tab=${tab}`);
    await expect(page.getByText(notes).first()).toBeVisible();
    expect(await page.evaluate(cutOff), tab).toEqual([]);
  }
});

test('an address that is too long for the width of a phone breaks on the sign-in sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('alexandrina.featherstonehaugh@example.com');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.locator('main').getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await page.evaluate(cutOff)).toEqual([]);
});

test('people who hear a table column by column are told whose row a figure is in', async ({ page }) => {
  await startSession(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ['today', 'services', 'clients', 'vehicles', 'reports', 'account']) {
      await show(page, `/dashboard?tab=${tab}`);
      const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
      const named = rows.filter({ has: page.getByRole('rowheader', { name: /\S/ }) });
      expect(await rows.count()).toBeGreaterThan(0);
      await expect(named, `${tab} at ${width} px`).toHaveCount(await rows.count());
    }
  }
});

test('the day sheet of the office fits on A4, the estimates included, and so do the call list of MOTs and the calendar’s week', async ({
  page,
}) => {
  await startSession(page);
  await show(page, '/dashboard?tab=today');
  await page.getByRole('link', { name: 'Print day sheet' }).click();
  const table = page.getByRole('table', { name: 'Appointments of the day' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // What the wider margins of the two browsers leave of 210 mm.
  await page.setViewportSize({ width: 697, height: 1000 });
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(697);
  const time = table.getByRole('rowheader').first();
  await expect(time, 'the time is level with a note’s first line').toHaveCSS('vertical-align', 'baseline');
  await show(page, '/dashboard?tab=reports&print=mots');
  const cars = page.getByRole('table', { name: 'MOTs due' });
  await expect(cars).toBeVisible();
  expect(await cars.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(697);
  await show(page, '/dashboard?tab=calendar');
  const week = page.getByRole('list', { name: 'Week' });
  await expect(week).toBeVisible();
  expect(await week.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the figures of counters line up even if one of the names takes two lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'client@demo.example');
  const figures = page.locator('main dl').first().locator('dd');
  await expect(figures).toHaveCount(4);
  const bottoms = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(bottoms[0]).toBe(bottoms[1]);
  expect(bottoms[2]).toBe(bottoms[3]);
});

/** As in a browser with a minimum font size. */
const enlarge = (element: HTMLElement | SVGElement) => {
  for (const each of [element, ...element.querySelectorAll<HTMLElement>('*')]) each.style.fontSize = '24px';
};

test('a year’s costs and the list of sessions fit a wide phone with text half as large again, and the costs take one line in a browser with a minimum font size', async ({
  page,
}) => {
  await signIn(page, 'client@demo.example');
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await page.setViewportSize({ width: 412, height: 800 });
  await letters(24);
  for (const tab of ['account', 'history']) {
    await show(page, `/dashboard?tab=${tab}`);
    const panel = page.getByRole('tabpanel');
    await expect
      .poll(() => panel.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth), tab)
      .toBe(0);
  }
  await letters(16);
  await page.setViewportSize({ width: 390, height: 800 });
  const costs = page.getByRole('region', { name: 'Costs' });
  await costs.evaluate(enlarge);
  const heights = await costs.locator('span').evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights).size).toBe(1);
});

test('the date of the next service fits on one line of a client’s card', async ({ page }) => {
  await startSession(page, 'client@demo.example');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await show(page, '/dashboard?tab=vehicles');
    const due = page.getByRole('definition').filter({ hasText: ' or at ' });
    await expect(due).toHaveCount(2);
    for (const { height } of await due.evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
      expect(height, `${width} px`).toBeLessThan(30);
  }
});

test('a tablet shows each job’s car, bay and mechanic, and the whole week of the calendar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await startSession(page);
  for (const tab of ['appointments', 'today']) {
    await show(page, `/dashboard?tab=${tab}`);
    await expect(page.getByRole('combobox', { name: /^Mechanic for/ }).first()).toBeVisible();
    expect(await page.evaluate(scrolling), tab).toEqual([]);
  }
  const job = page.getByRole('region', { name: "Today's appointments" }).getByRole('row').nth(1);
  await expect(job.getByRole('rowheader')).toContainText(/Bay \d/);
  await expect(job.getByRole('cell').first(), 'plate and car').toHaveText(
    /^[A-Z]{2}\d\d [A-Z]{3}\p{Lu}\p{L}+ /u,
  );
  await show(page, '/dashboard?tab=calendar');
  const week = page.getByRole('list', { name: 'Week' });
  await expect(week.getByRole('button')).toHaveCount(7);
  expect(await week.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  const hours = page.getByRole('region', { name: 'Day board' }).locator('ol').first();
  await hours.evaluate(enlarge);
  const isCut = await hours.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut, 'large hours do not run under a bay').toBe(false);
});

test('the status under a vehicle’s appointment does not touch the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page, 'admin@demo.example');
  await show(page, await firstOf(page, 'vehicles', 'vehicle'));
  const rows = page.getByRole('dialog').getByRole('listitem');
  const rooms = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { bottom } = row.getBoundingClientRect();
      return bottom - Math.max(...[...row.children].map((part) => part.getBoundingClientRect().bottom));
    }),
  );
  expect(rooms.length).toBeGreaterThan(0);
  expect(Math.min(...rooms)).toBeGreaterThanOrEqual(4);
});

test('what was done can be read on a phone and on paper without opening every record', async ({ page }) => {
  await startSession(page);
  await show(page, '/dashboard?tab=services');
  const table = page.getByRole('table', { name: 'Service records' });
  const cut = () =>
    table
      .locator('[data-label="What was done"] > span')
      .evaluateAll(
        (texts) => texts.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).length,
      );
  expect(await cut(), 'a desktop screen has one line for it').toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(cut, 'on a phone').toBe(0);
  await page.setViewportSize({ width: 1300, height: 800 });
  const columns = table.getByRole('columnheader');
  await expect(columns).toHaveCount(8);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(cut, 'on paper').toBe(0);
  await page.setViewportSize({ width: 697, height: 1000 });
  await expect(columns, 'React draws no other table once the pages are counted').toHaveCount(8);
  await expect(table.locator('..'), 'overflow is not cut off').toHaveCSS('overflow-x', 'visible');
});

test('a client’s cars are equally near to their plates in every list', async ({ page }) => {
  await startSession(page, 'client@demo.example');
  const gaps = new Set<number>();
  for (const tab of ['appointments', 'history', 'reminders']) {
    await show(page, `/dashboard?tab=${tab}`);
    const car = page.locator('[role=tabpanel] li p > span').filter({ hasText: 'Volkswagen Golf' }).first();
    gaps.add(Math.round(await car.evaluate(widestGap)));
  }
  expect([...gaps]).toHaveLength(1);
});

test('people who ask their system for more contrast get stronger rules in the dashboards and no grey letters', async ({
  page,
}) => {
  await signIn(page, 'client@demo.example');
  const looks = () =>
    page
      .locator('main dl')
      .first()
      .evaluate((list) => ({
        rule: getComputedStyle(list).borderTopColor,
        letters: [...list.querySelectorAll('dt')].map((name) => getComputedStyle(name).color)[0],
        ink: getComputedStyle(document.body).color,
      }));
  const usual = await looks();
  expect(usual.letters).not.toBe(usual.ink);
  await page.emulateMedia({ contrast: 'more' });
  const strong = await looks();
  expect(strong.letters).toBe(strong.ink);
  expect(strong.rule).not.toBe(usual.rule);
});

/** @returns elements whose content is wider than they are, the page included */
function cutOff(): string[] {
  const boxes =
    'html, [role=dialog], header *, td, tbody th, dd, label, [role=tabpanel] button, [role=dialog] button';
  return [...document.querySelectorAll(boxes)]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
}

/** @returns the widest gap in pixels between two words on one line of a text */
function widestGap(text: Element): number {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  while (nodes.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    boxes.push(...range.getClientRects());
  }
  const gaps = boxes.slice(1).map((box, at) => {
    const before = boxes[at];
    return before && box.bottom > before.top && box.bottom <= before.bottom ? box.left - before.right : 0;
  });
  return Math.max(0, ...gaps);
}

/** @returns the tables that are wider than their container, and by how much */
function scrolling(): string[] {
  return [...document.querySelectorAll('main :has(> table)')]
    .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
    .map(
      (place) =>
        `${place.querySelector('caption')?.textContent}: ${place.scrollWidth - place.clientWidth} px`,
    );
}

/** @returns links that are underlined, but whose words are in something that the line does not pass to */
function linksWithoutLine(): string[] {
  const isPlain = (element: Element) => {
    const { display, textDecorationLine } = getComputedStyle(element);
    return display.startsWith('inline-') && textDecorationLine === 'none';
  };
  return [...document.querySelectorAll('main a')]
    .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
    .filter((link) => [...link.children].some(isPlain))
    .map(({ textContent }) => textContent);
}

/** @returns focusable elements inside something that is there for screen readers only */
function unseen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .filter((act) => [act, ...parentsOf(act)].some(({ clientWidth }) => clientWidth === 1))
    .map(({ textContent }) => textContent);

  function parentsOf(element: Element): Element[] {
    const parent = element.parentElement;
    return parent ? [parent, ...parentsOf(parent)] : [];
  }
}

/** Every tab, report, dialog and drawer of an administrator. */
async function staffScreens(page: Page): Promise<string[]> {
  const drawers: string[] = [];
  for (const [tab, opened] of Object.entries(details)) drawers.push(await firstOf(page, tab, opened));
  const asked = await firstOf(page, 'today&show=awaiting', 'appointment');
  return [
    ...staffTabs.map((tab) => `/dashboard?tab=${tab}`),
    ...reports.map((report) => `/dashboard?tab=reports&report=${report}`),
    ...staffWindows.map((window) => `/dashboard?tab=today&do=${window}`),
    ...drawers,
    asked,
    `${asked}&act=price`,
  ];
}

const clientScreens = [
  ...clientTabs.map((tab) => `/dashboard?tab=${tab}`),
  ...clientWindows.map((window) => `/dashboard?tab=overview&dialog=${window}`),
];

/** @returns the address that the first row of a list opens */
async function firstOf(page: Page, tab: string, opened: string): Promise<string> {
  await page.goto(`/dashboard?tab=${tab}`);
  const link = page.getByRole('tabpanel').locator(`a[href*="${opened}="]`).first();
  return (await link.getAttribute('href')) ?? '';
}

/** @param name what is shown, for failure messages */
async function look(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
  await expectAccessible(page, `${name} at ${width} px`);
  expect(await page.evaluate(sameNames), `${name} at ${width} px: one name, different things`).toEqual([]);
}

/** @returns names that a screen reader would give to controls of one list that do different things */
function sameNames(): string[] {
  const lists = [...document.querySelectorAll(':is([role=tabpanel], [role=dialog]) :is(table, ul, ol)')];
  return lists.flatMap((list) => {
    const acts = [...list.querySelectorAll('a, button, select, input')].map((act) => ({
      name: act.getAttribute('aria-label') ?? act.textContent,
      does: act.getAttribute('href') ?? act,
      row: act.closest('tr, li')?.textContent,
    }));
    // Nobody can tell apart rows that look the same, such as two sessions from the same minute.
    const others = (one: (typeof acts)[number]) =>
      acts.some(
        ({ name, does, row }) => name !== '' && name === one.name && does !== one.does && row !== one.row,
      );
    return acts.filter(others).map(({ name }) => name);
  });
}

async function show(page: Page, address: string): Promise<void> {
  await goToScreen(page, address);
  await showOwnLetters(page);
  await settled(page);
  if (/[?&](do|dialog|appointment|record|vehicle)=/.test(address))
    await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  // Includes skeletons that are not visible yet: they appear after a moment.
  await expect(page.locator('[role=status]', { hasText: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('the focus ring is complete at the edge of a list or of a row of choices', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await startSession(page);
  for (const tab of ['today', 'clients', 'enquiries']) {
    await show(page, `/dashboard?tab=${tab}`);
    const cut = await page.locator('[role=tabpanel]').evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>('a[href], button:enabled, select')]
        .filter((each) => each.checkVisibility())
        .flatMap((each) => {
          const { left, top } = each.getBoundingClientRect();
          const frames = [];
          for (let box = each.parentElement; box && box !== panel; box = box.parentElement)
            if (getComputedStyle(box).overflowX === 'auto') frames.push(box.getBoundingClientRect());
          // An element that is scrolled out comes fully into view when it gets the focus.
          return frames.some((box) => (left >= box.left && left < box.left + 4) || top < box.top + 4)
            ? [each.textContent]
            : [];
        }),
    );
    expect(cut, tab).toEqual([]);
  }
});

test('a quiet button stays quiet while it is pending', async ({ page }) => {
  await page.goto('/dev/kit');
  const frame = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).borderColor);
  expect(await frame('quiet pending')).toBe(await frame('quiet disabled'));
  expect(await frame('plain pending')).not.toBe(await frame('quiet pending'));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('no field of staff is so small that a phone zooms in on it', async ({ page }) => {
    await startSession(page, 'admin@demo.example');
    for (const tab of ['today', 'calendar', 'appointments', 'enquiries', 'people', 'settings']) {
      await show(page, `/dashboard?tab=${tab}`);
      const small = await page
        .locator('select, input:not([type=checkbox], [type=radio], [aria-hidden]), textarea')
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.ariaLabel ?? field.id),
        );
      expect(small, tab).toEqual([]);
    }
  });

  test('the tabs are as high on a tablet in landscape as in portrait, and all are in sight', async ({
    page,
  }) => {
    await startSession(page, 'admin@demo.example');
    await page.goto('/dashboard');
    const tabs = page.getByRole('tablist').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    const heights = () =>
      tabs.evaluateAll((all) => [...new Set(all.map((tab) => (tab as HTMLElement).offsetHeight))]);
    await page.setViewportSize({ width: 768, height: 1024 });
    const upright = await heights();
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await heights()).toEqual(upright);
    await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 600 });
    await expect(tabs.last(), 'also on a low screen').toBeInViewport({ ratio: 1 });
  });

  for (const [who, address] of [
    ['client', 'vehicles&dialog=add-vehicle'],
    ['admin', 'clients&do=client'],
  ] as const) {
    test(`a dialog opened by ${who} does not bring up the keyboard by itself`, async ({ page }) => {
      await startSession(page, `${who}@demo.example`);
      await page.goto(`/dashboard?tab=${address}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await expect(dialog).toBeFocused();
    });
  }
});

for (const [who, address, send] of [
  ['admin', '?do=book', 'Schedule Appointment'],
  ['client', '?dialog=book', 'Book Appointment'],
] as const) {
  test(`errors about one field and about several are as large as the labels, for ${who}`, async ({
    page,
  }) => {
    await startSession(page, `${who}@demo.example`);
    await page.goto(`/dashboard${address}`);
    const dialog = page.getByRole('dialog', { name: send });
    await dialog.getByLabel('Date').fill(tuesdayAhead());
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog.locator('fieldset [id$="-error"]')).toBeVisible();
    const sizes = await dialog
      .locator(':has(+ [id$="-error"]) > label, legend, [id$="-error"]')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
    expect(sizes.length, 'one error of a field, and one of the times').toBeGreaterThanOrEqual(4);
    expect(new Set(sizes).size, sizes.join(', ')).toBe(1);
  });
}
