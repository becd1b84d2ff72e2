import type { Locator, Page } from '@playwright/test';
import { business } from '../../business.ts';
import { makeAppointment, makeService } from '../../db/factories.ts';
import {
  anotherPage,
  callAs,
  endSession,
  expect,
  holdBack,
  loseAnswer,
  signIn,
  signInHere,
  test,
  toast,
  tuesdayAhead,
} from './garage.ts';

/** What a client does with the dashboard on a phone, from a typing mistake to a cancelled appointment. */
test.use({ viewport: { width: 360, height: 740 } });

const client = 'client@demo.example';

test.beforeEach(({ page }) => signIn(page, client));

test('a vehicle form keeps what was typed through errors, a reload and a session that ended', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles');
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  await dialog.getByLabel('Make').fill('Skoda');
  await dialog.getByLabel('Model').fill('Octavia');
  await dialog.getByLabel('Year').fill('1899');
  await dialog.getByLabel('Registration').fill('😀😀');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(dialog.getByRole('alert')).toContainText('it fits no United Kingdom plate');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('alert').getByRole('link'), 'in the order of the form').toHaveText([
    /it fits no United Kingdom plate/,
    /1900/,
  ]);
  const plate = dialog.getByLabel('Registration');
  await plate.press('End');
  await plate.press('x');
  await expect(dialog.getByText('it fits no United Kingdom plate').first()).toBeHidden();
  await expect(dialog.getByRole('alert')).toContainText('1900');
  await expect(plate).toBeFocused();
  await page.reload();
  await expect(dialog.getByLabel('Year')).toHaveValue('1899');
  await dialog.getByLabel('Year').fill('2020');
  await dialog.getByLabel('Registration').fill('yn20 abc');
  let unread = 0;
  page.on('requestfailed', (request) => (unread += request.method() === 'GET' ? 1 : 0));
  await page.route('**/api/vehicles**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  expect(await underToast(page, dialog)).toEqual([]);
  // The list behind cannot be read again either, in three attempts for each of three parts; that is no other news.
  await expect.poll(() => unread).toBeGreaterThanOrEqual(9);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.getByText('Failed to load dashboard data.')).toBeHidden();
  await page.unroute('**/api/vehicles**');
  await endSession(page);
  // The page notices at the click, or by itself when it asks for news first.
  await Promise.any([
    dialog.getByRole('button', { name: 'Add Vehicle' }).click({ timeout: 5000 }),
    page.waitForURL('**/auth'),
  ]);
  await expect(page.getByText('Your session has ended.').first()).toBeVisible();
  await signInHere(page, client);
  await expect(dialog.getByLabel('Model')).toHaveValue('Octavia');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByText('Vehicle added successfully!').first()).toBeVisible();
  await expect(page.getByText('YN20 ABC')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(dialog.getByLabel('Make'), 'what was added is no draft of the next').toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Skoda Octavia, YN20 ABC' }).click();
  await page.getByRole('button', { name: 'I sold it' }).click();
  await expect(page.getByRole('heading', { name: 'Skoda Octavia' })).toBeHidden();
  // What had the focus in the window and what opened it are gone, the focus is not.
  await expect(page.locator('main :focus')).toBeVisible();
  await page.getByText(/^Removed vehicles/).click();
  const removed = page.getByRole('listitem').filter({ hasText: 'YN20 ABC' });
  await expect(removed).toContainText('Sold');
  await removed.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('heading', { name: 'Skoda Octavia' })).toBeVisible();
  await expect(page.getByText(/^Removed vehicles/), 'its list goes with the last of them').toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Skoda Octavia, YN20 ABC' }).click();
  await page.getByRole('button', { name: 'Just remove it' }).click();
  await page.getByText(/^Removed vehicles/).click();
  await expect(removed).toContainText('Removed');
  await page.getByRole('tab', { name: 'Service History' }).click();
  const option = page.getByRole('option', { name: /YN20 ABC/ });
  const car = (await option.getAttribute('value')) ?? '';
  // A removed car has a history, but is not booked in any more, also where a link of that history asks for it.
  const times = page.waitForRequest('**/api/appointments/free?*');
  await page.goto(`/dashboard?tab=appointments&dialog=book&vehicle=${car}`);
  expect((await times).url()).not.toContain(car);
  const booking = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(booking.getByLabel('Vehicle').getByRole('option')).not.toHaveCount(1);
  await expect(option).toHaveCount(0);
  await expect(booking.getByLabel('Vehicle')).toHaveValue('');
  // Back to where the session ended is gone to once.
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
});

