import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../features/appointments/calendar.ts';
import { isComing, type Status } from '../../features/appointments/statuses.ts';
import { goToScreen, toast, tuesdayAhead } from './desk.ts';
import { expect, test } from './garage.ts';
import { holdResponse, holdBack, loseResponses, proxyError } from './network.ts';
import { anotherPage, callAs, callInPage, endSession, signInHere, startSession } from './session.ts';
import { knownRegions } from './accessible.ts';

/** A client books a free time on a phone, and what can happen to that time before the booking is sent. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => startSession(page, client));

test('a booking begun for a car since removed is for no particular car, and the car’s own list shows all appointments', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'client@demo.example');
  const car = { make: 'Saab', model: '900', year: 1993, registration: 'K900 SAB' };
  const { id } = await call<{ id: string }>('POST', '/api/vehicles', car);
  // As if the page had slept: nothing tells it that the car is removed.
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(`/dashboard?tab=appointments&of=${id}&dialog=book`);
  const listed = page
    .locator('main')
    .getByRole('button', { name: /^Add to calendar: /, includeHidden: true });
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Vehicle').selectOption(id);
  await expect(listed).toHaveCount(0);
  await dialog.getByLabel('Service Type').selectOption('Oil Change');
  await dialog.getByLabel('Date').fill(tuesdayAhead(31));
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Notes').fill('Whistles');
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(toast(page)).toContainText(
    'This vehicle has been removed. Choose another, or bring it back first.',
  );
  await expect(dialog.getByLabel('Vehicle'), 'the removed car is not offered again').toHaveValue('');
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Whistles');
  await expect(dialog.getByLabel('Vehicle')).toHaveValue('');
  await expect(listed.first()).toBeVisible();
  const asked = page.waitForRequest('**/api/appointments/free?*');
  await dialog.getByLabel('Date').fill(tuesdayAhead(30));
  await expect.poll(async () => (await asked).url()).not.toContain(id);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  const heard = await knownRegions(dialog);
  await dialog.getByLabel('Date').fill('2020-01-07');
  await expect(heard.getByText(/^This day has passed/), 'announced').toBeVisible();
});

test('client, before and after booking, and staff are told that a car’s MOT test is booked too late', async ({
  browser,
  page,
  request,
}) => {
  const call = await callAs(request, client);
  const car = { make: 'Ford', model: 'Fiesta', year: 2020, registration: 'FL69 LTE' };
  const { id } = await call<{ id: string }>('POST', '/api/vehicles', { ...car, mot_expiry: tuesdayAhead(6) });
  const test = { service_type: 'MOT Test', appointment_date: tuesdayAhead(7), appointment_time: '09:00' };
  await page.goto(`/dashboard?tab=appointments&dialog=book&vehicle=${id}&type=MOT+Test`);
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const warning = dialog.getByText(
    /The MOT on this car runs out on .* From then until the test it may only be driven to the test, or to and from a repair/,
  );
  await dialog.getByLabel('Date').fill(tuesdayAhead(7));
  await expect(warning).toBeVisible();
  await dialog.getByLabel('Date').fill(tuesdayAhead(6));
  await expect(warning).toBeHidden();
  const booked = await call<{ id: string }>('POST', '/api/appointments', { ...test, vehicle_id: id });
  await goToScreen(page, `/dashboard?tab=appointments&dialog=move&id=${booked.id}`);
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  await change.getByLabel('Date').fill(tuesdayAhead(8));
  await expect(
    change.getByText(/^The MOT on this car runs out on /),
    'also shown to someone moving it',
  ).toBeVisible();
  const late = /MOT booked for .*, after the current one runs out/;
  await page.goto('/dashboard?tab=vehicles');
  await expect(page.getByRole('article').filter({ hasText: 'FL69 LTE' })).toContainText(late);
  const desk = await anotherPage(browser, 'employee@demo.example', new URL(page.url()).origin);
  await desk.goto(`/dashboard?tab=vehicles&vehicle=${id}`);
  await expect(desk.getByRole('dialog')).toContainText(late);
  await call('PATCH', `/api/vehicles/${id}`, { mot_expiry: '2026-01-05' });
  await expect(desk.getByRole('dialog')).toContainText('5 Jan 2026Expired');
  await call('PATCH', `/api/vehicles/${id}`, { mot_expiry: tuesdayAhead(6) });
  await desk.goto('/dashboard?tab=reports&report=mots');
  const row = desk.getByRole('row').filter({ hasText: 'FL69 LTE' });
  await expect(row).toContainText('Booked too late: ');
  await expect(row.getByRole('link', { name: /^Book for / }), 'this booking is moved instead').toHaveCount(0);
  await desk.close();
  await call('POST', `/api/appointments/${booked.id}/cancel`, {});
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
});

