import type { Locator, Page } from '@playwright/test';
import { formatDate } from '../../features/date-words.ts';
import { addDays, bankHolidaysUntil, mondayOf } from '../../features/appointments/calendar.ts';
import { goToScreen, openFirstAppointment, searchIn, sendEnquiry, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { unexpectedError, holdBack } from './network.ts';
import { callAs, callInPage, signIn, startSession } from './session.ts';
import { expectAccessible } from './accessible.ts';

/** What staff at the desk read, are told and keep: phone numbers, days, plates, failures, what was typed. */
test.use({ viewport: { width: 1440, height: 900 } });

const told = 'Failed to load dashboard data. Please refresh the page.';

/** The failure toasts that have appeared since the page was loaded. */
const toldSince = (page: Page) => page.evaluate(() => globalThis.badNews);

declare global {
  var badNews: string[];
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    globalThis.badNews = [];
    // Marked as counted, because a drawn toast may be moved.
    const unseen = '[aria-live="assertive"] [role="group"]:not([data-counted])';
    const observer = new MutationObserver(() => {
      for (const toast of document.querySelectorAll(unseen)) {
        toast.setAttribute('data-counted', '');
        badNews.push(toast.textContent);
      }
    });
    observer.observe(document, { subtree: true, childList: true });
  }),
);

test('phone numbers are shown as people say them and dialled with the country code', async ({ page }) => {
  await startSession(page);
  await searchIn(page, 'clients', 'dawid nowak');
  await page.getByRole('link', { name: 'View Details: Dawid Nowak' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Phone').fill('+44 (0)7700900777');
  await page.getByLabel('The client agreed to reminders').check();
  const letRead = await holdBack(page, '**/api/staff/clients/*', 'GET');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Client saved.').first()).toBeVisible();
  const consent = page.getByRole('definition').filter({ hasText: /^Agreed on/ });
  await expect(consent).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('The client agreed to reminders'), 'before it is re-read').toBeChecked();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  letRead();
  await expect(consent).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('The client agreed to reminders').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Stopped on .+, agreed on /)).toBeVisible();
  const expectLink = () =>
    expect(page.getByRole('link', { name: '07700 900777', exact: true })).toHaveAttribute(
      'href',
      'tel:+447700900777',
    );
  await expectLink();
  await page
    .getByRole('table', { name: 'Appointments' })
    .getByRole('link', { name: /open the appointment/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Appointment' })).toBeVisible();
  await expectLink();
  // The number as shown on the screen finds the client as well.
  await searchIn(page, 'clients', '07700900777');
  await expectLink();
  for (const [tab, row] of [
    ['reports&report=mots', page.getByRole('table', { name: 'MOTs due' })],
    ['enquiries&status=all', page.getByRole('article', { name: 'Enquiry' })],
  ] as const) {
    if (tab.startsWith('enquiries')) {
      await searchIn(page, tab, '07700');
      await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('link').click();
    } else await page.goto(`/dashboard?tab=${tab}`);
    const links = row.locator('a[href^="tel:"]');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', /^tel:\+447700900\d{3}$/);
  }
});

test('an appointment’s day has its year, on the screen and on paper', async ({ page }) => {
  await startSession(page);
  const day = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} [A-Z][a-z]{2,3} 20\d{2}\b/;
  for (const tab of ['today', 'calendar']) {
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(day);
  }
  const drawer = await openFirstAppointment(page, 'status=confirmed');
  await expect(drawer.getByText(day).first()).toHaveText(
    /^\w{3} \d{1,2} \w{3,4} \d{4}, \d\d:\d\d–\d\d:\d\d$/,
  );
  await drawer.getByRole('link', { name: 'Print job sheet' }).click();
  await expect(page.getByRole('article').getByRole('definition').first()).toHaveText(day);
  await page.goto('/dashboard?print=day&date=2027-01-04');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon 4 Jan 2027');
});

test('every tab that cannot be loaded says so once, and again when someone tries again', async ({ page }) => {
  await startSession(page);
  const tabs = {
    appointments: '**/api/staff/appointments?*',
    services: '**/api/staff/services?*',
    vehicles: '**/api/staff/vehicles?*',
    today: '**/api/staff/overview',
    calendar: '**/api/staff/calendar/**',
    reports: '**/api/staff/reports/*',
    clients: '**/api/staff/clients?*',
  };
  for (const [tab, address] of Object.entries(tabs)) {
    await page.route(address, (route) => route.fulfill(unexpectedError));
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(toast(page), tab).toContainText(told);
    await expect(page.getByRole('tabpanel').getByText(told).first(), tab).toBeVisible();
  }
  await toast(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page).getByText(told)).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText(told);
  expect(await toldSince(page)).toHaveLength(2);
});