test('the look-up of a registration fills in what is empty and overwrites nothing that was typed', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles&dialog=add-vehicle');
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  const fill = page.getByRole('button', { name: 'Fill in from official records' });
  await expect(dialog.getByLabel('Registration')).toBeVisible();
  await expect(fill, 'there are no keys for it').toHaveCount(0);
  await page.route('**/api/vehicles/options', (route) => route.fulfill({ json: { lookup: true } }));
  const ford = { make: 'Ford', model: 'Focus', year: 2019, fuel_type: 'petrol', mileage: 41_234 };
  const records = [
    { ...ford, mot_expiry: '2027-03-01' },
    { ...ford, make: 'Kia', model: 'Ceed', mot_expiry: null },
    { ...ford, mileage: 999_999, mot_expiry: '2027-03-01' },
  ];
  let arrives = Promise.withResolvers<void>();
  await page.route('**/api/vehicles/lookup', async (route) => {
    await arrives.promise;
    await route.fulfill({ json: records.shift() });
  });
  await page.reload();
  await expect(fill).toBeDisabled();
  await dialog.getByLabel('Registration').fill('aa19 aaa');
  await dialog.getByLabel('Make').fill('Skoda');
  await fill.click();
  // Whoever waits for the answer may go on typing.
  const mileage = dialog.getByLabel('Mileage').first();
  await mileage.fill('50000');
  arrives.resolve();
  const said = dialog.getByRole('status').filter({ hasText: 'official records' });
  await expect(said).toContainText('What was there already stays; the records say: Ford, 41,234 miles.');
  const values = { Make: 'Skoda', Model: 'Focus', Year: '2019', 'MOT Expiry': '2027-03-01' };
  for (const [label, value] of Object.entries(values))
    await expect(dialog.getByLabel(label), label).toHaveValue(value);
  await expect(dialog.getByLabel('Fuel Type')).toHaveValue('petrol');
  await expect(mileage).toHaveValue('50000');
  // Another registration has other records: what the first ones filled in is not what anybody typed.
  await fill.click();
  await expect(said).toContainText('the records say: Kia, 41,234 miles.');
  await expect(dialog.getByLabel('Model')).toHaveValue('Ceed');
  await expect(dialog.getByLabel('MOT Expiry')).toHaveValue('2027-03-01');
  await expect(dialog.getByLabel('Make')).toHaveValue('Skoda');
  await page.goto('/dashboard?tab=vehicles');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Vehicle' });
  await expect(edit.getByLabel('Mileage').first()).not.toHaveValue('');
  const read = await edit.getByLabel('Mileage').first().inputValue();
  arrives = Promise.withResolvers();
  arrives.resolve();
  await fill.click();
  await expect(edit.getByRole('status').filter({ hasText: 'official records' })).toContainText(
    '999,999 miles',
  );
  await expect(edit.getByLabel('Mileage').first(), 'a reading may be newer than theirs').toHaveValue(read);
});

test('a price that is withdrawn or answered on the phone while its window is open can no longer be agreed to', async ({
  page,
  request,
  garage,
}) => {
  const staff = await callAs(request, 'employee@demo.example');
  const { id: client_id } = (await api(page, 'GET', '/api/profile')) as { id: string };
  const db = garage.open();
  const far = Temporal.Now.plainDateISO('Europe/London').add({ days: 330 }).toString();
  const booked = { service_type: 'Clutch Replacement', client_id, appointment_date: far } as const;
  const { id: appointment_id } = await makeAppointment(db, booked);
  const dialog = page.getByRole('dialog', { name: 'A price for you to approve' });
  const agree = dialog.getByRole('button', { name: 'Agree to pay £41.37' });
  const asked = async (work: string) => {
    const quote = { appointment_id, work, price: 4137 };
    const { id } = await staff<{ id: string }>('POST', '/api/staff/quotes', quote);
    await page.goto(`/dashboard?tab=appointments&dialog=price&id=${id}`);
    await expect(agree).toBeVisible();
    return `/api/staff/quotes/${id}`;
  };
  // The dashboard that is open listens too, or is about to.
  await page.goto('about:blank');
  const isHeard = page.waitForResponse('**/api/live');
  const withdrawn = await asked('Wiper blades');
  await isHeard;
  await staff('POST', `${withdrawn}/withdraw`);
  await expect(dialog).toContainText(
    'The garage has withdrawn this price, and there is nothing for you to do;',
  );
  await expect(agree).toHaveCount(0);

  const answered = await asked('Cabin filter');
  await staff('POST', `${answered}/answer`, { answer: 'declined' });
  await expect(dialog).toContainText('Declined on the phone');
  await expect(dialog.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expect(agree).toHaveCount(0);

  // Who hears nothing of it learns it from the button.
  await page.route('**/api/live', (route) => route.abort());
  const unheard = await asked('Spark plugs');
  await staff('POST', `${unheard}/answer`, { answer: 'agreed' });
  await agree.click();
  await expect(toast(page)).toContainText('This price has been answered or withdrawn in the meantime.');
  await expect(dialog).toContainText('Agreed on the phone');
  await expect(agree).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'Clutch Replacement' }).last();
  await expect(item.getByRole('list', { name: 'Prices' })).toContainText('Agreed on the phone: Spark plugs');
  // Nobody else’s journey meets it.
  await db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', appointment_id)
    .execute();
  await db.destroy();
});