test('a booking on a closed day is called a request on the overview, on the board and on the day sheet', async ({
  browser,
  page,
  request,
}) => {
  const call = await callAs(request, client);
  const staff = await callAs(request, 'employee@demo.example');
  type Own = { rows: { id: string; appointment_date: string; status: Status }[] };
  const own = async () => (await call<Own>('GET', '/api/appointments')).rows;
  // The overview shows the next three, and what the demo garage has booked depends on the day.
  for (const { id } of (await own()).filter(({ status }) => isComing(status)))
    await staff('POST', `/api/staff/appointments/${id}/cancel`, { reason: 'On holiday' });
  const date = Temporal.PlainDate.from(tuesdayAhead(60)).add({ days: 4 }).toString();
  const sent = 'Your request has been sent. The garage will tell you whether it can do it.';
  await page.goto('/dashboard?tab=appointments&dialog=book&type=Oil+Change');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByRole('radio', { name: '09:00' }).check();
  await expect(dialog).toContainText('09:00 to 10:00. We will tell you whether we can do it.');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(toast(page)).toContainText(sent);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: /^Change Oil Change/ }).click();
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  await change.getByRole('radio', { name: '10:00' }).check();
  await change.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText(sent);
  // The dialog closes by a step back, which would hit the next page if that opened at the same moment.
  await expect(change).toBeHidden();
  await goToScreen(page, '/dashboard');
  await expect(page.getByRole('listitem').filter({ hasText: 'Oil Change' }).first()).toContainText(
    'Requested',
  );
  const desk = await anotherPage(browser, 'employee@demo.example', new URL(page.url()).origin);
  await desk.goto(`/dashboard?tab=calendar&date=${date}`);
  await expect(desk.getByRole('link', { name: /Oil Change/ })).toContainText('10:00–11:00 · Requested');
  await desk.goto(`/dashboard?print=day&date=${date}`);
  await expect(desk.getByRole('row', { name: /Oil Change/ })).toContainText('Requested');
  await desk.close();
  const wish = (await own()).find((row) => row.appointment_date === date);
  await call('POST', `/api/appointments/${wish?.id}/cancel`, {});
});

test('a day closed without requests while a client has chosen a time on it offers other days and promises nothing', async ({
  page,
  request,
}) => {
  const admin = await callAs(request, 'admin@demo.example');
  await page.goto('/dashboard?tab=appointments&dialog=book&type=Oil+Change');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const date = tuesdayAhead(50);
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByRole('radio', { name: '09:00' }).check();
  const promise = dialog.getByText('09:00 to 10:00');
  await expect(promise).toBeVisible();
  const closed = [{ date, reason: 'New lift' }];
  await admin('PATCH', '/api/staff/settings', { closed_days: closed, closed_days_on_request: false });
  await expect(dialog).toContainText('We are closed on this day: New lift. Please choose another day.');
  await expect(promise).toBeHidden();
  await expect(dialog).not.toContainText('09:00 is not free');
  await admin('PATCH', '/api/staff/settings', { closed_days: [], closed_days_on_request: true });
  await expect(promise, 'the day is open again').toContainText('We will confirm it.');
});

test('a free day leads to its times; while they load, those of the previous day cannot be chosen', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const days = dialog.getByRole('button', { name: /20\d\d$/ });
  const times = dialog.getByRole('group', { name: 'Time' });
  await days.first().click();
  await expect(days.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(times.getByRole('radio').first()).toBeFocused();
  const letGo = await holdBack(page, '**/api/appointments/free?*');
  await days.last().click();
  await expect(
    dialog.locator('[inert]').getByRole('group', { name: 'Time', includeHidden: true }),
  ).toBeVisible();
  letGo();
  await expect(times).toBeVisible();
  await expect(dialog.locator('[inert]')).toHaveCount(0);
  await expect(times.getByRole('radio').first()).toBeFocused();
});