test('the page says when colleagues or usual durations cannot be loaded, or a car’s facts on a job sheet', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=appointments');
  const { href } = await page
    .getByRole('link', { name: /open the appointment/ })
    .first()
    .evaluate((link) => ({ href: (link as HTMLAnchorElement).href }));
  const job = new URL(href).searchParams.get('appointment');
  const told = page.getByText('Some of this could not be loaded.');
  for (const [place, address] of [
    ['tab=today', '**/api/staff/colleagues'],
    ['tab=appointments', '**/api/staff/colleagues'],
    ['tab=enquiries', '**/api/staff/colleagues'],
    ['tab=clients&do=book', '**/api/staff/settings'],
    [`print=job&job=${job}`, '**/api/staff/clients/*'],
  ] as const) {
    await page.route(address, (route) => route.fulfill(unexpectedError));
    await page.goto(`/dashboard?${place}`);
    if (place.includes('do=book')) await page.getByLabel('Type of work').selectOption('Full Service');
    await expect(told, place).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toHaveCount(0);
  }
});

test('something that does not exist is not called a failure of the dashboard', async ({ page }) => {
  await startSession(page);
  await page.route('**/api/staff/enquiries?*', (route) => route.fulfill(unexpectedError));
  await page.goto('/dashboard?tab=clients&client=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('We could not find that client.')).toBeVisible();
  await page.getByRole('tab', { name: 'Enquiries' }).click();
  await expect(toast(page)).toContainText('Unable to load enquiries.');
  expect(await toldSince(page)).toHaveLength(1);
});

test('the inbox says that it is loading while it is', async ({ page }) => {
  await startSession(page);
  const letGo = await holdBack(page, '**/api/staff/enquiries?*');
  await page.goto('/dashboard?tab=enquiries');
  const words = page.getByText('Loading enquiries...');
  await expect(words).toBeVisible();
  expect((await words.boundingBox())?.height).toBeGreaterThan(10);
  letGo();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Enquiry' })).toBeVisible();
});

test('an enquiry resolved or archived by mistake can be reopened', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries&status=in_progress');
  const enquiry = page.getByRole('article', { name: 'Enquiry' });
  const press = async (name: string, becomes: string) => {
    await enquiry.getByRole('button', { name, exact: true }).click();
    await expect(enquiry.getByText(becomes, { exact: true })).toBeVisible();
    await expect(toast(page)).toContainText('Enquiry status has been updated.');
  };
  await expect(enquiry.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await press('Resolve', 'Resolved');
  await press('Reopen', 'In Progress');
  await press('Archive', 'Archived');
  await expect(enquiry.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  await press('Reopen', 'In Progress');
  await expect(enquiry.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible();
  // Another list opens with its own first enquiry.
  const lists = page.getByRole('group', { name: 'Show enquiries' });
  await lists.getByRole('button', { name: 'Resolved' }).click();
  await expect(enquiry.getByText('Resolved', { exact: true })).toBeVisible();
});

test('the report on the use of the bays says that it applies today’s hours to every year', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  await page.goto('/dashboard?tab=reports&report=bays');
  const opening = page.getByText('of opening time for each bay');
  await expect(opening).not.toContainText(/^0 min/);
  await callInPage(page, 'PATCH', '/api/staff/settings', { opening_hours: Array(7).fill(null) });
  await page.reload();
  await expect(opening).toHaveText(
    '0 min of opening time for each bay, based on the opening hours and closed days set now. The percentages leave out blocked times.',
  );
});

test('a report covers the period that is chosen, on the screen, on paper and in the file', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.example');
  const log = page.waitForResponse('**/api/staff/audit*');
  await page.goto('/dashboard?tab=audit');
  await log;
  await goToScreen(page, '/dashboard?tab=reports&report=revenue');
  const best = page.locator('rect[height="100"]');
  await expect(best.first(), 'the best month reaches the top of the chart').toBeAttached();
  const said = page.getByRole('status').filter({ hasText: /^Revenue, / });
  const year = await said.textContent();
  const figures = page.locator('[aria-busy]').filter({ hasText: 'from service records' });
  const total = (await figures.textContent()) ?? '';
  await goToScreen(page, '/dashboard?tab=services');
  const cars = await callInPage(page, 'GET', '/api/staff/vehicles?limit=1');
  const [{ id: vehicle_id }] = (cars as { rows: [{ id: string }] }).rows;
  await callInPage(page, 'POST', '/api/staff/services', {
    ...{ vehicle_id, service_type: 'Clutch Replacement', description: null, mileage: null },
    ...{
      service_date: Temporal.Now.plainDateISO('Europe/London').toString(),
      cost: 12_345,
      status: 'completed',
    },
  });
  await goToScreen(page, '/dashboard?tab=audit');
  await expect(
    page.getByRole('cell', { name: /^Recorded Clutch Replacement/ }),
    'work done meanwhile',
  ).toBeVisible();
  await goToScreen(page, '/dashboard?tab=reports&report=revenue');
  await expect(figures, 'including work recorded meanwhile').not.toHaveText(total);
  const letGo = await holdBack(page, '**/api/staff/reports/revenue?*');
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(figures, 'figures of the previous period look different').toHaveCSS('opacity', '0.6');
  letGo();
  await expect(figures).toHaveCSS('opacity', '1');
  await expect(said, 'the new period is announced').not.toHaveText(year ?? '');
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To')];
  const now = await to.inputValue();
  await expect(from).toHaveValue(addDays(now, -89));
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(from).toHaveValue(now);
  await page.getByRole('button', { name: 'This week' }).click();
  await expect(from).toHaveValue(mondayOf(now));
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(from).toHaveValue(/-01-01$/);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect(to).not.toHaveValue(now);
  await expect(from).toHaveValue(/-01$/);
  const month = await to.inputValue();
  expect(addDays(month, 1), 'the last day of the month').toMatch(/-01$/);
  expect(month.slice(0, 7)).toBe((await from.inputValue()).slice(0, 7));
  const asked = page.waitForRequest('**/api/staff/reports/revenue/csv?*');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(new URL((await asked).url()).searchParams.get('from')).toBe(await from.inputValue());
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await from.fill(addDays(month, 1));
  await expect(page.getByText('The first day comes after the last.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Export CSV|Try again/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'MOTs due' }).click();
  const free = page.getByRole('cell', { name: /^(Not booked|Reminder stopped)$/ });
  await expect(free.first()).toBeVisible();
  await expect(page.getByText(/cars, \d+ of them/)).toContainText(`${await free.count()} of them`);
  const before = await free.count();
  const book = page.getByRole('link', { name: /^Book for / });
  await expect(book, 'clients who are rung are booked from there').toHaveCount(before);
  const plate = ((await book.first().getAttribute('aria-label')) ?? '').slice('Book for '.length);
  await book.first().click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByLabel('Vehicle').locator('option:checked')).toContainText(plate);
  await form.getByLabel('Type of work').selectOption('MOT Test');
  await form.getByLabel('Date').fill(tuesdayAhead(1));
  await form.getByRole('radio').last().check();
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(form).toBeHidden();
  await expect(free).toHaveCount(before - 1);
  await expect(page.getByRole('link', { name: `Book for ${plate}` })).toBeHidden();
});

test('in the last half year, administrators read on Today that the bank holidays run out', async ({
  page,
  browser,
  baseURL,
}) => {
  const notice = (desk: Page) => desk.getByText('Bank holidays are known only until');
  const openOn = async (desk: Page, date: string) => {
    await desk.unroute('**/api/staff/overview');
    await desk.route('**/api/staff/overview', async (route) => {
      const response = await route.fetch();
      const overview = (await response.json()) as { today: { date: string } };
      await route.fulfill({ response, json: { ...overview, today: { ...overview.today, date } } });
    });
    await desk.goto('/dashboard?tab=today');
    await expect(desk.getByRole('region', { name: "Today's appointments" })).toBeVisible();
  };
  await startSession(page, 'admin@demo.example');
  await openOn(page, addDays(bankHolidaysUntil, -200));
  await expect(notice(page)).toHaveCount(0);
  await openOn(page, addDays(bankHolidaysUntil, -100));
  await expect(notice(page)).toContainText(formatDate(bankHolidaysUntil));
  await openOn(page, addDays(bankHolidaysUntil, 1));
  const ended = `The list of bank holidays ended on ${formatDate(bankHolidaysUntil)}`;
  await expect(page.getByText(ended)).toBeVisible();
  await openOn(page, addDays(bankHolidaysUntil, -100));
  const employee = await browser.newPage({ baseURL });
  await startSession(employee);
  await openOn(employee, addDays(bankHolidaysUntil, -100));
  await expect(notice(employee)).toHaveCount(0);
  await employee.close();
  await notice(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('an enquiry becomes an appointment as long as its work usually takes, or only a client', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/free?') && asked.push(request.url()));
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  await expect(dialog.getByLabel('How long')).toHaveValue('90');
  await expect
    .poll(() => asked.join(), 'with the usual length of its work, and only once')
    .toMatch(/^[^,]*duration=90$/);
  for (const [work, minutes] of [
    ['Full Service', '180'],
    ['MOT Test', '60'],
    ['Diagnostics', '90'],
  ] as const) {
    await dialog.getByLabel('Type of work').selectOption(work);
    await expect(dialog.getByLabel('How long')).toHaveValue(minutes);
  }
  // Without an appointment, the form does not say that it adds a client whom the garage already knows.
  await dialog.getByLabel('Book an appointment now').uncheck();
  await dialog.getByRole('button', { name: 'Add to client' }).click();
  await expect(toast(page)).toContainText('Added to the client.');
  const enquiry = page.getByRole('article', { name: 'Enquiry' });
  await expect(enquiry.getByRole('link', { name: 'Open the client' })).toBeVisible();
  await expect(enquiry.getByRole('button', { name: 'Turn into client and appointment' })).toHaveCount(0);
  // Someone new who only asked becomes a client.
  await sendEnquiry(page, 'Una Newell');
  await page.getByRole('link', { name: /^Una Newell/ }).click();
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  await dialog.getByLabel('Book an appointment now').uncheck();
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(toast(page)).toContainText('Client added.');
});

test('what was typed survives a reload, even in fields that load later', async ({ page }) => {
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn into client and appointment' });
  const day = addDays(await dialog.getByLabel('Date').inputValue(), 9);
  await dialog.getByLabel('Vehicle').selectOption('new');
  await expect(dialog.getByLabel('Make'), 'as the known client’s enquiry says').toHaveValue('BMW');
  await dialog.getByLabel('Registration').fill('yn20 abc');
  await dialog.getByLabel('Model').fill('A3');
  await dialog.getByLabel('Mechanic').selectOption({ index: 1 });
  const mechanic = await dialog.getByLabel('Mechanic').inputValue();
  await dialog.getByLabel('Date').fill(day);
  await page.reload();
  await expect(dialog.getByLabel('Mechanic')).toHaveValue(mechanic);
  // A later re-render must not undo it.
  await dialog.getByLabel('How long').selectOption('30');
  await expect(dialog.getByLabel('Registration')).toHaveValue('YN20 ABC');
  await expect(dialog.getByLabel('Model')).toHaveValue('A3');
  await expect(dialog.getByLabel('Date')).toHaveValue(day);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Turn into client and appointment' }).click();
  await expect(dialog.getByLabel('Mechanic')).toHaveValue('');

  await page.goto('/dashboard?do=book');
  const booking = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await booking.getByRole('combobox', { name: 'Client' }).fill('client@demo');
  await page.getByRole('option', { name: /^Client Robin Carter/ }).click();
  const car = (await booking.getByRole('option', { name: /DE18 GXA/ }).getAttribute('value')) ?? '';
  await booking.getByLabel('Vehicle').selectOption(car);
  await booking.getByLabel('Date').fill(day);
  await booking.getByRole('radio', { name: '17:30' }).check();
  const look = (what: Locator, of: 'backgroundColor' | 'color') =>
    what.evaluate((each, name) => getComputedStyle(each)[name], of);
  const [time, act] = [
    booking.locator('label').filter({ hasText: '17:30' }),
    booking.getByRole('button', { name: 'Schedule Appointment' }),
  ];
  expect(await look(time, 'backgroundColor'), 'as bright as the button').toBe(
    await look(act, 'backgroundColor'),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await look(booking.locator('strong'), 'color'), 'or it would be white on white').toBe(
    await look(booking.getByRole('heading').first(), 'color'),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await page.reload();
  await expect(booking.getByLabel('Vehicle')).toHaveValue(car);
  await expect(booking.getByLabel('Date')).toHaveValue(day);
  await expect(booking.getByRole('radio', { name: '17:30' })).toBeChecked();
  await booking.getByRole('button', { name: 'Change' }).click();
  await booking.getByRole('combobox', { name: 'Client' }).fill('somebody else');
  await page.reload();
  await expect(booking.getByLabel('Date')).toHaveValue(day);
  await expect(booking.getByRole('combobox', { name: 'Client' }), 'not the first client').toBeVisible();

  await page.goto('/dashboard?do=record');
  const record = page.getByRole('dialog', { name: 'Add Service Record' });
  await record.getByRole('combobox', { name: 'Client' }).fill('DE18 GXA');
  await page
    .getByRole('option', { name: /^Vehicle/ })
    .first()
    .click();
  await expect(record.getByText('Last known: ')).toBeVisible();
  await record.getByLabel('What was done').fill('Found by its plate');
  await page.reload();
  await expect(record.getByLabel('What was done')).toHaveValue('Found by its plate');
  await expect(record.getByText('Last known: '), 'of the chosen car').toBeVisible();
});

test('a job is completed in its details, and its record names the car', async ({ page }) => {
  await startSession(page);
  const drawer = await openFirstAppointment(page, 'status=confirmed');
  const plate = await drawer.getByText(/^[A-Z]{2}\d\d [A-Z]{3}$/).innerText();
  await drawer.getByRole('button', { name: 'Start Work', exact: true }).click();
  await drawer.getByRole('button', { name: 'Complete', exact: true }).click();
  await drawer.getByRole('button', { name: 'Add service record' }).click();
  const record = page.getByRole('dialog', { name: 'Add Service Record' });
  await expect(record.getByText(plate)).toBeVisible();
});

test('a phone shows the first job before the figures, its status on one line, even with text twice as large, and a message before the filters', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'employee@demo.example');
  const model = 'Sprinter 314 CDI Progressive L3';
  await call('POST', '/api/staff/appointments', {
    client: { full_name: 'Gwen Ashby' },
    vehicle: { make: 'Mercedes-Benz', model, year: 2019, registration: 'AB19 PHN' },
    appointment_date: Temporal.Now.plainDateISO('Europe/London').toString(),
    ...{ service_type: 'Other', appointment_time: '08:00', duration_minutes: 30 },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  const status = page.getByRole('row').filter({ hasText: model }).getByText('Scheduled', { exact: true });
  expect((await status.boundingBox())?.height).toBeLessThan(30);
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await letters(32);
  await expect.poll(async () => (await status.boundingBox())?.height).toBeGreaterThan(30);
  expect((await status.boundingBox())?.height).toBeLessThan(60);
  await letters(16);
  const top = async (name: string) => (await page.getByText(name).first().boundingBox())?.y ?? 0;
  await expect(page.getByText('Total Clients')).toBeVisible();
  expect(await top('Expected today')).toBeLessThan(await top('Total Clients'));
  await page.goto('/dashboard?tab=enquiries');
  const letter = page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first();
  await letter.click();
  await expect(page.getByRole('article', { name: 'Enquiry' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Show enquiries' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('group', { name: 'Show enquiries' })).toBeVisible();
  await expect(letter, 'not on the last one in the list').toBeFocused();
});

for (const [who, email, save] of [
  ['a client', 'client@demo.example', 'Save Changes'],
  ['the desk', 'employee@demo.example', 'Save'],
] as const) {
  test(`${who} edits a car whose plate reads as on the car, and it is stored as before`, async ({ page }) => {
    await startSession(page, email);
    await page.goto('/dashboard?tab=vehicles');
    if (who === 'the desk') {
      await searchIn(page, 'vehicles', 'DE18 GXA');
      await page.getByRole('row').getByRole('link').first().click();
    }
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const dialog = page.getByRole('dialog');
    const plate = dialog.getByLabel('Registration');
    await expect(plate).toHaveValue(/^[A-Z]{2}\d\d [A-Z]{3}$/);
    const shown = await plate.inputValue();
    // Nobody has typed anything: there is no draft to keep and nothing to ask about.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
    ).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(plate).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await dialog.getByRole('button', { name: save, exact: true }).click();
    const stored = shown.replace(' ', '');
    expect(await (await answer).json()).toMatchObject({ registration: stored });
    // Staff's form sends only what was changed.
    const { registration } = (await answer).request().postDataJSON() as { registration?: string };
    expect(registration).toBe(who === 'a client' ? stored : undefined);
  });
}

test('a name of one long word pushes nothing out of place', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
  await sendEnquiry(page, name, { email: 'long@example.com', message: 'The clutch slips.' });
  await startSession(page);
  await page.goto('/dashboard?tab=today&do=client');
  await page.getByLabel('Full name').fill(name);
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByRole('button', { name: 'Add New Client' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, 'the client’s page');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard?tab=enquiries');
  await page.getByRole('link', { name }).click();
  const heading = page.getByRole('heading', { level: 2, name });
  await expect(heading).toBeVisible();
  const listed = await page.getByRole('link', { name }).getByText('New', { exact: true }).boundingBox();
  const letter = await heading.boundingBox();
  expect((listed?.x ?? Infinity) + (listed?.width ?? 0)).toBeLessThan(letter?.x ?? 0);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/dashboard?tab=clients');
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  const tooWide = (table: Element) => table.clientWidth - (table.parentElement?.clientWidth ?? 0);
  expect(await page.getByRole('table', { name: 'Clients' }).evaluate(tooWide)).toBeLessThanOrEqual(0);
});

test('errors are listed in the order of the fields and lead to them, and another tab’s address names no enquiry', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=enquiries');
  await expect(page).toHaveURL(/enquiry=/);
  await page.getByRole('tab', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=clients$/);
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
  await expect(form.getByRole('radio').first()).toBeVisible();
  // Chromium drops the comma in a field of type `number`, and 80,50 became 8,050 pounds.
  await form.getByLabel('Estimate in pounds').pressSequentially('80,50');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  const summary = form.getByRole('alert').getByRole('listitem');
  await expect(summary).toHaveText([
    'Please choose a client, or add a new one.',
    'Please choose the type of work.',
    'Please enter the estimated cost as an amount from £0 to £100,000, such as 89.50.',
    'Please choose a time.',
  ]);
  // The error is between the label and the choices, as for every field.
  await expect(form.getByRole('group', { name: 'Time' })).toContainText(/^TimePlease choose a time\.\d/);
  await expectAccessible(page, 'what is wrong with a form');
  for (const [complaint, field] of [
    ['Please choose a time.', form.getByRole('radio').first()],
    ['Please choose a client, or add a new one.', form.getByRole('combobox', { name: 'Client' })],
  ] as const) {
    await summary.getByRole('link', { name: complaint }).click();
    await expect(field).toBeFocused();
  }
  await form.getByRole('button', { name: 'New client' }).click();
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(summary).toHaveCount(4);
  await expect(summary.first()).toHaveText('Please enter the name.');
  await summary.first().getByRole('link').click();
  await expect(form.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Nell Fewer');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(summary).toHaveCount(3);
  await expect(form.getByRole('alert'), 'focus goes to the remaining errors again').toBeFocused();
  await form.getByLabel('Vehicle').selectOption('A new vehicle…');
  await form.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(summary).toHaveText([
    'Please enter the registration.',
    'Please enter the make.',
    'Please enter the model.',
    /^Please enter the year as a whole number/,
    'Please choose the type of work.',
    /^Please enter the estimated cost/,
    'Please choose a time.',
  ]);
  await summary.first().getByRole('link').click();
  await expect(form.getByLabel('Registration')).toBeFocused();
});

test('a list whose From is after its To says so, one from an implausible year is the whole list, and a search that is too long says so and does not offer a retry', async ({
  page,
}) => {
  await startSession(page);
  await page.goto('/dashboard?tab=services&from=2026-05-02&to=2026-05-01');
  const notice = page.getByText('The first day comes after the last.');
  await expect(notice).toBeVisible();
  await page.getByLabel('From').fill('2026-05-01');
  await expect(notice).toBeHidden();
  await page.goto('/dashboard?tab=services&from=9999-01-01');
  await expect(page.getByRole('table', { name: 'Service records' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('x'.repeat(101));
  await expect(page.getByText('Please shorten the search to 100 characters.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('x'.repeat(101));
  await expect(page.getByText('Please shorten the search to 100 characters.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});