test('a booking that was begun for a car that was removed since is for no particular one', async ({
  page,
  request,
}) => {
  const call = await callAs(request, 'client@demo.example');
  const car = { make: 'Saab', model: '900', year: 1993, registration: 'K900 SAB' };
  const { id } = await call<{ id: string }>('POST', '/api/vehicles', car);
  await page.goto('/dashboard?dialog=book');
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await dialog.getByLabel('Vehicle').selectOption(id);
  await dialog.getByLabel('Notes').fill('Whistles');
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
  await page.reload();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Whistles');
  await expect(dialog.getByLabel('Vehicle')).toHaveValue('');
  const asked = page.waitForRequest('**/api/appointments/free?*');
  await dialog.getByLabel('Date').fill(tuesdayAhead(30));
  await expect.poll(async () => (await asked).url()).not.toContain(id);
  await expect(dialog.getByRole('radio').first()).toBeVisible();
});

test('who has many cars finds one of them among the cards and the reminders', async ({ page, request }) => {
  const call = await callAs(request, 'client@demo.example');
  const vans = await Promise.all(
    [...'DCBAHGFE'].map((last) =>
      call<{ id: string }>('POST', '/api/vehicles', {
        ...{ make: 'Ford', model: 'Transit', year: 2020, registration: `FL69 AA${last}` },
        mot_expiry: tuesdayAhead(last === 'G' ? 10 : 20),
      }),
    ),
  );
  await page.goto('/dashboard?tab=vehicles');
  const [filter, cards] = [page.getByLabel('Show'), page.getByRole('article')];
  await filter.selectOption('Ford Transit, FL69 AAG');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('FL69 AAG');
  const vanNames = (await filter.getByRole('option').allInnerTexts()).filter((name) => /Transit/.test(name));
  expect(vanNames).toEqual([...'ABCDEFGH'].map((last) => `Ford Transit, FL69 AA${last}`));
  await page.goto('/dashboard?tab=reminders');
  await filter.selectOption('Ford Transit, FL69 AAG');
  await expect(page.getByRole('button', { name: /^Book: .*FL69 AAG/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Book: .*(?<!FL69 AAG)$/ })).toHaveCount(0);
  for (const { id } of vans) await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
});

test('a car whose MOT test is booked too late says so to its client, before and after, and to staff', async ({
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
  const warning = dialog.getByText(/The MOT of this car runs out on .* From then until the test it may only/);
  await dialog.getByLabel('Date').fill(tuesdayAhead(7));
  await expect(warning).toBeVisible();
  await dialog.getByLabel('Date').fill(tuesdayAhead(6));
  await expect(warning).toBeHidden();
  const booked = await call<{ id: string }>('POST', '/api/appointments', { ...test, vehicle_id: id });
  const late = /MOT booked for .*, after the present one runs out/;
  await page.goto('/dashboard?tab=vehicles');
  await expect(page.getByRole('article').filter({ hasText: 'FL69 LTE' })).toContainText(late);
  const desk = await anotherPage(browser, 'employee@demo.example', new URL(page.url()).origin);
  await desk.goto(`/dashboard?tab=vehicles&vehicle=${id}`);
  await expect(desk.getByRole('dialog')).toContainText(late);
  await desk.close();
  await call('POST', `/api/appointments/${booked.id}/cancel`, {});
  await call('POST', `/api/vehicles/${id}/remove`, { sold: false });
});

test('a list goes on where it ended, once for two quick presses', async ({ page }) => {
  const asked: (string | null)[] = [];
  const second = Promise.withResolvers<void>();
  await page.route('**/api/appointments?*', async (route) => {
    const { 'start-after': cursor = null, ...headers } = route.request().headers();
    asked.push(cursor);
    if (cursor) await second.promise;
    const url = route.request().url().replace(/[?].*/, '?limit=1&when=all');
    const answer = await route.fetch({ url, headers });
    const { rows } = (await answer.json()) as { rows: object[] };
    const page30 = Array.from({ length: 30 }, (_, at) => ({ ...rows[0], id: `${cursor ?? 'first'}-${at}` }));
    await route.fulfill({ json: { rows: page30, next: cursor ? `${cursor}-next` : 'second' } });
  });
  await page.goto('/dashboard?tab=appointments');
  const items = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(items).toHaveCount(30);
  // At once, before the button can show that it waits, and once more when it does.
  await more.evaluate((button: HTMLButtonElement) => [button, button].forEach((each) => each.click()));
  await more.dispatchEvent('click');
  second.resolve();
  await expect(items).toHaveCount(60);
  expect(asked).toEqual([null, 'second']);
  await more.click();
  await expect(items).toHaveCount(90);
  expect(asked).toEqual([null, 'second', 'second-next']);
  await page.unrouteAll({ behavior: 'wait' });
});

test('appointments that are there before the cars do not jump when the choice of a car comes above them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    const shifts: PerformanceEntry[] = [];
    seen.observe({ type: 'layout-shift' });
    Object.assign(globalThis, { shifts });
  });
  const letGo = await holdBack(page, '**/api/vehicles*');
  const came = page.waitForResponse('**/api/appointments?*');
  await page.goto('/dashboard?tab=appointments');
  await (await came).finished();
  const frames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await frames();
  letGo();
  await expect(page.getByLabel('Show')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await frames();
  expect(await page.evaluate('shifts')).toEqual([]);
});