test('books one of the free times, changes it, and cancels it', async ({ page }) => {
  await page.goto('/dashboard?tab=appointments');
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Service Type').selectOption('Clutch Replacement');
  await expect(dialog.getByLabel('Duration')).toHaveValue('240');
  await dialog.getByLabel('Duration').selectOption('30');
  await dialog.getByLabel('Vehicle').selectOption({ index: 1 });
  await dialog
    .getByRole('button', { name: /20\d\d$/ })
    .last()
    .click();
  await dialog.getByRole('radio', { name: '17:30' }).check();
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/appointments/free?') ? 1 : 0));
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(asked, 'otherwise its own booking would take 17:30').toBe(0);

  const item = page
    .getByRole('listitem')
    .filter({ hasText: 'Clutch Replacement' })
    .filter({ hasText: '17:30' });
  // Each button says on its own what it is about, for screen readers.
  await item.getByRole('button', { name: /^Change Clutch Replacement, .* 20\d\d, 17:30$/ }).click();
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  // The form is loaded after its dialog has opened.
  await expect(change.getByLabel('Date')).toBeFocused();
  await expect(change.getByText('Clutch Replacement'), 'says which of several it is').toBeVisible();
  await expect(change.getByRole('radio', { checked: true }), 'its own slot counts as free').toHaveCount(1);
  await change.getByLabel('Notes').fill('The bite is very high.');
  const date = await change.getByLabel('Date').inputValue();
  await change.getByRole('radio', { name: '16:30' }).check();
  await takeTime(page, date, '16:30');
  await change.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Time Slot Unavailable');
  await expect(change.getByRole('radio', { name: '16:30' })).toHaveCount(0);
  await change.getByRole('radio', { name: '17:30' }).check();
  await change.getByRole('button', { name: 'Save Changes' }).click();
  await expect(item.getByText('The bite is very high.')).toBeVisible();
  await expect(change).toBeHidden();
  await item.getByRole('button', { name: 'Cancel' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Appointment' });
  await cancel.getByLabel('Reason').fill('It holds again.');
  await cancel.getByRole('button', { name: 'Cancel Appointment' }).click();
  await expect(page.getByText('Appointment cancelled.').first()).toBeVisible();
  await expect(item).toBeHidden();
  await page.getByRole('button', { name: 'Past', exact: true }).click();
  await expect(item).toContainText('Cancelled: It holds again.');
});

test('a form that is loaded before its dialog is drawn has the focus too', async ({ page }) => {
  await page.goto('/dashboard?tab=appointments');
  await page.evaluate(() => {
    const inTime = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => inTime(draw), 300));
  });
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  await expect(change.getByLabel('Date')).toBeFocused();
});

test('a complaint about the time of a change goes with the day or duration that it was about', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=appointments');
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  const [date, duration] = [change.getByLabel('Date'), change.getByLabel('Duration')];
  const save = change.getByRole('button', { name: 'Save Changes' });
  const complaints = change.getByRole('alert').getByRole('listitem');
  await change
    .getByRole('button', { name: /20\d\d$/ })
    .last()
    .click();
  await save.click();
  await expect(complaints).toHaveText(['Please choose a time.']);
  await duration.selectOption('30');
  await expect(complaints).toHaveCount(0);
  await save.click();
  await expect(complaints).toHaveText(['Please choose a time.']);
  await date.fill('2099-01-06');
  await expect(complaints, 'there is none to choose').toHaveCount(0);
  await save.click();
  await expect(complaints).toHaveText([/^Please check the year: you can book until /]);
  await date.fill('2020-01-07');
  await save.click();
  await expect(complaints).toHaveText(['Please choose today or a later day.']);

  await date.fill(tuesdayAhead(52));
  await change.getByRole('radio', { name: '16:30' }).check();
  await takeTime(page, tuesdayAhead(52), '16:30');
  await save.click();
  await expect(complaints).toHaveText([/^This time slot is already booked/]);
  await date.fill(tuesdayAhead(53));
  await expect(change.getByRole('radio', { name: '16:30', checked: true })).toBeVisible();
  await expect(complaints, 'on this day it is free').toHaveCount(0);
});