test('a reminder that was deleted by mistake comes back, once', async ({ page }) => {
  await page.goto('/dashboard?tab=reminders&dialog=remind');
  const dialog = page.getByRole('dialog', { name: 'Add Reminder' });
  await dialog.getByLabel('Remind me of').fill('Roof box');
  await dialog.getByLabel('Vehicle').selectOption({ index: 1 });
  await dialog.getByLabel('Due').fill('2031-10-01');
  await dialog.getByLabel('Email').selectOption('30');
  await page.route('**/api/reminders', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.unroute('**/api/reminders');
  await dialog.getByRole('button', { name: 'Add Reminder' }).click();
  const remove = page.getByRole('button', { name: /^Delete: Roof box, / });
  await page.route('**/api/reminders/*', (route) => route.abort());
  await remove.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await page.unroute('**/api/reminders/*');
  await remove.click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Reminder is back');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Roof box' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Edit: Roof box, / }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Reminder' });
  await expect(edit.getByLabel('Due')).toHaveValue('2031-10-01');
  await expect(edit.getByLabel('Email')).toHaveValue('30');
  await edit.getByLabel('Remind me of').fill('Roof bars');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Roof bars' })).toBeVisible();
});

test('the password that deletes an account is kept nowhere, also when no answer comes', async ({ page }) => {
  await page.goto('/dashboard?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('a secret for one use');
  await page.route('**/api/privacy/erase', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('We cannot reach the garage').first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'a secret for one use',
  );
});

test('what is typed about a car stays while the garage changes it, and the rest is brought up to date', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=vehicles');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Vehicle' });
  const mileage = dialog.getByLabel('Mileage').first();
  await expect(mileage).not.toHaveValue('');
  const stored = await mileage.inputValue();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('-vehicle-')));
  const path = `/api/vehicles/${new URL(page.url()).searchParams.get('id')}`;
  const car = (await api(page, 'GET', path)) as { make: string; model: string };
  // What is as it was before was not typed.
  await dialog.getByLabel('Model').fill('Estate');
  await mileage.fill('');
  await mileage.fill(stored);
  await dialog.getByLabel('Model').fill(car.model);
  await expect.poll(drafts).toEqual([]);
  await mileage.fill('77777');
  await api(page, 'PATCH', path, { ...car, model: 'Grand Estate' });
  await expect(dialog.getByLabel('Model')).toHaveValue('Grand Estate');
  await expect(mileage).toHaveValue('77777');
  // Half a date is empty to the browser: saved as it is, it would take away the stored one.
  const mot = dialog.getByLabel('MOT Expiry');
  await mot.fill('');
  await mot.pressSequentially('0315');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please enter a whole date');
  await mot.fill('2027-03-15');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: `${car.make} Grand Estate` })).toBeVisible();
  await expect(page.getByText('77,777 miles')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(mileage).toHaveValue('77777');
  expect(await drafts()).toEqual([]);
});