test('a booking changed after its response was lost is not added silently beside the first', async ({
  page,
  request,
}) => {
  const day = tuesdayAhead(25);
  const call = await callAs(request, client);
  type Booked = { appointment_date: string; appointment_time: string };
  const times = async () => {
    const { rows } = await call<{ rows: Booked[] }>('GET', '/api/appointments?limit=100');
    return rows.filter((row) => row.appointment_date === day).map((row) => row.appointment_time);
  };
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Service Type').selectOption('Oil Change');
  await dialog.getByLabel('Date').fill(day);
  await dialog.getByRole('radio', { name: '10:00' }).check();
  const answered = await loseResponses(page, '**/api/appointments');
  const book = dialog.getByRole('button', { name: 'Book Appointment' });
  await book.click();
  await expect(toast(page)).toContainText('cannot reach the garage');
  await answered();
  await dialog.getByRole('radio', { name: '14:00' }).check();
  await book.click();
  await expect(toast(page)).toContainText('What you sent before was saved after all');
  expect(await times()).toEqual(['10:00']);
  const letAnswerCome = await holdResponse(page, '**/api/appointments', 'POST');
  await book.click();
  await page.keyboard.press('Escape');
  // Gone, not just hidden: while the dialog slides away, its own button is still there.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByLabel('Date'), 'nobody knows yet whether it was booked').toHaveValue(day);
  letAnswerCome();
  await expect(toast(page)).toContainText('Appointment booked successfully!');
  await expect(dialog.getByLabel('Date'), 'a completed booking is not left to be sent twice').toHaveValue('');
  expect((await times()).toSorted()).toEqual(['10:00', '14:00']);
});

test('what is wrong with a booking is listed in the order of the form, and each complaint leads to its field', async ({
  page,
  request,
}) => {
  const admin = await callAs(request, 'admin@demo.example');
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const date = dialog.getByLabel('Date');
  const book = dialog.getByRole('button', { name: 'Book Appointment' });
  const complaints = dialog.getByRole('alert').getByRole('listitem');
  const nextDays = dialog.getByText('Next free days:');
  const noTime = complaints.getByRole('link', { name: 'Please choose a time.' });
  const wrongCost = /^Please enter the estimated cost/;
  await dialog.getByLabel('Estimated Cost').fill('cheap');
  await expect(nextDays).toBeVisible();
  await book.click();
  await expect(complaints).toHaveText([
    'Please choose the type of work.',
    'Please choose a date.',
    'Please choose a time.',
    wrongCost,
  ]);
  await noTime.click();
  await expect(page.locator(':focus').filter({ hasText: 'Next free days:' })).toBeVisible();

  await dialog.getByLabel('Service Type').selectOption('Oil Change');
  const closed = [{ date: tuesdayAhead(50), reason: 'New lift' }];
  await admin('PATCH', '/api/staff/settings', { closed_days: closed, closed_days_on_request: false });
  await date.fill(tuesdayAhead(50));
  await expect(dialog).toContainText('We are closed on this day: New lift.');
  await book.click();
  await expect(complaints, 'a day without free times').toHaveText(['Please choose a time.', wrongCost]);
  await noTime.click();
  await expect(page.locator(':focus').filter({ hasText: 'Next free days:' })).toContainText(
    'Please choose a time.',
  );
  await admin('PATCH', '/api/staff/settings', { closed_days: [], closed_days_on_request: true });

  await date.fill(tuesdayAhead(49));
  await dialog.getByRole('radio').first().check();
  let checks = 0;
  page.on('request', (sent) => (checks += sent.url().endsWith('/check') ? 1 : 0));
  const past = 'Please choose today or a later day.';
  for (const day of [addDays(tuesdayAhead(0), -56), '2020-01-07']) {
    await date.fill(day);
    await book.click();
    await expect(complaints, day).toHaveText([past, wrongCost]);
  }
  await date.fill('2099-01-06');
  await book.click();
  const tooFar = /^Please check the year: you can book until /;
  await expect(complaints, 'a day too far ahead has no times either').toHaveText([tooFar, wrongCost]);
  await date.fill('2020-01-07');
  await dialog.getByLabel('Estimated Cost').fill('');
  await book.click();
  await expect(complaints, 'it is not called taken').toHaveText([past]);
  expect(checks).toBe(0);
  await complaints.getByRole('link').click();
  await expect(date).toBeFocused();
});

test('before booking, the form names the car, or says that none is chosen', async ({ page }) => {
  await page.goto('/dashboard?tab=appointments&dialog=book&type=Oil+Change');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const vehicle = dialog.getByLabel('Vehicle');
  await expect(vehicle.locator('option:checked')).toHaveText('Choose the vehicle (optional)');
  await dialog.getByLabel('Date').fill(tuesdayAhead(48));
  await dialog.getByRole('radio', { name: '09:00' }).check();
  const promise = dialog.getByText(/09:00 to 10:00\. We will confirm it\./);
  await expect(promise).toHaveText(/You have not chosen a vehicle\.$/);
  await vehicle.selectOption({ index: 1 });
  const car = await vehicle.locator('option:checked').innerText();
  await expect(promise).toHaveText(new RegExp(`^Oil Change for your ${car}, .* We will confirm it\\.$`));
});