test('a free day leads to its times; while they are on their way, those of the day before cannot be chosen', async ({
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
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment booked successfully!').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const item = page
    .getByRole('listitem')
    .filter({ hasText: 'Clutch Replacement' })
    .filter({ hasText: '17:30' });
  // Heard one by one, the buttons say what they are about.
  await item.getByRole('button', { name: /^Change Clutch Replacement, .* 20\d\d, 17:30$/ }).click();
  const change = page.getByRole('dialog', { name: 'Change Appointment' });
  // It is loaded after its window has opened.
  await expect(change.getByLabel('Date')).toBeFocused();
  await expect(change.getByText('Clutch Replacement'), 'which of several it is').toBeVisible();
  await expect(change.getByRole('radio', { checked: true }), 'its own time is free for it').toHaveCount(1);
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

test('what is too close to be changed here has no button for it, but a number to call', async ({
  page,
  garage,
}) => {
  const { id: client_id } = (await api(page, 'GET', '/api/profile')) as { id: string };
  const db = garage.open();
  const soon = Temporal.Now.plainDateISO('Europe/London').toString();
  // In a bay of its own, because the day is full.
  const booked = { client_id, appointment_date: soon, bay: 2, notes: 'Slips in fourth.' };
  const { id } = await makeAppointment(db, booked);
  await page.goto('/dashboard?tab=appointments');
  const item = page.getByRole('listitem').filter({ hasText: 'Slips in fourth.' });
  await expect(item).toContainText(`To change it now, please call us: ${business.phone}`);
  await expect(item.getByRole('button')).toHaveText(['Add to calendar']);
  // Nobody else’s journey meets it.
  await db.deleteFrom('appointments').where('id', '=', id).execute();
  await db.destroy();
});

test('a form that is loaded before its window has been drawn has the focus too', async ({ page }) => {
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

test('a booking that is changed after its answer got lost is not made beside the first unseen', async ({
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
  const answered = await loseAnswer(page, '**/api/appointments');
  const book = dialog.getByRole('button', { name: 'Book Appointment' });
  await book.click();
  await expect(toast(page)).toContainText('cannot reach the garage');
  await answered();
  await dialog.getByRole('radio', { name: '14:00' }).check();
  await book.click();
  await expect(toast(page)).toContainText('What you sent before was saved after all');
  expect(await times()).toEqual(['10:00']);
  await book.click();
  await expect(toast(page)).toContainText('Appointment booked successfully!');
  expect((await times()).toSorted()).toEqual(['10:00', '14:00']);
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
  // Whether it is free cannot be asked: then it is not booked, and can be tried again as it is.
  await page.route('**/api/appointments/check', (route) => route.abort());
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

test('the history narrows to a car and a year, is saved and printed as shown, and the work is booked again', async ({
  page,
  garage,
}) => {
  const cars = (await api(page, 'GET', '/api/vehicles?limit=1')) as { rows: [{ id: string }] };
  const vehicle_id = cars.rows[0].id;
  const db = garage.open();
  for (const [service_date, description] of [
    ['2019-05-01', 'Long ago'],
    ['2018-05-01', 'Longer ago'],
  ] as const)
    await makeService(db, { vehicle_id, service_date, description, service_type: 'Other' });
  await db.destroy();
  const bare = (await api(page, 'GET', '/api/vehicles?limit=2')) as { rows: { id: string }[] };
  await page.goto(`/dashboard?tab=history&year=2019&of=${bare.rows[1]?.id ?? ''}`);
  await expect(page.getByText('No service history')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2019');
  await page.goto('/dashboard?tab=history');
  await expect(page.getByRole('button', { name: 'Print history pack' })).toBeDisabled();
  await expect(page.getByText('Choose one vehicle to print its history pack.')).toBeVisible();
  const [year, years] = ['2019', page.getByRole('combobox', { name: 'Year' })];
  await years.selectOption('2018');
  await expect(page.getByText('Longer ago', { exact: true })).toBeVisible();
  await expect(page.getByText('Long ago', { exact: true })).toHaveCount(0);
  await years.selectOption('All years');
  await expect(page).not.toHaveURL(/year/);
  await expect(page.getByText('Long ago', { exact: true })).toBeVisible();
  await years.selectOption(year);
  await expect(page.getByText('Longer ago', { exact: true })).toHaveCount(0);
  await page.getByLabel('Show').selectOption(vehicle_id);
  await expect(page).toHaveURL(/[?&]of=/);
  const car = new URL(page.url()).searchParams.get('of') ?? '';
  const file = page.waitForRequest('**/api/services/csv?*');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(Object.fromEntries(new URL((await file).url()).searchParams)).toEqual({ vehicle_id: car, year });
  expect((await saved).suggestedFilename()).toBe('service-history.csv');
  await page.getByRole('button', { name: 'Print history pack' }).click();
  await expect(page.getByRole('definition').filter({ hasText: / or at [\d,]+ miles$/ })).toBeVisible();
  await page.evaluate(() => (window.print = () => (document.title = 'printed')));
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await expect(page).toHaveTitle('printed');
  await page.getByRole('button', { name: 'Back to the history' }).click();
  await page
    .getByRole('button', { name: /^Book again: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(dialog.getByLabel('Vehicle')).toHaveValue(car);
  await expect(dialog.getByLabel('Service Type')).not.toHaveValue('');
});

test('appointments go into a calendar: one as a file, all of them by an address that can be cut off', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=appointments');
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Add to calendar: / })
    .first()
    .click();
  expect((await file).suggestedFilename()).toBe('appointment.ics');
  await page.getByRole('button', { name: 'Follow in calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow in Your Calendar' });
  await dialog.getByRole('button', { name: 'Make my private address' }).click();
  const address = dialog.getByLabel('Your calendar address');
  await expect(address).toHaveValue(/^https?:.*\.ics$/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied');
  const followed = await page.evaluate(() => navigator.clipboard.readText());
  await expect(address).toHaveValue(followed);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('button', { name: 'Make my private address' })).toBeVisible();
  expect((await page.request.get(followed)).status()).toBe(404);
});

test('a page that fails over what it was sent says that nothing is lost, and can be loaded again', async ({
  page,
}) => {
  const overview = '**/api/overview';
  await page.route(overview, (route) => route.fulfill({ json: {} }));
  await page.goto('/dashboard');
  await expect(
    page.getByText('Something went wrong on this page. What you have saved is safe.'),
  ).toBeVisible();
  await page.unroute(overview);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

test('a part of the page that cannot be loaded says so, and comes when it is asked for again', async ({
  page,
}) => {
  const chunk = '**/assets/*history-tab-*.js';
  await page.route(chunk, (route) => route.abort());
  await page.goto('/dashboard?tab=history');
  await expect(page.getByText('We cannot reach the garage at the moment.').first()).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: 'Service History' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await page.route('**/api/appointments/free*', (route) => route.abort());
  await page.goto('/dashboard?tab=appointments&dialog=book');
  const form = page.getByRole('dialog', { name: 'Book Appointment' });
  await expect(form.getByRole('alert')).toContainText('We cannot reach the garage');
  await page.unroute('**/api/appointments/free*');
  await again.click();
  await expect(form.getByText('Next free days:')).toBeVisible();
  for (const [path, words, then] of [
    ['**/api/overview', 'Failed to load dashboard data. Please refresh the page.', 'Recent Appointments'],
    ['**/api/profile', 'Failed to load user profile. Please try again.', 'Overview'],
  ] as const) {
    await page.route(path, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'unexpected', message: 'Reference 1' } } }),
    );
    await page.goto('/dashboard');
    await expect(page.getByText(words).first()).toBeVisible();
    await page.unroute(path);
    await again.click();
    await expect(page.getByRole('heading', { name: then })).toBeVisible();
  }
});

test('tabs, filters and dialogs stand in the address, so Back works; offline is said', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=overview');
  await page.getByRole('tab', { name: 'Appointments' }).click();
  await page.getByRole('button', { name: 'Past', exact: true }).click();
  await expect(page).toHaveURL(/tab=appointments&show=over/);
  await expect(page).toHaveTitle('Appointments | Plumbline Garage');
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await expect(page).toHaveTitle('My Vehicles | Plumbline Garage');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  expect(await ground('My Vehicles')).not.toBe(await ground('Overview'));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeHidden();
  await page.goForward();
  const cancel = page.getByRole('dialog', { name: 'Add Vehicle' }).getByRole('button', { name: 'Cancel' });
  // A double click, before the first half of it has closed the window.
  await cancel.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog', { name: 'Add Vehicle' })).toBeHidden();
  await expect(page).toHaveURL(/tab=vehicles/);
  await page.goBack();
  await expect(page).toHaveURL(/tab=appointments&show=over/);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden({ timeout: 15_000 });
});

test('where the system chooses the colours, the chosen day and time still show', async ({ page }) => {
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

test('a window whose program does not come leaves the page, which says why until one goes back @own-context', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard?tab=appointments');
  const change = page.getByRole('button', { name: /^Change / }).first();
  await expect(change).toBeVisible();
  await context.setOffline(true);
  await change.click();
  const box = page.getByRole('status').filter({ hasText: 'We cannot reach the garage' });
  await expect(box.getByRole('button', { name: 'Load the page again' })).toBeInViewport();
  await expect(change).toBeVisible();
  await page.goBack();
  await expect(box).toBeHidden();
  await context.setOffline(false);
  await change.click();
  await box.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('dialog', { name: 'Change Appointment' })).toBeVisible();
});

test('an answer that comes when its window is closed already leaves the page alone', async ({ page }) => {
  await page.goto('/dashboard?tab=overview');
  await page.getByRole('tab', { name: 'My Vehicles' }).click();
  await page.getByRole('button', { name: 'Add Vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Vehicle' });
  for (const [label, text] of Object.entries({
    Registration: 'LT19 ABC',
    Make: 'Kia',
    Model: 'Ceed',
    Year: '2019',
  }))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  const letGo = await holdBack(page, '**/api/vehicles', 'POST');
  await dialog.getByRole('button', { name: 'Add Vehicle' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  letGo();
  await expect(toast(page)).toContainText('Vehicle added successfully!');
  await expect(page.getByRole('article', { name: /LT19 ABC/ })).toBeVisible();
  await page.getByRole('button', { name: 'Book Kia Ceed, LT19 ABC' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Appointment' })).toBeVisible();
  await expect(page).toHaveURL(/tab=vehicles/);
});

test('a reminder that is gone is not offered to be edited as a new one', async ({ page }) => {
  await page.goto('/dashboard?tab=reminders&dialog=remind&id=019ab000-0000-7000-8000-000000000000');
  const dialog = page.getByRole('dialog', { name: 'Edit Reminder' });
  await expect(dialog).toContainText('This reminder has been sent or deleted.');
  await expect(dialog.getByRole('button', { name: 'Add Reminder' })).toBeHidden();
});

test('reminders are agreed to and stopped, and the same choice made again is carried out again', async ({
  page,
}) => {
  await api(page, 'PUT', '/api/reminders/consent', { agreed: false });
  await page.goto('/dashboard?tab=reminders');
  for (const go of ['first', 'second']) {
    await page.getByRole('button', { name: 'Yes, remind me' }).click();
    await expect(page.getByText('Reminders by email are on. You agreed on'), go).toBeVisible();
    await page.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(page.getByText('Reminders by email are off.'), go).toBeVisible();
  }
});

test('Enter that is held deletes one reminder, not those that come in its place', async ({ page }) => {
  const { rows } = (await api(page, 'GET', '/api/vehicles?limit=1')) as { rows: [{ id: string }] };
  for (const title of ['Held one', 'Held two'])
    await api(page, 'POST', '/api/reminders', {
      vehicle_id: rows[0].id,
      title,
      due_date: '2031-10-01',
      days_before: 30,
    });
  await page.goto('/dashboard?tab=reminders');
  await page.getByRole('button', { name: /^Delete: Held one, / }).focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('heading', { name: 'Held one' })).toBeHidden();
  const next = page.locator(':focus');
  const label = await next.getAttribute('aria-label');
  expect(label).toMatch(/^Delete: /);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(next).toHaveAttribute('aria-label', label ?? '');
  expect(asked).not.toContain('DELETE');
});

test('while it is not known whether reminders are sent, none is said to be off, and it can be asked again', async ({
  page,
}) => {
  await api(page, 'PUT', '/api/reminders/consent', { agreed: true });
  const consent = '**/api/reminders/consent';
  await page.route(consent, (route) => route.fulfill({ status: 500, json: unexpected }));
  await page.goto('/dashboard?tab=reminders');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText(/^Due /).first()).toBeVisible();
  await expect(page.getByText('No email: reminders are off')).toHaveCount(0);
  await page.unroute(consent);
  await again.click();
  await expect(page.getByText('Reminders by email are on.')).toBeVisible();
  const byMileage = page.getByText(/^Due .+, going by how far it is driven$/);
  await expect(byMileage.first()).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Reminders' })).toBeVisible();
  await expect(byMileage.first(), 'the card names the other day').toBeVisible();
});

test('sessions that cannot be loaded can be asked for again', async ({ page }) => {
  const sessions = '**/api/account/sessions';
  await page.route(sessions, (route) => route.fulfill({ status: 500, json: unexpected }));
  await page.goto('/dashboard?tab=account');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(sessions);
  await again.click();
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('This one');
});

test('what a tab shows beside its list is missed aloud, and comes when it is asked for again', async ({
  page,
}) => {
  const told = page.getByText('Part of what belongs here could not be loaded.');
  const again = page.getByRole('button', { name: 'Try again' });
  for (const [tab, address] of [
    ['vehicles', '**/api/appointments?*'],
    ['vehicles', '**/api/vehicles?*removed=true*'],
    ['appointments', '**/api/quotes?*'],
    ['appointments', '**/api/vehicles?*'],
    ['appointments&dialog=book', '**/api/appointments/options'],
    ['history', '**/api/services/costs*'],
    ['history', '**/api/vehicles?*'],
    ['reminders', '**/api/vehicles?*'],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ status: 500, json: unexpected }));
    await page.goto(`/dashboard?tab=${tab}`);
    await expect(told, `${tab} ${address}`).toBeVisible();
    await page.unroute(address);
    await again.click();
    await expect(told).toHaveCount(0);
  }
});

test('an appointment that was cancelled meanwhile offers nothing more in its windows', async ({ page }) => {
  const booking = {
    service_type: 'Diagnostics',
    appointment_date: tuesdayAhead(9),
    appointment_time: '15:00',
  };
  const { id } = (await api(page, 'POST', '/api/appointments', {
    ...booking,
    vehicle_id: null,
    duration_minutes: 60,
  })) as { id: string };
  await page.goto(`/dashboard?tab=appointments&dialog=cancel&id=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Cancel Appointment' });
  const cancel = dialog.getByRole('button', { name: 'Cancel Appointment' });
  await expect(cancel).toBeVisible();
  await loseAnswer(page, `**/api/appointments/${id}/cancel`);
  await cancel.click();
  await expect(toast(page)).toContainText('We cannot reach the garage');
  await expect(dialog).toContainText('This appointment is cancelled.');
  await expect(cancel).toHaveCount(0);
  await page.goto(`/dashboard?tab=appointments&dialog=move&id=${id}`);
  const move = page.getByRole('dialog', { name: 'Change Appointment' });
  await expect(move).toContainText('This appointment is cancelled.');
  await expect(move.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('free times take the focus from no field: booking begins with the type of work, and it stays there', async ({
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
  // Another type takes another time, for which other days may be free.
  const answer = page.waitForResponse(/appointments\/free.*duration=(?!60)/);
  await type.selectOption('Full Service');
  await answer;
  await expect(type).toBeFocused();
});

test('a history on paper breaks neither prices, words nor entries, however much was written about the work', async ({
  page,
  garage,
}) => {
  const { id } = (await api(page, 'POST', '/api/vehicles', {
    make: 'Seat',
    model: 'Alhambra',
    year: 2016,
    registration: 'PA16 PER',
  })) as { id: string };
  const db = garage.open();
  for (const description of ['Checked again after a long drive in the rain. '.repeat(4), 'x'.repeat(150)])
    await makeService(db, { vehicle_id: id, description, service_type: 'Diagnostics', cost: 123_456 });
  await db.destroy();
  // A4 with the usual margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`/dashboard?tab=history&of=${id}&dialog=pack`);
  const rows = page.getByRole('row').filter({ hasText: '£1,234.56' });
  await expect(rows).toHaveCount(2);
  const lines = (label: string) =>
    rows.locator(`[data-label="${label}"]`).evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      }),
    );
  expect(await lines('Cost')).toEqual([1, 1]);
  expect(await lines('Work')).toEqual([1, 1]);
  for (const row of await rows.all()) await expect(row).toHaveCSS('break-inside', 'avoid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

test('whoever has no password is asked for none while that is not known', async ({ page }) => {
  const privacy = '**/api/privacy';
  await page.route(privacy, (route) => route.fulfill({ status: 500, json: unexpected }));
  await page.goto('/dashboard?tab=data&dialog=erase');
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveCount(0);
  await page.unroute(privacy);
  await page.route(privacy, (route) => route.fulfill({ json: { has_password: false } }));
  await again.click();
  await expect(dialog.getByLabel('Your email address')).toBeVisible();
});

/** How the server answers when it has failed. */
const unexpected = { error: { code: 'unexpected', message: 'Reference 1' } };

test('a session that is ended from another device leaves the page, instead of calling it offline', async ({
  page,
  browser,
  baseURL,
}) => {
  const lost = await (await browser.newContext({ baseURL })).newPage();
  const isHeard = lost.waitForResponse('**/api/live');
  await signIn(lost, client);
  await isHeard;
  await expect(lost.getByText('Recent Appointments')).toBeVisible();
  await page.goto('/dashboard?tab=account');
  await page.getByRole('button', { name: 'Sign out others' }).click();
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Sign out others' })).toBeDisabled();
  await expect(lost).toHaveURL(/\/auth/);
  await expect(toast(lost)).toContainText('Your session has ended.');
});

test('a page that stays open over midnight counts the days anew', async ({ page }) => {
  // What changes would have the page ask anew, and on most nights nothing does.
  await page.route('**/api/live', (route) => route.abort());
  const midnight = Temporal.Now.zonedDateTimeISO('Europe/London').add({ days: 1 }).startOfDay();
  await page.clock.install({ time: midnight.subtract({ minutes: 10 }).epochMilliseconds });
  await page.goto('/dashboard?tab=vehicles');
  const left = page.getByText(/^\d+ days left$/).first();
  const before = Number.parseInt(await left.innerText(), 10);
  await page.clock.fastForward(20 * 60_000);
  await expect(left).toHaveText(`${before - 1} days left`);
});

/** Books half an hour behind the back of the window that is open. */
async function takeTime(page: Page, date: string, time: string): Promise<void> {
  await api(page, 'POST', '/api/appointments', {
    service_type: 'Other',
    appointment_date: date,
    appointment_time: time,
    duration_minutes: 30,
  });
}

/** @returns the names of a window's buttons that the toast covers, as far as it is scrolled to */
async function underToast(page: Page, dialog: Locator): Promise<string[]> {
  const shown = await toast(page).locator('[role=dialog]').elementHandle();
  return dialog.getByRole('button').evaluateAll((buttons, notice) => {
    const over = notice?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    return buttons.filter((each) => isUnder(each.getBoundingClientRect())).map((each) => each.textContent);
  }, shown);
}

function api(page: Page, method: string, path: string, body?: object): Promise<object> {
  return page.evaluate(
    async ([sentMethod, sentPath, sentBody]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('garage-session') ?? '{}') as {
        access_token: string;
      };
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(sentPath, { method: sentMethod, headers, body: sentBody });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${sentPath}: ${answer.status}`);
      return JSON.parse(text || '{}') as object;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as [string, string, string | null],
  );
}