test('a client without a phone number can give one with a booking, and is not asked again', async ({
  page,
}) => {
  const phone = async () =>
    ((await callInPage(page, 'GET', '/api/profile')) as { phone: string | null }).phone;
  await page.goto('/dashboard?tab=appointments&dialog=book&type=Oil+Change');
  const before = await phone();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const field = dialog.getByLabel('Phone');
  await expect(dialog.getByText('Next free days:')).toBeVisible();
  await expect(field, 'the garage has one').toHaveCount(0);
  await callInPage(page, 'PATCH', '/api/profile', { phone: null });
  await field.fill('07700 900555');
  await dialog.getByLabel('Date').fill(tuesdayAhead(47));
  await dialog.getByRole('radio', { name: '09:00' }).check();
  await page.route('**/api/appointments', (route) => route.fulfill(proxyError));
  const book = dialog.getByRole('button', { name: 'Book Appointment' });
  await book.click();
  await expect(toast(page)).toContainText('Failed to book appointment. Please try again.');
  await expect(field, 'what was typed stays').toHaveValue('07700 900555');
  await page.unroute('**/api/appointments');
  await book.click();
  await expect(toast(page)).toContainText('Appointment booked successfully!');
  await expect(dialog).toBeHidden();
  expect(await phone()).toBe('07700 900555');
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByText('Next free days:')).toBeVisible();
  await expect(field).toHaveCount(0);
  await callInPage(page, 'PATCH', '/api/profile', { phone: before });
});

test('a time that was taken while the form was open is refused with the specified words, and the form stays', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Service Type').selectOption('MOT Test');
  await dialog.getByLabel('Duration').selectOption('30');
  await dialog
    .getByRole('button', { name: /20\d\d$/ })
    .last()
    .click();
  await dialog.getByRole('radio', { name: '17:00' }).check();
  const date = await dialog.getByLabel('Date').inputValue();
  // If the page cannot check that the time is free, it does not book it, and the client can retry as it is.
  await page.route('**/api/appointments/check', (route) => route.fulfill(proxyError));
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(toast(page)).toContainText('Time Slot Unavailable');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await page.unroute('**/api/appointments/check');
  await takeTime(page, date, '17:00');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  const taken = 'This time slot is already booked. Please choose a different time.';
  await expect(toast(page)).toContainText('Time Slot Unavailable');
  await expect(toast(page)).toContainText(taken);
  await expect(dialog.getByRole('alert')).toContainText(taken);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByLabel('Date')).toHaveValue(date);
  // A session that ends meanwhile says nothing about the time.
  await page.route('**/api/appointments/check', async (route) => {
    await endSession(page);
    await route.continue();
  });
  const free = (await dialog.getByRole('radio').first().getAttribute('value')) ?? '';
  await dialog.getByRole('radio', { name: free }).check();
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(toast(page)).toContainText('Your session has ended.');
  await page.unroute('**/api/appointments/check');
  await signInHere(page, client);
  await expect(dialog.getByRole('radio', { name: free })).toBeChecked();
  await expect(dialog.getByLabel('Date')).toHaveValue(date);
});

test('where the system chooses the colours, the chosen day and time can still be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  const days = dialog.getByRole('button', { name: /20\d\d$/ });
  const times = dialog.getByRole('radio');
  await days.last().click();
  await times.last().check();
  const ground = (what: Locator) => what.evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await ground(days.last())).not.toBe(await ground(days.first()));
  const shownAs = (time: Locator) => time.locator('xpath=following-sibling::span');
  expect(await ground(shownAs(times.last()))).not.toBe(await ground(shownAs(times.first())));
});

test('free times that load take the focus from no field: booking begins with the type of work, and the focus stays there', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=appointments');
  const letGo = await holdBack(page, '**/api/appointments/free*');
  await page.getByRole('button', { name: 'Book Appointment' }).click();
  const type = page.getByLabel('Service Type');
  await expect(type).toBeFocused();
  letGo();
  await expect(page.getByText('Next free days:')).toBeVisible();
  await expect(type).toBeFocused();
  // Another type of work takes a different time, for which other days may be free.
  const answer = page.waitForResponse(/appointments\/free.*duration=(?!60)/);
  await type.selectOption('Full Service');
  await answer;
  await expect(type).toBeFocused();
});

/** Books half an hour without the open dialog knowing. */
async function takeTime(page: Page, date: string, time: string): Promise<void> {
  await callInPage(page, 'POST', '/api/appointments', {
    service_type: 'Other',
    appointment_date: date,
    appointment_time: time,
    duration_minutes: 30,
  });
}
